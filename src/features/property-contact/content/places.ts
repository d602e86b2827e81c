import { words } from '../words.ts'

/** Where the agency is. Sample data: there are no such streets, and the numbers are never given to anybody. */
export type OfficeName = 'hamburg' | 'munich' | 'lisbon'

export type Office = {
  name: OfficeName
  city: string
  /** The lines of its address, as on an envelope. */
  street: string
  place: string
  /** As ISO 3166 has it. */
  country: 'DE' | 'PT'
  /** IANA name: its own clock. */
  timeZone: string
  phone: string
  /** How one gets there. */
  way: string
}

export const offices: readonly Office[] = [
  {
    name: 'hamburg',
    city: words.cities.hamburg,
    street: 'Musterfleet 12',
    place: `20459 ${words.cities.hamburg}`,
    country: 'DE',
    timeZone: 'Europe/Berlin',
    phone: '+49 40 66969 100',
    way: words.ways.hamburg,
  },
  {
    name: 'munich',
    city: words.cities.munich,
    street: 'Musterhof 3',
    place: `80539 ${words.cities.munich}`,
    country: 'DE',
    timeZone: 'Europe/Berlin',
    phone: '+49 89 99998 200',
    way: words.ways.munich,
  },
  {
    name: 'lisbon',
    city: words.cities.lisbon,
    street: 'Rua do Exemplo 41',
    place: `1100-041 ${words.cities.lisbon}`,
    country: 'PT',
    timeZone: 'Europe/Lisbon',
    phone: '+351 21 000 0300',
    way: words.ways.lisbon,
  },
]

export const addressLine = ({ street, place }: Office): string => `${street}, ${place}`

const whole = (office: Office) => `${addressLine(office)}, ${words.countries[office.country]}`

/** Google's embed of an office; asked for only once the visitor agrees. */
export const mapOf = (office: Office): string =>
  `https://www.google.com/maps?${new URLSearchParams({ q: whole(office), output: 'embed' })}`

export const directionsTo = (office: Office): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: whole(office) })}`

/** `tel:+494066969100` */
export const callLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`
