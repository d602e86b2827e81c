import { plural } from '#kit/shared/plural.ts'

export const typeNames = {
  all: { singular: 'Boot', plural: 'Boote' },
  motorboats: { singular: 'Motorboot', plural: 'Motorboote' },
  sailboats: { singular: 'Segelboot', plural: 'Segelboote' },
  canoes: { singular: 'Kanu', plural: 'Kanus' },
  jetskis: { singular: 'Jetski', plural: 'Jetskis' },
  houseboats: { singular: 'Hausboot', plural: 'Hausboote' },
}

export const typeTitles = {
  all: 'Alle Boote',
  motorboats: 'Motorboote',
  sailboats: 'Segelboote',
  canoes: 'Kanus',
  jetskis: 'Jetskis',
  houseboats: 'Hausboote',
}

export const typeOnes = {
  all: 'ein Boot',
  motorboats: 'ein Motorboot',
  sailboats: 'ein Segelboot',
  canoes: 'ein Kanu',
  jetskis: 'einen Jetski',
  houseboats: 'ein Hausboot',
}

export const licenses = {
  no: 'Ohne Führerschein',
  never: 'Ohne Führerschein',
  yes: 'Mit Bootsführerschein',
  captain: 'Mit unserem Skipper',
}
export const upTo = (people: number) => plural(people, { one: 'für 1 Person', other: `bis ${people} Personen` })
export const from = 'ab'
export const forTime = (time: string) => `für ${time}`
export const nights = (count: number) => plural(count, { one: '1 Nacht', other: `${count} Nächte` })

export const captainPart = (price: string) => `Skipper (${price} je Stunde)`
export const onSitePart = (fee: string, price: string) => `${fee} (${price} vor Ort)`
export const included = (parts: string) => `inklusive ${parts}`
export const depositApart = (price: string) => `dazu ${price} Kaution in bar, die Sie zurückbekommen`
export const noDeposit = 'keine Kaution'
export const feeNames: Readonly<Record<string, string>> = {
  'Cleaning fee': 'Endreinigung',
  'Briefing fee': 'Einweisung',
  'Briefing with charter licence': 'Einweisung mit Charterschein',
}

export const wholePricesWith = (parts: string) => `Gesamtpreise mit 19 Prozent MwSt., ${parts}`
export const wholePricesAlone = 'Gesamtpreise mit 19 Prozent MwSt.'
export const noCleaning = 'keine Endreinigung'
export const pricesOf = (boat: string) => `Preise: ${boat}`
export const duration = 'Dauer'
export const price = 'Preis'
export const perHour = 'Je Stunde'
export const furtherNight = 'Jede weitere Nacht'
export const noPrices = 'Es gibt noch keine Preise'
export const thePrices = 'die Preise'

export const notAvailable = 'Zurzeit nicht zu haben'
export const aboutBoat = (boat: string) => `Über ${boat}`
export const general = 'Allgemein'
export const features = 'Ausstattung'
export const technical = 'Technik'
export const priceList = 'Preisliste'
export const book = 'Buchen'
export const picturesOf = (boat: string) => `Bilder: ${boat}`
export const pictureOf = (boat: string, number: number) => `${boat}, Bild ${number}`
export const enlarge = 'Vergrößern'

export const noVehicleName = 'Bitte geben Sie den Namen eines Boots an'
export const noVehicle = 'Bitte geben Sie vehicleType oder vehicleName an'
