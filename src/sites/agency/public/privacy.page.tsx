import { readOperator } from '#features/settings/screens/operator.ts'
import text, { meta } from '../content/privacy.md'
import { LegalPage } from './legal/legal-page.tsx'

export { meta }

export default function PrivacyPage() {
  return <LegalPage {...text(readOperator())} />
}
