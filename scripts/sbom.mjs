/** `npm run sbom [FILE]`: what the product is made of, as CycloneDX 1.5, read from package-lock.json alone. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { inProjectNode } from './prepare.mjs'

await inProjectNode(import.meta.url)
const { billOf, readLock } = await import('./check-licences.ts')
const file = process.argv[2] ?? 'build/sbom.cdx.json'
writeFileSync(resolve(process.env.INIT_CWD ?? '.', file), `${JSON.stringify(billOf(readLock()), null, 1)}\n`)
console.log(`Written: ${file}`)
