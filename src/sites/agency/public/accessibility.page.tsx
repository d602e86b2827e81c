import { accessibilityOf, accessibilityStand } from '#features/settings/content/accessibility.ts'
import { StatementText } from '#features/settings/screens/statement-text.tsx'
import type { PageMeta } from '#sites/modules.ts'
import { LegalPage } from './legal/legal-page.tsx'

export const meta: PageMeta = {
  title: 'Accessibility – Sternsinger',
  description: 'What works for everybody on this site, what does not yet, and whom to tell of a barrier.',
  alternates: { de: '/de/barrierefreiheit' },
}

const chapters = accessibilityOf('agency').map((chapter) => ({
  id: chapter.id,
  title: chapter.title,
  text: <StatementText chapter={chapter} />,
}))

export default function AccessibilityPage() {
  return (
    <LegalPage
      title="Accessibility"
      lead={<p>What works for everybody on this site, what does not yet, and whom to tell of a barrier.</p>}
      contents="On this page"
      chapters={chapters}
      stand={accessibilityStand}
    />
  )
}
