export const contact = 'Kontakt'
export const sender = 'Name'
export const email = 'E-Mail'
export const message = 'Nachricht'
export const topic = 'Thema'
export const left = (characters: number) =>
  characters < 0 ? `${-characters} Zeichen zu viel` : `noch ${characters} Zeichen`
export const agree = <T>(link: (policy: string) => T) => [
  'Ich habe die ',
  link('Datenschutzerklärung'),
  ' gelesen und stimme ihr zu',
]
export const send = 'Absenden'
export const sending = 'Bitte warten …'
export const sent = 'Vielen Dank! Ihre Nachricht ist bei uns.'
export const failed = 'Es ist ein Fehler aufgetreten, bitte versuchen Sie es noch einmal oder rufen Sie uns an!'
export const noName = 'Bitte geben Sie einen gültigen Namen ein'
export const noMessage = 'Bitte schreiben Sie eine Nachricht'
export const tooLong = 'Ihre Nachricht ist zu lang'
export const noConsent = 'Bitte stimmen Sie der Datenschutzerklärung zu'
export const writeToCompany = <T>(link: (homepage: string) => T) => [
  'Schreiben Sie uns über das Kontaktformular auf der ',
  link('Startseite unserer Firma'),
]
export const companyContact = '/de#contact'
