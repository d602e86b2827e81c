import { readOperator } from '#features/settings/screens/operator.ts'
import text, { meta } from '../content/datenschutz.md'
import { LegalPage } from './legal/legal-page.tsx'

export { meta }

export default function DatenschutzPage() {
  return <LegalPage {...text(readOperator())} contents="Auf dieser Seite" />
}
