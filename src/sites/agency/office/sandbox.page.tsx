import { Sandbox } from '#features/sandbox/screens/sandbox.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Sandbox', 'Every mail, paper and message of the product, to be tried safely')

export default officePage('staff', (user) => <Sandbox user={user} />)
