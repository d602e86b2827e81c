import { statementOf } from '#features/settings/screens/statement.ts'
import text, { meta } from '../content/barrierefreiheit.md'
import { LegalPage } from './legal/legal-page.tsx'

export { meta }

export default function BarrierefreiheitPage() {
  return <LegalPage {...statementOf(text({}), 'die Seite der Agentur')} contents="Auf dieser Seite" />
}
