import { plural } from '#kit/shared/plural.ts'

export const loadingHours = 'Öffnungszeiten werden geladen'
export const everyDay = 'Täglich'
export const allYear = 'das ganze Jahr'
export const closed = 'geschlossen'
export const seasons = {
  general: 'Hauptsaison',
  begin: 'Vorsaison',
  end: 'Nachsaison',
  off: 'Saisonpause',
}
export const hoursFromTo = (opens: string, closes: string) => `${opens.replace(/\sUhr$/, '')} bis ${closes}`
export const endOfFebruary = 'Ende Februar'
export const openUntil = (time: string) => `Geöffnet bis ${time}`
export const closedNow = 'Zurzeit geschlossen'
export const opensToday = (time: string) => `Öffnet heute um ${time}`
export const opensTomorrow = (time: string) => `Öffnet morgen um ${time}`
export const closedUntil = (day: string) => `Geschlossen bis zum ${day}`

export const someBookings = 'Buchungen'
export const someVouchers = 'Gutscheine'
export const someReceipts = 'Belege'
export const currencyFixed = (what: string, currency: string) =>
  `Es gibt schon ${what} in ${currency}: Die Währung lässt sich nur vor der ersten Buchung, dem ersten Gutschein und dem ersten Beleg ändern`

export const currencyTitle = 'Währung'
export const currencyText =
  'Darin sind Preise, Gebühren, Gutscheine, Zahlungen und die Kasse. Die Beträge bleiben, wie sie sind.'
export const currencyLabel = 'Preise in'
export const currencyHint = 'Sie lässt sich bis zur ersten Buchung, zum ersten Gutschein oder Beleg ändern.'

export const noCurrency = 'Bitte wählen Sie Dollar, Euro, Franken oder Pfund'
export const noLanguage = 'Bitte wählen Sie eine Sprache'

export const noHour = 'Bitte geben Sie eine Uhrzeit von 0 bis 24 ein, in Schritten von einer halben Stunde'
export const noDay = 'Bitte geben Sie den Tag als TT.MM ein, etwa 20.12'
export const noGrace = (longest: number) => `Bitte geben Sie ganze Minuten ein, höchstens ${longest}`
export const wrongOrder = 'Geschlossen wird erst nach dem Öffnen'
export const noFirstDay = 'Bitte geben Sie den ersten Tag ein'
export const noLastDay = 'Bitte geben Sie den letzten Tag ein'
export const wholeFebruary = 'Bitte geben Sie das Ende des Februars als 29.02 ein'
export const noOpening = 'Bitte geben Sie ein, ab wann geöffnet ist'
export const noClosing = 'Bitte geben Sie ein, bis wann geöffnet ist'
export const noPeriod = 'Bitte geben Sie die Tage ein, für die diese Zeiten gelten'
export const mismatch = 'Die Passwörter stimmen nicht überein'

export const settings = 'Einstellungen'
export const lead = 'Wann sich die Boote buchen lassen. Besucher sehen es auf der Startseite.'
export const theSettings = 'die Einstellungen'
export const yourSettings = 'Ihre Einstellungen'
export const saveChanges = 'Speichern'
export const save = 'Speichern'
export const cancel = 'Abbrechen'
export const saving = 'Wird gespeichert …'
export const saved = 'Ihre Änderungen sind gespeichert.'
export const signInAgain = 'Bitte melden Sie sich neu an: Gleich geht es zur Anmeldung.'

export const generalText = 'Alle Tage, die in keiner anderen Saison liegen.'
export const beginText = 'Tage mit eigenen Öffnungszeiten, jedes Jahr wieder.'
export const hasBegin = 'Andere Zeiten in der Vorsaison'
export const endText = 'Ebenso im Herbst.'
export const hasEnd = 'Andere Zeiten in der Nachsaison'
export const offText = 'In dieser Zeit lässt sich nichts buchen. Die Pause geht den anderen Saisons vor.'
export const hasOff = 'Einen Teil des Jahres geschlossen'
export const comingBackLate = 'Verspätete Rückgabe'
export const comingBackLateText = 'Wer später kommt, zahlt jede angefangene Stunde ab der vereinbarten Zeit.'
export const grace = 'Kulanz'
export const minutes = 'Minuten'
export const reminders = 'Erinnerung'
export const remindersText =
  'Eine E-Mail um 10 Uhr am Tag vor der Buchung: wann und wo, was mitzubringen und was noch zu zahlen ist.'
