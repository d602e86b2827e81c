import { fromLocalDateTime, hoursBetween } from '#kit/shared/day.ts'
import type { Language } from '#kit/shared/language.ts'
import { parseCents, toUnits } from '#kit/shared/money.ts'
import type { Sent } from '#kit/ui/api.ts'
import type { Changeable, previewChange } from '../contract.ts'

/** What is typed in; what is not touched follows the booking. */
export type Draft = {
  vehicle_id: number
  day: string
  start: number | undefined
  hours: number | undefined
  end: string | undefined
  extras: string[]
  adults: number
  children: number
  age_from: number | undefined
  age_to: number | undefined
  has_license: 'yes' | 'no' | undefined
  price: 'new' | 'keep' | 'other'
  /** As it is typed. */
  new_price: string
  price_change_reason: string
  name: string
  phone: string
  email: string
  language: Language
  note: string
}

/** The booking as it is. */
export function draftOf(booking: Changeable): Draft {
  const { kind, starts_at, ends_at, has_license, age_from, age_to, has_agreed_price } = booking
  const [start, end] = [fromLocalDateTime(starts_at), fromLocalDateTime(ends_at)]
  const { vehicle_id, extras, adults, children, name, phone, email, language, note } = booking
  return {
    ...{ vehicle_id, day: start.day, extras, adults, children, name, phone, email, language, note },
    start: kind === 'days' ? undefined : start.hour,
    hours: kind === 'days' ? undefined : hoursBetween(start, end),
    end: kind === 'days' ? end.day : undefined,
    age_from: age_from ?? undefined,
    age_to: age_to ?? undefined,
    has_license: has_license === null ? undefined : has_license ? 'yes' : 'no',
    price: has_agreed_price ? 'keep' : 'new',
    ...{ new_price: '', price_change_reason: '' },
  }
}

export type WishQuery = Sent<typeof previewChange>['query']

/** What of it decides on boat, time and price. */
export const wishOf = (booking: Changeable, draft: Draft): WishQuery => {
  const { name, phone, email, language, note, new_price, price_change_reason, ...wish } = draft
  return { ...wish, ...(draft.price === 'other' && { new_price: priceOf(draft) }), booking_id: booking.id }
}

/** The other price in dollars, where one is typed. */
export const priceOf = ({ new_price }: Pick<Draft, 'new_price'>): number | undefined => {
  const cents = parseCents(new_price)
  return cents === undefined ? undefined : toUnits(cents)
}

/** What is asked for where the dialog opens: what is filled in already, e.g. by dragging, and where it begins. */
export type AskedChange = { draft: Partial<Draft>; at: 'price' | 'comment' | undefined }

const facts = ['vehicle_name', 'starts_at', 'ends_at', 'adults', 'children', 'name', 'phone', 'email', 'note'] as const
export type ChangedFact = (typeof facts)[number] | 'extras' | 'price' | 'paid' | 'progress'

/** What of a booking became another one while somebody looked at it. */
export const changedFacts = (seen: Changeable, now: Changeable): ChangedFact[] =>
  ([...facts, 'extras', 'price', 'paid', 'progress'] as const).filter(
    (fact) => JSON.stringify(seen[fact]) !== JSON.stringify(now[fact]),
  )

export const withExtra = (extras: readonly string[], extra: string, wanted: boolean): string[] => [
  ...extras.filter((one) => one !== extra),
  ...(wanted ? [extra] : []),
]
