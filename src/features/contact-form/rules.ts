import * as z from 'zod/mini'
import { email, errorsOf, line, paragraph } from '#kit/shared/fields.ts'
import type { FieldError } from '#kit/shared/problem.ts'

/** What a visitor writes into the contact form of a presentation site. */
export type ContactDraft = { name: string; email: string; message: string; privacy: boolean }

export const emptyContact: ContactDraft = { name: '', email: '', message: '', privacy: false }

const contact = z.object({
  name: line({ min: 1, max: 50, message: 'Please enter a valid name' }),
  email: email(50),
  message: paragraph({ min: 1, max: 2000, message: 'Please enter a message', tooLong: 'Your message is too long' }),
  privacy: z.literal(true, { error: 'Please agree to the privacy policy' }),
})

/** What is wrong with it, with the message to show beside each field. All fields are required. */
export const contactErrors = (draft: ContactDraft): FieldError[] => errorsOf(contact, draft)
