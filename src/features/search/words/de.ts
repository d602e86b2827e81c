export const noSearch = (least: number, most: number) => `Bitte suchen Sie nach ${least} bis ${most} Zeichen`
export const search = 'Suchen'
export const searchFor = 'Name, Telefon, E-Mail, Nummer, Boot …'
export const screens = 'Seiten'
export const bookings = 'Buchungen'
export const vouchers = 'Gutscheine'
export const receipts = 'Belege'
export const tasks = 'Aufgaben und Anfragen'
export const blocked = 'Gesperrte Kunden'
export const customers = 'Kunden'
export const invoices = 'Rechnungen'
export const results = 'Gefunden'
export const found = (count: number) => `${count} gefunden`
export const nothing = 'Nichts gefunden'
export const nothingText =
  'Versuchen Sie es mit einem Teil des Namens, den letzten Ziffern der Telefonnummer oder der Buchungsnummer.'
export const start = 'Geben Sie mindestens zwei Zeichen ein.'
export const howTo = 'Pfeiltasten wählen, Enter öffnet, Escape schließt.'
export const failed = 'Die Suche antwortet gerade nicht.'
export const close = 'Suche schließen'
export const canceled = 'storniert'
export const noShow = 'nicht gekommen'
export const unpaid = 'unbezahlt'
export const over = 'vorbei'
export const receiptNumber = (number: number) => `Beleg ${number}`
export const forRecipient = (name: string) => `für ${name}`
export const left = (amount: string) => `noch ${amount}`
export const inactive = 'inaktiv'
