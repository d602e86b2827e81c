import { buildIfStale, inProjectNode } from './prepare.mjs'

await inProjectNode(import.meta.url)
await buildIfStale()
await import('../bench/run.ts')
