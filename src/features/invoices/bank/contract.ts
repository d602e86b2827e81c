import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { flag, fromJson, inCents, listFrom, maybe, money, wholeNumber } from '#kit/shared/fields.ts'
import { currencies } from '#kit/shared/money.ts'
import { shortReasons } from '../dealings/rules/payments.ts'
import { dayOrders } from './rules/columns.ts'
import { mostBytes } from './rules/statement.ts'

/** The agency's bank statements: what came in, and which invoice it may be for. Amounts are in the currency of the line. */

const chooseFile = 'Please choose a bank statement'
const column = z.int().check(z.minimum(-1), z.maximum(200))

/** Which column of a CSV file is what. */
const columns = z.object({
  day: column,
  amount: column,
  payer: column,
  purpose: column,
  reference: column,
  currency: column,
  heading: z.int().check(z.minimum(0), z.maximum(1000)),
  dayOrder: z.enum(dayOrders),
  point: z.enum([',', '.']),
  usualCurrency: z.enum(currencies),
})

const statementFile = z.custom<Blob | Uint8Array>(
  (value) =>
    (value instanceof Uint8Array && value.length > 0 && value.length <= mostBytes) ||
    (value instanceof Blob && value.size > 0 && value.size <= mostBytes),
  { error: 'Please choose a bank statement of at most 5 MB' },
)

const problem = z.object({
  /** Of the file; of XML the number of the entry. */
  line: z.int(),
  message: z.string(),
})

export const importStatement = endpoint({
  summary:
    'Takes in a bank statement, CAMT.053, CAMT.052, MT940 or CSV, or a zip of them: keeps the same money once, however often and in whatever format it comes. Books nothing. 422: it is none of them, or damaged',
  method: 'POST',
  path: '/api/sshp_import_statement/',
  access: 'root',
  bodyLimit: mostBytes + 64 * 1024,
  body: z.object({
    file: statementFile,
    /** JSON; guessed without. */
    columns: maybe(z.pipe(z.transform(fromJson), z.object(columns.shape, { error: chooseFile }))),
  }),
  answers: {
    200: z.object({
      format: z.enum(['camt', 'csv', 'mt940']),
      /** Incoming lines that are new, and those that were there before. */
      added: z.int(),
      known: z.int(),
      outgoing: z.int(),
      pending: z.int(),
      /** What could not be read, the first of it, and how much there is of it. */
      problems: z.array(problem),
      problem_count: z.int(),
    }),
  },
})
export type ImportedStatement = z.output<(typeof importStatement)['answers'][200]>

const proposal = z.object({
  invoice: z.int(),
  reference: z.string(),
  business: z.string(),
  grade: z.enum(['sure', 'likely', 'possible']),
  fit: z.enum(['equal', 'part', 'over', 'together', 'foreign']),
  /** What would be booked; 0 where nothing can be. */
  amount: money,
  /** Of the invoice, in its currency. */
  open: money,
  currency: z.enum(currencies),
  reasons: z.array(z.string()),
})
export type BankProposal = z.output<typeof proposal>

const bankLine = z.object({
  id: z.int(),
  booked_on: z.string(),
  amount: money,
  /** Of the amount, what is not booked to invoices yet. */
  rest: money,
  currency: z.string(),
  payer: z.string(),
  reference: z.string(),
  purpose: z.string(),
  dismissed_by: z.nullable(z.string()),
  /** Best first. */
  proposals: z.array(proposal),
  /** Invoices it was booked to. */
  booked: z.array(z.object({ invoice: z.int(), reference: z.string(), amount: money })),
})
export type BankLineShown = z.output<typeof bankLine>

export const bankLineStates = ['open', 'booked', 'dismissed'] as const
export type BankLineState = (typeof bankLineStates)[number]

export const getBankLines = endpoint({
  summary: 'Lines of bank statements, newest first, 100 at a time, each with the invoices it may be for',
  method: 'GET',
  path: '/api/sshp_get_bank_lines/',
  access: 'root',
  query: z.object({
    state: z._default(z.enum(bankLineStates), 'open'),
    /** Lines beyond this one. */
    before: maybe(wholeNumber({ min: 1, max: 999_999_999, message: 'There is no such line' })),
  }),
  changesWith: ['invoices', 'customers', 'till'],
  answers: { 200: z.object({ lines: z.array(bankLine), next: z.nullable(z.int()), open: z.int() }) },
})

const anId = z.int().check(z.positive(), z.maximum(999_999_999))

const bookingWanted = z.object({
  line: anId,
  invoice: anId,
  /** What was shown to be booked, or a part that somebody chose: then with what was shown to be open. */
  amount: z.number().check(z.positive(), inCents),
  open: z.optional(z.number().check(z.positive(), inCents)),
  /** Why what is open beyond it will never come: the invoice is paid. */
  short: z.optional(z.enum(shortReasons)),
})

export const bookBankLines = endpoint({
  summary:
    'Books lines of bank statements to the invoices that were chosen, each by itself: what cannot be booked says why, and the others are booked',
  method: 'POST',
  path: '/api/sshp_book_bank_lines/',
  access: 'root',
  body: z.object({
    /** JSON. */
    bookings: z.pipe(
      listFrom,
      z
        .array(bookingWanted, { error: 'Please choose what to book' })
        .check(
          z.minLength(1, { error: 'Please choose what to book' }),
          z.maxLength(200, { error: 'At most 200 at once' }),
        ),
    ),
  }),
  answers: {
    200: z.object({
      results: z.array(
        z.object({
          line: z.int(),
          invoice: z.int(),
          receipt: z.nullable(z.int()),
          /** Why it was not booked. */
          error: z.nullable(z.string()),
        }),
      ),
    }),
  },
})

export type BookBankLines = z.output<typeof bookBankLines.body>

export const dismissBankLine = endpoint({
  summary: 'Puts a line aside that is for no invoice, or back. 404: no such line. 409: it is booked',
  method: 'POST',
  path: '/api/sshp_dismiss_bank_line/',
  access: 'root',
  body: z.object({
    line: wholeNumber({ min: 1, max: 999_999_999, message: 'There is no such line' }),
    dismissed: flag(),
  }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})
