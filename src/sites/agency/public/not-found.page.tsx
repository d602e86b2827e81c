import type { PageMeta } from '#sites/modules.ts'
import { Lost } from './not-found/lost.tsx'

export const meta: PageMeta = {
  title: 'Page not found - Sternsinger',
  description: 'There is no page at this address.',
  noindex: true,
}

export default function NotFoundPage() {
  return (
    <Lost title="Page not found" to="/" text="You will be redirected automatically" now="Go to the start page now" />
  )
}
