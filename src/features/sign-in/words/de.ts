export const noPassword = 'Das Passwort hat 4 bis 20 Zeichen'
export const wrongCredentials = 'E-Mail-Adresse oder Passwort stimmt nicht'
export const newPasswordSent = 'Wir haben ein neues Passwort an diese E-Mail-Adresse geschickt'
export const emailTaken = 'Mit dieser E-Mail-Adresse gibt es schon ein Konto'

export const email = 'E-Mail-Adresse'
export const password = 'Passwort'
export const login = 'Anmelden'
export const failed = (code?: string) =>
  code === 'WRONG_CREDENTIALS'
    ? wrongCredentials
    : 'Die Anmeldung hat nicht geklappt, bitte versuchen Sie es später noch einmal'
export const sendPassword = 'Neues Passwort schicken'
export const toLoginSoon = 'Gleich geht es zur Anmeldung.'

export const ended = 'Ihre Sitzung ist zu Ende. Melden Sie sich an, dann geht es dort weiter, wo Sie waren.'
export const notAdmin = 'Nur Administratoren legen Mitarbeiter an. Sie wurden abgemeldet.'
export const changed = 'Ihre Änderungen gelten jetzt. Bitte melden Sie sich damit an.'
export const notForYou = 'Diese Seite ist nicht für Ihr Konto'
export const forAdmins = (page: string) => `${page} ist für Administratoren.`
export const forRoot = (page: string) => `${page} ist für das Hauptkonto.`

export const lookAround = 'Erst einmal umsehen'
export const testAccountText =
  'Das Testkonto zeigt die Seiten der Mitarbeiter, wie sie ein Mitarbeiter sieht. Es wird nichts gespeichert, nur vorgeführt.'
export const testEmail = 'E-Mail'
export const fillIn = 'Testkonto eintragen'

export const staff = 'Mitarbeiter'
export const mainMenu = 'Hauptmenü'
export const more = 'Mehr'
export const asTestAccount = (name: string) => `${name} – Testkonto: Was Sie hier speichern, bleibt nicht`
export const nothingKept = <T>(account: (text: string) => T) => [
  account('Testkonto'),
  ' Sie können alles ausprobieren; was Sie hier speichern, bleibt nicht.',
]
export const simulated = 'Nur vorgeführt: Mit dem Testkonto wurde nichts wirklich geändert'
export const checking = 'Wir sehen nach, wer angemeldet ist'
export const notFoundOut = 'Wir konnten nicht feststellen, wer angemeldet ist'

export const noFirstName = 'Bitte geben Sie einen gültigen Vornamen ein'
export const noLastName = 'Bitte geben Sie einen gültigen Nachnamen ein'
export const noStreet = 'Bitte geben Sie Straße und Hausnummer ein, höchstens 50 Zeichen'
export const longAdditional = 'Der Adresszusatz ist zu lang'
export const noCity = 'Bitte geben Sie Postleitzahl und Ort ein, höchstens 50 Zeichen'
export const mismatch = 'Die Passwörter stimmen nicht überein'
export const who = 'Person'
export const firstName = 'Vorname'
export const lastName = 'Nachname'
export const phone = 'Telefon'
export const address = 'Anschrift'
export const street = 'Straße und Hausnummer'
export const additional = 'Adresszusatz'
export const city = 'Postleitzahl und Ort'
export const repeatPassword = 'Passwort wiederholen'
export const showPassword = 'Passwort zeigen'
export const addEmployee = 'Mitarbeiter anlegen'
export const added = 'Der Mitarbeiter ist angelegt'
export const notAdded = 'Das Anlegen hat nicht geklappt, bitte versuchen Sie es später noch einmal'

export const newPassword = 'Ihr neues Passwort'
export const oldOneWorks = 'Gilt 30 Minuten. Ihr altes Passwort gilt, bis Sie es benutzen.'
export const validFor = 'Gilt 30 Minuten'
export const signInAs = (email: string) => `Für die Anmeldung als ${email}`
export const greeting = (name: string) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`)
export const signInWithIt =
  'melden Sie sich innerhalb von 30 Minuten mit diesem Passwort an. Von da an ist es Ihr Passwort, und wer sonst noch mit Ihrem Konto angemeldet ist, wird abgemeldet. Bis Sie es benutzen, gilt Ihr altes Passwort wie bisher.'
export const didNotAsk =
  'Sie haben kein neues Passwort angefordert? Dann müssen Sie nichts tun: In 30 Minuten verfällt es, und Ihr altes gilt weiter. Bitte leiten Sie diese E-Mail nicht weiter. Wir fragen nie am Telefon oder per E-Mail nach einem Passwort.'
export const languageIs = (language: string) => `Sprache: ${language}`
export const logout = 'Abmelden'
