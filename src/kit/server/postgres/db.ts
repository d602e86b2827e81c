import postgres from 'postgres'

export type Sql = postgres.Sql<{ bigint: number }>
export type Transaction = postgres.TransactionSql<{ bigint: number }>
/** A connection pool or a transaction: whatever runs a statement. */
export type Db = Sql | Transaction

/**
 * `role`: the one that the account of the address takes on. `pooled`: PgBouncer is there, which hands each transaction to
 * any connection of its own: nothing may be kept in one.
 */
export type Connection =
  | { host: string; port: number; user: string; database: string }
  | { url: string; role?: string }
  | { url: string; pooled: true }

/** Days and times stay the text PostgreSQL sends; whole numbers of 8 bytes are JavaScript numbers. */
const types = {
  bigint: { to: 20, from: [20], serialize: (value: number) => String(value), parse: (text: string) => Number(text) },
  // postgres.js would make Dates of these, in the time zone of the process.
  date: { to: 1082, from: [1082, 1114, 1184], serialize: (text: string) => text, parse: (text: string) => text },
}

export type PoolOptions = {
  max?: number
  name?: string
  /** Settings of PostgreSQL for these connections. */
  parameters?: Readonly<Record<string, string | number>>
  /** Not renewed from time to time. */
  forever?: boolean
  onClose?: () => void
  /** Of channels that a connection of this pool listens to. */
  onNotify?: (channel: string, payload: string) => void
}

/** Opens a pool. Nothing is sent before the first statement. */
export function connect(connection: Connection, more: PoolOptions = {}): Sql {
  const pooled = 'pooled' in connection
  const options = {
    max: more.max ?? 10,
    // A statement prepared on one connection of PgBouncer is unknown on the next; only newer ones keep account of them.
    prepare: !pooled,
    types,
    connect_timeout: 5,
    // In seconds: a database that comes back is found soon, and not by all at once.
    backoff: () => 0.1 + Math.random() * 0.4,
    onnotice: () => {},
    ...(more.forever && { max_lifetime: null }),
    ...(more.onClose && { onclose: more.onClose }),
    ...(more.onNotify && { onnotify: more.onNotify }),
    connection: {
      application_name: more.name ?? 'sternsinger',
      TimeZone: 'UTC',
      // PgBouncer lets nothing else pass when connecting.
      ...(!pooled && { client_min_messages: 'warning' as const }),
      ...('role' in connection && connection.role && { role: connection.role }),
      ...more.parameters,
    },
  }
  // The cast drops the type parameter of the overridden date, which no statement of ours is given as an object.
  const open = (also: object = {}) =>
    ('url' in connection
      ? postgres(connection.url, { ...options, ...also })
      : postgres({ ...connection, ...options })) as unknown as Sql
  return pooled ? oneByOne(open({ max_pipeline: 0 }), open()) : open()
}

/**
 * Between two statements that are sent together PgBouncer may give its connection away, and neither comes to an end (its
 * issue 759). Within a transaction it does not; and there postgres.js cannot do without.
 */
function oneByOne(statements: Sql, transactions: Sql): Sql {
  const end = statements.end
  return Object.assign(statements, {
    begin: transactions.begin,
    end: async (how?: { timeout?: number }) => void (await Promise.all([end(how), transactions.end(how)])),
  })
}

const retryable = new Set(['40001', '40P01'])

/**
 * Runs work in a transaction and repeats it, at most 5 times, when PostgreSQL gave it up for another one's sake
 * (serialization failure, deadlock).
 */
export async function transaction<T>(sql: Sql, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return retrying(() => sql.begin((tx) => work(tx as Transaction)) as Promise<T>)
}

export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === 5 || !retryable.has(errorCode(error) ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}

/** SQLSTATE, or the connection's error name (`ECONNRESET`), of an error thrown by a statement. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Whether a statement failed because of a constraint, or a unique index, of this name. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint_name' in error && error.constraint_name === constraint

const diskFull = '53100'

const lostConnection = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ENOENT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53200',
  // A disk that is full or fails, and a server that takes no writes, as some make themselves when little room is left.
  diskFull,
  '58030',
  '25006',
  // What PgBouncer says of itself, whatever it is.
  '08P01',
])

/** Whether a statement failed because the database is away or keeps nothing for the moment, not because of the statement. */
export const isDatabaseAway = (error: unknown) => lostConnection.has(errorCode(error) ?? '')

export const isDiskFull = (error: unknown) => errorCode(error) === diskFull
