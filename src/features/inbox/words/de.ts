import { plural } from '#kit/shared/plural.ts'

export const noName = 'Bitte geben Sie Ihren Namen ein'
export const noMessage = 'Bitte schreiben Sie eine Nachricht'
export const longMessage = 'Ihre Nachricht ist zu lang'
export const noType = 'Bitte wählen Sie Aufgaben, Anfragen, Bestätigungen, Stornierungen oder Rechnungen'
export const noPage = 'Bitte wählen Sie eine Seite'
export const noTask = 'Bitte schreiben Sie auf, was zu tun ist'
export const longTask = 'Die Aufgabe ist zu lang'
export const onlyTasks = 'Nur Aufgaben lassen sich hinzufügen'
export const noEntry = 'Bitte wählen Sie einen Eintrag'
export const noSuchEntry = 'Diesen Eintrag gibt es nicht'
export const writeToCompany = 'Schreiben Sie uns über das Kontaktformular auf der Startseite unserer Firma'
export const logForAdmins = 'Dieses Logbuch ist für Administratoren'

export const tickedOffBy = (name: string, day: string) => `Abgehakt von ${name} (${day})`
export const canceledBy = (name: string, day: string) => `Storniert von ${name} (${day})`
export const canceledByCustomer = (day: string) => `Vom Kunden storniert (${day})`
export const released = (day: string) => `Freigegeben (${day})`
export const because = (what: string, reason: string) => `${what}: ${reason}`
export const trip = (boat: string, price: string, reference: string) => `${boat}, ${price}, Buchungsnummer ${reference}`
export const tripTime = (day: string, from: string, until: string) =>
  `${day}, ${from.replace(/\sUhr$/, '')} bis ${until}`
export const stayTime = (day: string, from: string, lastDay: string, until: string) =>
  `${day}, ${from} – ${lastDay}, ${until}`
export const bookedBy = (name: string) => `Gebucht von ${name}`

export const tasks = 'Aufgaben'
export const outstanding = (count: number) => `${count} offen`
export const noTasks = 'Zurzeit ist nichts zu tun'
export const newTask = 'Neue Aufgabe'
export const newTaskIs = (task: string) => `Neue Aufgabe: ${task}`
export const whatToDo = 'Was ist zu tun?'
export const addTask = 'Hinzufügen'
export const taskAdded = 'Die Aufgabe steht auf der Liste'
export const cancel = 'Abbrechen'

export const inbox = 'Anfragen'
export const contactRequests = 'Anfragen'
export const toAnswer = (count: number) =>
  plural(count, { one: '1 Anfrage zu beantworten', other: `${count} Anfragen zu beantworten` })
export const noRequests = 'Zurzeit sind keine Anfragen offen'
export const newRequestFrom = (name: string) => `Neue Anfrage von: ${name}`
export const isNew = 'Neu'
export const theEntries = 'die Einträge'
export const olderEntries = 'Ältere Einträge'

export const reply = 'Per E-Mail antworten'
export const yourMessage = 'Ihre Nachricht an uns'

export const tickOff = 'Abhaken'
export const tickOffWhat = (what: string) => `Abhaken: ${what}`
export const tickOffTask = 'Diese Aufgabe abhaken?'
export const tickOffRequest = 'Diese Anfrage abhaken?'
export const taskTickedOff = 'Die Aufgabe ist abgehakt'
export const requestTickedOff = 'Die Anfrage ist abgehakt'

export const logbook = 'Logbuch'
export const theLogbook = 'das Logbuch'
export const logbookSpan = 'Die letzten 14 Tage, das Neueste zuerst.'
export const noEntries = 'Noch keine Einträge'
export const logNames = {
  todo: 'Aufgaben',
  contact: 'Anfragen',
  confirmation: 'Bestätigt',
  cancellation: 'Storniert',
  invoice: 'Rechnungen',
}
