import { execFile } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/**
 * The process that postmaster.pid names, if it lives: ours to stop (`postgres` on this very directory), or a stranger
 * that got the number of a dead one. postmaster.pid itself is never touched: PostgreSQL judges it by itself.
 */
export async function namedByPidFile(directory: string): Promise<{ pid: number; isOurs: boolean } | undefined> {
  const file = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(file, 10)
  return pid > 0 && lives(pid) ? { pid, isOurs: await isPostgresOn(pid, directory) } : undefined
}

/** Stops a postmaster that an earlier run left behind, and waits until it is gone. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT')
  for (let waited = 0; lives(pid); waited += 50) {
    if (waited === 10_000) signal(pid, 'SIGQUIT')
    await sleep(50)
  }
}

async function isPostgresOn(pid: number, directory: string): Promise<boolean> {
  if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === directory
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout.includes('postgres') && stdout.includes(directory)
}

/** Whether there is such a process, whoever's it is. */
export function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {}
}
