import { readOperator } from '#features/settings/screens/operator.ts'
import text, { meta } from '../content/barrierefreiheit.md'
import { LegalPage } from './legal/legal-page.tsx'

export { meta }

export default function BarrierefreiheitPage() {
  return <LegalPage {...text(readOperator())} contents="Auf dieser Seite" />
}
