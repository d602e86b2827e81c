import { plural } from '#kit/shared/plural.ts'

export const theStock = 'der Bestand'
export const noCount = 'Diese Zählung gibt es nicht, oder sie ist schon abgeschlossen'
export const changed = 'Inzwischen wurde weitergezählt. Bitte sehen Sie die Differenzen noch einmal an'
export const chooseReason = 'Bitte wählen Sie einen Grund'
export const reasonsMissing = (names: string) => `Bitte wählen Sie zu jeder Differenz einen Grund: ${names}`
export const inCarts = (names: string) =>
  `Inzwischen ist weniger da, der Rest liegt in Körben. Bitte zählen Sie neu: ${names}`
export const priceByAdmins = 'Was Waren kosten, geben nur Administratoren ein'
export const noDays = 'Bitte wählen Sie höchstens 366 Tage'

export const received = 'Wareneingang'
export const product = 'Produkt'
export const quantity = 'Stück'
export const purchasePrice = 'Einkaufspreis pro Stück, netto'
export const priceHint = 'Leer: wie bisher. Mit 0 Stück ändert sich nur der Preis.'
export const take = 'In den Bestand'
export const wasTaken = (name: string) => `${name} ist im Bestand`
export const there = 'Da'
export const soldLately = 'In 4 Wochen verkauft'
export const order = 'Bestellen'
export const orderHint =
  'Was unter dem Mindestbestand liegt oder in einer Woche ausverkauft ist: bis zum Sollbestand, oder für zwei Wochen, wo mehr verkauft wird.'
export const enough = 'Von allem ist genug da'
export const counts = 'Inventur'
export const countedOf = (done: number, all: number) => `${done} von ${all} gezählt, ${all - done} noch offen`
export const counted = 'Gezählt'
export const countedProduct = (name: string) => `Gezählt: ${name}`
export const shouldBe = 'Erwartet'
export const expected = (count: number, off: string) => `${count} erwartet, ${off}`
export const differences = (count: number) => plural(count, { one: '1 Differenz', other: `${count} Differenzen` })
export const difference = 'Differenz'
export const reason = 'Grund'
export const why = (name: string) => `Grund bei ${name}`
export const reasons = {
  breakage: 'Bruch',
  theft: 'Diebstahl',
  spoiled: 'Verdorben',
  own_use: 'Eigenverbrauch',
  miscount: 'Verzählt',
  other: 'Anderes',
}
export const close = 'In den Bestand übernehmen'
export const closeHint = 'Was nicht gezählt wurde, bleibt wie es ist. Was inzwischen verkauft wurde, bleibt verkauft.'
export const byAdmin = 'Die Differenzen übernimmt ein Administrator in den Bestand.'
export const wasClosed = 'Der Bestand ist jetzt wie gezählt'
export const pastCount = (by: string, takenBy: string, day: string, sum: string) =>
  `${day}, gezählt von ${by}, übernommen von ${takenBy}: ${sum}`
export const pastCounts = 'Frühere Zählungen'
export const noCounts = 'Es wurde noch nichts gezählt'
export const worth = 'Wert'
export const worthOf = (lines: number, worth: string | undefined) =>
  `${plural(lines, { one: '1 Produkt', other: `${lines} Produkte` })} gezählt${worth ? `, Differenzen im Wert von ${worth}` : ''}`
export const by = 'Von'
export const at = 'Wann'

export const margins = 'Margen'
export const period = 'Zeitraum'
export const lastDays = (days: string) => `${days} Tage`
export const marginsHint =
  'Ohne MwSt. Waren kosten, was sie beim letzten Einkauf vor dem Verkauf kosteten; das tragen Sie unter „Wareneingang“ ein.'
export const cost = 'Kostet'
export const margin = 'Marge'
export const marginShare = 'Vom Preis'
export const net = 'Einnahmen'
export const sold = 'Verkauft'
export const earned = 'Verdient'
