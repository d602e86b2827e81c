import * as z from 'zod/mini'
import { receiptLinks } from '#features/cash-register/contract/ledger.ts'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import {
  amount,
  day,
  inCents,
  line,
  maybe,
  money,
  moneyField,
  optional,
  paragraph,
  wholeNumber,
} from '#kit/shared/fields.ts'
import { words } from './words.ts'

/** Looking after boats: hours of use, services that fall due, and damages from their report to what the customer paid. */

/** Minutes in which what was decided of a damage is taken back; its mail waits as long. */
export const minutesToUndo = 5
export const textMax = 500

const vehicleId = wholeNumber({ min: 1, max: 1_999_999_999, message: () => words.chooseBoat })
const damageId = wholeNumber({ min: 1, max: 1_999_999_999, message: () => words.noDamage })
const enterAmount = () => words.enterAmount
const success = z.object({ status: z.literal('success') })
const changesWith = ['handovers', 'bookings', 'vehicles'] as const

export const damageStates = ['reported', 'repair', 'done'] as const
export type DamageState = (typeof damageStates)[number]

/** Instants are `2026-11-28T09:00:00Z`. */
const damage = z.object({
  id: z.int(),
  vehicle_id: z.int(),
  vehicle_name: z.string(),
  /** With whose return it was reported, and the customer's name; null where staff found it. */
  booking_id: z.nullable(z.int()),
  customer: z.string(),
  /** Whether there is an address to tell the customer at. */
  is_mailed: z.boolean(),
  description: z.string(),
  dateTime: z.string(),
  by: z.string(),
  state: z.enum(damageStates),
  /** What the repair cost us. */
  repair_cost: z.nullable(money),
  /** What of the deposit stayed here at the return. */
  held: money,
  /** What the customer paid for it; null as long as nobody decided. */
  charged: z.nullable(money),
  charge_reason: z.string(),
  assessed_by: z.string(),
  /** Until when that is taken back; null where it is not any more. */
  undo_until: z.nullable(z.string()),
  receipts: receiptLinks,
  pictures: z.array(z.object({ src: z.string(), thumbnail: z.string() })),
})
export type DamageOut = z.output<typeof damage>

export const serviceStates = ['none', 'fine', 'soon', 'due'] as const
export type ServiceState = (typeof serviceStates)[number]

/** What is open of a boat, for whoever hands it over. */
export const boatState = z.object({ damages: z.array(damage), service: z.enum(serviceStates) })
export type BoatState = z.output<typeof boatState>

const careOfBoat = z.object({
  vehicle_id: z.int(),
  vehicle_name: z.string(),
  vehicle_type: z.enum(vehicleTypes),
  /** Without one its hours are said where its service goes by them. */
  has_engine: z.boolean(),
  /** Of use in all, and since the last service, to the tenth. */
  hours: z.number(),
  hours_since: z.number(),
  every_hours: z.nullable(z.int()),
  every_months: z.nullable(z.int()),
  due_on: z.nullable(z.string()),
  service: z.enum(serviceStates),
  last: z.nullable(z.object({ id: z.int(), done_on: z.string(), hours: z.number(), note: z.string(), by: z.string() })),
})
export type CareOfBoat = z.output<typeof careOfBoat>

export const getCare = endpoint({
  summary:
    'Every boat with its hours of use and when its service is due; damages that are open or were settled in the last 30 days',
  method: 'GET',
  path: '/api/rere_care/',
  access: 'staff',
  changesWith,
  answers: { 200: z.object({ boats: z.array(careOfBoat), damages: z.array(damage) }) },
})

const toLookAfter = z.object({
  vehicle_id: z.int(),
  vehicle_name: z.string(),
  vehicle_type: z.enum(vehicleTypes),
  is_damaged: z.boolean(),
  is_due: z.boolean(),
})
export type ToLookAfter = z.output<typeof toLookAfter>

export const getToLookAfter = endpoint({
  summary:
    'The boats with an open damage or a service that is due, and the bookings whose deposit is held until a damage is assessed',
  method: 'GET',
  path: '/api/rere_boats_to_look_after/',
  access: 'staff',
  changesWith,
  answers: { 200: z.object({ boats: z.array(toLookAfter), held: z.array(z.int()) }) },
})

