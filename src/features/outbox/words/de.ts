import { plural } from '#kit/shared/plural.ts'

export const unclear =
  'Niemand weiß, ob das angekommen ist: Es wurde vor mehr als einem Tag gesendet, und es kam keine Antwort.'
export const unknown = 'Diese Version kann das nicht mehr senden. Bitte tragen Sie es von Hand nach.'
export const notKept =
  'Es gibt kein Netz, und dieser Browser konnte es auch nicht aufbewahren. Bitte versuchen Sie es noch einmal.'

export const waits = (count: number) => plural(count, { one: '1 Vorgang wartet', other: `${count} Vorgänge warten` })
export const noNetworkWaits = (waits: string) => `Kein Netz – ${waits}`
export const isSending = (count: number) =>
  plural(count, { one: '1 Vorgang wird gesendet', other: `${count} Vorgänge werden gesendet` })
export const toDecide = (count: number) =>
  plural(count, {
    one: '1 Vorgang wurde nicht angenommen: bitte entscheiden',
    other: `${count} Vorgänge wurden nicht angenommen: bitte entscheiden`,
  })
export const show = 'Zeigen'
export const allSent = 'Alles ist gesendet.'

export const title = 'Noch nicht gesendet'
export const order = 'Wird in dieser Reihenfolge von selbst gesendet, sobald es Netz gibt.'
export const states = {
  waits: 'wartet auf Netz',
  sends: 'wird gesendet',
  held: 'wartet auf den Vorgang darüber',
  refused: 'nicht angenommen',
}
export const doneAt = (time: string) => `erledigt um ${time}`
export const youDid = 'Was Sie getan haben'
export const serverSays = 'Was der Server sagt'
export const again = 'Noch einmal senden'
export const discard = 'Verwerfen'
export const sureToDiscard =
  'Es wurde nie gesendet und ist dann weg. Falls es noch stimmt, tragen Sie es bitte von Hand nach.'
export const sureDiscard = 'Ja, verwerfen'
export const cashTaken = (amount: string) =>
  `Es wurde bar bezahlt: ${amount} liegen in der Kasse. Geben Sie das Geld zurück, oder buchen Sie es an der Kasse.`
export const heldByIt = (names: string) => `Wartet darauf und wird dann gesendet: ${names}.`
export const discardWithHeld = (count: number) => `Alle ${count} verwerfen`
export const discarded = (names: string) => `Verworfen, nicht gesendet: ${names}.`
export const keep = 'Behalten'
export const openBooking = 'Buchung öffnen'
export const notSent = 'noch nicht gesendet'
export const keptTitle = 'Aufbewahrt, noch nicht gesendet'
export const keptText =
  'Es gibt kein Netz. Es wird von selbst gesendet, sobald es wieder da ist, und steht bis dahin oben auf jeder Seite.'

// Was mit dem Abmelden verloren ginge.
export const notSentYet = 'Noch ist nicht alles gesendet'
export const unsent = (count: number) =>
  plural(count, {
    one: '1 Vorgang, den Sie ohne Netz erledigt haben, ist noch nicht gesendet und ginge verloren.',
    other: `${count} Vorgänge, die Sie ohne Netz erledigt haben, sind noch nicht gesendet und gingen verloren.`,
  })
export const stayAndSend = 'Angemeldet bleiben'
export const discardAndLeave = 'Verwerfen und abmelden'
export const noLogout = 'Abmelden geht nur mit Netz.'
export const noPage = 'Kein Netz'
export const noPageText = 'Diese Seite liegt nicht auf diesem Gerät und öffnet sich erst wieder mit Netz.'
export const toToday = 'Zu Heute'
