import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { amount, flag, fromJson, line, maybe, paragraph, wholeNumber } from '#kit/shared/fields.ts'
import { largestPicture } from '#kit/shared/picture.ts'
import { drives, licenses, type PriceField, priceField, vehicle, vehicleTypes } from '../contract.ts'
import { words } from '../words.ts'

/** What members of staff do with the fleet; no page of visitors loads this. */

export const mostPictures = 6
export const pictureNumbers = [1, 2, 3, 4, 5, 6] as const
export type PictureNumber = (typeof pictureNumbers)[number]

export const altMax = 200
export const descriptionMax = 2000
const enterPrice = () => words.enterPrice
const longAlt = () => words.longText(altMax)
const longDescription = () => words.longText(descriptionMax)

/** A file as the browser has it or as it arrives, or the path of a picture that stays. */
export type PictureSource = string | Blob | Uint8Array
const image = maybe(
  z.custom<PictureSource>(
    (value) =>
      typeof value === 'string'
        ? /^\/files\/[\w.]{1,80}$/.test(value)
        : value instanceof Uint8Array || value instanceof Blob,
    { error: () => words.selectImages },
  ),
)
const alt = maybe(line({ max: altMax, message: longAlt }))
const altDe = z.optional(line({ max: altMax, message: longAlt }))
const anyAmount = maybe(amount({ message: () => words.enterAmount }))
const price = maybe(amount({ message: enterPrice }))
/** Not sent it stays as it is; sent empty there is none. */
const priceOrNone = z.optional(
  z.pipe(
    z.transform((value) => (value === '' ? null : value)),
    z.nullable(amount({ message: enterPrice })),
  ),
)

const halfHours = Array.from({ length: 48 }, (_, i) => i + 1)
const prices = Object.fromEntries(halfHours.map((n) => [priceField(n), price])) as Record<PriceField, typeof price>

const descriptionText = z._default(paragraph({ max: descriptionMax, message: longDescription }), '')
/** Comes as JSON text in a form. */
const description = z.pipe(
  z.transform((value) => (value === undefined || value === '' ? {} : fromJson(value))),
  z.object(
    { general: descriptionText, features: descriptionText, technical: descriptionText },
    { error: longDescription },
  ),
)

const vehicleId = wholeNumber({ min: 1, max: 1_999_999_999, message: () => words.chooseBoat })
/** Forms send an empty text or `None` for a vehicle that is new. */
const vehicleIdOrNew = z.pipe(
  z.transform((value): unknown => (value === '' || value === 'None' || value === null ? undefined : value)),
  z.optional(vehicleId),
)

/** Amounts are dollars. What is not sent is 0 or no; `extra_captain` that is not sent: none can be hired. */
export const vehicleForm = z.object({
  id: vehicleIdOrNew,
  type: z.enum(vehicleTypes, { error: () => words.chooseType }),
  /** Checked by the rules, whose message names the type. */
  name: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  image1: image,
  image2: image,
  image3: image,
  image4: image,
  image5: image,
  image6: image,
  /** What the pictures show; made from type and name where it is empty. */
  alt1: alt,
  alt2: alt,
  alt3: alt,
  alt4: alt,
  alt5: alt,
  alt6: alt,
  alt_de1: altDe,
  alt_de2: altDe,
  alt_de3: altDe,
  alt_de4: altDe,
  alt_de5: altDe,
  alt_de6: altDe,
  passengers: wholeNumber({ min: 1, max: 999, message: () => words.enterPassengers }),
  deposit: anyAmount,
  briefing_fee: anyAmount,
  cleaning_fee: anyAmount,
  charter_license: anyAmount,
  license: z.enum(licenses, { error: () => words.chooseLicense }),
  /** Without it: what it is already, and for a new one what is usual for the type. */
  drive: maybe(z.enum(drives, { error: () => words.chooseDrive })),
  extra_bbq: flag(),
  extra_jukebox: flag(),
  extra_binoculars: flag(),
  extra_captain: anyAmount,
  extra_fishing_permit_day: flag(),
  extra_fishing_permit_week: flag(),
  extra_canoe_one_person: flag(),
  extra_canoe_two_persons: flag(),
  extra_inflatable_boat: flag(),
  extra_sonar: flag(),
  extra_bed_linen_and_towel: flag(),
  descriptionEN: description,
  /** Not sent it stays as it is, as what pictures show in German does. */
  descriptionDE: z.optional(description),
  /** Accepted and not believed: who changed what is known from the session. */
  changed: z.optional(z.string()),
  /** For a night. A vehicle that has it needs no prices by the hour. */
  price_night: priceOrNone,
  ...prices,
})
export type VehicleForm = z.output<typeof vehicleForm> & { readonly [field in PriceField]?: number | undefined }

