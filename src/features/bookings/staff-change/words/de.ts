export const enterName = 'Bitte geben Sie einen Namen ein'
export const chooseLanguage = 'Bitte wählen Sie eine Sprache'
export const longNote = 'Die Notiz ist zu lang'
export const choosePrice = 'Bitte wählen Sie einen Preis'
export const lookAgain = 'Bitte sehen Sie sich den Preis noch einmal an'
export const noChange = 'Diese Änderung gibt es nicht'
export const onlyItsEnd = 'Das Boot ist unterwegs: Bis es zurück ist, lässt sich nur das Ende ändern'
export const isTaken = 'vergeben'
export const backForAdmins =
  'Mit dieser Änderung geht Geld zurück, das dürfen nur Administratoren. Behalten Sie den Preis, oder fragen Sie jemanden.'
export const changedMeanwhile =
  'Jemand anderes hat diese Buchung inzwischen geändert. Bitte prüfen Sie sie noch einmal, Ihre Eingaben bleiben erhalten.'
export const changedSince = 'Die Buchung wurde seither geändert oder bezahlt und lässt sich nicht mehr zurücknehmen'
export const moneyMoved =
  'Mit dieser Änderung floss Geld, sie lässt sich nicht zurücknehmen: Ändern Sie die Buchung noch einmal'
