import { StartError } from '../settings/start-error.ts'
import { connect, type Sql } from './db.ts'

/** Refuses, in one sentence without the password, a DATABASE_URL where no database answers. */
export async function reachOutsideDatabase(url: string): Promise<void> {
  const sql = connect({ url }, { max: 1 })
  await reaching('DATABASE_URL', url, sql`SELECT 1`).finally(() => sql.end({ timeout: 1 }))
}

/**
 * Refuses, in one sentence, a DATABASE_POOL_URL that does not lead to the database of `direct`, or whose account could do
 * there what the role must not. To be called once that role is prepared.
 */
export async function checkPooledDatabase(url: string, direct: Sql, role: string): Promise<void> {
  const pool = connect({ url, pooled: true }, { max: 1 })
  try {
    const [there] = await reaching('DATABASE_POOL_URL', url, whereAndWho(pool, role))
    const [here] = await whereAndWho(direct, role)
    if (there?.database !== here?.database)
      throw new StartError('DATABASE_POOL_URL leads to another database than DATABASE_URL')
    if (there?.owns || !there?.works)
      throw new StartError(
        `DATABASE_POOL_URL: ${there?.account} may do ${there?.owns ? 'more' : 'less'} than ${role}, please let ${role} sign in there`,
      )
  } finally {
    await pool.end({ timeout: 1 })
  }
}

/** The database by its identity, and what the account may do in it: all, as owner, and what the role may. */
const whereAndWho = (sql: Sql, role: string) => sql<
  { database: string; account: string; owns: boolean; works: boolean }[]
>`
  SELECT (SELECT system_identifier FROM pg_control_system())::text || ' ' || d.oid AS database,
         current_user AS account, pg_has_role(${role}, 'USAGE') AS works,
         EXISTS (SELECT FROM pg_class c WHERE relnamespace = current_schema()::regnamespace AND pg_has_role(c.relowner, 'MEMBER')) AS owns
  FROM pg_database d WHERE datname = current_database()`

async function reaching<T>(setting: string, url: string, statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    const { username, host, pathname } = new URL(url)
    const shown = `${username && `${decodeURIComponent(username)}@`}${host}${pathname}`
    throw new StartError(`${setting}: the database ${shown} cannot be reached: ${reasonOf(error)}`)
  }
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing accepts connections there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  CONNECT_TIMEOUT: 'it does not answer',
  ENOENT: 'there is no such socket',
}

function reasonOf(error: unknown): string {
  const { code = '', message } = error as Error & { code?: string }
  return reasons[code] ?? message
}
