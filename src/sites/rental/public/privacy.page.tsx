import { KeptInBrowser, Mails, Notices, Providers } from '#features/privacy/screens/notices.tsx'
import { readOperator } from '#features/settings/screens/operator.ts'
import { MapsChoice } from '#kit/ui/maps-choice.tsx'
import text, { meta } from '../content/privacy.md'
import { Article } from './article.tsx'

export { meta }

export default function Privacy() {
  return <Article {...text({ ...readOperator(), Notices, KeptInBrowser, Mails, Providers, MapsChoice })} />
}
