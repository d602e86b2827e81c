import { Acquisition } from '#features/acquisition/screens/acquisition.tsx'
import { Office } from './office.tsx'

export const meta = { title: 'Acquisition – Sternsinger', description: 'Whom to win next', noindex: true }

export default function AcquisitionPage() {
  return <Office access="admin">{(user) => <Acquisition user={user} />}</Office>
}
