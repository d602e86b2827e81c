import { Backups } from '#features/backups/screens/backups.tsx'
import { Office } from './office.tsx'

export const meta = {
  title: 'Backups – Sternsinger',
  description: 'Everything in one file, and the way back',
  noindex: true,
}

export default function BackupsPage() {
  return <Office access="root">{(user) => <Backups user={user} />}</Office>
}
