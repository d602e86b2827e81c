import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, fromJson, line, maybe, money, moneyField, optional, wholeNumber } from '#kit/shared/fields.ts'
import { lineKinds, paymentMethods, signedMoney } from '../contract/ledger.ts'
import { words as tillWords } from '../words.ts'
import { words } from './words.ts'

/** The day of the till: float, cash in and out, report, counted closing, export. */

/** What came and went since the last closing, as the X report shows it and the Z report freezes it. */
const report = z.object({
  /** The number that the closing of this period has, or will have. */
  closing: z.int(),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  first_receipt: z.nullable(z.int()),
  last_receipt: z.nullable(z.int()),
  receipts: z.int(),
  /** Of whole receipts. */
  reversals: z.int(),
  /** Receipts that give a part of another back. */
  parts: z.optional(z.int()),
  opening: money,
  cash_in: money,
  cash_out: money,
  /** Taken minus given back. */
  deposits: money,
  by_method: z.array(z.object({ method: z.enum(paymentMethods), amount: money, count: z.int() })),
  by_kind: z.array(z.object({ kind: z.enum(lineKinds), quantity: z.number(), amount: money })),
  /** Of the turnover: vouchers and deposits are none. */
  vat: z.array(z.object({ percent: z.number(), net: money, vat: money, gross: money })),
  by_cashier: z.array(z.object({ cashier: z.string(), count: z.int(), amount: money })),
  /** Receipts with discounts less those taken back, and what was off. */
  discounts: z.optional(z.array(z.object({ cashier: z.string(), count: z.int(), amount: money }))),
  /** What was sold, less what was taken back; vouchers and deposits are somebody else's money and no part of it. */
  turnover: money,
  /** Cash that should be in the drawer. */
  expected_cash: money,
  movements: z.array(
    z.object({
      position: z.int(),
      kind: z.enum(['opening', 'cash_in', 'cash_out']),
      dateTime: z.string(),
      cashier: z.string(),
      /** Never negative: the kind says which way. */
      amount: money,
      /** Of a float: how much more it is than the last closing left. */
      difference: money,
      reason: z.string(),
    }),
  ),
})
export type TillReport = z.output<typeof report>

export const getTill = endpoint({
  summary: 'How the till stands: whether it is open, the X report, and what the last closing left in the drawer',
  method: 'GET',
  path: '/api/rere_till/',
  access: 'staff',
  answers: {
    200: z.object({
      is_open: z.boolean(),
      /** What the last closing left in the drawer: the float to expect. */
      carried: money,
      report,
      /** Up to how many per cent employees may take off; admins any. */
      discount_percent: z.optional(z.int()),
      /** `none`: no security device is set up. */
      tse: z.enum(['none', 'ok', 'outage']),
    }),
  },
  changesWith: ['till'],
})

export const setDiscountLimit = endpoint({
  summary: 'Up to how many per cent employees may take off at the till',
  method: 'POST',
  path: '/api/rere_set_discount_limit/',
  access: 'admin',
  body: z.object({ percent: wholeNumber({ max: 100, message: () => words.noPercent }) }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})

export const openTill = endpoint({
  summary:
    'Counts the float into the drawer, another one than the last closing left for a reason; a sale at a till that is not open opens it with that. 409: TILL_OPEN. The security device tests itself before; where that fails, the till opens all the same',
  method: 'POST',
  path: '/api/rere_open_till/',
  access: 'staff',
  repeatable: true,
  body: z.object({
    float: moneyField({ message: () => words.noFloat }),
    reason: optional(line({ max: 200, message: () => words.longReason })),
  }),
  answers: {
    201: z.object({ status: z.literal('success'), position: z.int(), self_test_failed: z.optional(z.boolean()) }),
  },
})

export const cashForm = z.object({
  direction: z.enum(['in', 'out'], { error: () => words.noDirection }),
  amount: moneyField({ message: () => words.noAmount }).check(
    z.refine((value) => (value as number) > 0, { error: () => words.noAmount }),
  ),
  reason: line({ min: 1, max: 200, message: () => tillWords.noReason }),
})

export const moveCash = endpoint({
  summary:
    'Puts cash into the drawer or takes it out, for a reason. 409: NOT_ENOUGH_CASH with what is `there`, where it is less',
  method: 'POST',
  path: '/api/rere_move_cash/',
  access: 'staff',
  repeatable: true,
  body: cashForm,
  answers: { 201: z.object({ status: z.literal('success'), position: z.int() }) },
})

export const closeTill = endpoint({
  summary:
    'Closes the period with what was counted: the Z report with the next number, frozen in the ledger. 409: CLOSED_MEANWHILE with the number of the present one, TILL_NOT_OPEN where nothing has happened',
  method: 'POST',
  path: '/api/rere_close_till/',
  access: 'staff',
  repeatable: true,
  body: z.object({
    /** The number shown on the report: a period that somebody else closed meanwhile is not closed again. */
    closing: wholeNumber({ min: 1, max: 999_999_999, message: () => words.reloadReport }),
    counted_cash: moneyField({ message: () => words.noCountedCash }),
    /** Less than nothing where more went back over it than came. */
    counted_card: signedMoney(() => words.noCountedCard),
    /** Pieces of each coin and note in cents, where it was counted so: their sum is the counted cash. */
    pieces: maybe(z.pipe(z.transform(fromJson), z.catchall(z.object({}), z.number()))),
    /** Taken to the safe or bank; the rest stays in the drawer. */
    withdrawn: moneyField({ message: () => words.noWithdrawn }),
    /** Asked for where there is a difference. */
    note: optional(line({ max: 200, message: () => words.longNote })),
  }),
  answers: { 201: z.object({ status: z.literal('success'), closing: z.int(), position: z.int(), difference: money }) },
})

const closing = z.object({
  closing: z.int(),
  position: z.int(),
  dateTime: z.string(),
  day: z.string(),
  cashier: z.string(),
  report,
  counted_cash: money,
  counted_card: money,
  cash_difference: money,
  card_difference: money,
  withdrawn: money,
  carried: money,
  note: z.string(),
  fingerprint: z.string(),
  /** SHA-256 in hex of the security device's log that is kept with it. */
  archive: z.optional(z.string()),
})
export type Closing = z.output<typeof closing>

const closingNumber = wholeNumber({ min: 1, max: 999_999_999, message: () => words.noClosing })

export const getClosings = endpoint({
  summary: 'Closings, newest first, in pages before a number',
  method: 'GET',
  path: '/api/rere_closings/',
  access: 'staff',
  query: z.object({ before: maybe(closingNumber) }),
  answers: { 200: z.object({ closings: z.array(closing), next: z.nullable(z.int()) }) },
  changesWith: ['till'],
})

export const getClosingPdf = endpoint({
  summary: 'A Z report as PDF',
  method: 'GET',
  path: '/api/rere_closing_pdf/:closing/',
  access: 'staff',
  params: z.object({ closing: closingNumber }),
  answers: { 200: 'application/pdf' },
})

export const exportTill = endpoint({
  summary: 'The closings of a period as a zip of the CSV files of DSFinV-K 2.4, with their index.xml and its DTD',
  method: 'GET',
  path: '/api/rere_till_export/',
  access: 'admin',
  query: z.object({ from: day(), to: day() }),
  answers: { 200: 'application/zip' },
})
