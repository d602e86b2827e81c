import { buildApp } from '#app'
import { applicationRole } from '#features/cash-register/server/tables.ts'
import { Live } from '#kit/server/live/live.ts'
import { type Connection, connect } from '#kit/server/postgres/db.ts'
import { asRole } from '#kit/server/postgres/db-role.ts'
import { Signer } from '#kit/server/security/device.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { Simulator } from '#kit/server/tse/simulator.ts'
import { given, serve } from './child.ts'

export type OursOptions = { connection: Connection; port: number; cache: boolean; pagesDir?: string; signed?: boolean }

/** A process that never may keep copies: what one does while it has lost the others. */
class NeverCaching extends Live {
  override get mayCache(): boolean {
    return false
  }
}

const { connection: owner, port, cache, pagesDir, signed } = given<OursOptions>()
const connection = asRole(owner, applicationRole.name)
const live = cache ? new Live(connection) : new NeverCaching(connection)
if (cache) await live.start()
const outside = connect(connection, { max: 3 })
const app = await buildApp({
  ...(signed && { signer: new Signer(new Simulator(outside, 'till'), { outside }) }),
  // Writes of many customers come from one machine here.
  env: readEnv({ PUBLIC_URL: `http://127.0.0.1:${port}`, TRUSTED_PROXIES: '127.0.0.1' }),
  sql: connect(connection, { max: 10 }),
  live,
  clock: Temporal.Now.instant,
  linkKey: 'a key that only the bench signs its links with',
  rootVerificationCode: '13579',
  testAccount: null,
  ...(pagesDir && { pagesDir }),
})
await app.listen({ port, host: '127.0.0.1' })
serve()
