import { buildIfStale, inProjectNode } from '../scripts/prepare.mjs'
import { giveUp } from '../scripts/terminal.mjs'

await inProjectNode(import.meta.url)
await buildIfStale()
const given = process.argv.slice(2)
const how = { quick: given.includes('--quick') }

/** What can be measured by its flag; each is told what was named after the flags. */
const measures = {
  '--load': async () => (await import('./arrivals.ts')).measureArrivals(how),
  '--overload': async () => (await import('./arrivals-overload.ts')).measureOverload(how),
  '--pages': async (named) => (await import('./lighthouse.ts')).measurePages(3, named),
  '--scroll': async (named) => (await import('./scroll.ts')).measureScrolling(3, named),
  '--office': async () => (await import('./office.ts')).measureOffice(how),
  '--acquisition': async () => (await import('./acquisition.ts')).measureAcquisition(how),
  '--fleet': async () => (await import('./fleet.ts')).measureFleet(how),
  '--sign-in': async () => (await import('./sign-in.ts')).measureSignIn(how),
  '--migrations': async () => (await import('./migrations.ts')).measureMigrations(how),
  '--compare': async ([revision]) => {
    if (!revision) giveUp('Please name a revision: npm run bench -- --compare HEAD~1')
    await (await import('./compare.ts')).measureComparison(revision, how)
  },
}
const hotCalls = async () => (await import('./run.ts')).measureHotCalls(how)

const flag = given.find((one) => one in measures)
if (flag) await measures[flag](given.filter((one) => !one.startsWith('--')))
else await hotCalls()
if (given.includes('--all') && !flag) {
  for (const next of ['--load', '--overload', '--pages', '--scroll']) {
    console.log(`\nnpm run bench -- ${next}`)
    await measures[next]([])
  }
} else if (!flag) {
  console.log(
    '\nBeside this: -- --load, --overload, --pages, --scroll, or -- --all for everything one after the other.',
  )
}
