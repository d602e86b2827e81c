import { AnswerPage } from '#features/bookings/closures/screens/answer-page.tsx'
import { home } from '../addresses.ts'
import { words } from '../words.ts'

export const meta = {
  title: words.closedTitle,
  description: words.closedDescription,
  noindex: true,
}

export default function ClosedPage() {
  return <AnswerPage home={home} />
}
