import { plural } from '#kit/shared/plural.ts'

export const isHeld = 'Diese Buchung ist noch nicht bezahlt. Ändern lässt sie sich, sobald sie gebucht ist.'
export const hasBegun =
  'Ihre Fahrt hat begonnen, deshalb lässt sich die Buchung hier nicht mehr ändern. Bitte rufen Sie uns an.'
export const switchedOff = 'Buchungen werden hier nicht geändert. Bitte schreiben Sie uns, was Sie brauchen.'
export const tooLate = (limit: string) =>
  `Buchungen lassen sich hier bis ${limit} vor Beginn ändern. Bitte schreiben Sie uns, was Sie brauchen, wir sehen, was geht.`
export const severalBoats =
  'Mehrere Boote in einer Buchung ändern wir gern für Sie. Bitte schreiben Sie uns, was Sie brauchen.'
export const agreedPrice =
  'Für diese Buchung haben wir einen eigenen Preis vereinbart. Bitte schreiben Sie uns, was Sie brauchen.'
export const hoursLong = (count: number) => plural(count, { one: '1 Stunde', other: `${count} Stunden` })
export const daysLong = (count: number) => plural(count, { one: '1 Tag', other: `${count} Tage` })
export const taken = 'Das Boot hat dann schon jemand anders. Ihre Buchung ist, wie sie war.'
export const removedBoat = 'Dieses Boot gehört nicht mehr zu unserer Flotte. Bitte rufen Sie uns an.'
export const moneyMoves =
  'Für diese Buchung läuft gerade eine Zahlung. Bitte versuchen Sie es in einer Minute noch einmal.'
export const pricedAnew =
  'Der Preis hat sich inzwischen geändert. Bitte sehen Sie ihn noch einmal an; geändert ist noch nichts.'

export const chooseDays = 'Bitte wählen Sie den ersten und den letzten Tag'
export const lookAgain = 'Bitte sehen Sie den Preis noch einmal an'
export const chooseBack = 'Bitte wählen Sie, wie Sie Ihr Geld zurückbekommen'

export const heading = 'Buchung ändern'
export const open = 'Buchung ändern'
export const day = 'Tag'
export const duration = 'Wie lange'
export const start = 'Beginn'
export const nothingThatDay =
  'An diesem Tag ist so lange nichts frei. Versuchen Sie einen anderen Tag oder eine kürzere Zeit.'
export const extras = 'Extras'
export const people = 'Wer mitkommt'
export const adults = 'Erwachsene'
export const children = 'Kinder'
export const ageOfChild = 'Alter des Kindes'
export const ageOfYoungest = 'Alter des jüngsten Kindes'
export const ageOfOldest = 'Alter des ältesten Kindes'

export const price = 'Was es kostet'
export const before = 'Bisher'
export const now = 'Künftig'
export const dearer = 'Mehr'
export const cheaper = 'Weniger'
export const samePrice = 'Der Preis bleibt.'
export const nothingChosen = 'Ändern Sie oben etwas, dann steht hier der Preis.'
export const keptWhy = (amount: string) =>
  `Von dem, was Sie aufgeben, behalten wir nach den Stornobedingungen ${amount}; das ist Teil des neuen Preises.`
export const payOnline = (amount: string) =>
  `Die Differenz von ${amount} zahlen Sie jetzt online. Ihre Buchung ändert sich, sobald sie bezahlt ist.`
export const onSiteNow = (now: string, before: string) => `Vor Ort zahlen Sie ${now} statt ${before}.`
export const transferNow = (now: string, before: string) => `Per Überweisung zahlen Sie ${now} statt ${before}.`
export const nothingLeft = 'Danach ist nichts mehr zu zahlen.'
export const voucherMore = (amount: string) => `Ihr Gutschein zahlt davon ${amount}.`
export const voucherBack = (amount: string) => `${amount} sind sofort wieder auf Ihrem Gutschein.`
export const backOnline = (amount: string) =>
  `${amount} gehen innerhalb von fünf Werktagen auf das Konto zurück, von dem Sie gezahlt haben.`
export const backByHand = (amount: string) => `${amount} überweisen wir Ihnen zurück.`
export const asVoucher = (amount: string) => `Sie bekommen sofort einen Gutschein über ${amount} per E\u2011Mail.`
export const howBack = 'Wie möchten Sie es zurückbekommen?'
export const asMoney = 'So, wie ich gezahlt habe'
export const keepAsVoucher = 'Als Gutschein für eine andere Fahrt'
export const feeAfter = (amount: string) => `Eine Stornierung kostet ${amount}, jetzt und auch nach dieser Änderung.`
export const feesOnSite = (before: string, after: string) => `An Gebühren zahlen Sie vor Ort ${after} statt ${before}.`
export const confirm = 'Verbindlich ändern'
export const confirmAndPay = (amount: string) => `Weiter, ${amount} zahlen`
export const keep = 'So lassen'
export const notAsked = 'Der Preis konnte nicht geladen werden'
export const done = 'Ihre Buchung ist geändert.'
export const inMail = (email: string) => `Alles steht auch in unserer E\u2011Mail an ${email}.`
export const demo = 'Das war eine Vorführung: Geändert wurde nichts.'
export const payHeading = 'Differenz zahlen'
export const notYet = 'Bis das bezahlt ist, bleibt Ihre Buchung, wie sie war.'
export const isOver = {
  expired: 'Die Zeit zum Zahlen ist vorbei, abgebucht wurde nichts',
  returned: 'Jemand war schneller, oder die Buchung hat sich inzwischen geändert. Sie bekommen Ihr Geld zurück.',
  failed: 'Die Zahlung wurde aufgegeben, abgebucht wurde nichts',
}
export const standsAsItWas = 'Ihre Buchung ist, wie sie war.'
export const firstDay = 'Erster Tag'
export const lastDay = 'Letzter Tag'
export const lastDayOf = (day: string, nights: string) => `${day} (${nights})`
export const nothingFrom = 'Von diesem Tag an ist das Boot nicht frei. Bitte wählen Sie einen anderen ersten Tag.'
