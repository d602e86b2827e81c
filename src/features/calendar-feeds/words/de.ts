import { plural } from '#kit/shared/plural.ts'

// Was abgelehnt wird, und warum.
export const chooseShown = 'Bitte wählen Sie, was der Kalender zeigt'
export const noFeed = 'Diesen Kalender gibt es nicht'
export const tooMany = (most: number) => `Es sind schon ${most} Kalender. Bitte entfernen Sie zuerst einen`

// Was ein Kalender sagt.
export const nobody = 'Gebucht'
export const people = (count: number) => `${count} ${plural(count, { one: 'Person', other: 'Personen' })}`
export const bookingIs = (reference: string) => `Buchung ${reference}`

// Die Einstellungen.
export const title = 'Kalender'
export const text =
  'Buchungen im Kalender Ihres Telefons oder Rechners: über eine geheime Adresse, die der Kalender von selbst abfragt. Wer sie hat, liest Namen und Zeiten – behalten Sie sie für sich.'
export const yourCalendars = 'Ihre Kalender'
export const yourCalendarsList = 'Ihre Kalender'
export const shows = 'Der Kalender zeigt'
export const shownAs = { all: 'Alle Buchungen', own: 'Was ich für Kunden gebucht habe' }
export const make = 'Adresse anlegen'
export const made =
  'Die Adresse ist bereit. Sie wird nur dieses eine Mal gezeigt: Fügen Sie sie jetzt Ihrem Kalender hinzu.'
export const address = 'Adresse des Kalenders'
export const copy = 'Kopieren'
export const copied = 'Kopiert'
export const subscribe = 'In einem Kalenderprogramm öffnen'
export const madeOn = (day: string) => `Angelegt am ${day}`
export const readAt = (day: string, time: string) => `zuletzt abgefragt am ${day}, ${time}`
export const neverRead = 'noch nie abgefragt'
export const remove = 'Entfernen'
export const removeFeed = (what: string) => `Kalender entfernen: ${what}`
export const removed = 'Die Adresse gilt nicht mehr.'
