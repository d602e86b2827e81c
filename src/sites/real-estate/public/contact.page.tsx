import type { PageMeta } from '#sites/modules.ts'
import { Offices } from './contact/offices.tsx'
import { Opening } from './contact/opening.tsx'
import { Team } from './contact/team.tsx'
import { words } from './contact/words.ts'
import { Writing } from './contact/writing.tsx'

export const meta: PageMeta = {
  title: words.title,
  description: words.description,
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
