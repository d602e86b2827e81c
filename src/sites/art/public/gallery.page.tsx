import { cardPath, openPlaces } from '#features/gallery/rules.ts'
import { Gallery } from '#features/gallery/screens/gallery.tsx'
import { ServerState } from '#kit/ui/server-state.tsx'
import type { PageMeta } from '#sites/modules.ts'
import type { PageParams } from '#sites/pages.ts'
import { words } from '../words.ts'

/** A link to a work is shared with its name and its picture, which the server fills in. */
export const meta = ({ itemId }: PageParams): PageMeta => ({
  title: words.galleryTitle,
  description: words.galleryDescription,
  ...(itemId && { sharedTitle: openPlaces.title, description: openPlaces.alt, image: cardPath(itemId) }),
})

export default function GalleryPage() {
  return (
    <main tabIndex={-1}>
      <ServerState>
        <Gallery />
      </ServerState>
    </main>
  )
}
