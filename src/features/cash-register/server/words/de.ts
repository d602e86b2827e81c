import { plural } from '#kit/shared/plural.ts'

export const openedByItself = 'Von selbst geöffnet'

export const vatId = (number: string) => `USt-IdNr. ${number}`

export const forCustomer = (name: string) => `Für ${name}`
export const servedBy = (cashier: string) => `Kassiert von ${cashier}`
export const takenAt = (when: string) => `Ohne Netz kassiert: ${when}`
export const takenBackBy = (receipt: number | null) => `Storniert durch Beleg ${receipt}`
export const partlyBackBy = (receipts: string) => `Teilweise zurückgegeben durch Beleg ${receipts}`
export const reversalOf = (receipt: number) => `Storno von Beleg ${receipt}`
export const cashReceived = 'Bar erhalten'
export const givenBack = (way: string) => `${way}, zurückgegeben`
export const thanks = 'Vielen Dank und allzeit gute Fahrt.'
export const receiptAndFingerprint = (receipt: number | null, fingerprint: string) =>
  `Beleg ${receipt}, Fingerabdruck ${fingerprint}`

export const zReport = (closing: number) => `Z-Bericht ${closing}`
export const sold = 'Verkauft'
export const quantity = 'Menge'
export const cashiers = 'Kassiert von'
export const noReceipts = 'Keine Belege'
export const receipts = (first: number, last: number | null) => `Belege ${first} bis ${last}`
export const someTakenBack = (receipts: string, reversals: number) =>
  `${receipts}, davon ${plural(reversals, { one: '1 Storno', other: `${reversals} Stornos` })}`
export const closedBy = (cashier: string) => `Abgeschlossen von ${cashier}`
export const cashCounted = 'Bargeld gezählt'
export const cashDifference = 'Bargeld-Differenz'
export const leftInDrawer = 'Bleibt in der Kasse'
export const takenInCash = 'Bar kassiert'
export const cashInDrawer = 'Bargeld in der Kasse'
export const shouldBeThere = 'Sollbestand'
export const takenOut = 'Entnommen'
export const cardTerminal = 'Kartenleser'
export const takenByCard = 'Mit Karte kassiert'
export const cashMoved = 'Bargeld bewegt'
export const by = 'Von'
export const note = 'Notiz'
export const countedBy = 'Gezählt von'
export const checkedBy = 'Geprüft von'
export const entryOfLedger = (position: number, fingerprint: string) =>
  `Eintrag ${position} im Kassenjournal, Fingerabdruck ${fingerprint}`
export const pageOf = (page: number, pages: number) => `${page} von ${pages}`
