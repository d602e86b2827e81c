import type { ComponentProps } from 'react'
import { MainMenuAddress } from '#features/sign-in/screens/office-page.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { standInForTestAccounts } from '#features/sign-in/screens/use-user.ts'
import { ConnectionBanner } from '#kit/ui/connection-banner.tsx'
import { LiveUpdates } from '#kit/ui/live-updates.tsx'
import { ServerState } from '#kit/ui/server-state.tsx'

standInForTestAccounts(() => import('#sites/demo.ts'))

/** Around every page of the agency's back office: who may see it, and answers that stay current. */
export function Office(props: ComponentProps<typeof SignedIn>) {
  return (
    <ServerState>
      <LiveUpdates />
      <main id="main" tabIndex={-1}>
        <MainMenuAddress value="/internal">
          <SignedIn {...props} />
        </MainMenuAddress>
      </main>
      <ConnectionBanner />
    </ServerState>
  )
}
