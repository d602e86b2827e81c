import type { PageMeta } from '#sites/modules.ts'
import { Questions } from './questions/questions.tsx'
import { words } from './questions/words.ts'

export const meta: PageMeta = {
  title: words.title,
  description: words.description,
}

export default function QuestionsPage() {
  return <Questions />
}
