import type { PageMeta } from '#sites/modules.ts'
import { Lost } from './not-found/lost.tsx'

export const meta: PageMeta = {
  title: 'Seite nicht gefunden – Sternsinger',
  description: 'Unter dieser Adresse gibt es keine Seite.',
  noindex: true,
}

export default function NotFoundPageInGerman() {
  return (
    <Lost
      title="Seite nicht gefunden"
      to="/de"
      text="Sie werden gleich weitergeleitet …"
      stayLabel="Hierbleiben"
      stayed="Sie bleiben auf dieser Seite"
      now="Jetzt zur Startseite"
    />
  )
}
