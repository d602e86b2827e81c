import { readOperator } from '#features/settings/screens/operator.ts'
import text, { meta } from '../content/imprint.md'
import { Article } from './article.tsx'

export { meta }

export default function Imprint() {
  return <Article {...text(readOperator())} />
}
