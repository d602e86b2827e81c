import { accessibilityOf, accessibilityStand } from '#features/settings/content/accessibility.ts'
import { StatementText } from '#features/settings/screens/statement-text.tsx'
import type { PageMeta } from '#sites/modules.ts'
import { Article } from './article.tsx'

export const meta: PageMeta = {
  title: 'Accessibility – RentalRevolution',
  description: 'What works for everybody on this site, what does not yet, and whom to tell of a barrier.',
}

const sections = accessibilityOf('rental').map((chapter) => ({
  title: chapter.title,
  text: <StatementText chapter={chapter} />,
}))

export default function Accessibility() {
  return (
    <Article
      title="Accessibility"
      lead="What works for everybody on this site, what does not yet, and whom to tell of a barrier."
      sections={sections}
      stand={accessibilityStand}
    />
  )
}
