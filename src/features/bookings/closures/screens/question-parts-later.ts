import { later } from '#kit/ui/later.tsx'

/** Known only once the question is: what was booked, and what can be had instead. */
export const QuestionParts = later(async () => (await import('./question-parts.tsx')).QuestionParts)
