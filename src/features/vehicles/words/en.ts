import { plural } from '#kit/shared/plural.ts'

/** A type in the middle of a sentence. `all` is whatever the rental has. */
export const typeNames = {
  all: { singular: 'boat', plural: 'boats' },
  motorboats: { singular: 'motorboat', plural: 'motorboats' },
  sailboats: { singular: 'sailboat', plural: 'sailboats' },
  canoes: { singular: 'canoe', plural: 'canoes' },
  jetskis: { singular: 'jet ski', plural: 'jet skis' },
  houseboats: { singular: 'houseboat', plural: 'houseboats' },
}

/** As a heading. */
export const typeTitles = {
  all: 'All boats',
  motorboats: 'Motorboats',
  sailboats: 'Sailboats',
  canoes: 'Canoes',
  jetskis: 'Jet skis',
  houseboats: 'Houseboats',
}

/** One of it, that somebody takes. */
export const typeOnes = {
  all: 'a boat',
  motorboats: 'a motorboat',
  sailboats: 'a sailboat',
  canoes: 'a canoe',
  jetskis: 'a jet ski',
  houseboats: 'a houseboat',
}

/** Who may steer. */
export const licenses = {
  no: 'No licence needed',
  never: 'No licence needed',
  yes: 'Boating licence',
  captain: 'With our captain',
}
export const upTo = (people: number) => plural(people, { one: 'up to 1 person', other: `up to ${people} people` })
export const from = 'from'
export const forTime = (time: string) => `for ${time}`
export const nights = (count: number) => plural(count, { one: '1 night', other: `${count} nights` })

/** What is on site for a price: as a list that a sentence takes in. */
export const captainPart = (price: string) => `captain (${price} per hour)`
export const onSitePart = (fee: string, price: string) => `${fee.toLowerCase()} (${price} on site)`
export const included = (parts: string) => `${parts} included`
export const depositApart = (price: string) => `deposit ${price} apart, in cash, given back`
export const noDeposit = 'no deposit'
export const feeNames: Readonly<Record<string, string>> = {}

export const wholePricesWith = (parts: string) => `Whole prices: 19 percent VAT, ${parts}`
export const wholePricesAlone = 'Whole prices: 19 percent VAT included'
export const noCleaning = 'no final cleaning'
export const pricesOf = (boat: string) => `Prices of ${boat}`
export const duration = 'Duration'
export const price = 'Price'
export const perHour = 'Per hour'
export const furtherNight = 'Each further night'
export const noPrices = 'There are no prices yet'
export const thePrices = 'the prices'

export const notAvailable = 'Not available at the moment'
export const aboutBoat = (boat: string) => `About ${boat}`
export const general = 'General'
export const features = 'Features'
export const technical = 'Technical'
export const priceList = 'Price list'
export const book = 'Book'
export const picturesOf = (boat: string) => `Pictures of ${boat}`
export const pictureOf = (boat: string, number: number) => `${boat}, picture ${number}`
export const enlarge = 'Enlarge'

export const noVehicleName = 'Please give the name of a vehicle'
export const noVehicle = 'Please give a vehicleType or a vehicleName'
