import { formatList } from '#kit/shared/list.ts'
import { plural } from '#kit/shared/plural.ts'

export const checkDetails = 'Bitte prüfen Sie Ihre Angaben'
export const noName = 'Bitte geben Sie Vor- und Nachnamen ein'
export const noStreet = 'Bitte geben Sie Straße und Hausnummer ein'
export const longAdditional = 'Der Adresszusatz ist zu lang'
export const noCity = 'Bitte geben Sie Postleitzahl und Ort ein'
export const longComment = 'Ihre Bemerkung ist zu lang'
export const checkBoats = 'Bitte wählen Sie bis zu zehn Boote, jedes einmal'
export const tripOf = (number: number, boats: string[]) =>
  `${number} von ${boats.length} in einer Buchung: ${formatList(boats)}`
export const yourFleet = 'Ihre kleine Flotte'
export const moreBoats = 'Es sind mehr Boote als Personen: In jedem muss jemand sitzen'
export const chooseVehicle = 'Bitte wählen Sie ein Boot'
export const chooseTime = 'Bitte wählen Sie eine Uhrzeit'
export const chooseDuration = 'Bitte wählen Sie eine Dauer'
export const chooseDays = 'Bitte wählen Sie Tage in ihrer Reihenfolge, höchstens drei Monate'
export const chooseWeek = 'Bitte wählen Sie die Tage einer Woche'
export const agreeFirst = 'Bitte stimmen Sie den AGB und der Datenschutzerklärung zu'
export const voucherInvalid = 'Der Gutschein ist ungültig'
export const codeInvalid = 'Der eingegebene Code ist ungültig'
export const choosePayment = 'Bitte wählen Sie eine Zahlungsart'

export const refusals = {
  PAST: 'Diese Zeit ist schon vorbei',
  TOO_FAR_AHEAD: 'Buchen können Sie bis zu 24 Monate im Voraus',
  CLOSED: 'An diesem Tag haben wir geschlossen',
  OUTSIDE_OPENING_HOURS: 'Das liegt außerhalb unserer Öffnungszeiten',
  SKIPPED_HOUR: 'Zu dieser Zeit wird die Uhr vorgestellt',
  DAY_BLOCKED: 'Dieser Tag lässt sich nicht buchen',
  VEHICLE_BLOCKED: 'Dieses Boot ist zurzeit nicht zu haben',
  START_NOT_OFFERED: 'Von dieser Uhrzeit an lässt sich dieses Boot nicht buchen',
  NOT_OVER_HOURS: 'Dieses Boot lässt sich nicht stundenweise buchen',
  NOT_OVER_DAYS: 'Dieses Boot lässt sich nicht für mehrere Tage buchen',
  DURATION_NOT_OFFERED: 'So lange lässt sich dieses Boot nicht buchen',
  EXTRA_NOT_OFFERED: 'Dieses Extra gibt es für dieses Boot nicht',
  MINIMUM_NIGHTS: 'Bitte wählen Sie mindestens zwei Nächte',
  TOO_MANY_NIGHTS: 'Das ist länger, als sich auf einmal buchen lässt',
}
export const needsCaptain = 'Ohne Bootsführerschein fährt dieses Boot nur mit Skipper'
export const needsLicense = 'Ohne Bootsführerschein lässt sich dieses Boot nicht buchen'
export const boatIsOut = 'Das Boot ist unterwegs: Nehmen Sie es erst zurück, dann ist auch die Kaution abgerechnet'
export const boatIsBack = 'Das Boot ist zurück: Diese Buchung ist vorbei und bleibt, wie sie ist'
export const wasCanceled = 'Diese Buchung wurde inzwischen storniert'
export const tryAgain = 'Bitte versuchen Sie es noch einmal'
export const noSuchBooking = 'Diese Buchung gibt es nicht'

export const pier = { not_arrived: 'nicht da', out: 'unterwegs', back: 'zurück' }
export const minutesLate = (minutes: number) => `${minutes}\u00a0Min. zu spät`
export const hoursLate = (hours: number) => `${hours}\u00a0Std. zu spät`
export const stillOut = (boat: string, name: string) => `${boat} ist noch mit ${name} unterwegs`
export const stillOutLate = (boat: string, name: string, late: string) =>
  `${boat} ist noch mit ${name} unterwegs, ${late}`
export const factNames: Readonly<Record<string, string>> = {
  'Boating licence': 'Führerschein',
  Persons: 'Personen',
  Comment: 'Bemerkung',
  Staff: 'Vermerk',
}
export const onlySimulated = 'Hier wird nur zur Probe gebucht'
export const priceChanged = (price: string) => `Der Preis ist jetzt ${price}`
export const promoUsedUp = 'Der Aktionscode ist inzwischen aufgebraucht'
export const voucherPays = (amount: string) => `Der Gutschein deckt jetzt ${amount}`
export const voucherGone = 'Der Gutschein ist ungültig'
export const excluded = 'Sie sind von weiteren Buchungen ausgeschlossen'

