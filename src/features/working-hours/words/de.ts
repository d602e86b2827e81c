import { plural } from '#kit/shared/plural.ts'

export const noHours = (most: number) =>
  `Bitte geben Sie höchstens ${most} Stunden ein, mit höchstens einer Stelle nach dem Komma`
export const sendDays = 'Bitte schicken Sie die Stunden jedes Tages'
export const manyDays = 'Bitte schicken Sie höchstens 31 Tage'
export const chooseMonth = 'Bitte wählen Sie einen Monat'
export const noReason = 'Bitte geben Sie einen Grund an'
export const longReason = 'Der Grund ist zu lang'
export const whoseHours = 'Bitte sagen Sie, um wessen Stunden es geht'
export const onlyOwn = 'Alle tragen ihre eigenen Stunden ein'
export const dayLocked = 'Ändern lassen sich nur heute und die zwei Tage davor'
export const signedOffAlready = (month: string, by: string) => `${by} hat den ${month} abgeschlossen`
export const notOver = (month: string, today: string) => `Der ${month} ist noch nicht vorbei: Heute ist der ${today}`
export const notSignedOff = (month: string) => `Der ${month} ist nicht abgeschlossen`

export const hours = (hours: string) => (hours === '1' ? '1 Stunde' : `${hours.replace('.', ',')} Stunden`)
export const unit = (hours: number) => plural(hours, { one: 'Stunde', other: 'Stunden' })

export const workingHours = 'Arbeitszeiten'
export const ownLead = 'Eintragen können Sie heute und die zwei Tage davor.'
export const everybodysLead = 'Sehen Sie nach, wer wie lange gearbeitet hat, und schließen Sie vergangene Monate ab.'
export const othersLead = 'Arbeitszeiten zum Ansehen: Eintragen kann sie nur, wer sie gearbeitet hat.'
export const employees = 'Mitarbeiter'
export const theEmployees = 'die Mitarbeiter'
export const theHours = 'die Arbeitszeiten'
export const noEmployees = 'Noch keine aktiven Mitarbeiter'
export const you = 'Sie'
export const show = 'Ansehen'
export const showOf = (name: string) => `Arbeitszeiten ansehen: ${name}`
export const today = 'Heute'

export const daysOf = (month: string) => `Tage im ${month}`
export const perDay = (month: string) => `Stunden je Tag im ${month}`
export const perDayWorked = (month: string, worked: string) => `Stunden je Tag im ${month}: ${worked}`
export const noDayWorked = 'an keinem Tag gearbeitet'
export const oneDayWorked = 'an 1 Tag gearbeitet'
export const daysWorked = (days: number, most: string) => `an ${days} Tagen gearbeitet, höchstens ${most}`
export const day = 'Tag'
export const hoursOfDay = 'Stunden'
export const nothingEntered = 'nichts eingetragen'

export const hoursOn = (day: string) => `Stunden am ${day}`
export const takenBackElsewhere = 'Inzwischen auf einem anderen Gerät zurückgenommen'
export const savedElsewhere = (hours: string) => `Inzwischen auf einem anderen Gerät gespeichert: ${hours}`
export const notSaved = (hours: string, day: string) => `Nicht gespeichert: ${hours} am ${day}`
export const nothing = 'nichts'
export const dismiss = 'Verwerfen'
export const monthIsOver = 'Der Monat ist abgeschlossen. Sagen Sie einem Administrator, was Sie gearbeitet haben.'
export const dayIsOver =
  'Der Tag lässt sich nicht mehr ändern. Sagen Sie einem Administrator, was Sie gearbeitet haben.'
export const notSavedYet = 'Ihre Stunden sind noch nicht gespeichert'
export const saved = 'Ihre Änderungen sind gespeichert'
export const nothingNew = 'Es gibt nichts Neues zu speichern'
export const unsaved = (days: number) =>
  plural(days, { one: '1 Tag ist noch nicht gespeichert', other: `${days} Tage sind noch nicht gespeichert` })
export const saving = 'Wird gespeichert …'
export const confirm = 'Stunden speichern'

export const months = 'Monate'
export const signedOffBy = <T>(name: string, moment: T) => [`Abgeschlossen von ${name}, `, moment]
export const reopenedBy = <T>(name: string, moment: T, reason: string) => [
  `Wieder geöffnet von ${name}, `,
  moment,
  `: ${reason}`,
]
export const signOffFrom = (day: string) => `Lässt sich ab dem ${day} abschließen`
export const totalOf = (hours: string, people: number) =>
  plural(people, { one: `${hours} von 1 Person`, other: `${hours} von ${people} Personen` })
export const exportIt = 'Exportieren'
export const exportOf = (month: string) => `${month} als CSV exportieren`
export const reopen = 'Wieder öffnen'
export const reopenOf = (month: string) => `${month} wieder öffnen`
export const reallyReopen = (month: string) => `${month} wieder öffnen?`
export const reopeningText =
  'Seine Stunden lassen sich wieder ändern, solange ihre Tage offen sind. Alle sehen, wer ihn geöffnet hat und warum.'
export const reason = 'Grund'
export const reopening = 'Wird geöffnet …'
export const isOpenAgain = (month: string) => `${month} ist wieder offen`
export const signOff = 'Abschließen'
export const signOffOf = (month: string) => `${month} abschließen`
export const reallySignOff = (month: string) => `${month} abschließen?`
export const signOffText =
  'Danach kann niemand mehr die Stunden dieses Monats ändern. Sie können ihn mit einer Begründung wieder öffnen.'
export const signingOff = 'Wird abgeschlossen …'
export const isSignedOff = (month: string) => `${month} ist abgeschlossen`
export const cancel = 'Abbrechen'
