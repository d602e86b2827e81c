import { Backups } from '#features/backups/screens/backups.tsx'
import { Office, officeMeta } from './office.tsx'

export const meta = officeMeta('Backups', 'Everything in one file, and the way back')

export default function BackupsPage() {
  return <Office access="root">{(user) => <Backups user={user} />}</Office>
}
