import { type Connection, connect } from '#kit/server/postgres/db.ts'
import { SignedLinks } from '#kit/server/security/signed-links.ts'
import { readEnv } from '#kit/server/settings/env.ts'

/**
 * A process of its own that hands over the mails that are due, made to be killed: `killAt` is the statement before whose
 * sending it ends itself as `kill -9` would. `without`: words that are left out of every statement, to see what they are
 * there for. Prints how many it handed over when it gets to its end.
 */
export type OutreachProcess = { connection: Connection; now: string; killAt: number; without: string[] }

const { dispatch } = await import('#features/acquisition/outreach/server/commands/dispatch.ts')

const { connection, now, killAt, without } = JSON.parse(process.argv[2] ?? '') as OutreachProcess

const sql = connect(connection, { max: 2 })
await sql`SELECT 1`
interfere()
const silent = { info() {}, warn() {}, error() {}, child: () => silent }
const { queued } = await dispatch({
  sql,
  env: readEnv({}),
  clock: () => Temporal.Instant.from(now),
  links: new SignedLinks('a key that only the tests sign their links with'),
  live: { changed: async () => {} } as never,
  log: silent as never,
})
console.log(queued)
process.exit(0)

function interfere() {
  let count = 0
  type Query = { strings: readonly string[]; handle: (...rest: unknown[]) => unknown }
  const statement = Object.getPrototypeOf(sql`SELECT 1`) as Query
  const { handle } = statement
  statement.handle = function (this: Query, ...rest) {
    if (++count === killAt) process.kill(process.pid, 'SIGKILL')
    for (const words of without) this.strings = leftOut(this.strings, words)
    return handle.apply(this, rest)
  }
}

/** Statements without parameters are given as one text, which keeps its mark of being one. */
function leftOut(strings: readonly string[], words: string): readonly string[] {
  if (!strings.some((part) => part.includes(words))) return strings
  const left = strings.map((part) => (part.trim() === words ? 'SELECT 1' : part.replaceAll(words, '')))
  return Object.assign(left, { raw: left })
}
