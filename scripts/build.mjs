import { inProjectNode } from './prepare.mjs'

await inProjectNode(import.meta.url)
await import('./build.ts')
