import type { VehicleType } from '../contract.ts'
import { words } from '../words.ts'

/** Of words that many parts of a page say there is one copy, here. */
export const typeNames = words.typeNames
export const typeOnes = words.typeOnes
export const typeTitles = words.typeTitles

const isType = (text: string | undefined): text is VehicleType | 'all' =>
  text !== undefined && Object.hasOwn(typeNames, text)

/** The type an address names; `all` where it names none. */
export const typeOf = (text: string | undefined): VehicleType | 'all' => (isType(text) ? text : 'all')
