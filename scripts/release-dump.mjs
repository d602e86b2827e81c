/**
 * `node scripts/release-dump.mjs VERSION COMMIT`: keeps what a release made of its sample data, for the tests of upgrades.
 * Each version of CHANGELOG.md gets one when the next begins; COMMIT is its last.
 */
import { inProjectNode } from './prepare.mjs'

await inProjectNode(import.meta.url)
const [version, commit] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+$/.test(version ?? '') || !commit) {
  console.error('Please say: node scripts/release-dump.mjs VERSION COMMIT, like 0.9.0 a698936')
  process.exit(1)
}
const { dumpRelease } = await import('./release-dump.ts')
await dumpRelease(version, commit)
