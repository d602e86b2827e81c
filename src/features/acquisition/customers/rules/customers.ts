import { phoneKey } from '#features/blocked-customers/rules/phone.ts'
import { isSharedDomain, ownDomainOf, registrableDomain } from '../../outreach/rules/domains.ts'
import { bareAddress } from '../../outreach/rules.ts'
import { isSharedHost, websiteKey } from '../../rules/hosts.ts'
import { hostOf, parseUrl } from '../../rules/urls.ts'

/** Which businesses are customers already. Needs the list of public suffixes: not for the browser. */

type Reached = { website: string; email: string; phone: string }
export type KnownCustomer = Reached & { business: string; country: string }

/** Shorter ones are no numbers but what somebody typed. */
const shortestPhone = 6

/** Domains that are the business's own: of its website, and of its address. */
function domainsOf({ website, email }: Reached): string[] {
  const url = parseUrl(website)
  const host = url && hostOf(url)
  const ofWebsite = host && !isSharedHost(host) ? registrableDomain(host) : undefined
  return [ofWebsite, ownDomainOf(email)].filter((domain) => domain !== undefined && !isSharedDomain(domain)) as string[]
}

/**
 * Gives what says by which a business is a customer, in words: website, email, domain or phone; undefined where nothing
 * does. A phone number without its country is read as one of each country that customers are from.
 */
export function customerFinder(
  customers: readonly KnownCustomer[],
): (business: Reached & { country?: string }) => string | undefined {
  const [websites, emails, domains, phones] = [0, 1, 2, 3].map(() => new Map<string, string>())
  for (const customer of customers) {
    const { business, website, email, phone, country } = customer
    websites?.set(websiteKey(website) ?? '', business)
    emails?.set(bareAddress(email), business)
    for (const domain of domainsOf(customer)) domains?.set(domain, business)
    phones?.set(phoneKey(phone, country), business)
  }
  const countries = [...new Set(customers.map(({ country }) => country))]
  const found = (map: ReadonlyMap<string, string> | undefined, key: string | undefined) =>
    key === undefined || key === '' ? undefined : map?.get(key)
  const said = (what: string, customer: string | undefined) =>
    customer === undefined ? undefined : `The customer ${customer} has this ${what}`
  return ({ country, ...business }) => {
    const numbers = (country === undefined ? countries : [country]).map((one) => phoneKey(business.phone, one))
    return (
      said('website', found(websites, websiteKey(business.website))) ??
      said('email address', found(emails, bareAddress(business.email))) ??
      said(
        'domain',
        found(
          domains,
          domainsOf(business).find((domain) => domains?.has(domain)),
        ),
      ) ??
      said(
        'phone number',
        found(
          phones,
          numbers.find((number) => number.length >= shortestPhone && phones?.has(number)),
        ),
      )
    )
  }
}
