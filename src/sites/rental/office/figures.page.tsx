import { Figures } from '#features/figures/screens/figures.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.figures, words.figuresText)

export default function FiguresPage() {
  return <SignedIn access="admin">{(user) => <Figures user={user} />}</SignedIn>
}
