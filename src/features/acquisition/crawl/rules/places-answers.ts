import * as z from 'zod/mini'
import type { FoundPlace } from './places.ts'

/** What places lookups answer. Whatever makes no sense is left out: they are other people's. */

const longest = { business: 50, website: 70, phone: 20 }

const tidy = (text: string | null | undefined, max: number) =>
  (text ?? '')
    .slice(0, 500)
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .slice(0, max)
    .replace(/\p{Cs}$/u, '')
    .trim()

const tracking = /^(?:utm_.*|gclid|fbclid|gad_.*|y_source|mc_.*)$/i

/** An address without what only counts visitors, at most as long as an entry's; empty where it is none. */
export function tidyWebsite(text: string | null | undefined): string {
  const written = (text ?? '').split(';', 1)[0]?.trim() ?? ''
  const url = URL.parse(/^https?:/i.test(written) ? written : `https://${written}`)
  if (!url || written === '' || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.') || url.username !== '') {
    return ''
  }
  url.hash = ''
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name)
  const whole = (url.pathname === '/' && url.search === '' ? url.origin : url.href).replaceAll(',', '%2C')
  return whole.length <= longest.website ? whole : url.origin.length <= longest.website ? url.origin : ''
}

/** Digits, spaces and a leading plus, as entries keep it; empty where it is none. The first of several. */
export function tidyPhone(text: string | null | undefined): string {
  const [first = ''] = (text ?? '').slice(0, 100).split(/[;,]| \/ (?=[+0])/)
  const digits = first
    .replace(/\(0\)/, ' ')
    .replace(/[^\d+]+/g, ' ')
    .trim()
  const phone = digits.startsWith('+') ? `+${digits.slice(1).replaceAll('+', '')}` : digits.replaceAll('+', '')
  return phone.length <= longest.phone && phone.replace(/\D/g, '').length > 4 ? phone : ''
}

const email = /^[\w.+-]{1,40}@[a-z\d-]{1,40}(?:\.[a-z\d-]{1,30}){1,3}$/i

const googleAnswer = z.object({
  places: z.optional(z.array(z.unknown())),
  nextPageToken: z.optional(z.string().check(z.maxLength(5000))),
})
const component = z.object({ shortText: z.optional(z.string()), types: z.optional(z.array(z.string())) })
const googlePlace = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(300)),
  displayName: z.object({ text: z.string() }),
  websiteUri: z.optional(z.string()),
  internationalPhoneNumber: z.optional(z.string()),
  nationalPhoneNumber: z.optional(z.string()),
  businessStatus: z.optional(z.string()),
  addressComponents: z.optional(z.array(component)),
})

/** Places of a country (ISO 3166-1) that are open for good; undefined where the answer makes no sense at all. */
export function readGoogle(json: unknown, country: string): { places: FoundPlace[]; next: string } | undefined {
  const answer = googleAnswer.safeParse(json)
  if (!answer.success) return undefined
  const places = (answer.data.places ?? []).flatMap((one) => {
    const { data: place } = googlePlace.safeParse(one)
    if (!place || place.businessStatus === 'CLOSED_PERMANENTLY' || isElsewhere(place, country)) return []
    const business = tidy(place.displayName.text, longest.business)
    if (business === '') return []
    return {
      place: `google:${place.id}`,
      business,
      website: tidyWebsite(place.websiteUri),
      email: '',
      phone: tidyPhone(place.internationalPhoneNumber ?? place.nationalPhoneNumber),
    }
  })
  return { places, next: answer.data.nextPageToken ?? '' }
}

function isElsewhere({ addressComponents = [] }: z.output<typeof googlePlace>, country: string): boolean {
  const stands = addressComponents.find(({ types }) => types?.includes('country'))?.shortText
  return stands !== undefined && stands !== country
}

const overpassAnswer = z.object({ elements: z.array(z.unknown()), remark: z.optional(z.string()) })
const element = z.object({ type: z.string(), id: z.number(), tags: z.optional(z.record(z.string(), z.string())) })

/** `hasArea`: the state was found. `isPartial`: it broke off on the way. Undefined where it makes no sense at all. */
export function readOverpass(
  json: unknown,
): { places: FoundPlace[]; hasArea: boolean; isPartial: boolean } | undefined {
  const answer = overpassAnswer.safeParse(json)
  if (!answer.success) return undefined
  const elements = answer.data.elements.flatMap((one) => element.safeParse(one).data ?? [])
  return {
    hasArea: elements.some(({ type }) => type === 'area'),
    isPartial: /runtime error/i.test(answer.data.remark ?? ''),
    places: elements.flatMap(({ type, id, tags = {} }) => {
      const business = tidy(tags.name ?? tags.operator ?? tags.brand, longest.business)
      if (type === 'area' || business === '' || tags['disused:amenity'] !== undefined) return []
      const written = tidy(tags.email ?? tags['contact:email'], 50).toLowerCase()
      return {
        place: `osm:${type.slice(0, 10)}/${id}`,
        business,
        website: tidyWebsite(tags.website ?? tags['contact:website'] ?? tags.url),
        email: email.test(written) ? written : '',
        phone: tidyPhone(tags.phone ?? tags['contact:phone'] ?? tags['contact:mobile'] ?? tags.mobile),
      }
    }),
  }
}
