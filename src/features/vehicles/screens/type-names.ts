import type { VehicleType } from '../contract.ts'

/** A type in the middle of a sentence. `all` stands for whatever the rental has. */
export const typeNames: Readonly<Record<VehicleType | 'all', { singular: string; plural: string }>> = {
  all: { singular: 'boat', plural: 'boats' },
  motorboats: { singular: 'motorboat', plural: 'motorboats' },
  sailboats: { singular: 'sailboat', plural: 'sailboats' },
  canoes: { singular: 'canoe', plural: 'canoes' },
  jetskis: { singular: 'jet ski', plural: 'jet skis' },
  houseboats: { singular: 'houseboat', plural: 'houseboats' },
}

/** A type as a heading: `Jet skis`, `All boats`. */
export function typeTitle(type: VehicleType | 'all'): string {
  const { plural } = typeNames[type]
  return type === 'all' ? `All ${plural}` : plural.charAt(0).toUpperCase() + plural.slice(1)
}

const isType = (text: string | undefined): text is VehicleType | 'all' => text !== undefined && text in typeNames

/** The type an address names; `all` where it names none. */
export const typeOf = (text: string | undefined): VehicleType | 'all' => (isType(text) ? text : 'all')
