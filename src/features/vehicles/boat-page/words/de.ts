export const drives = {
  petrol: 'Benzinmotor',
  diesel: 'Dieselmotor',
  electric: 'Elektromotor',
  none: 'Ohne Motor',
}
export const bookIt = (boat: string) => `${boat} buchen`
export const byHours = 'Stundenweise buchen'
export const byDays = 'Für mehrere Tage buchen'
export const blocked = (boat: string) => `${boat} ist zurzeit nicht zu haben`
export const notLet = (boat: string) => `${boat} wird zurzeit nicht vermietet`
export const insteadBelow = 'Ähnliche Boote ansehen'
export const aboard = 'An Bord'
export const technical = 'Technische Daten'

export const whatItCosts = (boat: string) => `Was ${boat} kostet`
export const costs = (boat: string, price: string, time: string) => `${boat} kostet ${price} für ${time}.`
export const costsUpTo = (
  boat: string,
  least: { price: string; time: string },
  most: { price: string; time: string },
) => `${boat} kostet ${least.price} für ${least.time} und ${most.price} für ${most.time}, den längsten Tag.`
export const costsNights = (boat: string, price: string, nights: string, further: string) =>
  `${boat} kostet ${price} für ${nights} und ${further} für jede weitere Nacht.`

export const itDepends = 'Was den Preis ändert'

export const included = 'Im Preis enthalten'
export const vat = '19 Prozent Mehrwertsteuer'
export const captainAlong = (price: string) => `Unser Skipper, ${price} je\u00a0Stunde`
export const feeOnSite = (fee: string, price: string) => `${fee}, davon ${price} vor Ort zu zahlen`
export const toAdd = 'Beim Buchen dazu zu wählen'

export const feesAndDeposit = 'Gebühren und Kaution'
export const inCash = (price: string) => `${price}, vor Ort in bar`
export const inCashBack = (price: string) => `${price} in bar, die Sie zurückbekommen`
export const noFee = 'Keine'
export const feeNames = {
  cleaning: 'Endreinigung',
  briefing: 'Einweisung',
  charter: 'Einweisung mit Charterschein',
  deposit: 'Kaution',
}
export const insteadOfBriefing = (price: string) =>
  `${price} vor Ort in bar, wenn niemand an Bord einen Führerschein hat`

export const whoMaySteer = 'Wer steuern darf'
export const anybody = (boat: string) =>
  `Jeder: Für ${boat} brauchen Sie keinen Bootsführerschein. Wir zeigen Ihnen alles, bevor Sie ablegen.`
export const withLicence = (boat: string) => `${boat} steuert jemand mit Bootsführerschein.`
export const orCharter = (price: string) =>
  `Hat niemand einen, ersetzt ihn für diese Fahrt unsere Einweisung mit Charterschein für ${price}.`
export const orCaptain = (price: string) => `Oder unser Skipper fährt mit, für ${price} je\u00a0Stunde.`
export const notWithout = 'Ohne lässt es sich nicht buchen.'
export const captainSteers = (boat: string, price: string) =>
  `Unser Skipper. ${boat} fährt immer mit einem von uns, für ${price} je\u00a0Stunde, in allen Preisen hier enthalten. Einen Führerschein brauchen Sie nicht.`

export const similar = (boat: string) => `Boote wie ${boat}`
export const instead = 'Stattdessen zu haben'
