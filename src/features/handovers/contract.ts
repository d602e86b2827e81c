import * as z from 'zod/mini'
import { boatState } from '#features/care/contract.ts'
import { receiptLinks } from '#features/cash-register/contract/ledger.ts'
import { drives } from '#features/vehicles/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import {
  amount,
  day,
  flag,
  inCents,
  line,
  maybe,
  money,
  moneyField,
  optional,
  paragraph,
  wholeNumber,
} from '#kit/shared/fields.ts'
import { happenedAt } from '#kit/shared/happened.ts'
import { largestPicture } from '#kit/shared/picture.ts'
import { check, checkFields, itemKey, seenChecklist } from './checklist/contract.ts'
import { words } from './words.ts'

/** Handing a boat over at the pier and taking it back. */

export const mostPictures = 12
export const noteMax = 500

const enterAmount = () => words.enterAmount
const bookingId = wholeNumber({ min: 1, max: 999_999_999, message: () => words.noBooking })
/** Eighths of the tank, or of the battery: 0 is empty, 8 is full. Boats that have neither are not asked, nor is it kept. */
const fuel = maybe(wholeNumber({ max: 8, message: () => words.sayFuel }))
const method = z._default(z.enum(['cash', 'card'], { error: () => words.chooseMethod }), 'cash')
/** Cash handed over; absent when it is just the amount. */
const received = maybe(moneyField({ message: enterAmount }))
const note = z._default(paragraph({ max: noteMax, message: () => words.longNote(noteMax) }), '')
const picture = z.custom<Blob | Uint8Array>((value) => value instanceof Uint8Array || value instanceof Blob, {
  error: () => words.takePicture,
})

const picturePath = z.object({
  id: z.int(),
  moment: z.enum(['out', 'back']),
  src: z.string(),
  thumbnail: z.string(),
  /** The key of what it shows of the checklist, if anything. */
  item: z.optional(z.string()),
})

/** What was looked at; not there where there was no list. */
const checks = z.optional(z.array(check))

const handover = z.object({
  booking: z.object({
    id: z.int(),
    reference: z.string(),
    vehicle_name: z.string(),
    vehicle_type: z.string(),
    drive: z.enum(drives),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    people: z.int(),
    comment: z.string(),
    /** Wall clock, `YYYY-MM-DDTHH:MM`. */
    starts_at: z.string(),
    ends_at: z.string(),
    canceled: z.boolean(),
    paid: z.boolean(),
    /** Without the fees; `open_amount` is what of it is open. */
    price: money,
    open_amount: money,
    /** Whether the customer said to have the licence that this boat needs. */
    needs_license: z.boolean(),
  }),
  /** Still to be left at the check-out, and to be paid then: briefing, cleaning. */
  deposit: money,
  /** What was left of it together with the price; it counts as left at the check-out. */
  deposit_ahead: z.optional(z.object({ amount: money, method: z.enum(['cash', 'card']) })),
  fees: z.array(z.object({ label: z.string(), amount: money })),
  /** What is looked at on boats of this kind; not there where nobody made a list. */
  checklist: z.optional(seenChecklist),
  /** In force now. */
  terms: z.object({ late_hour: money, fuel_litre: money }),
  out: z.nullable(
    z.object({
      dateTime: z.string(),
      by: z.string(),
      license_seen: z.nullable(z.boolean()),
      fuel: z.nullable(z.int()),
      note: z.string(),
      signature: z.nullable(z.string()),
      signed_by: z.string(),
      deposit: money,
      deposit_method: z.enum(['cash', 'card']),
      fees: money,
      receipts: receiptLinks,
      checks,
    }),
  ),
  /** Hours begun since the agreed time, if the boat came back now; 0 before, and within the minutes of grace. */
  late_hours: z.int(),
  late_grace: z.int(),
  back: z.nullable(
    z.object({
      dateTime: z.string(),
      by: z.string(),
      fuel: z.nullable(z.int()),
      note: z.string(),
      damage: z.string(),
      late_hours: z.int(),
      charges: money,
      /** What of the deposit did not go back, as a damage was to be assessed. */
      held: z.optional(money),
      receipts: receiptLinks,
      checks,
    }),
  ),
  pictures: z.array(picturePath),
  /** What whoever hands the boat over should know about it. */
  boat: z.optional(boatState),
})
export type Handover = z.output<typeof handover>

export const getHandover = endpoint({
  summary: 'How far a booking is with check-out and return, and what is due at either',
  method: 'GET',
  path: '/api/rere_handover/:booking/',
  access: 'staff',
  params: z.object({ booking: bookingId }),
  answers: { 200: handover },
  changesWith: ['handovers', 'bookings', 'vehicles'],
})

