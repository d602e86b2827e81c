export const requestFrom = (name: string) => `Anfrage von ${name}`
export const somebodyWrites = 'Jemand schreibt Ihnen'
export const justAnswer = 'Antworten Sie einfach auf diese E-Mail: Die Antwort geht an die Person, die geschrieben hat.'
export const email = 'E-Mail'
export const theMessage = 'Die Nachricht'
export const openInbox = 'Anfragen öffnen'
export const tickOffOnceAnswered =
  'Gesendet über das Kontaktformular der Startseite. Haken Sie die Anfrage ab, sobald sie beantwortet ist. Name und Adresse sind, wie sie eingegeben wurden: Niemand hat sie geprüft.'
