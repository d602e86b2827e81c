import { useIdle } from '#kit/ui/use-idle.ts'
import { useLater } from '#kit/ui/use-later.ts'
import { words } from '../words.ts'
import { About } from './about.tsx'
import { Approach } from './approach.tsx'
import { Contact } from './contact.tsx'
import { Hero } from './hero.tsx'
import { Hours } from './hours.tsx'
import { Offer } from './offer.tsx'
import { Welcome } from './welcome.tsx'

export const meta = {
  title: words.homeTitle,
  description: words.homeDescription,
}

/** The harbour from morning to evening: what there is, when it is open, where it lies. */
export default function HomePage() {
  const ContactWidget = useLater(() => import('./contact-widget.tsx'), useIdle())
  return (
    <>
      <Hero />
      <Welcome />
      <Offer />
      <Hours />
      <Approach />
      <Contact />
      <About />
      {ContactWidget && <ContactWidget />}
    </>
  )
}
