import type { PageMeta } from '#sites/modules.ts'
import { german } from './home/german.ts'
import { Home } from './home/home.tsx'

export const meta: PageMeta = {
  title: 'Sternsinger: Websites, Buchungssysteme und das Büro dahinter',
  description: 'Sternsinger baut kleinen Betrieben Websites, Buchungssysteme und das Büro dahinter.',
  alternates: { en: '/' },
}

export default function HomePageInGerman() {
  return <Home texts={german} />
}
