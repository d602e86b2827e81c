export const confirmed = (email: string) => `Eine Bestätigung haben wir an ${email} geschickt.`
export const confirmedInMailbox = <T>(link: (text: string) => T) => [
  'Ihre Bestätigung finden Sie im ',
  link('eingebauten Postfach'),
  '.',
]
export const notPossible = 'Buchen ist nicht möglich'
export const excluded =
  'Sie sind von weiteren Buchungen ausgeschlossen. Falls das ein Irrtum ist, rufen Sie uns bitte an! Wer die Sperre über Bekannte umgeht, lässt auch diese sperren.'
