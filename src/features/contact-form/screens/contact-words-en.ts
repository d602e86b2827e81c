import type { ContactWords } from './contact-words.ts'

export const words: ContactWords = {
  form: 'Contact',
  sender: 'Name',
  email: 'Email',
  body: 'Message',
  left: (characters) => {
    const noun = Math.abs(characters) === 1 ? 'character' : 'characters'
    return characters < 0 ? `${-characters} ${noun} too many` : `${characters} ${noun} left`
  },
  agreement: { before: 'I have read the ', link: 'privacy policy', after: ' and agree to it' },
  send: 'Send',
  sending: 'Please wait...',
  sent: 'Thank you! Your message has been sent.',
  failed: 'An error has occurred, please try again or call us!',
  errors: {},
}
