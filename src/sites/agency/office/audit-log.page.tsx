import { AuditLog } from '#features/audit-log/screens/audit-log.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Audit log', 'Who did what, and when')

export default officePage('root', (user) => <AuditLog user={user} />)
