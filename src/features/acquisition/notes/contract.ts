import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, maybe, paragraph, wholeNumber } from '#kit/shared/fields.ts'
import { entryId } from '../contract.ts'

/** What staff note of a business, whether it has an email or not: a task where there is a day by which it is to be done. */

const most = 999_999_999
const success = { 200: z.object({ status: z.literal('success') }) }

export const acquisitionNote = z.object({
  id: z.int(),
  words: z.string(),
  due_on: z.nullable(z.string()),
  /** An instant; null as long as a task is to be done. */
  done_at: z.nullable(z.string()),
  done_by: z.string(),
  noted_by: z.string(),
  at: z.string(),
})
export type AcquisitionNote = z.output<typeof acquisitionNote>

export const noteForm = z.object({
  entry: entryId,
  words: paragraph({ min: 1, max: 2000, message: 'Please write 1 to 2,000 characters' }),
  /** Makes a task of it. */
  dueOn: maybe(day('Please enter a valid day')),
})

export const addNote = endpoint({
  summary: 'Notes something of a business, or what is to be done by a day. 404: there is no such entry',
  method: 'POST',
  path: '/api/sshp_add_acquisition_note/',
  access: 'admin',
  repeatable: true,
  body: noteForm,
  answers: success,
})

export const finishTask = endpoint({
  summary: 'Says that a task is done. 404: there is none, or it is done',
  method: 'POST',
  path: '/api/sshp_finish_acquisition_task/',
  access: 'admin',
  body: z.object({ task: wholeNumber({ min: 1, max: most, message: 'There is no such task' }) }),
  answers: success,
})

export const getDueTasks = endpoint({
  summary: 'Tasks on businesses to be won that are due by today, the oldest first, at most 50; and how many there are',
  method: 'GET',
  path: '/api/sshp_get_acquisition_tasks/',
  access: 'admin',
  changesWith: ['acquisition'],
  answers: {
    200: z.object({
      tasks: z.array(z.extend(acquisitionNote, { entry: z.int(), business: z.string(), phone: z.string() })),
      total: z.int(),
    }),
  },
})

export const replyForm = z.object({
  /** What they wrote, as the history names it. */
  event: wholeNumber({ min: 1, max: most, message: 'There is no such answer' }),
  /** HTML, or text without any; it goes on after the greeting. */
  body: paragraph({ min: 1, max: 10_000, message: 'Please write something' }),
})

export const replyToAnswer = endpoint({
  summary:
    'Answers what a business wrote, in the same conversation and beside the limits. 404: no such answer. 409: SUPPRESSED, CUSTOMER, ALREADY_WAITING',
  method: 'POST',
  path: '/api/sshp_reply_to_acquisition_answer/',
  access: 'admin',
  repeatable: true,
  body: replyForm,
  answers: success,
})
