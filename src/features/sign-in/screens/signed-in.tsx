import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useRouter } from 'wouter'
import type { Access } from '#kit/shared/endpoint.ts'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { onSessionEnd, refresh, useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { checkUser, type SignedInUser } from '../contract.ts'
import { words } from '../words.ts'
import { loginAddress, loginPath, sentAwayFrom } from './way-back.ts'

/** Where somebody lands after signing in. */
export const mainMenuOf = ({ root }: Pick<SignedInUser, 'root'>) => (root ? '/internal' : '/RentalRevolution/internal')

export type ShownTo = (user: SignedInUser) => ReactNode

type SignedInProps = {
  access: Exclude<Access, 'anyone' | 'artist'>
  children: ReactNode | ShownTo
}

/**
 * Shows a staff page to those it is for; who is not signed in is sent to the login and comes back from there, also when
 * the session ends while the page is open. Signed-in people whom it is not for are sent there too, stay signed in and read
 * why. What the page may do, the server decides at each call.
 */
export function SignedIn({ access, children }: SignedInProps) {
  const { data: user, error, isPending, refetch } = useEndpoint(checkUser)
  const [, navigate] = useLocation()
  const loginAt = useRouter().base + loginPath
  const wasSignedIn = useRef(false)
  if (user?.email) wasSignedIn.current = true
  const isNobody = user?.email === null
  const isSentAway = user !== undefined && user.email !== null && !mayOpen(access, user)

  useEffect(() => onSessionEnd(() => void refresh(checkUser)), [])
  useEffect(() => {
    // The page above may have sent people there already.
    if (!isNobody || location.pathname === loginAt) return
    const here = location.pathname + location.search + location.hash
    navigate(loginAddress(here, wasSignedIn.current ? 'ended' : undefined), { replace: true })
  }, [isNobody, loginAt, navigate])
  useEffect(() => {
    if (!isSentAway || access === 'staff' || location.pathname === loginAt) return
    const here = location.pathname + location.search + location.hash
    navigate(loginPath, { replace: true, state: sentAwayFrom(here, access) })
  }, [isSentAway, access, loginAt, navigate])

  if (error) return <ErrorState isPage title={words.notFoundOut} text={error.message} retry={() => void refetch()} />
  if (isPending || user.email === null || isSentAway) {
    return (
      <Loading what={words.checking}>
        <Skeleton count={3} />
      </Loading>
    )
  }
  return typeof children === 'function' ? children(user) : children
}

/** A page of staff: for whom it is, and what it shows them. */
export const signedInPage = (access: SignedInProps['access'], show: ShownTo) => () => (
  <SignedIn access={access}>{show}</SignedIn>
)

/** Whether a page is for somebody. */
export function mayOpen(access: SignedInProps['access'], { admin, root }: SignedInUser): boolean {
  if (access === 'root') return root
  return access === 'staff' || admin
}
