export const chooseOne = 'Wählen Sie einen Beleg, um ihn anzusehen, zu drucken oder zu stornieren.'
export const theReceipts = 'die Belege'
export const theReceipt = 'den Beleg'
export const sinceClosing = 'Hier steht jeder Verkauf seit dem letzten Abschluss.'
export const reversedMark = 'storniert'
export const partlyMark = 'teilweise zurück'
export const older = 'Ältere Belege'

export const reverse = 'Stornieren'
export const vatId = (number: string) => `USt-IdNr. ${number}`
export const receipt = 'Beleg'
export const date = 'Datum'
export const takenAt = 'Ohne Netz kassiert'
export const customer = 'Kunde'
/** What it reverses is a link. */
export const reversalOf = <T>(link: T, reason: string) => ['Storno von ', link, `: ${reason}`]
export const reversedBy = <T>(link: T) => ['Storniert durch ', link]
export const reversed = 'Storniert'
/** `receipts`: links. */
export const partlyBy = <T>(receipts: T) => ['Teilweise zurückgegeben durch ', receipts]
export const stillStands = (amount: string) => `${amount} bleiben davon`
export const received = 'Erhalten'
export const rate = 'Satz'
export const net = 'Netto'
export const gross = 'Brutto'
export const fingerprint = (letters: string) => `Fingerabdruck ${letters}`
export const notSigned = 'Die Sicherheitseinrichtung war gestört, deshalb ist dieser Beleg nicht signiert.'

export const isReversal = 'Ein Storno lässt sich nicht stornieren. Bitte verkaufen Sie noch einmal.'
export const isDeposit = 'Eine Kaution berichtigen Sie bei der Übergabe oder Rücknahme des Bootes'
export const nothingToReverse = 'Hier gibt es nichts zu stornieren'
export const isCounted = 'Dieser Beleg steht schon in einem Abschluss. Bitte fragen Sie einen Administrator.'
export const reversedAlready = (by: number | undefined) =>
  by === undefined ? 'Dieser Beleg ist schon storniert' : `Dieser Beleg ist schon storniert, durch Beleg ${by}`
export const chooseLines = 'Bitte wählen Sie, was zurückgegeben wird'
export const onlyWhole = 'Das lässt sich nur ganz zurückgeben'
export const lessLeft = 'Inzwischen wurde schon etwas davon zurückgegeben. Bitte schauen Sie noch einmal.'
export const backIs = (total: string) => `Dafür gehen ${total} zurück`
export const totalIs = (total: string) => `Dieser Beleg lautet auf ${total}`
export const bookingCanceled = 'Diese Buchung wurde storniert. Was davon zurückgeht, geben Sie als Erstattung zurück.'
export const bookingNotPaid = 'Diese Buchung ist nicht mehr bezahlt'
export const voucherWithdrawn = 'Dieser Gutschein wurde widerrufen, und sein Geld ist schon zurückgegeben'
export const voucherUsed = 'Dieser Gutschein wurde schon eingelöst, deshalb lässt sich sein Verkauf nicht stornieren'

export const bookingBack = (receipt: number) => `Beleg ${receipt} storniert: Buchung`
export const productsBack = (receipt: number) => `Beleg ${receipt} storniert: Produkte an der Kasse`

export const reverseNumber = (receipt: number | null) => `Beleg ${receipt} stornieren`
export const isPartlyBack = (receipt: number | null, by: number) =>
  `Ein Teil von Beleg ${receipt} ist zurückgegeben, durch Beleg ${by}`
export const isReversed = (receipt: number | null, by: number) => `Beleg ${receipt} ist storniert, durch Beleg ${by}`
export const wasOut = (boats: string) => `${boats}: schon übergeben`
export const owesAgain = 'Die Buchung gilt wieder als unbezahlt, und wer das Boot hatte, schuldet den Preis noch.'
export const unpaidAgain =
  'Was bezahlt war, ist wieder offen. Der Beleg bleibt im Kassenjournal, mit einem zweiten, der ihn aufhebt.'
export const leftAt = (left: number, price: string) => `noch ${left}, je ${price}`
export const onTheShelf = (product: string) => `${product} zurück in den Bestand`
export const backOf = (back: number, all: number) => `${back} von ${all} zurückgegeben`
export const goBack = {
  cash: (amount: string) => `${amount} gehen bar zurück.`,
  card: (amount: string) => `${amount} gehen auf die Karte zurück.`,
  voucher: (amount: string, voucher: string) => `${amount} gehen zurück auf ${voucher}.`,
}
export const comeBack = {
  cash: (amount: string) => `${amount} kommen bar zurück.`,
  card: (amount: string) => `${amount} kommen von der Karte zurück.`,
}
export const voucherCode = 'Gutscheincode'
