import { useArtist } from '#features/gallery/screens/use-artist.ts'
import { later } from '#kit/ui/later.tsx'
import { ServerState } from '#kit/ui/server-state.tsx'

const ArtistInbox = later(async () => (await import('#features/gallery/screens/inbox/artist-inbox.tsx')).ArtistInbox)

/** What people wrote, for the artist; nothing for anybody else. */
export default function Letters() {
  return (
    <ServerState>
      <OfArtist />
    </ServerState>
  )
}

const OfArtist = () => (useArtist() ? <ArtistInbox /> : null)
