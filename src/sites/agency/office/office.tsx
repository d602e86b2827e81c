import type { ReactNode } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import type { Access } from '#kit/shared/endpoint.ts'
import { ConnectionBanner } from '#kit/ui/connection-banner.tsx'
import { LiveUpdates } from '#kit/ui/live-updates.tsx'
import { ServerState } from '#kit/ui/server-state.tsx'

type OfficeProps = { access: Exclude<Access, 'anyone'>; children: ReactNode | ((user: SignedInUser) => ReactNode) }

/** Around every page of the agency's back office: who may see it, and answers that stay current. */
export function Office({ access, children }: OfficeProps) {
  return (
    <ServerState>
      <LiveUpdates />
      <main id="main" tabIndex={-1}>
        <SignedIn access={access}>{children}</SignedIn>
      </main>
      <ConnectionBanner />
    </ServerState>
  )
}
