import { AuditLog } from '#features/audit-log/screens/audit-log.tsx'
import { Office, officeMeta } from './office.tsx'

export const meta = officeMeta('Audit log', 'Who did what, and when')

export default function AuditLogPage() {
  return <Office access="root">{(user) => <AuditLog user={user} />}</Office>
}
