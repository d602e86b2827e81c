import { MapsChoice } from '#kit/ui/maps-choice.tsx'
import text, { meta } from '../content/privacy.md'
import { Article } from './article.tsx'

export { meta }

export default function Privacy() {
  return <Article {...text({ MapsChoice })} />
}