export const extraNames = {
  bbq: 'Grill',
  jukebox: 'Jukebox',
  binoculars: 'Fernglas',
  captain: 'Skipper',
  stand_up_paddle: 'SUP-Board',
  canoe_one_person: 'Kanu für eine Person',
  canoe_two_persons: 'Kanu für zwei Personen',
  inflatable_boat: 'Schlauchboot',
  sonar: 'Echolot',
  bed_linen_and_towel: 'Bettwäsche und Handtuch',
}
export const lineNames: Readonly<Record<string, string>> = {
  Deposit: 'Kaution',
  'Barbecue grill': extraNames.bbq,
  Jukebox: extraNames.jukebox,
  Binoculars: extraNames.binoculars,
  Captain: extraNames.captain,
  'Stand-up paddle': extraNames.stand_up_paddle,
  'Canoe for one person': extraNames.canoe_one_person,
  'Canoe for two persons': extraNames.canoe_two_persons,
  'Inflatable boat': extraNames.inflatable_boat,
  Sonar: extraNames.sonar,
  'Bed linen and towel': extraNames.bed_linen_and_towel,
  'Kept of what was given up': 'Einbehalten für das, was aufgegeben wurde',
}
export const priceChange = (why: string) => `Preisänderung: ${why}`
export const inSentence = (name: string) => name
export const nights = (count: number) =>
  count === 0 ? 'der Tag, ohne Nacht' : plural(count, { one: '1 Nacht', other: `${count} Nächte` })
export const people = (count: number) => plural(count, { one: '1 Person', other: `${count} Personen` })
export const persons = (count: number) => plural(count, { one: '1 Person', other: `${count} Personen` })

export const howPaid = {
  on_site: 'Bei der Ankunft oder online',
  transfer: 'Per Überweisung',
  provider: 'Online',
  voucher: 'Offen',
  paid: 'Bezahlt',
}
export const inCash = 'Bar vor Ort'
export const partPaid = (price: string, how: string) => `${price} ${how[0]?.toLowerCase()}${how.slice(1)}`
export const depositIsApart = (deposit: string) => `dazu ${deposit} Kaution, die Sie zurückbekommen`
export const ofItOnSite = (price: string, fees: string) => `${price}, davon ${fees} vor Ort`
export const ofItAtCheckOut = (price: string, fees: string) => `${price}, davon ${fees} bei der Übergabe kassiert`

export const voucherPart = (amount: string) => `Ihr Gutschein deckt ${amount}.`
export const feesInCash = (fees: string) => `${fees} zahlen Sie bar vor Ort, wenn Sie das Boot übernehmen.`
export const briefingWhen =
  'Die Einweisung liegt vor der gebuchten Zeit und gehört nicht dazu: Bitte rufen Sie uns an, damit wir einen Termin finden.'
export const depositWhen = (deposit: string) =>
  `Die Kaution von ${deposit} kommt hinzu: Sie hinterlegen sie bar vor Ort und bekommen sie zurück, wenn Sie das Boot so zurückgeben, wie Sie es übernommen haben.`
export const cashInAll = (cash: string) => `Bitte bringen Sie also ${cash} in bar mit.`
export const toTransfer = (amount: string) => `Bitte überweisen Sie ${amount}.`
export const toTransferBy = (amount: string, day: string) => `Bitte überweisen Sie ${amount} bis ${day}.`
export const paidOnlineNow = (amount: string) => `${amount} zahlen Sie jetzt online, erst dann steht die Buchung.`
export const arePaid = (amount: string) => `${amount} sind bezahlt.`
export const advanceNow = (amount: string) => `${amount} zahlen Sie jetzt online an, erst dann steht die Buchung.`
export const advanceIsPaid = (amount: string) => `Ihre Anzahlung von ${amount} ist da.`
export const paidOnArrival = (amount: string) =>
  `${amount} zahlen Sie, wenn Sie kommen, oder vorher online auf der Seite Ihrer Buchung.`
export const untilDay = (day: string) => `Bis ${day}`
export const thePrice = (fee: string) => `${fee}, der Preis`
export const lessDamage =
  'Ist uns durch Ihre Absage ein geringerer oder gar kein Schaden entstanden, zum Beispiel, weil jemand anderes das Boot genommen hat? Das dürfen Sie nachweisen: Dann zahlen Sie nur den wirklichen Schaden.'

