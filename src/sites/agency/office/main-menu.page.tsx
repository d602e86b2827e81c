import { AutomaticBackup } from '#features/backups/screens/automatic-backup.tsx'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { MainMenu } from '#features/sign-in/screens/main-menu.tsx'
import { DueNow } from './due-now.tsx'
import { agencyMenu, more, useWaitingWork } from './menu.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Main Menu', "The agency's back office")

export default officePage('staff', (user) => <Menu user={user} />)

function Menu({ user }: { user: SignedInUser }) {
  const work = useWaitingWork(user)
  return (
    <MainMenu user={user} entries={agencyMenu(user, work)} more={more} glance={user.root && <DueNow work={work} />}>
      <AutomaticBackup user={user} />
    </MainMenu>
  )
}
