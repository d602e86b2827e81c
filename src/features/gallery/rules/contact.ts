import type { FieldError } from '#kit/shared/problem.ts'
import { words } from '../words.ts'

/** The form of /ArtAlley/about, which sends nothing: every field is required. */
export type ContactForm = { name: string; email: string; message: string }

export const contactLimits = { name: 50, email: 50, message: 600 } as const

/** Letters, digits, dots, underscores and hyphens before the @, and 2 to 6 letters after the last dot. */
const emailPattern = /^[\w.-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,6}$/

/** What is wrong with the form, in the order of its fields; empty when nothing is. */
export function contactErrors({ name, email, message }: ContactForm): FieldError[] {
  const fits = (text: string, most: number) => text.trim() !== '' && text.trim().length <= most
  const isEmail = fits(email, contactLimits.email) && emailPattern.test(email.trim())
  return [
    ...(fits(name, contactLimits.name) ? [] : [{ field: 'name', message: words.noName }]),
    ...(isEmail ? [] : [{ field: 'email', message: words.noEmail }]),
    ...messageErrors(message.trim()),
  ]
}

function messageErrors(message: string): FieldError[] {
  if (message === '') return [{ field: 'message', message: words.noMessage }]
  return message.length > contactLimits.message ? [{ field: 'message', message: words.messageTooLong }] : []
}