export const getDayHandovers = endpoint({
  summary: 'What check-outs and returns of a day need where there is no network: of all that are not back yet',
  method: 'GET',
  path: '/api/rere_day_handovers/',
  access: 'staff',
  query: z.object({ day: day() }),
  answers: { 200: z.object({ handovers: z.array(handover) }) },
})

export const getHandovers = endpoint({
  summary: 'Which of the bookings that begin on a day are out, or came back',
  method: 'GET',
  path: '/api/rere_handovers/',
  access: 'staff',
  query: z.object({ day: day() }),
  answers: {
    200: z.object({
      handovers: z.array(z.object({ booking_id: z.int(), out: z.string(), back: z.nullable(z.string()) })),
    }),
  },
  changesWith: ['handovers'],
})

export const checkOutForm = z.object({
  booking_id: bookingId,
  license_seen: flag(),
  fuel,
  note,
  /** Who signs; the signature itself is a picture, or on paper. */
  signed_by: optional(line({ max: 50, message: () => words.longName })),
  signature: maybe(picture),
  /** Taken now, besides what was left with the price. */
  deposit: moneyField({ message: enterAmount }),
  method,
  received,
  ...checkFields,
  happened_at: happenedAt,
})
export type CheckOutForm = z.output<typeof checkOutForm>

export const checkOut = endpoint({
  summary: 'Hands a boat over: licence, fuel, signature; deposit and fees of the site go into the till',
  method: 'POST',
  path: '/api/rere_check_out/',
  access: 'staff',
  repeatable: true,
  body: checkOutForm,
  bodyLimit: 2 * 1024 * 1024,
  answers: { 201: z.object({ status: z.literal('success'), receipts: receiptLinks, change: z.optional(money) }) },
})

export const takeBackForm = z.object({
  booking_id: bookingId,
  fuel,
  note,
  /** Litres that were missing in the tank; petrol and diesel only. */
  litres: amount({ max: 9999, message: () => words.enterLitres }),
  /** Charged; fewer than came together need a reason. */
  late_hours: wholeNumber({ max: 999, message: () => words.enterHours }),
  waived_reason: optional(line({ max: 200, message: () => words.sayWaived })),
  damage: note,
  damage_fee: moneyField({ message: enterAmount }),
  /** A damage without a fee keeps the deposit here until it is assessed, unless it costs the customer nothing. */
  damage_free: flag(),
  /** How the difference between deposit and charges changes hands. */
  method,
  received,
  /** What the customer was told: deposit less charges and what is held; negative when they pay. Another one is refused with the right one. */
  give_back: z.pipe(
    z.transform((value) =>
      typeof value === 'string' && /^-?\d{1,7}(\.\d{1,2})?$/.test(value) ? Number(value) : value,
    ),
    z.number({ error: enterAmount }).check(inCents),
  ),
  ...checkFields,
  happened_at: happenedAt,
})
export type TakeBackForm = z.output<typeof takeBackForm>

export const takeBack = endpoint({
  summary: 'Takes a boat back: fuel, damage, late hours; the deposit goes back, charges go into the till',
  method: 'POST',
  path: '/api/rere_take_back/',
  access: 'staff',
  repeatable: true,
  body: takeBackForm,
  answers: {
    201: z.object({
      status: z.literal('success'),
      receipts: receiptLinks,
      charges: money,
      give_back: money,
      /** Of the deposit, until a damage is assessed. */
      held: z.optional(money),
      change: z.optional(money),
    }),
  },
})

export const addPicture = endpoint({
  summary:
    'Keeps a photo of the boat, of the step that comes next: check-out, or return once it is out. 409: OTHER_STEP where that is not `moment`',
  method: 'POST',
  path: '/api/rere_add_handover_picture/',
  access: 'staff',
  body: z.object({
    booking_id: bookingId,
    image: picture,
    item: maybe(itemKey),
    moment: z.optional(z.enum(['out', 'back'])),
    happened_at: happenedAt,
  }),
  bodyLimit: largestPicture + 1024 * 1024,
  answers: { 201: picturePath },
})

export const deletePicture = endpoint({
  summary: 'Removes a photo, as long as its step is not finished',
  method: 'DELETE',
  path: '/api/rere_delete_handover_picture/:id/',
  access: 'staff',
  params: z.object({ id: wholeNumber({ min: 1, max: 1_999_999_999, message: () => words.noPhoto }) }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})

export const undoForm = z.object({
  booking_id: bookingId,
  /** The step as shown, so that a second click does not take back the one before. */
  step: z.enum(['out', 'back']),
  reason: line({ min: 1, max: 200, message: () => words.enterReason }),
})

export const undoHandover = endpoint({
  summary: 'Takes the last step back, for a reason: what went through the till with it is reversed',
  method: 'POST',
  path: '/api/rere_undo_handover/',
  access: 'staff',
  repeatable: true,
  body: undoForm,
  answers: { 201: z.object({ status: z.literal('success') }) },
})
