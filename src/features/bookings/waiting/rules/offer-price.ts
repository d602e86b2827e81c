import { fromLocalDateTime, hoursBetween } from '#kit/shared/day.ts'
import { inFirstLanguage } from '#kit/shared/language.ts'
import type { CustomerDetails, Extra } from '../../contract.ts'
import { type Quote, quote, stayQuote, withCaptain } from '../../rules/prices.ts'
import { type PricedBy, pricingOf } from '../../rules.ts'
import { nightsOf } from '../../stays/rules.ts'
import type { Chance } from '../rules.ts'

type Party = Pick<CustomerDetails, 'adults' | 'children' | 'hasLicense'>

/** What an offer costs with these people, and whether a captain comes along; undefined where it is not let so any more. */
export function offerPrice(
  { vehicle, startsAt, endsAt }: Chance,
  kind: 'hours' | 'days',
  { adults, children, hasLicense }: Party,
  captain: boolean,
  business: PricedBy,
): { extras: Extra[]; quote: Quote | undefined } {
  const pricing = pricingOf(business, startsAt.slice(0, 10))
  if (kind === 'days') {
    const nights = nightsOf({ start: startsAt.slice(0, 10), end: endsAt.slice(0, 10) })
    const stay = { extras: [], people: adults + children, hasLicense }
    return { extras: [], quote: inFirstLanguage(() => stayQuote(vehicle, nights, stay, pricing)) }
  }
  const extras = withCaptain(vehicle, captain ? ['captain'] : [])
  const hours = hoursBetween(fromLocalDateTime(startsAt), fromLocalDateTime(endsAt))
  return { extras, quote: inFirstLanguage(() => quote(vehicle, hours, { extras, hasLicense }, pricing)) }
}