export const remindCustomers = 'Kunden am Tag vorher erinnern'
export const jobs = 'Stellenanzeige'
export const hiringTexts = {
  rental: 'Solange Sie Leute suchen, lädt die Startseite dazu ein, sich zu bewerben.',
  agency: 'Nur vermerkt: Die Seiten der Agentur zeigen es nicht.',
}
export const hiring = 'Wir stellen ein'

export const firstDay = 'Erster Tag'
export const lastDay = 'Letzter Tag'
export const opens = 'Öffnet'
export const closes = 'Schließt'
export const oClock = 'Uhr'
export const monthAndDay = 'TT.MM'
export const day = 'Tag'
export const dayOfYear = (first: string, second: string) => `${first}.${second}`
export const shortEndOfFebruary = 'Ende Feb'

export const preview = 'Vorschau'
export const yearAsItIs = 'Das Jahr, wie es ist'
export const yearAsItWouldBe = 'Das Jahr, wie es wäre'
export const openLonger = (hours: number, now: number) =>
  `${String(hours).replace('.', ',')} Stunden geöffnet statt ${String(now).replace('.', ',')}: So lange lässt sich ein Boot buchen, sobald es dafür einen Preis hat.`
export const misfits = (count: number) =>
  plural(count, {
    one: '1 Buchung läge außerhalb dieser Zeiten',
    other: `${count} Buchungen lägen außerhalb dieser Zeiten`,
  })
export const misfitsStay =
  'Sie bleiben, wie sie sind. Sprechen Sie mit den Kunden, oder stornieren Sie in der Tagesübersicht.'
export const bookingsOutside = 'Buchungen außerhalb dieser Zeiten'
export const whyOutside = { closed: 'dann geschlossen', hours: 'außerhalb der Öffnungszeiten' }
export const andMore = (count: number) => `und ${count} weitere`
export const reallySave = 'Diese Zeiten trotzdem speichern?'
export const goBack = 'Zurück'
export const saveAllTheSame = 'Trotzdem speichern'

export const you = 'Sie'
export const youText = 'Ihr Name steht bei dem, was Sie tun: Buchungen, Aufgaben, Kasse.'
export const firstName = 'Vorname'
export const lastName = 'Nachname'
export const writtenAs = (name: string) => `Geschrieben: ${name}`
export const email = 'E-Mail-Adresse'
export const emailHint = 'Damit melden Sie sich an.'
export const signsOut =
  'Ein neuer Name, eine neue E-Mail-Adresse oder ein neues Passwort meldet Sie auf allen Geräten ab.'
export const phoneAndAddress = 'Telefon und Anschrift'
export const phoneAndAddressText = 'Administratoren sehen sie in der Liste der Mitarbeiter.'
export const phone = 'Telefon'
export const street = 'Straße und Hausnummer'
export const additional = 'Adresszusatz'
export const city = 'Postleitzahl und Ort'
export const password = 'Passwort'
export const passwordText = 'Lassen Sie es leer, um Ihr Passwort zu behalten. 4 bis 20 Zeichen.'
export const newPassword = 'Neues Passwort'
export const repeatPassword = 'Neues Passwort wiederholen'
export const showPasswords = 'Passwörter zeigen'

export const officeLanguage = 'Sprache'
export const officeLanguageText = 'Ihre Sprache im Büro. Kundinnen und Kunden schreiben wir in ihrer.'
export const businessLanguageText =
  'Belege, Abschlüsse und E-Mails an Sie sind darin, und die Oberfläche für alle, die nicht selbst gewählt haben.'
export const readIn = 'Sprache der Oberfläche'
export const asTheBusiness = 'Wie im Betrieb eingestellt'

export const ownChanges = 'Änderungen durch Kunden'
export const ownChangesText =
  'Bis dahin verlegen Kunden ihre Buchung auf deren Seite selbst und ändern Dauer, Extras und Personen. Was sie von einem Aufenthalt aufgeben, kostet so viel wie dessen Stornierung; 0 heißt gar nicht.'
export const changeHours = 'Nach Stunden, bis'
export const changeDays = 'Über Nacht, bis'
export const hoursBefore = 'Stunden vorher'
export const daysBefore = 'Tage vorher'
export const noChangeLimit = (most: number) => `Bitte geben Sie eine ganze Zahl von 0 bis ${most} ein`
