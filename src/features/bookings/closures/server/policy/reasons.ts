import { inLanguage } from '#kit/server/http/language.ts'
import { type Language, languages } from '#kit/shared/language.ts'
import type { CanceledWhy } from '../../../rules/cancellation.ts'
import { words } from '../../words.ts'

const offeredIn = (language: Language) =>
  inLanguage(language, () => [...words.boatReasons, ...words.waterReasons] as const)

/** The offered reasons are damage of a boat but for its inspection, and weather; any other is one of ours. */
const whys: readonly CanceledWhy[] = ['damage', 'damage', 'other', 'weather', 'weather', 'weather']

const placeOf = (reason: string) => languages.map((one) => offeredIn(one).indexOf(reason)).find((at) => at >= 0) ?? -1

/** Why what was booked then is canceled. */
export const whyClosed = (reason: string): CanceledWhy => whys[placeOf(reason)] ?? 'other'

/** Why something is closed, for who reads a language: one of the offered reasons in it, any other as it was written. */
export const reasonIn = (language: Language, reason: string): string => offeredIn(language)[placeOf(reason)] ?? reason
