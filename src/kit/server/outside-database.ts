import { connect } from './db.ts'
import { StartError } from './start-error.ts'

/** Refuses, in one sentence without the password, a DATABASE_URL where no database answers. */
export async function reachOutsideDatabase(url: string): Promise<void> {
  const sql = connect({ url }, { max: 1 })
  try {
    await sql`SELECT 1`
  } catch (error) {
    const { username, host, pathname } = new URL(url)
    const shown = `${username && `${decodeURIComponent(username)}@`}${host}${pathname}`
    throw new StartError(`DATABASE_URL: the database ${shown} cannot be reached: ${reasonOf(error)}`)
  } finally {
    await sql.end({ timeout: 1 })
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
