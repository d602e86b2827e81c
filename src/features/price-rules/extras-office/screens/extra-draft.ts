import type { VehicleType } from '#features/vehicles/contract.ts'
import { toUnits } from '#kit/shared/money.ts'
import { asTyped } from '#kit/shared/typed-numbers.ts'
import type { Flow } from '../../contract.ts'
import type { ExtraRow, ExtraUnit } from '../../extras/contract.ts'

/** An extra as it is typed. */
export type ExtraDraft = {
  key: string | undefined
  name: string
  name_de: string
  price: string
  unit: ExtraUnit
  stock: string
  vehicle_types: readonly VehicleType[]
  flows: readonly Flow[]
  position: string
}

/** A form for an extra, or for a new one, which comes last. */
export function extraDraft(extra: ExtraRow | undefined): ExtraDraft {
  if (!extra) {
    const nothing = { name: '', name_de: '', price: '', stock: '', position: '', vehicle_types: [] }
    return { key: undefined, ...nothing, unit: 'booking', flows: ['hours', 'days'] }
  }
  const { key, name, name_de, price, unit, stock, vehicle_types, flows, position } = extra
  return {
    ...{ key, name, name_de, unit, vehicle_types, flows },
    price: asTyped(toUnits(price)),
    stock: stock === null ? '' : asTyped(stock),
    position: asTyped(position),
  }
}
