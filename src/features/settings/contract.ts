import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { languages } from '#kit/shared/language.ts'
import { rentalCurrencies } from '#kit/shared/money.ts'

const hour = z.nullable(z.number())
/** `2000-MM-DD`: the periods come back every year, so the year says nothing; 2000 has a 29 February. */
const yearlyDay = z.nullable(z.string())

/** Days in a row with other hours than their season has; no hours: closed. */
export const specialDay = z.object({
  id: z.int(),
  /** `YYYY-MM-DD`, the last one counts too. */
  first_day: z.string(),
  last_day: z.string(),
  /** They come back every year: then the year says nothing, as in the periods of the seasons. */
  yearly: z.boolean(),
  opening_hour: hour,
  closing_hour: hour,
  /** What visitors read, and in German; where one is empty they read the other. */
  sentence: z.string(),
  sentence_de: z.string(),
})
export type SpecialDay = z.output<typeof specialDay>

export const businessSettings = z.object({
  hiring: z.boolean(),
  general_opening_hour: z.number(),
  general_closing_hour: z.number(),
  off_season_start: yearlyDay,
  off_season_end: yearlyDay,
  season_begin_start: yearlyDay,
  season_begin_end: yearlyDay,
  season_begin_opening_hour: hour,
  season_begin_closing_hour: hour,
  season_end_start: yearlyDay,
  season_end_end: yearlyDay,
  season_end_opening_hour: hour,
  season_end_closing_hour: hour,
  /** Minutes after the agreed time for which a boat that comes back late costs nothing more. */
  late_grace: z.int(),
  /** Customers are reminded by mail the day before their booking. */
  reminder_mails: z.boolean(),
  /** Until how many hours before the start, or days for stays, customers change their bookings themselves; 0: not at all. */
  change_hours: z.int(),
  change_days: z.int(),
  /** Of all prices, fees, vouchers and the till. */
  currency: z.enum(rentalCurrencies),
  /** Of the office, for staff who have not chosen one. */
  language: z.enum(languages),
  /** Holidays and events from today on, in the order in which they count: those of one year first. None where there are none. */
  special_days: z.optional(z.array(specialDay)),
})
export type BusinessSettings = z.output<typeof businessSettings>

export const getBusinessSettings = endpoint({
  summary: "The rental's opening hours and seasons",
  method: 'GET',
  path: '/api/rere_get_business_settings/',
  access: 'anyone',
  changesWith: ['settings'],
  answers: { 200: businessSettings },
})

export const installation = z.object({
  /** IANA name of the wall clock all days and hours are on. */
  time_zone: z.string(),
  /** Visitors' bookings are simulated in the browser. */
  showcase: z.boolean(),
  /** Mails are kept in the built-in mailbox instead of being sent. */
  mailbox: z.boolean(),
  /** The sample account that changes nothing, when there is one. */
  test_account: z.nullable(z.object({ email: z.string(), password: z.string() })),
  business: z.object({
    name: z.string(),
    owner: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    /** In English, as the settings have it, and in German. */
    country: z.string(),
    german_country: z.string(),
    /** Empty where there is none. */
    vat_id: z.string(),
  }),
  /**
   * Who takes payments, unless another way is chosen; `ways`: in which one can pay online, the usual one first; `client_id`
   * is for PayPal's client script, null without PayPal.
   */
  payments: z.object({
    provider: z.enum(['paypal', 'stripe', 'test']),
    client_id: z.nullable(z.string()),
    ways: z.array(z.enum(['paypal', 'card'])),
  }),
  /** Where bank transfers go, and what one of the price list is in euros: 1 where it is in euros. */
  transfer: z.object({ iban: z.string(), bic: z.string(), to_euros: z.number() }),
  /** A map with a marker at the address, to be shown in a frame once the visitor has agreed. */
  map_url: z.string(),
  /** Where a map service plans the way to the address. */
  directions_url: z.string(),
})
export type Installation = z.output<typeof installation>

export const getInstallation = endpoint({
  summary: 'What the screens need to know of how this installation is set up',
  method: 'GET',
  path: '/api/installation/',
  access: 'anyone',
  answers: { 200: installation },
})
