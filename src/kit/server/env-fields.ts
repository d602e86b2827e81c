import { isIP } from 'node:net'
import * as z from 'zod/mini'

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
  return text(
    rule,
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol) && new URL(value).hostname !== '',
  )
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

export const proxies = (list: string) => list.split(',').flatMap((part) => part.trim() || [])

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
