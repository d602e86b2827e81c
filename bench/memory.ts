import { readdir, readFile } from 'node:fs/promises'

/** Memory of the processes of one program. */
export type Memory = {
  program: string
  processes: number
  /** Proportional set size: what they share is divided among those who share it. */
  bytes: number
  /** Part of the product; npm only waits for it to end. */
  counts: boolean
}

/** Of a process and all below it, by program; nothing where the system has no /proc. */
export async function memoryBelow(pid: number): Promise<Memory[]> {
  const parents = await readParents()
  const processes = await Promise.all(
    familyOf(pid, parents).map(async (id) => {
      const [command, rollup] = await Promise.all([
        readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => ''),
        readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => ''),
      ])
      return { program: programOf(command), bytes: pssOf(rollup) }
    }),
  )
  const programs = Map.groupBy(
    processes.filter(({ bytes }) => bytes > 0),
    ({ program }) => program,
  )
  return [...programs]
    .map(([program, all]) => ({
      program,
      processes: all.length,
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
      counts: program === 'node' || program === 'PostgreSQL',
    }))
    .sort((a, b) => b.bytes - a.bytes)
}

async function readParents(): Promise<Map<number, number>> {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')))
  return new Map(stats.flatMap((stat, i) => (stat === '' ? [] : [[Number(ids[i]), parentOf(stat)] as const])))
}

/** The parent's id, from /proc/PID/stat: the name of a program may have anything in it, brackets too. */
export const parentOf = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])

/** A process, its children, and theirs. */
export function familyOf(pid: number, parents: ReadonlyMap<number, number>): number[] {
  const children = [...parents].filter(([id, parent]) => parent === pid && id !== pid).map(([id]) => id)
  return [pid, ...children.flatMap((child) => familyOf(child, parents))]
}

/** Bytes, from /proc/PID/smaps_rollup; 0 where it cannot be read. */
export const pssOf = (rollup: string): number => Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024

/** From /proc/PID/cmdline, where arguments end with a zero; PostgreSQL writes what it is doing instead. */
export function programOf(commandLine: string): string {
  const [first = '', second = ''] = commandLine.split('\0')
  if (/^npm\b/.test(first) || /npm-cli\.js$/.test(second)) return 'npm'
  if (/(^|\/)postgres(:|$)/.test(first)) return 'PostgreSQL'
  return first.split('/').at(-1)?.split(' ')[0] ?? ''
}
