export const noPassword = 'Das Passwort hat 4 bis 20 Zeichen'
export const wrongCredentials = 'E-Mail-Adresse oder Passwort stimmt nicht'
export const newPasswordSent = 'Wir haben ein neues Passwort an diese E-Mail-Adresse geschickt'

export const email = 'E-Mail-Adresse'
export const password = 'Passwort'
export const login = 'Anmelden'
export const failed = 'Die Anmeldung hat nicht geklappt, bitte versuchen Sie es später noch einmal'
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
  'Das Testkonto zeigt die Seiten der Mitarbeiter, wie sie ein Mitarbeiter sieht. Die Datenbank ändert es nicht: Was es speichert, wird nur vorgeführt.'
export const testEmail = 'E-Mail'
export const fillIn = 'Testkonto eintragen'
