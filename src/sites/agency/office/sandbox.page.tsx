import { Sandbox } from '#features/sandbox/screens/sandbox.tsx'
import { Office } from './office.tsx'

export const meta = {
  title: 'Sandbox – Sternsinger',
  description: 'Every mail, paper and message of the product, to be tried safely',
  noindex: true,
}

export default function SandboxPage() {
  return <Office access="staff">{(user) => <Sandbox user={user} />}</Office>
}
