/** `npm run restore FILE` puts a backup into an empty system; with `--replace` also in the place of what is there. */
import { readEnvFile } from './env-file.mjs'
import { inProjectNode } from './prepare.mjs'

await inProjectNode(import.meta.url)
readEnvFile()
const { endingPlainly, restore } = await import('./backup-commands.ts')
await endingPlainly(restore(process.argv.slice(2)))
