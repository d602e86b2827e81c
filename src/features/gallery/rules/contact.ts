import type { FieldError } from '#kit/shared/problem.ts'

/** The form of /ArtAlley/about, which sends nothing: every field is required. */
export type ContactForm = { name: string; email: string; message: string }

export const contactLimits = { name: 50, email: 50, message: 600 } as const

export const contactMessages = {
  name: 'Please enter a valid name',
  email: 'Please enter a valid email address',
  tooLong: 'Your message is too long',
  message: 'Please enter your message',
  /** After a valid form: nothing was sent. Shown for 3 seconds. */
  notice: 'Please use the contact form on our Sternsinger homepage',
} as const

/** Letters, digits, dots, underscores and hyphens before the @, and 2 to 6 letters after the last dot. */
const emailPattern = /^[\w.-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,6}$/

/** What is wrong with the form, in the order of its fields; empty when nothing is. */
export function contactErrors({ name, email, message }: ContactForm): FieldError[] {
  const fits = (text: string, most: number) => text.trim() !== '' && text.trim().length <= most
  const isEmail = fits(email, contactLimits.email) && emailPattern.test(email.trim())
  return [
    ...(fits(name, contactLimits.name) ? [] : [{ field: 'name', message: contactMessages.name }]),
    ...(isEmail ? [] : [{ field: 'email', message: contactMessages.email }]),
    ...messageErrors(message.trim()),
  ]
}

function messageErrors(message: string): FieldError[] {
  if (message === '') return [{ field: 'message', message: contactMessages.message }]
  return message.length > contactLimits.message ? [{ field: 'message', message: contactMessages.tooLong }] : []
}
