import fc from 'fast-check'
import { slotKeys, type TimetableDay } from '#features/bookings/contract.ts'
import type { Business } from '#features/bookings/rules.ts'
import type { PriceRule } from '#features/price-rules/contract.ts'
import type { BusinessSettings } from '#features/settings/contract.ts'
import { priceField, type Vehicle } from '#features/vehicles/contract.ts'
import { addDays, type Day, type Hour } from '#kit/shared/day.ts'
import { seedExtras } from './extras.ts'

/** Open from 9 to 19 all year round, unless told otherwise. */
export const someSettings = (changes: Partial<BusinessSettings> = {}): BusinessSettings => ({
  hiring: false,
  general_opening_hour: 9,
  general_closing_hour: 19,
  off_season_start: null,
  off_season_end: null,
  season_begin_start: null,
  season_begin_end: null,
  season_begin_opening_hour: null,
  season_begin_closing_hour: null,
  season_end_start: null,
  season_end_end: null,
  season_end_opening_hour: null,
  season_end_closing_hour: null,
  late_grace: 15,
  reminder_mails: true,
  change_hours: 24,
  change_days: 30,
  currency: 'USD',
  language: 'en',
  ...changes,
})

/** Early in the morning of June 1, 2026 in Berlin, unless told otherwise. */
export const someBusiness = (changes: Partial<Business> = {}): Business => ({
  settings: someSettings(),
  timeZone: 'Europe/Berlin',
  priceRules: [],
  terms: [],
  extras: seedExtras,
  now: { day: '2026-06-01', hour: 6 },
  ...changes,
})

/** A motorboat for six without any extra; `prices` are dollars by hours. */
export const someVehicle = (
  changes: Partial<Vehicle> = {},
  prices: Readonly<Record<number, number>> = { 1: 50, 2: 90 },
): Vehicle => ({
  id: 1,
  type: 'motorboats',
  drive: 'petrol',
  name: 'Eider',
  passengers: 6,
  path1: null,
  path2: null,
  path3: null,
  path4: null,
  path5: null,
  path6: null,
  alts: [],
  altsDE: [],
  deposit: 0,
  briefing_fee: 0,
  cleaning_fee: 0,
  charter_license: 0,
  license: 'no',
  extra_bbq: false,
  extra_jukebox: false,
  extra_binoculars: false,
  extra_captain: null,
  extra_fishing_permit_day: false,
  extra_fishing_permit_week: false,
  extra_canoe_one_person: false,
  extra_canoe_two_persons: false,
  extra_inflatable_boat: false,
  extra_sonar: false,
  extra_bed_linen_and_towel: false,
  descriptionEN: { general: '', features: '', technical: '' },
  descriptionDE: { general: '', features: '', technical: '' },
  blocked: false,
  price_night: null,
  ...Object.fromEntries(slotKeys.map((_, i) => [priceField(i + 1), prices[(i + 1) / 2] ?? null])),
  ...changes,
})

/** A vehicle that is taken from one hour to another. */
export type Taken = { id: number; start: Hour; end: Hour }

/** `1@9-10 2@9.5-11`: vehicle 1 is taken from 9 to 10, vehicle 2 from half past 9 to 11. */
export const someTaken = (text: string): Taken[] =>
  Array.from(text.matchAll(/(\d+)@([\d.]+)-([\d.]+)/g), ([, id, start, end]) => ({
    id: Number(id),
    start: Number(start),
    end: Number(end),
  }))

/** A day of the timetable on which vehicles are taken. */
export const someDay = (
  date: Day,
  { taken = [], blocked = false }: { taken?: readonly Taken[]; blocked?: boolean } = {},
): TimetableDay => {
  const takenAt = (hour: Hour) => taken.filter(({ start, end }) => start <= hour && hour < end).map(({ id }) => id)
  const slots = Object.fromEntries(slotKeys.map((key, i) => [key, takenAt(i / 2)]))
  return { date, blocked, ...slots } as TimetableDay
}

const specialDays = '2026-03-29 2026-10-25 2026-12-31 2027-01-01 2027-02-28 2028-02-28 2028-02-29 2028-03-01'

/** Any day from 2024 to 2031, the days around clock changes, year ends and Februaries more often. */
export const anyDay = fc.oneof(
  fc.integer({ min: 0, max: 2900 }).map((days) => addDays('2024-01-01', days)),
  fc.constantFrom(...specialDays.split(' ')),
)

/** Any half hour of a day that can be a start: 0 to 23.5. */
export const anyStart = fc.nat(47).map((n) => n / 2)

/** Any whole period of opening within a day. */
export const anyOpening = fc
  .uniqueArray(fc.nat(48), { minLength: 2, maxLength: 2 })
  .map(([a = 0, b = 0]) => ({ general_opening_hour: Math.min(a, b) / 2, general_closing_hour: Math.max(a, b) / 2 }))

/** Vehicles 1 and 2, taken at any times. */
export const anyTaken = fc.array(
  fc
    .tuple(fc.constantFrom(1, 2), anyStart, anyStart)
    .map(([id, a, b]) => ({ id, start: Math.min(a, b), end: Math.max(a, b) + 0.5 })),
  { maxLength: 4 },
)

/** A day and a business whose clock shows a time shortly before, on, or long before it, or the day after. */
export const anyDayAhead = fc
  .record({
    date: anyDay,
    ahead: fc.constantFrom(-1, 0, 0, 1, 30, 200, 729, 730, 731, 732),
    minute: fc.nat(24 * 60 - 1),
    opening: anyOpening,
    offSeason: fc.constantFrom({}, {}, { off_season_start: '2000-11-01', off_season_end: '2000-02-29' }),
    timeZone: fc.constantFrom('Europe/Berlin', 'Africa/Cairo'),
  })
  .map(({ date, ahead, minute, opening, offSeason, timeZone }) => {
    const now = { day: addDays(date, -ahead), hour: minute / 60 }
    return {
      date,
      business: {
        settings: someSettings({ ...opening, ...offSeason }),
        timeZone,
        now,
        priceRules: [],
        terms: [],
        extras: [],
      },
    }
  })

/** Ten percent more at weekends, by the hour and over days, unless told otherwise. */
export const someRule = (changes: Partial<PriceRule>): PriceRule => ({
  id: 1,
  kind: 'weekday',
  name: 'Weekend',
  name_de: 'Wochenende',
  percent: 10,
  cents: null,
  weekdays: [0, 6],
  from: null,
  until: null,
  days: null,
  least: null,
  vehicle_types: [],
  flows: ['hours', 'days'],
  starts_on: '2026-01-01',
  ends_on: null,
  active: true,
  ...changes,
})
