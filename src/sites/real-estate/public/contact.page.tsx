import type { PageMeta } from '#sites/modules.ts'
import { Offices } from './contact/offices.tsx'
import { Opening } from './contact/opening.tsx'
import { Team } from './contact/team.tsx'
import { Writing } from './contact/writing.tsx'

export const meta: PageMeta = {
  title: 'PresentationPro - Contact',
  description:
    'The six people of Presentation Pro, the offices in Hamburg, Munich and Lisbon with their hours and the way there, and the contact form.',
}

export default function ContactPage() {
  return (
    <main tabIndex={-1}>
      <Opening />
      <Team />
      <Offices />
      <Writing />
    </main>
  )
}
