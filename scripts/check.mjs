import { buildIfStale, inProjectNode } from './prepare.mjs'

await inProjectNode(import.meta.url)
await buildIfStale()
const { runChecks } = await import('./checks.mjs')
const { failed } = await runChecks()
process.exit(failed === 0 ? 0 : 1)
