import type { Hour } from '#kit/shared/day.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { words } from './words.ts'

/** When somebody is not told. Hours on the wall clock, over midnight where the first is the later one. */
export type Quiet = { from: Hour; until: Hour }

export const isQuiet = (quiet: Quiet | undefined, hour: Hour): boolean => {
  if (!quiet) return false
  const { from, until } = quiet
  return from < until ? hour >= from && hour < until : hour >= from || hour < until
}

type Draft = { quiet_from?: Hour | undefined; quiet_until?: Hour | undefined }

/** Both ends or none, and not the same one: nobody could say whether that is always or never. */
export function quietErrors({ quiet_from: from, quiet_until: until }: Draft): FieldError[] {
  if ((from === undefined) !== (until === undefined))
    return [{ field: from === undefined ? 'quiet_from' : 'quiet_until', message: words.bothEnds }]
  return from !== undefined && from === until ? [{ field: 'quiet_until', message: words.sameEnds }] : []
}

/** The seconds after which a message that did not get through is sent again; none after the last. Whoever asks for more is heeded. */
export function nextTry(tries: number, asked = 0): number | undefined {
  const wait = [20, 90, 300][tries - 1]
  return wait === undefined ? undefined : Math.max(wait, Math.min(asked, 900))
}

/** What became of a message, by what the push service answered; undefined where none came. */
export function outcomeOf(status: number | undefined): 'sent' | 'gone' | 'again' | 'refused' {
  if (status === undefined || status >= 500 || status === 429) return 'again'
  if (status === 404 || status === 410) return 'gone'
  return status >= 200 && status < 300 ? 'sent' : 'refused'
}

const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const

/** What a device is called in the list of its owner: `Chrome, Android`. */
export function deviceName(userAgent = ''): string {
  const of = (names: readonly (readonly [string, string])[]) => names.find(([sign]) => userAgent.includes(sign))?.[1]
  return [of(browsers), of(systems)].filter(Boolean).join(', ') || words.aBrowser
}
