import type { VehicleType } from '../contract.ts'
import { words } from '../words.ts'

const isType = (text: string | undefined): text is VehicleType | 'all' =>
  text !== undefined && Object.hasOwn(words.typeNames, text)

/** The type an address names; `all` where it names none. */
export const typeOf = (text: string | undefined): VehicleType | 'all' => (isType(text) ? text : 'all')