const success = z.object({ status: z.literal('success') })

export const addOrChangeVehicle = endpoint({
  summary: 'Adds a vehicle, or changes the one of the id; 1 to 6 images in the order of their numbers',
  method: 'POST',
  path: '/api/rere_add_or_change_vehicle/',
  access: 'staff',
  body: vehicleForm,
  bodyLimit: mostPictures * largestPicture + 1024 * 1024,
  answers: { 201: vehicle },
})

export const futureBooking = z.object({
  id: z.int(),
  booked_day: z.string(),
  /** The day it ends, the same for hours. */
  booked_day_end: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
})
export type FutureBooking = z.output<typeof futureBooking>

export const getFutureBookings = endpoint({
  summary: 'The bookings of a vehicle from today on, to be looked at before it is blocked or removed',
  method: 'GET',
  path: '/api/rere_get_future_bookings_to_warn_if_vehicle_blocked_or_deleted/',
  access: 'staff',
  changesWith: ['bookings'],
  query: z.object({ vehicle: vehicleId }),
  answers: { 200: z.object({ data: z.array(futureBooking) }) },
})

/** In the address or in the body. */
const blockFields = z.object({
  vehicle: maybe(vehicleId),
  blocked: maybe(flag()),
  changed: z.optional(z.string()),
})

export const getBlockedVehicles = endpoint({
  summary: 'The vehicles that are blocked, by name',
  method: 'GET',
  path: '/api/rere_get_blocked_vehicles/',
  access: 'staff',
  changesWith: ['vehicles'],
  answers: {
    200: z.object({
      blocked_vehicles: z.array(z.object({ id: z.int(), name: z.string(), type: z.enum(vehicleTypes) })),
    }),
  },
})

export const blockVehicle = endpoint({
  summary: 'Takes a vehicle out of the offer, or puts it back. Its bookings stay',
  method: 'POST',
  path: '/api/rere_block_vehicle/',
  access: 'staff',
  query: blockFields,
  body: blockFields,
  answers: { 200: success },
})

const removeFields = z.object({ vehicle_id: maybe(vehicleId) })

export const deleteVehicle = endpoint({
  summary: 'Removes a vehicle from the fleet. Its bookings stay',
  method: 'POST',
  path: '/api/rere_delete_vehicle/',
  access: 'admin',
  query: removeFields,
  body: removeFields,
  answers: { 200: success },
})

export const vehicleLogEntry = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(vehicleTypes),
  changed: z.string(),
  /** An instant, `2026-11-21T13:40:00Z`. */
  dateTime: z.string(),
})
export type VehicleLogEntry = z.output<typeof vehicleLogEntry>

export const getVehicleLog = endpoint({
  summary: 'The logbook of the fleet, newest first, 50 at a time',
  method: 'GET',
  path: '/api/rere_get_vehicle_log/',
  access: 'admin',
  changesWith: ['vehicles'],
  query: z.object({ before: maybe(wholeNumber({ min: 1, max: 999_999_999, message: () => words.chooseEntry })) }),
  answers: { 200: z.object({ entries: z.array(vehicleLogEntry), next: z.nullable(z.int()) }) },
})
