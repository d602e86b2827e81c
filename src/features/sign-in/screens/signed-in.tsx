import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Access } from '#kit/shared/endpoint.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { checkUser, type SignedInUser } from '../contract.ts'

export const loginPath = '/RentalRevolution/login'

/** Where somebody lands after signing in. */
export const mainMenuOf = ({ root }: Pick<SignedInUser, 'root'>) => (root ? '/internal' : '/RentalRevolution/internal')

type SignedInProps = {
  access: Exclude<Access, 'anyone'>
  children: ReactNode | ((user: SignedInUser) => ReactNode)
}

/**
 * Shows a staff page to those it is for; who is not signed in is sent to the login. What the page may do, the server
 * decides at each call.
 */
export function SignedIn({ access, children }: SignedInProps) {
  const { data: user, error, isPending, refetch } = useEndpoint(checkUser)
  const [, navigate] = useLocation()
  const isNobody = user?.email === null

  useEffect(() => {
    if (isNobody) navigate(loginPath, { replace: true })
  }, [isNobody, navigate])

  if (error)
    return (
      <ErrorState
        isPage
        title="We could not find out who is signed in"
        text={error.message}
        retry={() => void refetch()}
      />
    )
  if (isPending || user.email === null) {
    return (
      <Loading what="Checking who is signed in">
        <Skeleton count={3} />
      </Loading>
    )
  }
  if (!mayOpen(access, user)) {
    return (
      <EmptyState isPage title="This page is not for your account" text="Ask an administrator if you need it.">
        <ButtonLink to={mainMenuOf(user)}>Main Menu</ButtonLink>
      </EmptyState>
    )
  }
  return typeof children === 'function' ? children(user) : children
}

function mayOpen(access: SignedInProps['access'], { admin, root }: SignedInUser): boolean {
  if (access === 'root') return root
  return access === 'staff' || admin
}
