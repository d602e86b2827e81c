import type { Vehicle } from '#features/vehicles/contract.ts'
import type { Context } from '#kit/server/http/context.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { addDays, instantOf } from '#kit/shared/day.ts'
import { prefixOf } from '#kit/shared/language.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import type { CustomerDetails, Extra } from '../../contract.ts'
import type { Quote } from '../../rules/prices.ts'
import type { NewBooking } from '../../server/commands.ts'
import { bookingOf } from '../../server/policy/orders.ts'
import { type Chance, offerMinutes } from '../rules.ts'
import { words } from '../words.ts'
import type { Place } from './queries.ts'

/** The page of a place, for whoever holds the link: until the day after what is waited for. */
export function placePageOf(
  { links, env }: Pick<Context, 'links' | 'env'>,
  { reference, day, nights, language }: Pick<Place, 'reference' | 'day' | 'nights' | 'language'>,
): string {
  const expires = instantOf(addDays(day, nights + 1), 0, env.timeZone)
  const page = `${env.publicUrl}${prefixOf(language)}/RentalRevolution/waiting`
  return `${page}#${links.sign({ kind: 'waiting', id: reference }, expires)}`
}

/** The reference that a link is about, or why it opens nothing. */
export function referenceOf({ env, links, clock }: Pick<Context, 'env' | 'links' | 'clock'>, link: string): string {
  const read = links.read('waiting', link, clock())
  if (read === 'expired') throw new ProblemError(410, 'LINK_EXPIRED', words.linkExpired)
  if (read === 'invalid') throw noSuchPlace({ env })
  return read.id
}

export const noSuchPlace = ({ env }: Pick<Context, 'env'>) =>
  new ProblemError(404, 'LINK_INVALID', words.linkInvalid(env.business.phone, env.business.email))

export const freeNow = () => new ProblemError(409, 'FREE_NOW', words.freeNow)
export const offerOver = () => new ProblemError(422, 'HOLD_EXPIRED', words.offerOver)
export const notOffered = () => new ProblemError(409, 'NOT_OFFERED', words.notOffered)

export type Party = Pick<CustomerDetails, 'adults' | 'children' | 'ageFrom' | 'ageTo' | 'hasLicense'>

/** The booking by which something is held for a place. */
export function offeredBooking(place: Place, chance: Chance, agreed: { extras: Extra[]; quote: Quote }): NewBooking {
  return { ...bookingFor(place, chance, agreed, partyFor(place)), isPaid: false, holdMinutes: offerMinutes }
}

export const partyFor = ({ people }: Place): Party => ({
  adults: people,
  children: 0,
  ageFrom: undefined,
  ageTo: undefined,
  hasLicense: undefined,
})

/** What a place takes with these people aboard. */
export const bookingFor = (
  { kind, language, name, email, phone, visitor }: Place,
  { vehicle, startsAt, endsAt }: { vehicle: Vehicle; startsAt: string; endsAt: string },
  agreed: { extras: Extra[]; quote: Quote },
  party: Party & Partial<Pick<CustomerDetails, 'phone' | 'streetAndNumber' | 'zipCodeAndCity'>>,
): NewBooking =>
  inLanguage(language, () =>
    bookingOf(
      {
        ...{ salutation: '', streetAndNumber: '', additional: '', zipCodeAndCity: '', comment: '' },
        ...{ name, email, phone },
        ...party,
      },
      {
        ...{ kind, startsAt, endsAt, vehicle, ...agreed },
        ...{ voucher: undefined, open: agreed.quote.total },
        paymentMethod: kind === 'days' ? 'transfer' : 'on_site',
        caller: undefined,
        visitor: visitor ?? undefined,
      },
    ),
  )
