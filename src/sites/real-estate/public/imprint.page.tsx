import { readOperator } from '#features/settings/screens/operator.ts'
import text, { meta } from '../content/imprint.md'
import { LegalPage } from './legal/legal-page.tsx'

export { meta }

export default function ImprintPage() {
  return <LegalPage {...text(readOperator())} />
}
