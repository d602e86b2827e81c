export const checkDetails = 'Bitte prüfen Sie Ihre Eingaben'
export const signInFirst = 'Bitte melden Sie sich zuerst an'
export const mayNot = 'Ihr Konto hat dafür keine Berechtigung'
export const nothingHere = 'Unter dieser Adresse gibt es nichts'
export const tooManyAttempts = 'Zu viele Versuche, bitte warten Sie einen Moment und versuchen Sie es noch einmal'
export const checkValue = 'Bitte prüfen Sie diese Angabe'
export const noEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein'
export const noPhone = 'Bitte geben Sie eine gültige Telefonnummer ein'
export const noChoice = 'Bitte wählen Sie Ja oder Nein'
export const noDate = 'Bitte wählen Sie ein gültiges Datum'

export const point = ','
export const halfHour = '30 Minuten'
export const oneHour = '1 Stunde'
export const hours = (count: number) => `${String(count).replace('.', ',')} Stunden`
export const clockTime = (hour: number, past: string) => `${hour}${past}\u00a0Uhr`

/** What amounts of money are in. */
export const currencyNames: Readonly<Record<string, string>> = {
  USD: 'Dollar',
  EUR: 'Euro',
  CHF: 'Franken',
  GBP: 'Pfund',
}

export const wrongPictureType = 'ist kein JPG, PNG, BMP, GIF, WebP oder AVIF'
export const largePicture = 'ist größer als 15\u00a0MB'
export const manyPixels = 'hat mehr als 50 Millionen Pixel'
export const brokenPicture = 'ist beschädigt oder unvollständig'
export const slowPicture = 'öffnet sich zu langsam: kleiner oder als JPG speichern'
export const heavyPicture = 'braucht zum Öffnen zu viel Speicher: kleiner oder als JPG speichern'
export const unprintable = (characters: string) => `Nicht druckbar: ${characters}`
