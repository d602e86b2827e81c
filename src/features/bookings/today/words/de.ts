import { plural } from '#kit/shared/plural.ts'

export const title = 'Heute'
export const theDay = 'den Tag'
export const whichDay = 'Tag'
export const dayBefore = 'Vorheriger Tag'
export const dayAfter = 'Nächster Tag'
export const toToday = 'Zu heute'
export const nowAt = (time: string) => `Jetzt, ${time}`
export const month = 'Monat'
export const timeline = 'Belegungsplan'
export const listOf = (day: string) => `Was am ${day} ablegt und zurückkommt`
export const underWay = 'Über den Tag unterwegs'
export const nothing = 'Nichts legt ab, nichts kommt zurück'
export const nothingText = 'Was für diesen Tag gebucht wird, erscheint hier sofort.'
export const newBooking = 'Für jemanden vor Ort buchen'

export const toLeave = (count: number) => `${count} erwartet`
export const out = (count: number) => `${count} unterwegs`
export const late = (count: number) => `${count} verspätet`
export const missing = (count: number) => `${count} nicht da`
export const openMoney = (amount: string) => `${amount} offen`
export const bookings = (count: number) => plural(count, { one: '1 Buchung', other: `${count} Buchungen` })

export const states = {
  held: 'Vorgemerkt',
  planned: 'Erwartet',
  not_arrived: 'Nicht da',
  out: 'Unterwegs',
  late: 'Verspätet',
  back: 'Zurück',
}
export const outOf = (out: number, all: number) => `${out} von ${all} unterwegs`
export const backOf = (back: number, all: number) => `${back} von ${all} zurück`
export const until = (time: string) => `bis ${time}`
export const leftAt = (time: string) => `ab ${time}`
export const paid = 'Bezahlt'
export const unpaid = (amount: string) => `${amount} offen`
export const asked = (reason: string) => `Gefragt: ${reason}`
export const licence = 'Schein prüfen'
export const note = 'Notiz'
export const ofStaff = 'Von uns'
export const ofCustomer = 'Vom Kunden'

export const pay = (amount: string) => `${amount} kassieren`
export const payFor = (amount: string, who: string) => `${amount} kassieren: ${who}`
export const handOver = 'Übergeben'
export const takeBack = 'Zurücknehmen'
export const callThem = 'Anrufen'
export const writeThem = 'Schreiben'
export const ofBoat = (what: string, boat: string) => `${boat}: ${what.toLowerCase()}`
export const ofCard = (what: string, who: string) => `${what}: ${who}`
export const boatAndName = (boat: string, name: string) => `${boat}, ${name}`

export const callTo = (name: string) => `${name} anrufen`
export const messageTo = (name: string) => `Nachricht an ${name}`
export const sms = 'SMS'
export const whatsApp = 'WhatsApp'
export const email = 'E-Mail'
/** Of a mail to a customer. */
export const subject = (boat: string, day: string, reference: string) => `${boat}, ${day} (${reference})`
export const more = 'Mehr'