export const planForm = z.object({
  vehicle_id: vehicleId,
  /** What the hours are now; not sent they go on as they are. */
  engine_hours: maybe(amount({ max: 999_999, message: () => words.enterHours })),
  every_hours: maybe(wholeNumber({ min: 1, max: 9999, message: () => words.enterEveryHours })),
  every_months: maybe(wholeNumber({ min: 1, max: 120, message: () => words.enterEveryMonths })),
  due_on: maybe(day()),
})

export const savePlan = endpoint({
  summary:
    'Keeps when the service of a boat is due: every so many hours, months, or on a day; and what its hours are now',
  method: 'POST',
  path: '/api/rere_save_care/',
  access: 'admin',
  body: planForm,
  answers: { 200: success },
})

export const serviceForm = z.object({
  vehicle_id: vehicleId,
  done_on: day(),
  note: optional(line({ max: 200, message: () => words.longText(200) })),
})

export const addService = endpoint({
  summary: 'Notes that a service was done, on a day that has come: the next one is reckoned from it',
  method: 'POST',
  path: '/api/rere_add_service/',
  access: 'staff',
  repeatable: true,
  body: serviceForm,
  answers: { 201: z.object({ id: z.int() }) },
})

export const undoService = endpoint({
  summary: 'Takes the last service of a boat back',
  method: 'POST',
  path: '/api/rere_undo_service/',
  access: 'staff',
  body: z.object({ id: wholeNumber({ min: 1, max: 1_999_999_999, message: () => words.noService }) }),
  answers: { 200: success },
})

export const reportForm = z.object({
  vehicle_id: vehicleId,
  description: paragraph({
    min: 1,
    max: textMax,
    message: () => words.describe,
    tooLong: () => words.longText(textMax),
  }),
})

export const reportDamage = endpoint({
  summary: 'Reports a damage that staff found. One of a customer comes with the return',
  method: 'POST',
  path: '/api/rere_report_damage/',
  access: 'staff',
  repeatable: true,
  body: reportForm,
  answers: { 201: z.object({ id: z.int() }) },
})

export const repairForm = z.object({
  id: damageId,
  state: z.enum(damageStates, { error: () => words.chooseState }),
  /** What the repair cost; not sent it stays as it is. */
  repair_cost: maybe(moneyField({ message: enterAmount })),
})

export const setRepair = endpoint({
  summary: 'Says how far the repair of a damage is, and what it cost; also back to where it was',
  method: 'POST',
  path: '/api/rere_set_repair/',
  access: 'staff',
  body: repairForm,
  answers: { 200: success },
})

export const assessForm = z.object({
  id: damageId,
  charge: moneyField({ message: enterAmount }),
  /** As the customer reads it; needed where something is charged. */
  reason: optional(line({ max: 200, message: () => words.longText(200) })),
  method: z._default(z.enum(['cash', 'card'], { error: () => words.chooseMethod }), 'cash'),
  /** What was shown: held less charged, negative where the customer pays. Another one is refused with the right one. */
  give_back: z.pipe(
    z.transform((value) =>
      typeof value === 'string' && /^-?\d{1,7}(\.\d{1,2})?$/.test(value) ? Number(value) : value,
    ),
    z.number({ error: enterAmount }).check(inCents),
  ),
})

export const assessDamage = endpoint({
  summary:
    'Decides what a customer pays for a damage, and gives the rest of the held deposit back. To charge is for administrators. The customer is mailed in some minutes, until which it can be taken back',
  method: 'POST',
  path: '/api/rere_assess_damage/',
  access: 'staff',
  repeatable: true,
  body: assessForm,
  answers: { 201: z.object({ receipts: receiptLinks, give_back: money, undo_until: z.string() }) },
})

export const undoAssessment = endpoint({
  summary:
    'Takes back what was decided of a damage, while its customer was not told: what went through the till is reversed',
  method: 'POST',
  path: '/api/rere_undo_assessment/',
  access: 'staff',
  repeatable: true,
  body: z.object({ id: damageId }),
  answers: { 201: success },
})
