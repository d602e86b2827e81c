/** `npm run restore FILE` puts a backup into an empty system; with `--replace` also in the place of what is there. */
import { inProjectNode } from './prepare.mjs'

await inProjectNode(import.meta.url)
const { endingPlainly, restore } = await import('./backup-commands.ts')
await endingPlainly(restore(process.argv.slice(2)))