export const bookFor = (all: string) => `Für ${all} buchen`
export const agreeAndBookFor = (all: string) => `Zustimmen und für ${all} buchen`
export const bookAndPay = (now: string) => `Buchen und ${now} zahlen`
export const bookAndPayNow = (now: string, onSite: string, all: string) =>
  `Buchen und jetzt ${now} zahlen, ${onSite} vor Ort: zusammen ${all}`
export const agreeBookAndPay = (now: string) => `Zustimmen, buchen und ${now} zahlen`
export const agreeBookAndPayNow = (now: string, onSite: string, all: string) =>
  `Zustimmen, buchen und jetzt ${now} zahlen, ${onSite} vor Ort: zusammen ${all}`
export const bookToPay = (all: string) => `Zahlungspflichtig buchen: ${all}`
export const agreeBookToPay = (all: string) => `Zustimmen und zahlungspflichtig buchen: ${all}`
export const ofThatOnSite = (button: string, onSite: string) => `${button}, davon ${onSite} vor Ort`
export const allOnSite = (button: string) => `${button} vor Ort`

export const boatingLicence = 'Bootsführerschein'
export const licences = {
  not_needed: 'nicht nötig',
  captain_only: 'nicht nötig, mit Skipper',
  not_answered: 'ohne Angabe',
  yes: 'ja',
  briefing: 'nein, Einweisung mit Charterschein',
  captain: 'nein, mit Skipper',
}
export const toldLicences: Readonly<Record<string, string>> = {
  'not needed': licences.not_needed,
  'not needed, with captain': licences.captain_only,
  'not answered': licences.not_answered,
  yes: licences.yes,
  'no, briefing with charter licence': licences.briefing,
  'no, with captain': licences.captain,
}
export const personsAboard = 'Personen'
export const adultsCount = (count: number) => plural(count, { one: '1 Erwachsener', other: `${count} Erwachsene` })
export const withChild = (adults: string, age: number) => `${adults}, 1 Kind (${age} Jahre)`
export const withChildren = (adults: string, count: number, from: number, to: number) =>
  `${adults}, ${count} Kinder (${from} bis ${to} Jahre)`
export const extras = 'Extras'
export const none = 'keine'
export const comment = 'Bemerkung'

export const howLong = 'Wie lange?'
export const duration = 'Dauer'
export const whoComes = 'Wer kommt an Bord?'
export const yourDetails = 'Ihre Angaben'
export const detailsNote =
  'Code und Bestätigung gehen an Ihre E\u2011Mail-Adresse. Wir rufen nur an, wenn am Tag selbst das Wetter umschlägt.'
export const voucher = 'Gutschein'
export const voucherOrPromo = 'Gutschein oder Aktionscode'
export const continueToCode = 'Weiter zur Bestätigung'
export const codeNote = 'Als Nächstes schicken wir Ihnen einen Code aus fünf Ziffern. Erst mit ihm wird gebucht.'
export const holdNote = 'Als Nächstes zahlen Sie. So lange halten wir das Boot 15 Minuten für Sie frei.'
export const agreeTo = <T>(terms: (text: string) => T, privacy: (text: string) => T) => [
  'Ich stimme den ',
  terms('AGB'),
  ' und der ',
  privacy('Datenschutzerklärung'),
  ' zu',
]
export const totalWithVat = (percent: number) => `Gesamt mit ${percent} % MwSt.`
export const payingAndCanceling = 'Zahlen und Stornieren'

export const salutation = 'Anrede'
export const salutations = { none: 'Keine', mr: 'Herr', ms: 'Frau', mx: 'Neutral' }
export const fullName = 'Vor- und Nachname'
export const email = 'E-Mail'
export const phone = 'Telefon'
export const street = 'Straße und Hausnummer'
export const additional = 'Adresszusatz'
export const city = 'Postleitzahl und Ort'

export const takesUpTo = (boat: string, people: number) =>
  plural(people, { one: `${boat} ist für 1 Person.`, other: `${boat} nimmt bis zu ${people} Personen mit.` })
export const takesCounted = (boat: string, people: number) =>
  plural(people, {
    one: `${boat} ist für 1 Person, Kinder eingeschlossen`,
    other: `${boat} nimmt bis zu ${people} Personen mit, Kinder eingeschlossen`,
  })
