import type { Extra } from '#features/bookings/contract.ts'
import type { License } from '#features/bookings/rules/party.ts'
import type { Quote } from '#features/bookings/rules/prices.ts'
import type { ExtraRow } from '#features/price-rules/extras/contract.ts'
import type { BusinessSettings } from '#features/settings/contract.ts'

/** What is booked by. */
export type SampleBusiness = { settings: BusinessSettings; extras: readonly ExtraRow[] }

/** A row of the table bookings. */
export type SampleBooking = {
  reference: string
  vehicle_id: number
  kind: 'hours' | 'days'
  starts_at: string
  ends_at: string
  salutation: string
  name: string
  email: string
  phone: string
  street_and_number: string
  zip_code_and_city: string
  people: number
  adults: number
  children: number
  license: License
  extras: Extra[]
  price: number
  /** What was agreed, with what is paid on site. */
  quote: Quote
  has_license: boolean | null
  payment_method: 'on_site' | 'provider'
  paid_at: string | null
}

/** People of the sample data, who do not exist. */
const firstNames = [
  'Anna',
  'Ben',
  'Clara',
  'David',
  'Elif',
  'Felix',
  'Greta',
  'Hannes',
  'Ida',
  'Jan',
  'Katja',
  'Luis',
  'Mira',
  'Nils',
  'Olga',
  'Paul',
]
const lastNames = [
  'Albrecht',
  'Bauer',
  'Conrad',
  'Dietz',
  'Engel',
  'Fuchs',
  'Graf',
  'Hartmann',
  'Imhof',
  'Jung',
  'Keller',
  'Lang',
  'Moser',
  'Neumann',
]
const streets = ['Seestrasse', 'Bergweg', 'Am Hafen', 'Lindenallee', 'Uferweg', 'Mühlgasse']
const cities = ['82319 Starnberg', '80331 Munich', '83209 Prien', '88131 Lindau', '78462 Konstanz', '12459 Berlin']

export const someReference = (random: () => number): string =>
  Array.from({ length: 8 }, () => pick([...'23456789ABCDEFGHJKLMNPQRSTUVWXYZ'], random)).join('')

/** Columns of a booking that say whose it is. */
export function someGuest(random: () => number) {
  const [first, last] = [pick(firstNames, random) as string, pick(lastNames, random) as string]
  return {
    salutation: '',
    name: `${first} ${last}`,
    email: `${first}.${last}@guests.example`.toLowerCase(),
    phone: `+49151${String(Math.floor(random() * 1e7)).padStart(7, '0')}`,
    street_and_number: `${pick(streets, random)} ${1 + Math.floor(random() * 80)}`,
    zip_code_and_city: pick(cities, random) as string,
  }
}

export const pick = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)]

/** A small seeded generator of numbers from 0 to below 1. */
export function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
