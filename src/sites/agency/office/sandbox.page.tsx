import { Sandbox } from '#features/sandbox/screens/sandbox.tsx'
import { Office, officeMeta } from './office.tsx'

export const meta = officeMeta('Sandbox', 'Every mail, paper and message of the product, to be tried safely')

export default function SandboxPage() {
  return <Office access="staff">{(user) => <Sandbox user={user} />}</Office>
}
