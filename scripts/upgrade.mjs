/** `npm run test:upgrade`: the last release and this version work side by side on one database, while this one migrates it. */
import { inProjectNode } from './prepare.mjs'

await inProjectNode(import.meta.url)
const { tryUpgrade } = await import('./upgrade.ts')
process.exit((await tryUpgrade()) ? 0 : 1)
