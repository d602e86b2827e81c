import { AuditLog } from '#features/audit-log/screens/audit-log.tsx'
import { Office } from './office.tsx'

export const meta = { title: 'Audit log – Sternsinger', description: 'Who did what, and when', noindex: true }

export default function AuditLogPage() {
  return <Office access="root">{(user) => <AuditLog user={user} />}</Office>
}
