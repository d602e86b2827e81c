import * as z from 'zod/mini'
import { newEmployee } from '#features/sign-in/contract/register.ts'
import { password } from '#features/sign-in/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, flag, halfHourSteps, maybe, wholeNumber } from '#kit/shared/fields.ts'
import { languages } from '#kit/shared/language.ts'
import { rentalCurrencies } from '#kit/shared/money.ts'
import { words } from '../words.ts'

/** What members of staff set; no page of visitors loads this. */

const { firstName, lastName, email, phone, address, additional, zipCodeAndCity } = newEmployee.shape

const languageMessage = () => words.noLanguage

/** What people change of themselves. */
export const personalForm = z.object({
  firstName,
  lastName,
  email,
  /** This and the address are kept as they are for admins, whose screens do not show them. */
  phone,
  address,
  additional,
  zipCodeAndCity,
  /** A new one; without it the old one stays. */
  password: maybe(password),
  /** Admins say whether the business is hiring; without it that stays as it is. */
  weAreHiring: maybe(flag()),
  /** What they read the rental's office in, `business` for what the business has; without it that stays as it is. */
  language: maybe(z.enum([...languages, 'business'], { error: languageMessage })),
})
export type PersonalForm = z.output<typeof personalForm>

export const hoursMessages = {
  get hour() {
    return words.noHour
  },
  get day() {
    return words.noDay
  },
} as const

const hour = halfHourSteps({ message: () => hoursMessages.hour })
const noHour = maybe(hour)
/** As `MM-DD`, or as the settings are answered, `2000-MM-DD`. */
const yearlyDay = maybe(
  z.pipe(
    z.transform((value) =>
      typeof value === 'string' ? value.trim().replace(/^(?:\d{4}-)?(\d\d)[-/](\d\d)$/, '2000-$1-$2') : value,
    ),
    day(() => hoursMessages.day),
  ),
)

/** When the rental is open. */
export const hoursForm = z.object({
  general_opening_hour: hour,
  general_closing_hour: hour,
  off_season_start: yearlyDay,
  off_season_end: yearlyDay,
  season_begin_start: yearlyDay,
  season_begin_end: yearlyDay,
  season_begin_opening_hour: noHour,
  season_begin_closing_hour: noHour,
  season_end_start: yearlyDay,
  season_end_end: yearlyDay,
  season_end_opening_hour: noHour,
  season_end_closing_hour: noHour,
})
export type HoursForm = z.output<typeof hoursForm>

/** Minutes. */
export const longestGrace = 120

/** The earliest that customers may be kept from changing their bookings: hours, and days for stays. */
export const mostChangeHours = 720
export const mostChangeDays = 365

/** What the root account changes of the rental. */
export const businessForm = z.extend(hoursForm, {
  weAreHiring: maybe(flag()),
  /** Without it that stays as it is; another one only before there is anything in it. */
  currency: maybe(z.enum(rentalCurrencies, { error: () => words.noCurrency })),
  /** Of the office, for staff who have not chosen one; without it that stays as it is. */
  language: maybe(z.enum(languages, { error: languageMessage })),
  /** Whether customers are reminded the day before; without it that stays as it is. */
  reminder_mails: maybe(flag()),
  change_hours: maybe(wholeNumber({ max: mostChangeHours, message: () => words.noChangeLimit(mostChangeHours) })),
  change_days: maybe(wholeNumber({ max: mostChangeDays, message: () => words.noChangeLimit(mostChangeDays) })),
  late_grace: maybe(wholeNumber({ max: longestGrace, message: () => words.noGrace(longestGrace) })),
})
export type BusinessForm = z.output<typeof businessForm>

const anything = z.optional(z.unknown())
const namesOf = <S extends Record<string, unknown>>({ shape }: { shape: S }) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, anything])) as Record<keyof S, typeof anything>

/** Which of the two forms it is, depends on who sends it: each is checked by its own schema. */
const eitherForm = z.object({ ...namesOf(personalForm), ...namesOf(businessForm) })

const prefixes = { agency: 'sshp', rental: 'rere' } as const
export type BusinessName = keyof typeof prefixes

/** The same calls under the names of each business. */
function callsOf(business: BusinessName) {
  const prefix = prefixes[business]
  return {
    business,

    getUserInfo: endpoint({
      summary: 'What is kept about whoever is signed in, besides name and email',
      method: 'GET',
      path: `/api/${prefix}_get_user_info/`,
      access: 'staff',
      answers: {
        200: z.object({
          phone: z.string(),
          streetAndNumber: z.string(),
          additional: z.string(),
          zipCodeAndCity: z.string(),
          /** Of the business. */
          weAreHiring: z.boolean(),
          /** What they chose to read the rental's office in, if they have. */
          language: z.nullable(z.enum(languages)),
        }),
      },
    }),

    updateSettings: endpoint({
      summary:
        business === 'rental'
          ? 'Changes who is signed in, or for root the opening hours. A new name, email or password ends their sessions'
          : 'Changes who is signed in. A new name, email or password ends their sessions',
      method: 'POST',
      path: `/api/${prefix}_update_settings/`,
      access: 'staff',
      body: eitherForm,
      answers: { 200: z.object({ status: z.literal('success'), signed_out: z.boolean() }) },
    }),
  } as const
}

export const rentalSettings = callsOf('rental')
export const agencySettings = callsOf('agency')
export type SettingsCalls = typeof rentalSettings | typeof agencySettings

export const outsideBooking = z.object({
  id: z.int(),
  vehicle_name: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  booked_day: z.string(),
  /** The day it ends, the same for hours. */
  booked_day_end: z.string(),
  booked_start: z.number(),
  booked_end: z.number(),
  /** `closed`: a day of it would be in the off-season. */
  why: z.enum(['closed', 'hours']),
})
export type OutsideBooking = z.output<typeof outsideBooking>

export const mostOutside = 50

export const getBookingsOutside = endpoint({
  summary: `Bookings still to come that would not fit other opening hours and fit the ones now; the first ${mostOutside} and their count`,
  method: 'GET',
  path: '/api/rere_get_bookings_outside_hours/',
  access: 'root',
  changesWith: ['bookings', 'settings'],
  query: hoursForm,
  answers: { 200: z.object({ count: z.int(), bookings: z.array(outsideBooking) }) },
})
