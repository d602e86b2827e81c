import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, line, maybe, money, wholeNumber } from '#kit/shared/fields.ts'
import { languages } from '#kit/shared/language.ts'
import { words } from './words.ts'

/** For the tax adviser: the accounts of a DATEV booking batch, the cash book, and takings beside the year before. */

export const charts = ['SKR03', 'SKR04'] as const
export type Chart = (typeof charts)[number]
export const accountKeys = [
  ...(['cash', 'transit', 'moves', 'revenue_19', 'revenue_7', 'revenue_0'] as const),
  ...(['revenue_other', 'compensation', 'vouchers', 'deposits', 'surplus', 'shortage'] as const),
  // Of invoices; `debtors` is that of a customer 0, who there is not.
  ...(['eu_consumer', 'reverse_charge', 'third_country', 'small_business', 'exempt', 'debtors'] as const),
] as const
export type AccountKey = (typeof accountKeys)[number]

const from = (min: number, max: number) => wholeNumber({ min, max, message: () => words.noNumber(min, max) })
const account = line({ max: 9, pattern: /^\d{4,9}$/, message: () => words.noAccount })
const areAsLong = (form: Record<AccountKey, string>) =>
  accountKeys.every((key) => form[key].length === form.cash.length + (key === 'debtors' ? 1 : 0))

export const accountsForm = z
  .object({
    version: wholeNumber({ max: 999_999_999, message: () => words.changedMeanwhile }),
    chart: z.enum(charts),
    consultant: from(1001, 9_999_999),
    client: from(1, 99_999),
    first_month: from(1, 12),
    ...(Object.fromEntries(accountKeys.map((key) => [key, account])) as Record<AccountKey, typeof account>),
  })
  .check(z.refine(areAsLong, { path: ['cash'], error: () => words.otherLength }))
export type Accounts = z.output<typeof accountsForm>

const read = { method: 'GET', access: 'admin' } as const

export const getAccounts = endpoint({
  ...read,
  summary: 'To which accounts the till and invoices are booked, and for whom; null before that was said',
  path: '/api/rere_get_accounts/',
  changesWith: ['till'],
  answers: { 200: z.object({ accounts: z.nullable(accountsForm) }) },
})

export const saveAccounts = endpoint({
  summary: 'Changes them, on top of the version that was seen, 0 where none was. 409: CHANGED_MEANWHILE',
  method: 'POST',
  path: '/api/rere_save_accounts/',
  access: 'admin',
  repeatable: true,
  body: accountsForm,
  answers: { 201: accountsForm },
})

export const exportDatev = endpoint({
  ...read,
  summary:
    'What the till recorded as a DATEV booking batch, within a fiscal year. 409: NO_ACCOUNTS before they are saved',
  path: '/api/rere_datev_export/',
  query: z.object({ from: day(), to: day() }),
  answers: { 200: 'text/csv' },
})

export const getCashBook = endpoint({
  ...read,
  summary: 'The cash of the month of a day, as PDF: each day with its balances, what came by kind, and what left',
  path: '/api/rere_cash_book/',
  query: z.object({ day: day() }),
  answers: { 200: 'application/pdf' },
})

export const spans = ['month', 'year'] as const
export type Span = (typeof spans)[number]
export const splits = ['kind', 'rate', 'way', 'person', 'product'] as const
export type Split = (typeof splits)[number]

/** The month or the year of a day. */
const asked = { day: day(), span: z.enum(spans) }
/** Quantities are of now alone. */
const beside = z.object({ amount: money, before: money, quantity: z.number() })

const takings = z.object({
  from: z.string(),
  until: z.string(),
  /** While a period runs, both are counted until this day. */
  before_until: z.string(),
  turnover: beside,
  /** Of each day of the month, or month of the year. */
  bars: z.array(beside),
  rows: z.array(z.extend(beside, { split: z.enum(splits), name: z.string() })),
})
export type Takings = z.output<typeof takings>

export const getTakings = endpoint({
  ...read,
  summary: 'What the till took in the month or year of a day, beside the year before',
  path: '/api/rere_get_takings/',
  query: z.object(asked),
  answers: { 200: takings },
})

export const exportTakings = endpoint({
  ...read,
  summary: 'One split of the same as a CSV file for spreadsheets, with numbers as the language writes them',
  path: '/api/rere_export_takings/',
  query: z.object({ ...asked, split: z.enum(splits), language: maybe(z.enum(languages)) }),
  answers: { 200: 'text/csv' },
})
