import * as z from 'zod/mini'
import { contactRequest } from '#features/inbox/contract/requests.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import type { FieldError } from '#kit/shared/problem.ts'

/** What a visitor writes into a contact form. */
export type ContactDraft = { sender: string; email: string; body: string; privacy: boolean }

export const emptyContact: ContactDraft = { sender: '', email: '', body: '', privacy: false }

const { sender, email, body } = contactRequest.shape
const contact = z.object({
  sender,
  email,
  body,
  privacy: z.literal(true, { error: 'Please agree to the privacy policy' }),
})

/** What is wrong with it, with the message to show beside each field. All fields are required. */
export const contactErrors = (draft: ContactDraft): FieldError[] => errorsOf(contact, draft)

/** The errors that are still there, of those that were shown: what is being corrected is judged anew at once. */
export const remainingErrors = (draft: ContactDraft, shown: readonly FieldError[]): FieldError[] =>
  shown.length === 0 ? [] : contactErrors(draft).filter(({ field }) => shown.some((error) => error.field === field))
