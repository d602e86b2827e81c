import { Acquisition } from '#features/acquisition/screens/acquisition.tsx'
import { Office, officeMeta } from './office.tsx'

export const meta = officeMeta('Acquisition', 'Whom to win next')

export default function AcquisitionPage() {
  return <Office access="admin">{(user) => <Acquisition user={user} />}</Office>
}
