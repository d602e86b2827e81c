import * as z from 'zod/mini'
import { contactRequest, longestMessage } from '#features/inbox/contract/requests.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { words } from './words.ts'

/** What a visitor writes into a contact form. */
export type ContactDraft = ContactText & { privacy: boolean }
export type ContactText = { sender: string; email: string; body: string }

/** What is typed stays over a reload; the agreement is asked for anew. */
export const emptyText: ContactText = { sender: '', email: '', body: '' }

const { sender, email, body } = contactRequest.shape
const contact = z.object({ sender, email, body, privacy: z.literal(true) })

const messages: Readonly<Record<string, (draft: ContactDraft) => string>> = {
  sender: () => words.noName,
  body: ({ body }) => (body.trim().length > longestMessage ? words.tooLong : words.noMessage),
  privacy: () => words.noConsent,
}

/** What was found wrong with it, as the form says it. */
export const inOwnWords = (draft: ContactDraft, errors: readonly FieldError[]): FieldError[] =>
  errors.map(({ field, message }) => ({ field, message: messages[field]?.(draft) ?? message }))

/** What is wrong with it, with the message to show beside each field. All fields are required. */
export const contactErrors = (draft: ContactDraft): FieldError[] => inOwnWords(draft, errorsOf(contact, draft))

/** The errors that are still there, of those that were shown: what is being corrected is judged anew at once. */
export const remainingErrors = (draft: ContactDraft, shown: readonly FieldError[]): FieldError[] =>
  shown.length === 0 ? [] : contactErrors(draft).filter(({ field }) => shown.some((error) => error.field === field))
