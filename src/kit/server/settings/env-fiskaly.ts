import * as z from 'zod/mini'
import { matching, secret, web } from './env-fields.ts'
import { SettingError } from './start-error.ts'

const uuid = z.optional(matching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'must be a UUID'))

/** The cloud TSE of the till. */
export const fiskalySettings = {
  FISKALY_API_KEY: secret,
  FISKALY_API_SECRET: secret,
  FISKALY_TSS_ID: uuid,
  FISKALY_CLIENT_ID: uuid,
  FISKALY_API_BASE: z._default(web(), 'https://kassensichv-middleware.fiskaly.com/api/v2'),
}

export type Fiskaly = { apiKey: string; apiSecret: string; tssId: string; clientId: string; apiBase: string }

const needed = ['FISKALY_API_KEY', 'FISKALY_API_SECRET', 'FISKALY_TSS_ID', 'FISKALY_CLIENT_ID'] as const
type Settings = { [Name in (typeof needed)[number]]?: string | undefined } & { FISKALY_API_BASE: string }

/** All of it or nothing: a till that is half set up would not sign. */
export function fiskalyOf(set: Settings): Fiskaly | undefined {
  const there = needed.find((name) => set[name])
  const missing = needed.find((name) => !set[name])
  if (!there) return undefined
  if (missing) throw new SettingError(`${missing} is missing: ${there} needs it`)
  const [apiKey = '', apiSecret = '', tssId = '', clientId = ''] = needed.map((name) => set[name])
  return { apiKey, apiSecret, tssId, clientId, apiBase: set.FISKALY_API_BASE }
}
