import type { PageMeta } from '#sites/modules.ts'
import share from '../pictures/share.png'
import { english } from './home/english.ts'
import { Home } from './home/home.tsx'

export const meta: PageMeta = {
  title: 'Sternsinger: websites, booking systems and back offices',
  description: 'Sternsinger makes websites, booking systems and back offices for small businesses.',
  image: share,
  alternates: { de: '/de' },
}

export default function HomePage() {
  return <Home texts={english} />
}
