import { AutomaticBackup } from '#features/backups/screens/automatic-backup.tsx'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { MainMenu } from '#features/sign-in/screens/main-menu.tsx'
import { agencyMenu, more, useWaitingWork } from './menu.tsx'
import { Office, officeMeta } from './office.tsx'
import { Waiting } from './waiting.tsx'

export const meta = officeMeta('Main Menu', "The agency's back office")

export default function AgencyMainMenu() {
  return <Office access="staff">{(user) => <Menu user={user} />}</Office>
}

function Menu({ user }: { user: SignedInUser }) {
  return (
    <MainMenu
      user={user}
      entries={agencyMenu(user, useWaitingWork(user))}
      more={more}
      glance={user.root && <Waiting />}
    >
      <AutomaticBackup user={user} />
    </MainMenu>
  )
}
