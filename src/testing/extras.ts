import type { ExtraRow } from '#features/price-rules/extras/contract.ts'
import { listPrice, type Pricing } from '#features/price-rules/rules.ts'

/** A cooler for $5 a booking, for every boat and as often as asked for, unless told otherwise. */
export const someExtra = (changes: Partial<ExtraRow> = {}): ExtraRow => ({
  key: 'cooler',
  name: 'Cooler',
  name_de: 'Kühlbox',
  price: 500,
  unit: 'booking',
  stock: null,
  vehicle_types: [],
  flows: ['hours', 'days'],
  position: 10,
  active: true,
  ...changes,
})

const seeded: [string, string, string, number][] = [
  ['bbq', 'Barbecue grill', 'Grill', 3000],
  ['jukebox', 'Jukebox', 'Jukebox', 1000],
  ['binoculars', 'Binoculars', 'Fernglas', 500],
  ['stand_up_paddle', 'Stand-up paddle', 'SUP-Board', 5000],
  ['canoe_one_person', 'Canoe for one person', 'Kanu für eine Person', 5000],
  ['canoe_two_persons', 'Canoe for two persons', 'Kanu für zwei Personen', 7500],
  ['inflatable_boat', 'Inflatable boat', 'Schlauchboot', 5000],
  ['sonar', 'Sonar', 'Echolot', 3500],
  ['bed_linen_and_towel', 'Bed linen and towel', 'Bettwäsche und Handtuch', 2500],
]

/** The extras of the documents, as every database begins with them. */
export const seedExtras: readonly ExtraRow[] = seeded.map(([key, name, name_de, price], i) =>
  someExtra({
    ...{ key, name, name_de, price, position: i + 1 },
    unit: key === 'bed_linen_and_towel' ? 'person' : 'booking',
    flows: i < 3 ? ['hours', 'days'] : ['days'],
  }),
)

/** By the price list, with them. */
export const seedPrice: Pricing = { ...listPrice, extras: seedExtras }
