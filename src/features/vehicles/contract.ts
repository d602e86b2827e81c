import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line } from '#kit/shared/fields.ts'
import { words } from './words.ts'

export const vehicleTypes = ['motorboats', 'sailboats', 'canoes', 'jetskis', 'houseboats'] as const
export type VehicleType = (typeof vehicleTypes)[number]

/**
 * `no`, `never`: anybody may steer. `yes`: the customer is asked for a boating licence; without one the briefing
 * includes a charter licence for a fee. `captain`: goes out with our captain only.
 */
export const licenses = ['no', 'yes', 'never', 'captain'] as const
export type License = (typeof licenses)[number]

/** What a vehicle runs on; `none`: oars, paddles, sails alone. */
export const drives = ['petrol', 'diesel', 'electric', 'none'] as const
export type Drive = (typeof drives)[number]

const halfHours = Array.from({ length: 48 }, (_, i) => i + 1)

/** `price0h30m`, `price1h`, `price1h30m` … `price24h`. */
export type PriceField = `price${number}h` | `price${number}h30m`

/** The field that holds the price of a duration given in half hours (1 to 48). */
export const priceField = (durationInHalfHours: number): PriceField => {
  const hours = Math.trunc(durationInHalfHours / 2)
  return durationInHalfHours % 2 === 0 ? `price${hours}h` : `price${hours}h30m`
}

const amountOrNone = z.nullable(z.number())
const priceFields = Object.fromEntries(halfHours.map((n) => [priceField(n), amountOrNone])) as Record<
  PriceField,
  typeof amountOrNone
>
const path = z.nullable(z.string())
const description = z.object({ general: z.string(), features: z.string(), technical: z.string() })

/** Amounts are dollars; a price that is null is a duration not on offer, or nights are not. */
export const vehicle = z.object({
  id: z.int(),
  type: z.enum(vehicleTypes),
  name: z.string(),
  passengers: z.int(),
  drive: z.enum(drives),
  path1: path,
  path2: path,
  path3: path,
  path4: path,
  path5: path,
  path6: path,
  /** What the pictures show, in the order of their paths. */
  alts: z.array(z.string()),
  /** The same in German; empty where nobody said it. */
  altsDE: z.array(z.string()),
  deposit: z.number(),
  briefing_fee: z.number(),
  cleaning_fee: z.number(),
  charter_license: z.number(),
  license: z.enum(licenses),
  extra_bbq: z.boolean(),
  extra_jukebox: z.boolean(),
  extra_binoculars: z.boolean(),
  /** Dollars an hour, or null when no captain can be hired for it. */
  extra_captain: amountOrNone,
  extra_fishing_permit_day: z.boolean(),
  extra_fishing_permit_week: z.boolean(),
  extra_canoe_one_person: z.boolean(),
  extra_canoe_two_persons: z.boolean(),
  extra_inflatable_boat: z.boolean(),
  extra_sonar: z.boolean(),
  extra_bed_linen_and_towel: z.boolean(),
  descriptionEN: description,
  /** Each part is empty where nobody said it in German. */
  descriptionDE: description,
  blocked: z.boolean(),
  /** For a night; null when it is not let over nights. */
  price_night: amountOrNone,
  ...priceFields,
  /** What it costs in all at least by the price rules, in the year from today on. Not there without rules: then the prices say it. */
  least: z.optional(
    z.object({
      hours: z.nullable(z.object({ price: z.number(), hours: z.number() })),
      nights: z.nullable(z.object({ price: z.number(), nights: z.int() })),
    }),
  ),
})
export type Vehicle = z.output<typeof vehicle> & { readonly [field in PriceField]: number | null }

export const getAllVehicles = endpoint({
  summary: 'Every vehicle of a type, blocked ones included',
  method: 'GET',
  path: '/api/rere_get_all_vehicles/:type/',
  access: 'anyone',
  changesWith: ['vehicles', 'settings', 'prices'],
  params: z.object({ type: z.enum(['all', ...vehicleTypes]) }),
  answers: { 200: z.array(vehicle) },
})

/** The two ways to have a vehicle. */
export const offers = ['hours', 'days'] as const
export type Offer = (typeof offers)[number]

export const getOperatingVehicles = endpoint({
  summary:
    'The vehicles of a type, or the one of a name, that are not blocked; `over` leaves those let over hours or over days. price1h is the price of a night over days, and of a vehicle that has no prices by the hour',
  method: 'GET',
  path: '/api/rere_get_operating_vehicles/',
  access: 'anyone',
  changesWith: ['vehicles'],
  query: z
    .object({
      vehicleType: z.optional(z.enum(['all', ...vehicleTypes])),
      vehicleName: z.optional(line({ max: 25, message: () => words.noVehicleName })),
      over: z.optional(z.enum(offers)),
    })
    .check(
      z.refine(({ vehicleType, vehicleName }) => vehicleType !== undefined || vehicleName !== undefined, {
        error: () => words.noVehicle,
        path: ['vehicleType'],
      }),
    ),
  answers: { 200: z.array(vehicle) },
})
