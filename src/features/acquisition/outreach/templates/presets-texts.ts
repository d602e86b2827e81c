import type { Currency } from '#kit/shared/money.ts'
import type { AcquisitionType } from '../../contract.ts'

/** Whom a letter speaks to; `Legacy` is the longer one to all of them. */
export const presetTypes = [
  'BoatRental',
  'HalfBoatRental',
  'YachtRental',
  'GeneralRental',
  'Neutral',
  'Legacy',
] as const
export type PresetType = (typeof presetTypes)[number]

/**
 * Parts of letters in one language, as HTML without what differs from letter to letter: `{business}`, `{setup}`,
 * `{monthly}`, `{terms}` and `{demo}` are put in by `presetOf`.
 */
export type LetterTexts = {
  letters: Readonly<Record<AcquisitionType, Readonly<Record<PresetType, readonly string[]>>>>
  /** In the place of a name that is not known. */
  business: string
  /** What prices are in, and whether tax is in them. */
  terms: Readonly<Record<Currency, string>>
}
