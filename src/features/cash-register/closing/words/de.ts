import { plural } from '#kit/shared/plural.ts'

export const noFloat = 'Bitte geben Sie ein, wie viel in der Kasse ist'
export const floatUnexplained = 'Bitte schreiben Sie, warum es nicht das ist, was beim letzten Abschluss blieb'
export const longReason = 'Der Grund ist zu lang'
export const noDirection = 'Bitte wählen Sie Einlage oder Entnahme'
export const noAmount = 'Bitte geben Sie einen Betrag ein'
export const reloadReport = 'Bitte laden Sie den Bericht neu'
export const noCountedCash = 'Bitte geben Sie das gezählte Bargeld ein'
export const noCountedCard = 'Bitte geben Sie die Summe des Kartenlesers ein'
export const noWithdrawn = 'Bitte geben Sie ein, was entnommen wird'
export const longNote = 'Die Notiz ist zu lang'
export const noClosing = 'Diesen Abschluss gibt es nicht'
export const openAlready = 'Die Kasse ist schon geöffnet'
export const closedAlready = (current: number) =>
  `Dieser Abschluss ist schon gemacht, der nächste ist Abschluss ${current}`
export const nothingHappened = 'Seit dem letzten Abschluss ist an der Kasse nichts geschehen'
export const wrongPieces = 'Münzen und Scheine ergeben nicht das gezählte Bargeld'

export const theTill = 'die Kasse'
export const outage = 'Die Sicherheitseinrichtung ist gestört'
export const outageText = 'Verkauft wird weiter; die Störung steht im Kassenjournal.'
export const cashIn = 'Einlage'
export const cashOut = 'Entnahme'
export const countAndClose = 'Zählen und abschließen'
export const inDrawer = 'In der Kasse'
export const turnoverOf = (amount: string) => `Umsatz ${amount}`
export const xReport = (closing: number) => `X-Bericht zum Abschluss ${closing}`

export const isClosed = 'Die Kasse ist geschlossen'
export const countFloat = 'Zählen Sie den Anfangsbestand.'
export const countFloatLeft = (amount: string) =>
  `Zählen Sie den Anfangsbestand. Beim letzten Abschluss blieben ${amount}.`
export const moneyInDrawer = 'Geld in der Kasse'
export const whyAnother = 'Warum ein anderer Betrag?'
export const moreThanLeft = (amount: string) => `${amount} mehr, als beim letzten Abschluss blieb`
export const lessThanLeft = (amount: string) => `${amount} weniger, als beim letzten Abschluss blieb`
export const openTill = 'Kasse öffnen'
export const isOpen = 'Die Kasse ist geöffnet'

export const putIn = (amount: string) => `${amount} eingelegt`
export const takenOut = (amount: string) => `${amount} entnommen`
export const amount = 'Betrag'
export const forExampleIn = 'Zum Beispiel: Wechselgeld von der Bank'
export const forExampleOut = 'Zum Beispiel: Benzin, zur Bank'
export const putItIn = 'Einlegen'
export const takeItOut = 'Entnehmen'

export const countPeriod = (closing: number) => `Zählen für Abschluss ${closing}`
export const periodClosed = (closing: number, difference: string) =>
  `Abschluss ${closing} ist fertig, Differenz ${difference}`
export const closedMeanwhile = (counted: number, closing: number) =>
  `Abschluss ${counted} hat inzwischen jemand anderes gemacht. Was Sie gezählt haben, ist noch da: Prüfen Sie es für Abschluss ${closing}.`
export const closeTill = 'Kasse abschließen'
export const countDrawer = 'Kasse zählen'
export const countedCash = 'Gezähltes Bargeld'
export const countedCashHint = 'Die Summe der Stücke, oder von Hand'
export const cardTotal = 'Summe des Kartenlesers'
export const toSafe = 'Für Tresor oder Bank entnommen'
export const stayInDrawer = (amount: string) => `${amount} bleiben in der Kasse`
export const howDifference = 'Wie kam es zu der Differenz?'
export const noExplanation = 'Bitte schreiben Sie, wie es zu der Differenz kam'
export const isRight = { cash: 'Das Bargeld stimmt', card: 'Die Karten stimmen' }
export const tooMuch = {
  cash: (amount: string) => `${amount} zu viel: Das Bargeld stimmt nicht`,
  card: (amount: string) => `${amount} zu viel: Die Karten stimmen nicht`,
}
export const tooLittle = {
  cash: (amount: string) => `${amount} zu wenig: Das Bargeld stimmt nicht`,
  card: (amount: string) => `${amount} zu wenig: Die Karten stimmen nicht`,
}

export const noReceiptsYet = 'Noch keine Belege'
export const receiptsOf = (count: number, first: number | null, last: number | null) =>
  plural(count, { one: `1 Beleg (${first})`, other: `${count} Belege (${first} bis ${last})` })
export const reversedOf = (receipts: string, reversed: number) => `${receipts}, ${reversed} storniert`
export const partsOf = (receipts: string, parts: number) =>
  `${receipts}, ${plural(parts, { one: '1 Teil', other: `${parts} Teile` })} zurückgegeben`
export const paidBy = 'Nach Zahlungsart'
export const paidFor = 'Wofür'
export const vatContained = 'Enthaltene MwSt.'
export const cashiers = 'Wer kassiert hat'
export const drawer = 'Bargeld in der Kasse'
/** What a report names them, of several each. */
export const ways = { cash: 'Bar', card: 'Karte', voucher: 'Gutscheine', transfer: 'Überweisungen' }
export const sold = {
  booking: 'Buchungen',
  voucher: 'Verkaufte Gutscheine',
  product: 'Produkte',
  late_fee: 'Verspätungen',
  fuel: 'Benzin',
  cleaning: 'Reinigung',
  briefing: 'Einweisungen',
  damage: 'Schäden',
  cancellation_fee: 'Stornogebühren',
  deposit: 'Kautionen',
  refund: 'Erstattungen',
  invoice: 'Rechnungen',
}
export const vatOf = (percent: number, gross: string) => `${percent}\u00a0% von ${gross}`
export const movements = { opening: 'Anfangsbestand', cash_in: 'Einlage', cash_out: 'Entnahme' }
export const more = (amount: string, reason: string) => `${amount} mehr als übrig war, ${reason}`
export const less = (amount: string, reason: string) => `${amount} weniger als übrig war, ${reason}`
export const depositsMoved = 'Kautionen, genommen abzüglich zurückgegeben'
export const shouldBeThere = 'Sollbestand'

export const closings = 'Abschlüsse'
export const theClosings = 'die Abschlüsse'
export const noClosings = 'Hier steht jeder gezählte Abschluss mit seinem Z-Bericht.'
export const atAccounting = 'Kassenbuch prüfen, Export fürs Finanzamt und Sicherheitseinrichtung'
export const latest = 'Letzte Abschlüsse'
export const older = 'Ältere Abschlüsse'
/** Of the column with the numbers of the closings. */
export const number = 'Z'
export const when = 'Wann'
export const closedBy = 'Von'
export const turnover = 'Umsatz'
export const counted = 'Gezählt'
export const difference = 'Differenz'
export const cashAndCard = (cash: string, card: string) => `${cash} bar, ${card} Karte`
export const zReport = 'Bericht'
export const zReportPdf = (closing: number) => `Z-Bericht ${closing} als PDF`

export const discounts = 'Gegebene Rabatte'
export const noPercent = 'Bitte geben Sie 0 bis 100 Prozent ein'
export const mayGive = 'Rabatt, den Angestellte geben dürfen'
export const keep = 'Speichern'
