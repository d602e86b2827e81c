import { Acquisition } from '#features/acquisition/screens/acquisition.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Acquisition', 'Whom to win next')

export default officePage('admin', (user) => <Acquisition user={user} />)
