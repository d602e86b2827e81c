import { plural } from '#kit/shared/plural.ts'

const days = (count: number) => plural(count, { one: '1 Tag', other: `${count} Tage` })
const months = (count: number) => plural(count, { one: '1 Monat', other: `${count} Monate` })
export const spans = { days, months }

export const noSuch = 'Diese Bedingungen gibt es nicht mehr'
export const noShare = 'Bitte geben Sie Prozent von 0 bis 100 ein'
export const noBefore = 'Bitte geben Sie an, wie lange vor Beginn'
export const noFee = 'Bitte geben Sie Prozent von 0 bis 100 oder Euro ein'
export const noSteps = 'Bitte geben Sie 1 bis 8 Stufen ein'
export const inThePast =
  'Buchungen vergangener Tage behalten ihre Bedingungen: Bitte wählen Sie heute oder einen späteren Tag'
export const dayTaken = 'An diesem Tag beginnen schon andere Bedingungen'
export const hasBegun =
  'Diese Bedingungen gelten schon, und es wurde danach gebucht: Bitte legen Sie stattdessen neue an'
export const cheapNoShow = 'Nicht zu kommen kann nicht weniger kosten, als im letzten Moment zu stornieren'
export const faults = {
  order: 'Jede Stufe muss näher am Beginn liegen als die davor, gleich welche Monate dazwischenliegen',
  cheaper: 'Zum Beginn hin kann das Stornieren nicht billiger werden',
  last: 'Die letzte Stufe endet mit dem Tag des Beginns',
}

export const terms = 'Bedingungen'
export const lead =
  'Was beim Buchen zu zahlen ist und was das Stornieren kostet. Bedingungen gelten für Buchungen ab ihrem ersten Tag; Buchungen behalten die Bedingungen, zu denen sie gemacht wurden.'
export const addTerms = 'Bedingungen anlegen'
export const fromTheBeginning = 'Von Anfang an'
export const fromDay = (day: string) => `Für Buchungen ab ${day}`
export const inForce = 'In Kraft'
export const over = 'Abgelöst'
export const soon = 'Noch nicht'
export const noAdvance = 'Beim Buchen muss nichts angezahlt werden.'
export const advanceHours = (share: number) =>
  `Nach Stunden: ${share} % Anzahlung online beim Buchen, der Rest vor Ort.`
export const advanceDays = (share: number) =>
  `Über Nacht: ${share} % Anzahlung online beim Buchen, der Rest per Überweisung.`
export const canceling = 'Stornieren kostet'
export const untilBefore = (span: string) => `Bis ${span} vor Beginn`
export const untilStart = 'Bis zum Beginn'
export const percentOf = (percent: number) => (percent === 0 ? 'nichts' : `${percent}\u00a0% des Preises`)
export const flat = (euros: number) => `${euros} EUR`
export const remove = 'Entfernen'
export const removeFrom = (day: string) => `Die Bedingungen ab ${day} entfernen`
export const removing = 'Wird entfernt ...'
export const removed = 'Die Bedingungen sind entfernt'

export const newTerms = 'Neue Bedingungen'
export const startsOn = 'Für Buchungen ab'
export const shareHours = 'Anzahlung nach Stunden'
export const shareDays = 'Anzahlung über Nacht'
export const shareHint = 'Prozent des Preises, online beim Buchen. 0: keine.'
export const ladder = 'Was das Stornieren kostet'
export const ladderHint = 'Zurückgezählt vom Tag des Beginns. Die letzte Stufe endet immer mit diesem Tag.'
export const stepNumber = (number: number) => `Stufe ${number}`
export const before = 'Bis so lange vorher'
export const unit = 'In'
export const units = { days: 'Tagen', months: 'Monaten' }
export const fee = 'Kostet'
export const feeIn = 'Als'
export const fees = { percent: '% des Preises', euros: 'EUR, pauschal' }
export const addStep = 'Stufe hinzufügen'
export const removeStep = (number: number) => `Stufe ${number} entfernen`
export const noShow = 'Niemand kommt'
export const noShowHint = 'Prozent des Preises, wenn niemand kommt und niemand storniert hat.'
export const saved = 'Die Bedingungen sind gespeichert'
export const example = 'Zum Beispiel'
export const exampleText = (price: string, day: string) => `Ein Boot nach Stunden für ${price}, gebucht für ${day}:`
export const exampleAdvance = (now: string, rest: string) =>
  `Beim Buchen werden ${now} online angezahlt, ${rest} zahlt man vor Ort.`
export const exampleNone = 'Gezahlt wird vor Ort oder auf Wunsch online.'
export const exampleStep = (day: string, fee: string) => `Stornieren bis ${day} kostet ${fee}.`
export const fillIn = 'Füllen Sie die Bedingungen aus, dann sehen Sie, was sie bedeuten.'

/** In the text of the documents, in place of what it says of it. */
export const daysPaid = (share: number) =>
  share === 100
    ? 'Was tageweise gebucht ist, wird beim Buchen online gezahlt, soweit kein Gutschein es deckt.'
    : `Von dem, was tageweise gebucht ist und kein Gutschein deckt, werden ${share}\u00a0% beim Buchen online angezahlt; der Rest wird überwiesen und ist 5\u00a0Tage nach der Buchung fällig, spätestens aber am ersten Tag der Fahrt.`
export const hoursPaid = (share: number) =>
  share === 100
    ? 'was stundenweise gebucht ist, wird beim Buchen online gezahlt, soweit kein Gutschein es deckt.'
    : `von dem, was stundenweise gebucht ist und kein Gutschein deckt, werden ${share}\u00a0% beim Buchen online angezahlt; der Rest wird bei der Ankunft gezahlt oder vorher online.`
export const holdsSince = (day: string) =>
  `Was hier zum Zahlen und zum Stornieren steht, gilt für Buchungen ab ${day}. Frühere behalten die Bedingungen, zu denen sie gemacht wurden.`
export const upTo = (span: string, fee: string) => `bis ${span} vorher: ${fee}`
export const later = (fee: string) => `später, oder wenn niemand kommt: ${fee}`
export const always = (fee: string) => `wann immer es ist, und wenn niemand kommt: ${fee}`
export const lastStep = {
  later: (fee: string) => `später: ${fee}`,
  always: (fee: string) => `wann immer es ist: ${fee}`,
}
export const nobodyComes = (fee: string) => `Wenn niemand kommt: ${fee}`
export const evenFlat = (euros: number) => `, auch wo ${euros}\u00a0EUR mehr wären`
