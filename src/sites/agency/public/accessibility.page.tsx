import { statementOf } from '#features/settings/screens/statement.ts'
import text, { meta } from '../content/accessibility.md'
import { LegalPage } from './legal/legal-page.tsx'

export { meta }

export default function AccessibilityPage() {
  return <LegalPage {...statementOf(text({}), 'the site of the agency')} />
}
