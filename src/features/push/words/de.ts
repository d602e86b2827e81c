import { plural } from '#kit/shared/plural.ts'

// Was abgelehnt wird, und warum.
export const noDevice =
  'Dieser Browser hat nicht gesagt, wie er zu erreichen ist. Bitte schalten Sie ihn aus und wieder ein'
export const deviceGone = 'Dieses Gerät bekommt keine Nachrichten mehr'
export const tooManyDevices = (most: number) => `Es sind schon ${most} Geräte. Bitte entfernen Sie zuerst eines`
export const noKind = 'Bitte wählen Sie, was Sie erfahren möchten'
export const noHour = 'Bitte geben Sie eine Uhrzeit in halben Stunden an'
export const bothEnds = 'Bitte geben Sie beide Uhrzeiten an oder keine'
export const sameEnds = 'Bitte geben Sie eine andere Uhrzeit als die erste an'

// Was ein Gerät erfährt.
export const bookingTitle = (time: string) => `Neue Buchung heute, ${time}`
export const canceledTitle = (day: string, time: string) => `Storniert: ${day}, ${time}`
export const messageTitle = 'Neue Anfrage'
export const lateTitle = (boat: string) => `${boat} ist überfällig`
export const wasDue = (time: string) => `erwartet um ${time}`
export const testTitle = 'Sofort erfahren'
export const testText = 'Dieses Gerät bekommt Nachrichten. Antippen führt zu „Heute“.'
export const people = (count: number) => `${count} ${plural(count, { one: 'Person', other: 'Personen' })}`
export const aBrowser = 'Ein Browser'

// Die Einstellungen.
export const title = 'Sofort erfahren'
export const text =
  'Eine Nachricht auf dieses Telefon oder diesen Rechner, sobald etwas geschieht – auch wenn das Büro nicht offen ist.'
export const homeScreen =
  'Das Büro lässt sich wie eine App öffnen: Wählen Sie im Menü des Browsers oder unter „Teilen“ „Zum Startbildschirm“ oder „App installieren“. Auf iPhone und iPad kommen Nachrichten erst dann.'
export const yourMessages = 'Ihre Nachrichten'
export const switchOn = 'Auf diesem Gerät einschalten'
export const switchOff = 'Auf diesem Gerät ausschalten'
export const onHere = 'Dieses Gerät bekommt Nachrichten.'
export const offHere = 'Dieses Gerät bekommt keine Nachrichten.'
export const unsupported =
  'Dieser Browser kann keine Nachrichten empfangen. Legen Sie das Büro auf iPhone oder iPad zuerst auf den Home-Bildschirm und öffnen Sie es von dort.'
export const denied =
  'Dieser Browser lässt keine Nachrichten des Büros zu. Erlauben Sie Benachrichtigungen in seinen Einstellungen für diese Seite.'
export const failed =
  'Der Dienst des Browserherstellers war nicht zu erreichen. Bitte versuchen Sie es später noch einmal.'
export const kinds = {
  booking: 'Eine neue Buchung für heute',
  cancellation: 'Eine Stornierung',
  message: 'Eine neue Anfrage',
  late: 'Ein überfälliges Boot',
}
export const tellMeOf = 'Ich möchte erfahren'
export const quiet = 'Ruhezeit'
export const quietText = 'Was dann geschieht, steht unter „Heute“ und kommt nicht als Nachricht. Leer: keine.'
export const from = 'Von'
export const until = 'Bis'
export const save = 'Auswahl speichern'
export const saved = 'Gespeichert.'
export const devices = 'Ihre Geräte'
export const thisDevice = (label: string) => `${label} (dieses Gerät)`
export const since = (day: string) => `seit ${day}`
export const lastTold = (day: string, time: string) => `zuletzt am ${day}, ${time}`
export const test = 'Testen'
export const testDevice = (label: string) => `Testen: ${label}`
export const testSent = 'Eine Nachricht ist unterwegs.'
export const remove = 'Entfernen'
export const removeDevice = (label: string) => `Entfernen: ${label}`
