import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { SettingError } from './start-error.ts'

/** The kinds of settings, each with the sentence that says how it must be. */

export const text = (rule: string, fits: (value: string) => boolean) =>
  z.string().check(z.refine(fits, { error: rule }))
export const matching = (pattern: RegExp, rule: string) => text(rule, (value) => pattern.test(value))
export const line = (max: number) =>
  matching(new RegExp(`^[^\\r\\n]{1,${max}}$`), `must be one line of at most ${max} characters`)
export const secret = z.optional(line(500))
export const email = () =>
  matching(
    /^(?=.{3,50}$)[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/,
    'must be an email address of at most 50 characters',
  )

export const wholeNumber = (min: number, max: number, fallback: number) =>
  z._default(
    z.pipe(
      text(
        `must be a whole number from ${min} to ${max}`,
        (value) => /^\d{1,9}$/.test(value) && +value >= min && +value <= max,
      ),
      z.transform(Number),
    ),
    fallback,
  )

export const onOrOff = (fallback: 'on' | 'off') =>
  z.pipe(
    z._default(matching(/^(on|off)$/, 'must be on or off'), fallback),
    z.transform((value) => value === 'on'),
  )

export function address(protocols: readonly string[], rule: string) {
  return text(rule, (value) => {
    const url = URL.parse(value)
    return (
      url !== null && protocols.includes(url.protocol) && url.hostname !== '' && decodes(url.username + url.password)
    )
  })
}

/** Whether each % in it begins a character, as in an address it must. */
function decodes(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

export const web = () => address(['http:', 'https:'], 'must be an http or https address')

export const rate = (fallback: string) =>
  z.pipe(
    z._default(
      text('must be a number like 0.92', (value) => /^\d{1,3}(\.\d{1,6})?$/.test(value) && Number(value) > 0),
      fallback,
    ),
    z.transform(Number),
  )

/** Degrees: north and east are positive. */
export type Position = { latitude: number; longitude: number }

export const position = () => {
  const read = (value: string): Position | undefined => {
    const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d{1,8})?), ?(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(value) ?? []
    const at = { latitude: Number(latitude), longitude: Number(longitude) }
    return Math.abs(at.latitude) <= 90 && Math.abs(at.longitude) <= 180 ? at : undefined
  }
  return z.pipe(
    text('must be a latitude and a longitude like 52.52, 13.405', (value) => read(value) !== undefined),
    z.transform(read),
  )
}

export const listOf = (list: string) => list.split(',').flatMap((part) => part.trim() || [])

export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  return isIP(address) > 0 && more.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits))
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name })) && !/^[+-]/.test(name)
  } catch {
    return false
  }
}

const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

/** Whether this is a public key of age, `age1…`, with the check characters that a mistyped one does not have. */
export function isRecipient(text: string): boolean {
  if (!/^age1[02-9ac-hj-np-z]{58}$/.test(text)) return false
  const prefix = [...'age'].map((letter) => letter.charCodeAt(0))
  const letters = [...text.slice(4)].map((letter) => bech32.indexOf(letter))
  const values = [...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...letters]
  return values.reduce(checksumStep, 1) === 1
}

/** Of BIP 173. */
function checksumStep(sum: number, value: number): number {
  const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
  const top = sum >>> 25
  const next = ((sum & 0x1ffffff) << 5) ^ value
  return generators.reduce((all, generator, bit) => ((top >>> bit) & 1 ? all ^ generator : all), next)
}

export const stripeKey = z.optional(
  matching(/^(sk|rk)_\w{10,250}$/, 'must be a secret or restricted key of Stripe, sk_… or rk_…'),
)
export const stripeSecret = z.optional(
  matching(/^whsec_[\w+/=]{10,250}$/, 'must be the signing secret of a webhook, whsec_…'),
)

/** The pier of the sample business. */
export const samplePosition: Position = { latitude: 52.52, longitude: 13.405 }

export type Stripe = { secretKey: string; webhookSecret: string; apiBase: string }
type StripeSettings = {
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_API_BASE: string
}

/** The webhook is no choice: it tells at once of who paid and closed the page. */
export function stripeOf(set: StripeSettings): Stripe | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = set
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, apiBase: set.STRIPE_API_BASE }
  if (secretKey) throw new SettingError('STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY needs it')
  if (webhookSecret) throw new SettingError('STRIPE_SECRET_KEY is missing: STRIPE_WEBHOOK_SECRET needs it')
  return undefined
}

export type Paypal = { clientId: string; clientSecret: string; apiBase: string; webhookId: string | undefined }
type PaypalSettings = {
  PAYPAL_CLIENT_ID?: string | undefined
  PAYPAL_CLIENT_SECRET?: string | undefined
  PAYPAL_API_BASE: string
  PAYPAL_WEBHOOK_ID?: string | undefined
}

export function paypalOf(set: PaypalSettings): Paypal | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = set
  if (clientId && clientSecret)
    return { clientId, clientSecret, apiBase: set.PAYPAL_API_BASE, webhookId: set.PAYPAL_WEBHOOK_ID }
  if (clientId) throw new SettingError('PAYPAL_CLIENT_SECRET is missing: PAYPAL_CLIENT_ID needs it')
  if (clientSecret) throw new SettingError('PAYPAL_CLIENT_ID is missing: PAYPAL_CLIENT_SECRET needs it')
  return undefined
}
