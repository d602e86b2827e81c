import type { PageMeta } from '#sites/modules.ts'
import { Questions } from './questions/questions.tsx'

export const meta: PageMeta = {
  title: 'PresentationPro - Questions & Answers',
  description:
    'How long buying and selling take, what comes on top of the price, what may be asked of a tenant: questions about property, answered in a few sentences each.',
}

export default function QuestionsPage() {
  return <Questions />
}
