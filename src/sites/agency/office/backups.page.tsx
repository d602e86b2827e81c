import { Backups } from '#features/backups/screens/backups.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Backups', 'Everything in one file, and the way back')

export default officePage('root', (user) => <Backups user={user} />)
