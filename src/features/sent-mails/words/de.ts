export const noMail = 'Bitte wählen Sie eine E-Mail'
export const noAttachment = 'Bitte wählen Sie einen Anhang'
export const noState = 'Bitte wählen Sie einen Stand'
export const noSuchMail = 'Diese E-Mail gibt es nicht'
export const otherState = 'Die E-Mail ist inzwischen in einem anderen Zustand'

export const stateNames = {
  waiting: 'Wartet',
  sending: 'Wird gesendet',
  sent: 'Gesendet',
  failed: 'Fehlgeschlagen',
  canceled: 'Zurückgehalten',
  unclear: 'Unklar',
}
export const waitingUntil = <T>(moment: T) => ['Wartet bis ', moment]
export const sendingSince = <T>(moment: T) => ['Wird gesendet seit ', moment]
export const stateAt = <T>(state: string, moment: T) => [`${state} `, moment]

export const mailbox = 'Postfach'
export const demonstration = 'Dies ist eine Vorführung: Ihre E-Mails liegen hier, statt verschickt zu werden.'
export const noServer =
  'Es ist kein Mailserver eingerichtet (SMTP_URL): E-Mails liegen hier, statt verschickt zu werden.'
export const which = 'Welche E-Mails'
export const all = 'Alle'
export const yourOwn = 'E-Mails kommen in Ihr eigenes Postfach'
export const yourOwnText = 'Hier werden sie wirklich verschickt: Sehen Sie nach, wo Sie Ihre E-Mails lesen.'
export const mails = 'E-Mails'
export const none = {
  all: 'Keine E-Mails',
  waiting: 'Keine E-Mail wartet',
  sending: 'Keine E-Mail wird gerade gesendet',
  sent: 'Keine E-Mail ist gesendet',
  failed: 'Keine E-Mail ist fehlgeschlagen',
  canceled: 'Keine E-Mail ist zurückgehalten',
  unclear: 'Bei keiner E-Mail ist es unklar',
}
export const theMails = 'die E-Mails'
export const olderMails = 'Ältere E-Mails'
export const noneChosen = 'Keine E-Mail ausgewählt'
export const noneChosenText = 'Wählen Sie eine aus der Liste, um sie zu lesen.'

export const mail = 'E-Mail'
export const mailOf = (subject: string) => `E-Mail: ${subject}`
export const allMails = 'Alle E-Mails'
export const notHere = 'Diese E-Mail ist nicht hier'
export const notHereText = 'Vielleicht ist sie älter als das, was hier zu sehen ist.'
export const theMail = 'die E-Mail'
export const to = (email: string) => `An ${email}`
export const openInTab = 'In neuem Tab öffnen'
export const triedOnce = '1 Versuch, ohne Erfolg'
export const tried = (times: number) => `${times} Versuche, zuletzt ohne Erfolg`
export const textOf = (subject: string) => `Text der E-Mail „${subject}“`

export const doNotSend = 'Nicht senden'
export const reallyKeep = 'Diese E-Mail zurückhalten?'
export const willNotGet = (email: string, subject: string) => `${email} bekommt „${subject}“ nicht.`
export const willNotGetNow = (email: string, subject: string) =>
  `${email} bekommt „${subject}“ nicht. Sie können die E-Mail später immer noch senden.`
export const kept = 'Die E-Mail wird nicht gesendet'
export const sendAfterAll = 'Doch senden'
export const sendAgain = 'Noch einmal senden'
export const reallySend = (email: string) => `Diese E-Mail an ${email} senden?`
export const mayArriveTwice = 'Vielleicht ist sie schon angekommen. Dann kommt sie zweimal an.'
export const asWritten = (subject: string) => `„${subject}“ wird sofort gesendet, so wie es geschrieben wurde.`
export const onItsWay = 'Die E-Mail ist unterwegs'
export const leaveIt = 'So lassen'
