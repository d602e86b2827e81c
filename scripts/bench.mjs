import { buildIfStale, inProjectNode } from './prepare.mjs'
import { giveUp } from './terminal.mjs'

await inProjectNode(import.meta.url)
await buildIfStale()
if (process.argv.includes('--pages')) {
  const { measurePages } = await import('../bench/lighthouse.ts')
  await measurePages(3, process.argv.slice(process.argv.indexOf('--pages') + 1))
} else if (process.argv.includes('--scroll')) {
  const { measureScrolling } = await import('../bench/scroll.ts')
  await measureScrolling(3, process.argv.slice(process.argv.indexOf('--scroll') + 1))
} else if (process.argv.includes('--office')) {
  const { measureOffice } = await import('../bench/office.ts')
  await measureOffice({ quick: process.argv.includes('--quick') })
} else if (process.argv.includes('--acquisition')) {
  const { measureAcquisition } = await import('../bench/acquisition.ts')
  await measureAcquisition({ quick: process.argv.includes('--quick') })
} else if (process.argv.includes('--load')) {
  const { measureArrivals } = await import('../bench/arrivals.ts')
  await measureArrivals({ quick: process.argv.includes('--quick') })
} else if (process.argv.includes('--overload')) {
  const { measureOverload } = await import('../bench/arrivals-overload.ts')
  await measureOverload({ quick: process.argv.includes('--quick') })
} else if (process.argv.includes('--migrations')) {
  const { measureMigrations } = await import('../bench/migrations.ts')
  await measureMigrations({ quick: process.argv.includes('--quick') })
} else if (process.argv.includes('--compare')) {
  const revision = process.argv[process.argv.indexOf('--compare') + 1]
  if (!revision) giveUp('Please name a revision: npm run bench -- --compare v0.9.0')
  const { measureComparison } = await import('../bench/compare.ts')
  await measureComparison(revision, { quick: process.argv.includes('--quick') })
} else {
  const { measureHotCalls } = await import('../bench/run.ts')
  await measureHotCalls({ quick: process.argv.includes('--quick') })
}
