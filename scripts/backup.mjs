/** `npm run backup [FILE]` writes everything in the database into a file, whether the system runs or not. */
import { readEnvFile } from './env-file.mjs'
import { inProjectNode } from './prepare.mjs'

await inProjectNode(import.meta.url)
readEnvFile()
const { backUp, endingPlainly } = await import('./backup-commands.ts')
await endingPlainly(backUp(process.argv.slice(2)))
