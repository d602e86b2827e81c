import { PrivacyTools } from '#features/privacy/screens/privacy-tools.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Privacy tools', 'Export and erase a person, and what goes by itself')

export default officePage('root', (user) => <PrivacyTools user={user} />)
