import type { Opened } from './office-tab.ts'
import { median, percentile } from './statistics.ts'

/** The goal: milliseconds from the click that 95 % of openings may take. */
const goal = 300

/** A call, the screens that asked for it, how long each answer took in milliseconds, and its size. */
export type Asked = { path: string; screens: readonly string[]; took: readonly number[]; bytes: number }

const printRow = (label: string, values: readonly string[], more = '') =>
  console.log(label.padEnd(36) + values.map((value) => value.padStart(9)).join('') + more)

/** For each screen the time from the click until it was there, in tabs without and with the code of its page. */
export function printScreens(opened: readonly Opened[]): void {
  const times = Map.groupBy(opened, ({ screen }) => screen.name)
  printRow('\nms from the click', ['cold', 'p95', 'n', 'warm', 'p95', 'n'])
  const rows = [...times].map(([name, all]) => {
    const [cold, warm] = [true, false].map((which) => all.filter((one) => one.cold === which).map(({ took }) => took))
    return { name, cold: cold ?? [], warm: warm ?? [] }
  })
  for (const { name, cold, warm } of rows.sort((a, b) => worst(b) - worst(a)))
    printRow(`  ${name}`, [...cells(cold), ...cells(warm)], worst({ cold, warm }) > goal ? `  over ${goal}` : '')
  const all = opened.map(({ took }) => took)
  console.log(`  all of them: median ${median(all).toFixed(0)}, p95 ${percentile(all, 95).toFixed(0)}, goal ${goal}`)
}

const worst = ({ cold, warm }: { cold: readonly number[]; warm: readonly number[] }) =>
  Math.max(...[cold, warm].filter(({ length }) => length > 0).map((times) => percentile(times, 95)))

const cells = (times: readonly number[]): string[] =>
  times.length === 0
    ? ['–', '–', '0']
    : [median(times).toFixed(0), percentile(times, 95).toFixed(0), String(times.length)]

/** For each call how long the server took when nothing was kept in memory. */
export function printCalls(calls: readonly Asked[]): void {
  console.log(`\n${'ms for an answer'.padEnd(76)}${['p50', 'p95', 'KB'].map((title) => title.padStart(9)).join('')}`)
  for (const { path, took, bytes } of calls.toSorted((a, b) => median(b.took) - median(a.took))) {
    const numbers = [median(took).toFixed(1), percentile(took, 95).toFixed(1), (bytes / 1024).toFixed(0)]
    console.log(`  ${path.padEnd(74)}${numbers.map((number) => number.padStart(9)).join('')}`)
  }
}
