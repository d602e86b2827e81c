import type { PageMeta } from '#sites/modules.ts'
import { english } from './home/english.ts'
import { Home } from './home/home.tsx'

export const meta: PageMeta = {
  title: 'Sternsinger: websites, booking systems and back offices',
  description: 'Sternsinger makes websites, booking systems and back offices for small businesses.',
  alternates: { de: '/de' },
}

export default function HomePage() {
  return <Home texts={english} />
}
