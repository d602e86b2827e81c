/** `npm run test:pitr`: loses the bookings of a database to a mistake, and brings it back to just before. */
import { inProjectNode } from './prepare.mjs'

await inProjectNode(import.meta.url)
const { tryPointInTime } = await import('./point-in-time.ts')
process.exit((await tryPointInTime()) ? 0 : 1)
