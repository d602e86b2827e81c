import { ArtSession } from '#features/gallery/screens/use-artist.ts'
import { ServerState } from '#kit/ui/server-state.tsx'

/** Who is signed in: no page waits for it that does not ask itself. */
export default function Session() {
  return (
    <ServerState>
      <ArtSession />
    </ServerState>
  )
}