export const adults = 'Erwachsene'
export const children = 'Kinder'
export const ageOfChild = 'Alter des Kindes'
export const ageOfYoungest = 'Alter des jüngsten Kindes'
export const ageOfOldest = 'Alter des ältesten Kindes'
export const askLicence = 'Hat jemand an Bord einen Bootsführerschein?'
export const yes = 'Ja'
export const no = 'Nein'
export const whoSteers = 'Wer steuert?'
export const oneOfUs = 'Sie selbst, nach Einweisung'
export const ourCaptain = 'Unser Skipper'
export const withoutLicence = (boat: string) => `Ohne Führerschein lässt sich ${boat} nicht buchen.`
export const withoutYouBrief = (price: string) =>
  `Ohne Führerschein machen Sie unsere Einweisung mit Charterschein für ${price}, bar vor Ort.`
export const withoutYouBriefOrHire = (price: string) =>
  `Ohne Führerschein machen Sie unsere Einweisung mit Charterschein für ${price}, bar vor Ort, oder nehmen unseren Skipper.`
export const withoutYouHire = 'Ohne Führerschein nehmen Sie unseren Skipper.'
export const enterAdults = 'Bitte geben Sie an, wie viele Erwachsene mitkommen'
export const enterAgeOfChild = 'Bitte geben Sie das Alter des Kindes an'
export const enterAgeOfYoungest = 'Bitte geben Sie das Alter des jüngsten Kindes an'
export const enterAgeOfOldest = 'Bitte geben Sie das Alter des ältesten Kindes an'
export const answerLicence = 'Bitte geben Sie an, ob jemand an Bord einen Bootsführerschein hat'
export const oldestYounger = 'Das älteste Kind kann nicht jünger sein als das jüngste'
export const agesUpTo = 'Bitte geben Sie ein Alter von 0 bis 17 ein'
export const onlyWithCaptain = (boat: string) => `${boat} fährt nur mit unserem Skipper`
export const perHour = (price: string) => `${price}\u00a0je\u00a0Stunde`
export const permitsForDay = 'für einen Tag'
export const permitsForWeek = 'für eine Woche'
export const permitsForBoth = 'für einen Tag oder eine Woche'
export const fishingPermits = (which: string) =>
  `Angelkarten (${which}): Bitte schreiben Sie Art und Anzahl in die Bemerkung. Sie zahlen sie bar vor Ort.`

export const yourBooking = 'Ihre Buchung'
export const moreInformation = 'Mehr erfahren'
export const aboutInNewTab = (boat: string) => ` über ${boat}, in einem neuen Tab`
export const localTime = (zone: string) => `Ortszeit am Hafen (${zone})`
export const price = 'Preis'
export const depositBack = 'Kaution, kommt zurück'
export const apartInCash = 'Außerdem bar vor Ort'
export const charterIncluded = '* Mit dem Charterschein, der den Bootsführerschein ersetzt.'
export const inAll = 'Insgesamt'
export const total = 'Gesamt'
export const vatIncluded = (percent: number) => `inklusive ${percent} Prozent MwSt.`
export const vatIncludedInPrice = (percent: number) => `${percent} Prozent MwSt. im Preis enthalten`

export const somebodyFaster = 'Jemand war schneller'
export const cannotBeBooked = 'Das lässt sich nicht buchen'
export const alreadyBooked = () =>
  'Das hat inzwischen jemand anderes gebucht. Bitte wählen Sie ein anderes Boot, oder laden Sie die Seite neu'
export const typedKept = 'Ihre Eingaben bleiben erhalten.'
export const refreshPage = 'Seite neu laden'
export const accepted = 'Ihre Buchung ist bestätigt!'
export const wasDemo =
  'Das war eine Vorführung: Nichts wurde gebucht, keine E\u2011Mail verschickt. Alles andere sieht genauso aus.'
export const calendarAttached =
  ' Angehängt ist eine Kalenderdatei: Öffnen Sie sie, und der Ausflug steht in Ihrem Kalender.'
export const boat = 'Boot'
export const date = 'Datum'
export const time = 'Uhrzeit'
export const timeSpan = (from: string, to: string) => `${from.replace(/\sUhr$/, '')}–${to}`
export const reference = 'Buchungs\u00adnummer'
export const bookAnother = 'Noch ein Boot buchen'

/** The language that a customer is written to in, as staff see and change it. */
export const language = 'Sprache'
export const languageOf = (boat: string, customer: string) => `Sprache: ${boat}, ${customer}`
export const mailLanguages = { en: 'Englisch', de: 'Deutsch' }
export const mailsFromNowOn = {
  en: 'Mails sind ab jetzt auf Englisch',
  de: 'Mails sind ab jetzt auf Deutsch',
}
export const noMoreMails = 'Diese Buchung ist vorbei: Mails dazu gibt es keine mehr'
export const extrasAndComment = 'Extras und Wünsche'
export const keepDetails = 'Meine Angaben auf diesem Gerät für das nächste Mal behalten'
export const keptForTab = 'Sonst nur, bis Sie diesen Tab schließen.'
