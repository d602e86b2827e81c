import type { FastifyBaseLogger } from 'fastify'
import type { Live } from '../live/live.ts'
import type { NameServer } from '../outbound/name-server.ts'
import type { Outbound } from '../outbound/public-fetch.ts'
import type { Sql } from '../postgres/db.ts'
import type { Signer } from '../security/device.ts'
import type { SignedLinks } from '../security/signed-links.ts'
import type { Env } from '../settings/env.ts'

/** What every feature's server side works with. Tests build it with a clock of their own. */
export type Context = {
  env: Env
  sql: Sql
  live: Live
  log: FastifyBaseLogger
  clock: () => Temporal.Instant
  links: SignedLinks
  /** Signs what happens at the till; undefined where no security device is set up. */
  signer?: Signer | undefined
  /** How public pages are reached; the internet where it is undefined. */
  outbound?: Outbound | undefined
  /** Who is asked about names; the internet where it is undefined. */
  names?: NameServer | undefined
}
