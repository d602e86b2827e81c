import { Figures } from '#features/figures/screens/figures.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { words } from './words.ts'

export const meta = { title: words.titled(words.figures), description: words.figuresText, noindex: true }

export default function FiguresPage() {
  return <SignedIn access="admin">{(user) => <Figures user={user} />}</SignedIn>
}
