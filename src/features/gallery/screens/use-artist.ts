import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { artLogout, checkArtist, checkArtSession } from '#features/sign-in/contract/art.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { onSessionEnd, refresh, remember, useEndpoint } from '#kit/ui/server-state.tsx'

/** Who is signed in as the artist: undefined while nobody knows, false for everybody else. */
export function useArtist(): SignedInUser | false | undefined {
  const { data, isError } = useEndpoint(checkArtist)
  if (data === undefined) return isError ? false : undefined
  return data.email !== null && data.active ? data : false
}

/** From here on this is a visitor. What the artist was told is not shown to visitors, and asked for anew after signing in. */
const becomeVisitor = () =>
  remember(checkArtist, undefined, { email: null, username: null, active: false, admin: false })

/** Nothing more is asked for in the artist's name while the session ends. */
export async function signOut(): Promise<void> {
  becomeVisitor()
  try {
    await call(artLogout)
  } catch (error) {
    await refresh(checkArtist)
    throw error
  }
}

/** Once for the whole art site: asks again who is signed in when another section of it is opened, and when a call is refused. */
export function ArtSession() {
  const { data } = useEndpoint(checkArtist)
  const [path] = useLocation()
  const section = path.split('/').slice(0, 3).join('/')
  const asked = useRef(section)
  const isKnown = Boolean(data?.email)
  const isBarred = isKnown && data?.active === false

  useEffect(() => onSessionEnd(() => void refresh(checkArtist)), [])
  useEffect(() => {
    if (isBarred) void signOut().catch(() => {})
  }, [isBarred])
  useEffect(() => {
    if (asked.current === section) return
    asked.current = section
    if (!isKnown) return void refresh(checkArtist)
    call(checkArtSession).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) becomeVisitor()
    })
  }, [section, isKnown])
  return null
}
