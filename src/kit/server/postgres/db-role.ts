import { type Connection, errorCode, type Sql, type Transaction, transaction, violates } from './db.ts'

export type Privilege = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE' | 'TRUNCATE'

export type RoleOptions = {
  name: string
  /** What the role may do with tables that are not like the others. */
  only: Readonly<Record<string, readonly Privilege[]>>
  /** It signs in by itself: where who may connect at all is decided by other means than passwords. */
  login: boolean
  /** What it may do with tables that `only` does not name is left as it is: a newer version of the software said so. */
  keepOthers?: boolean
}

const everything: readonly Privilege[] = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']

/** Any number, the same in every process: who holds it changes privileges, the others wait. */
const lock = 7_041_882_361

/**
 * Makes the role that the application works under, and gives it what it needs on the tables of the database: everything,
 * except where `only` says less. To be called by their owner after migrating; when all is as it should be, nothing is
 * written. Answers why not, where the owner's account may not make roles, and then nothing has changed.
 */
export async function prepareRole(sql: Sql, options: RoleOptions): Promise<{ refused: string | undefined }> {
  try {
    await transaction(sql, async (tx) => {
      await tx`SELECT pg_advisory_xact_lock(${lock})`
      await makeRole(tx, options)
      await allowTables(tx, options)
      // Whether it may be taken on.
      if (!options.login) await tx`SET LOCAL ROLE ${tx(options.name)}`
    })
    return { refused: undefined }
  } catch (error) {
    // Not allowed; or the name belongs to something that may not be granted.
    if (!['42501', '0LP01'].includes(errorCode(error) ?? '')) throw error
    return { refused: (error as Error).message }
  }
}

/** The same database under a role: signed in as it, or, with the account of an address, taken on from the first byte. */
export const asRole = (connection: Connection, name: string): Connection =>
  'url' in connection ? { ...connection, role: name } : { ...connection, user: name }

async function makeRole(tx: Transaction, { name, login }: RoleOptions) {
  const [role] = await tx<{ login: boolean; mayTakeOn: boolean }[]>`
    SELECT rolcanlogin AS login, pg_has_role(oid, 'MEMBER') AS "mayTakeOn" FROM pg_roles WHERE rolname = ${name}`
  if (!role) {
    await tx
      .savepoint((inner) => inner`CREATE ROLE ${inner(name)} ${login ? inner`LOGIN` : inner``}`)
      .catch((error) => {
        // Another database of the same server was quicker.
        if (errorCode(error) !== '42710' && !violates(error, 'pg_authid_rolname_index')) throw error
      })
  } else if (login && !role.login) await tx`ALTER ROLE ${tx(name)} LOGIN`
  if (!login && !role?.mayTakeOn) await tx`GRANT ${tx(name)} TO CURRENT_USER`
}

/** Tables and sequences of which the role has other privileges than it should. */
async function allowTables(tx: Transaction, { name, only, keepOthers = false }: RoleOptions) {
  const relations = await tx<{ name: string; isSequence: boolean; has: string[] }[]>`
    SELECT c.relname AS name, c.relkind = 'S' AS "isSequence",
           ARRAY(SELECT privilege_type FROM aclexplode(c.relacl) WHERE grantee = r.oid ORDER BY 1) AS has
    FROM pg_class c, pg_roles r
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
      AND pg_has_role(c.relowner, 'USAGE') AND r.rolname = ${name}`
  for (const { name: table, isSequence, has } of relations) {
    if (keepOthers && !(table in only) && has.length > 0) continue
    const wanted: readonly string[] = isSequence ? ['SELECT', 'UPDATE', 'USAGE'] : (only[table] ?? everything)
    if (has.join() === [...wanted].sort().join()) continue
    const kind = tx.unsafe(isSequence ? 'SEQUENCE' : 'TABLE')
    await tx`REVOKE ALL ON ${kind} ${tx(table)} FROM ${tx(name)}`
    await tx`GRANT ${tx.unsafe(wanted.join(', '))} ON ${kind} ${tx(table)} TO ${tx(name)}`
  }
  const [schema] = await tx<{ name: string; mayUse: boolean }[]>`
    SELECT current_schema() AS name, has_schema_privilege(${name}, current_schema(), 'USAGE') AS "mayUse"`
  if (schema?.mayUse === false) await tx`GRANT USAGE ON SCHEMA ${tx(schema.name)} TO ${tx(name)}`
}
