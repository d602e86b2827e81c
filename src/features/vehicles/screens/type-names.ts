import type { VehicleType } from '../contract.ts'
import { typeNames } from '../rules.ts'

export { typeNames }

/** A type as a heading: `Jet skis`, `All boats`. */
export function typeTitle(type: VehicleType | 'all'): string {
  const { plural } = typeNames[type]
  return type === 'all' ? `All ${plural}` : plural.charAt(0).toUpperCase() + plural.slice(1)
}

const isType = (text: string | undefined): text is VehicleType | 'all' => text !== undefined && text in typeNames

/** The type an address names; `all` where it names none. */
export const typeOf = (text: string | undefined): VehicleType | 'all' => (isType(text) ? text : 'all')
