import type { ContactWords } from './contact-words.ts'

export const words: ContactWords = {
  form: 'Kontakt',
  sender: 'Name',
  email: 'E-Mail',
  body: 'Nachricht',
  left: (characters) => (characters < 0 ? `${-characters} Zeichen zu viel` : `noch ${characters} Zeichen`),
  agreement: { before: 'Ich habe die ', link: 'Datenschutzerklärung', after: ' gelesen und stimme ihr zu' },
  send: 'Absenden',
  sending: 'Bitte warten...',
  sent: 'Vielen Dank! Ihre Nachricht ist bei uns.',
  failed: 'Es ist ein Fehler aufgetreten, bitte versuchen Sie es noch einmal oder rufen Sie uns an!',
  errors: {
    'Please enter a valid name': 'Bitte geben Sie einen gültigen Namen ein',
    'Please enter a valid email address': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    'Please enter a message': 'Bitte schreiben Sie eine Nachricht',
    'Your message is too long': 'Ihre Nachricht ist zu lang',
    'Please agree to the privacy policy': 'Bitte stimmen Sie der Datenschutzerklärung zu',
  },
}
