import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { flag, line, paragraph, wholeNumber } from '#kit/shared/fields.ts'
import { acquisitionMessages } from '../entries/contract/handle.ts'

/** A letter of one's own, beside the presets. */
export const letterForm = z.object({
  name: line({ min: 1, max: 40, message: 'Please enter a name of at most 40 characters' }),
  language: z.enum(['de', 'en'], { error: 'Please choose a language' }),
  /** `{business}` stands for the name of the business, in the body too. */
  subject: line({ min: 1, max: 120, message: acquisitionMessages.subject }),
  /** HTML, or text without any. */
  body: paragraph({ min: 1, max: 10_000, message: acquisitionMessages.body }),
  /** It is not offered any more. */
  retired: flag(),
  /** That it was changed from; 0 for a new letter. */
  version: wholeNumber({ min: 0, max: 9999, message: 'There is no such version' }),
})
export type OwnLetter = z.output<typeof letterForm>

export const getLetters = endpoint({
  summary: 'Letters of one’s own in their latest version, by name',
  method: 'GET',
  path: '/api/sshp_get_acquisition_letters/',
  access: 'admin',
  changesWith: ['acquisition'],
  answers: { 200: z.object({ letters: z.array(z.extend(letterForm, { retired: z.boolean() })) }) },
})

export const saveLetter = endpoint({
  summary:
    'Keeps a letter as its next version; what was sent names the version it was. 409: CHANGED_MEANWHILE, NAME_TAKEN',
  method: 'POST',
  path: '/api/sshp_save_acquisition_letter/',
  access: 'admin',
  body: letterForm,
  answers: { 200: z.object({ status: z.literal('success') }) },
})
