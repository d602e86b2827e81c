/** Where the agency is. Sample data: there are no such streets, and the numbers are never given to anybody. */
export type OfficeName = 'hamburg' | 'munich' | 'lisbon'

export type Office = {
  name: OfficeName
  city: string
  /** The lines of its address, as on an envelope. */
  street: string
  place: string
  country: string
  /** IANA name: its own clock. */
  timeZone: string
  phone: string
  /** How one gets there. */
  way: string
}

export const offices: readonly Office[] = [
  {
    name: 'hamburg',
    city: 'Hamburg',
    street: 'Musterfleet 12',
    place: '20459 Hamburg',
    country: 'Germany',
    timeZone: 'Europe/Berlin',
    phone: '+49 40 66969 100',
    way: 'From the underground four minutes along the canal, over the second bridge.',
  },
  {
    name: 'munich',
    city: 'Munich',
    street: 'Musterhof 3',
    place: '80539 Munich',
    country: 'Germany',
    timeZone: 'Europe/Berlin',
    phone: '+49 89 99998 200',
    way: 'One block from the square with the church. Ring at the green gate and cross the yard.',
  },
  {
    name: 'lisbon',
    city: 'Lisbon',
    street: 'Rua do Exemplo 41',
    place: '1100-041 Lisbon',
    country: 'Portugal',
    timeZone: 'Europe/Lisbon',
    phone: '+351 21 000 0300',
    way: 'The tram stops at the corner. Third floor, and the lift takes its time.',
  },
]

export const addressLine = ({ street, place }: Office): string => `${street}, ${place}`

const whole = (office: Office) => `${addressLine(office)}, ${office.country}`

/** Google's embed of an office; asked for only once the visitor agrees. */
export const mapOf = (office: Office): string =>
  `https://www.google.com/maps?${new URLSearchParams({ q: whole(office), output: 'embed' })}`

export const directionsTo = (office: Office): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: whole(office) })}`

/** `tel:+494066969100` */
export const callLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`
