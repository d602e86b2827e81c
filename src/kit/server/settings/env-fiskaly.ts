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

/** `ids`: of a TSS, and of the till as its client; without them admins set one up. */
export type Fiskaly = {
  apiKey: string
  apiSecret: string
  apiBase: string
  ids: { tssId: string; clientId: string } | undefined
}

const pairs = [
  ['FISKALY_API_KEY', 'FISKALY_API_SECRET'],
  ['FISKALY_TSS_ID', 'FISKALY_CLIENT_ID'],
] as const
type Settings = { [Name in (typeof pairs)[number][number]]?: string | undefined } & { FISKALY_API_BASE: string }

/** Keys alone, or with both ids: a till that is half set up would not sign. */
export function fiskalyOf(set: Settings): Fiskaly | undefined {
  const [keys, ids] = pairs.map(([one, other]) => {
    const [there, missing] = set[one] ? [one, other] : [other, one]
    if (set[there] && !set[missing]) throw new SettingError(`${missing} is missing: ${there} needs it`)
    return set[there] !== undefined && set[there] !== ''
  })
  if (ids && !keys) throw new SettingError('FISKALY_API_KEY is missing: FISKALY_TSS_ID needs it')
  if (!keys) return undefined
  const { FISKALY_API_KEY: apiKey = '', FISKALY_API_SECRET: apiSecret = '', FISKALY_API_BASE: apiBase } = set
  const { FISKALY_TSS_ID: tssId = '', FISKALY_CLIENT_ID: clientId = '' } = set
  return { apiKey, apiSecret, apiBase, ids: ids ? { tssId, clientId } : undefined }
}
