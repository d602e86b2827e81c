import { plural } from '#kit/shared/plural.ts'

export const contact = 'Contact'
export const sender = 'Name'
export const email = 'Email'
export const message = 'Message'
/** Of a field that nobody sees. */
export const topic = 'Topic'
/** How many characters of the message are left; less than none where it is too long. */
export const left = (characters: number) => {
  const count = Math.abs(characters)
  return characters < 0
    ? plural(count, { one: '1 character too many', other: `${count} characters too many` })
    : plural(count, { one: '1 character left', other: `${count} characters left` })
}
export const agree = <T>(link: (policy: string) => T) => [
  'I have read the ',
  link('privacy policy'),
  ' and agree to it',
]
export const send = 'Send'
export const sending = 'Please wait...'
export const sent = 'Thank you! Your message has been sent.'
export const failed = 'An error has occurred, please try again or call us!'
export const noName = 'Please enter a valid name'
export const noMessage = 'Please enter a message'
export const tooLong = 'Your message is too long'
export const noConsent = 'Please agree to the privacy policy'
/** Of a form that sends nothing. */
export const writeToCompany = <T>(link: (homepage: string) => T) => [
  'Please use the contact form on our ',
  link("company's homepage"),
]
export const companyContact = '/#contact'
