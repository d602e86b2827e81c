import type { Shows } from '#kit/server/pages/shown.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { KnownAnswer } from '#kit/shared/known-answers.ts'
import { toUnits } from '#kit/shared/money.ts'
import { type Drive, type PriceField, priceField, type Vehicle } from '../contract.ts'
import type { AddOn } from '../rules/structured-data.ts'
import { type PriceSpan, usualDrive } from '../rules.ts'

type Row = Omit<
  Vehicle,
  `path${number}` | PriceField | 'alts' | 'altsDE' | 'descriptionEN' | 'descriptionDE' | 'drive'
> & {
  drive: Drive | null
  description: Vehicle['descriptionEN']
  description_de: Vehicle['descriptionDE']
  /** Cents, by half hours. */
  prices: Record<string, number>
  pictures: { file: string; alt: string; alt_de: string }[]
}

/** What vehicles cost by the price rules, and what can be added, neither of which is known here. */
export type LeastPrices = {
  today: () => Day
  /** Vehicles with the least that they cost. */
  of: (vehicles: Vehicle[]) => Promise<Vehicle[]>
  /** All of it for one; `answer` is what its page knows it by. */
  costs: (vehicle: Vehicle) => Promise<{ answer: KnownAnswer; spans: readonly PriceSpan[]; addOns: () => AddOn[] }>
}

/** Every vehicle that was not removed, blocked ones included, by type and name. */
export async function readVehicles(db: Db): Promise<Vehicle[]> {
  const rows = await db<Row[]>`
    SELECT v.id, v.type, v.name, v.passengers, v.drive, v.license, v.deposit, v.briefing_fee, v.cleaning_fee, v.charter_license,
           v.extra_bbq, v.extra_jukebox, v.extra_binoculars, v.extra_captain, v.extra_fishing_permit_day,
           v.extra_fishing_permit_week, v.extra_canoe_one_person, v.extra_canoe_two_persons, v.extra_inflatable_boat,
           v.extra_sonar, v.extra_bed_linen_and_towel, v.description, v.description_de, v.blocked, v.price_night,
           (SELECT coalesce(jsonb_object_agg(half_hours, price), '{}') FROM vehicle_prices p WHERE p.vehicle_id = v.id) AS prices,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('file', file, 'alt', alt, 'alt_de', alt_de) ORDER BY position), '[]')
            FROM vehicle_pictures i WHERE i.vehicle_id = v.id) AS pictures
    FROM vehicles v
    WHERE v.deleted_at IS NULL
    ORDER BY v.type, lower(v.name)`
  return rows.map(asVehicle)
}

function asVehicle({ description, description_de, prices, pictures, ...row }: Row): Vehicle {
  const byDuration = Array.from({ length: 48 }, (_, i) => i + 1).map((halfHours) => {
    const cents = prices[halfHours]
    return [priceField(halfHours), cents === undefined ? null : toUnits(cents)]
  })
  const paths = Array.from({ length: 6 }, (_, i) => [`path${i + 1}`, pictures[i] ? `/files/${pictures[i].file}` : null])
  return {
    ...row,
    drive: row.drive ?? usualDrive(row.type),
    ...Object.fromEntries(paths),
    ...Object.fromEntries(byDuration),
    alts: pictures.map(({ alt }) => alt),
    altsDE: pictures.map(({ alt_de }) => alt_de),
    deposit: toUnits(row.deposit),
    briefing_fee: toUnits(row.briefing_fee),
    cleaning_fee: toUnits(row.cleaning_fee),
    charter_license: toUnits(row.charter_license),
    extra_captain: unitsOrNone(row.extra_captain),
    price_night: unitsOrNone(row.price_night),
    descriptionEN: description,
    descriptionDE: description_de,
  }
}

const unitsOrNone = (cents: number | null) => (cents === null ? null : toUnits(cents))

/** Finds a row for the file of a picture of a boat. */
export const showsPicture: Shows = (db, file) => db`SELECT 1 FROM vehicle_pictures WHERE file = ${file}`
