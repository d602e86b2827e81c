import { statementOf } from '#features/settings/screens/statement.ts'
import text, { meta } from '../content/accessibility.md'
import { Article } from './article.tsx'

export { meta }

export default function Accessibility() {
  return <Article {...statementOf(text({}), 'Rental Revolution')} />
}
