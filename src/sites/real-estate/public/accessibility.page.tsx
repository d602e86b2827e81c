import { accessibilityOf, accessibilityStand } from '#features/settings/content/accessibility.ts'
import { StatementText } from '#features/settings/screens/statement-text.tsx'
import type { PageMeta } from '#sites/modules.ts'
import { LegalPage } from './legal/legal-page.tsx'

export const meta: PageMeta = {
  title: 'PresentationPro - Accessibility',
  description: 'What works for everybody on this site, what does not yet, and whom to tell of a barrier.',
}

const chapters = accessibilityOf('real-estate').map((chapter) => ({
  anchor: chapter.id,
  title: chapter.title,
  text: <StatementText chapter={chapter} />,
}))

export default function AccessibilityPage() {
  return (
    <LegalPage
      title="Accessibility"
      lead="A house is for everybody who wants to come in. So is this site, as far as we got."
      chapters={chapters}
      stand={accessibilityStand}
    />
  )
}
