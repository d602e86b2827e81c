import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../settings/start-error.ts'

export type Migration = {
  number: number
  name: string
  text: string
  checksum: string
  /** `expand` only adds, and the version before runs on what it makes; `contract` may take away what that one needs. */
  kind: 'expand' | 'contract'
  /** False where its statements run one by one, each of which may run again after a crash. */
  inTransaction: boolean
}

/** The numbered SQL files, in order. Throws a StartError where a name or number is not right. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort()
  const migrations = await Promise.all(
    files.map(async (file) => {
      const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]
      if (!number) throw new StartError(`${join(directory, file)} must be named like 0001-what-it-does.sql`)
      const text = (await readFile(join(directory, file), 'utf8')).replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(text).digest('hex')
      // The first ones were made before this was asked for.
      const { kind, inTransaction } = markOf(text) ?? { kind: 'contract', inTransaction: true }
      return { number: Number(number), name: file, text, checksum, kind, inTransaction }
    }),
  )
  const twice = migrations.find((one, i) => migrations[i + 1]?.number === one.number)
  if (twice)
    throw new StartError(
      `Two migrations have the number of ${twice.name}: please give one of them the next free number`,
    )
  return migrations
}

/** What its first line says: `-- expand` or `-- contract`, and `, without transaction` where it is so. */
export function markOf(text: string): Pick<Migration, 'kind' | 'inTransaction'> | undefined {
  const mark = /^-- (expand|contract)(, without transaction)?$/.exec(text.split('\n', 1)[0] ?? '')
  return mark ? { kind: mark[1] === 'expand' ? 'expand' : 'contract', inTransaction: !mark[2] } : undefined
}
