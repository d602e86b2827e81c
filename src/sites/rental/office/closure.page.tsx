import { ClosureReview } from '#features/bookings/closures/screens/closure-review.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import type { PageParams } from '#sites/pages.ts'
import { home } from '../addresses.ts'
import { words } from './words.ts'

export const meta = {
  title: words.titled(words.closure),
  description: words.closureText,
  noindex: true,
}

export default function ClosurePage({ params }: { params: PageParams }) {
  const id = Number(params.closure)
  return (
    <SignedIn access="staff">
      {(user) => <ClosureReview key={id} user={user} id={id} timeline={`${home}/timeline`} />}
    </SignedIn>
  )
}
