import type { Vehicle } from '#features/vehicles/contract.ts'
import type { Extra } from '../contract.ts'
import type { Party } from './party.ts'

/** What to bring, by what the server says of it. */
export type Thing =
  | 'identity'
  | 'licence'
  | 'licenceIfAny'
  | 'cash'
  | 'sunAndWind'
  | 'flatShoes'
  | 'windproof'
  | 'swimwear'
  | 'changeOfClothes'
  | 'wetShoes'
  | 'bedding'
  | 'provisions'

export type Trip = Pick<Party, 'license'> & {
  kind: 'hours' | 'days'
  vehicleType: Vehicle['type']
  extras: readonly Extra[]
  /** Something is paid on site. */
  paysOnSite: boolean
}

/** What one wears and needs aboard. */
const aboard: Readonly<Record<Vehicle['type'], readonly Thing[]>> = {
  motorboats: ['sunAndWind', 'flatShoes'],
  sailboats: ['windproof', 'flatShoes'],
  canoes: ['sunAndWind', 'wetShoes', 'changeOfClothes'],
  jetskis: ['swimwear', 'changeOfClothes'],
  houseboats: ['sunAndWind', 'flatShoes'],
}

/**
 * What to bring, papers and money first: the boating licence where somebody said to have one, and where nobody asked (staff
 * booked it) if there is one. Who sleeps aboard a houseboat brings food, and bedding unless it is booked.
 */
export function thingsToBring({ kind, vehicleType, license, extras, paysOnSite }: Trip): Thing[] {
  const sleepsAboard = kind === 'days' && vehicleType === 'houseboats'
  return [
    'identity',
    ...(license === 'yes' ? (['licence'] as const) : []),
    ...(license === 'not_answered' ? (['licenceIfAny'] as const) : []),
    ...(paysOnSite ? (['cash'] as const) : []),
    ...aboard[vehicleType],
    ...(sleepsAboard && !extras.includes('bed_linen_and_towel') ? (['bedding'] as const) : []),
    ...(sleepsAboard ? (['provisions'] as const) : []),
  ]
}
