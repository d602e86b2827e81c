import { plural } from '#kit/shared/plural.ts'

export const checkDetails = 'Bitte prüfen Sie Ihre Angaben'
export const noReceipt = 'Diesen Beleg gibt es nicht'
export const noBooking = 'Diese Buchung gibt es nicht'
export const noSale = 'Diesen Verkauf gibt es nicht'
export const noReceived = 'Bitte geben Sie ein, was Sie bekommen haben'
export const noReason = 'Bitte geben Sie einen Grund an'

export const cashRegister = 'Kasse'
export const receipts = 'Belege'
export const openAndClose = 'Tagesabschluss'

export const reason = 'Grund'
export const print = 'Drucken'
export const total = 'Summe'
export const change = 'Rückgeld'
export const vat = 'MwSt.'
export const cashier = 'Kassiert von'
export const noEntries = 'Noch keine Einträge'
export const kindNames: Readonly<Record<string, string>> = {
  reversal: 'Storno',
  refund: 'Erstattung',
  deposit: 'Kaution',
}
export const ways = { cash: 'Bar', card: 'Karte', voucher: 'Gutschein', transfer: 'Überweisung', online: 'Online' }
export const byVoucher = (amount: string) => `${amount} mit Gutschein`
export const nights = (count: number) => plural(count, { one: '1 Nacht', other: `${count} Nächte` })
export const receiptNumber = (receipt: number | null) => `Beleg ${receipt}`
/** Within a sentence. */
export const numbered = (receipt: number) => `Beleg ${receipt}`
export const onlyInDrawer = (amount: string) => `In der Kasse sind nur ${amount}`

export const exportTitle = 'Export'
export const exportText = 'Die Abschlüsse eines Zeitraums als CSV-Dateien nach der DSFinV-K 2.4, für das Finanzamt.'
export const from = 'Von'
export const to = 'Bis'
export const noPeriod = 'Der letzte Tag darf nicht vor dem ersten liegen'
export const lastBeforeFirst = 'Der letzte Tag liegt vor dem ersten'
export const notClosedThen = 'In dieser Zeit wurde die Kasse nicht abgeschlossen'
export const tooMuch = 'Das ist zu viel für eine Datei: Bitte wählen Sie einen kürzeren Zeitraum'
export const exportIt = 'Exportieren'
