import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line, maybe } from '#kit/shared/fields.ts'
import { acquisitionTypes, stages } from '../contract.ts'

/** What of a business is on the board. */
export const boardCard = z.object({
  id: z.int(),
  business: z.string(),
  country: z.string(),
  state: z.string(),
  type: z.enum(acquisitionTypes),
  stage: z.enum(stages),
  active: z.boolean(),
  /** How many mails went out to it. */
  mails: z.int(),
  /** An instant: when the last one did. */
  lastContact: z.nullable(z.string()),
  /** An instant: when the next one is due, and whether it is ordered or follows unless they answer. */
  nextMail: z.nullable(z.object({ at: z.string(), kind: z.enum(['ordered', 'follow_up']) })),
  version: z.int(),
})
export type BoardCard = z.output<typeof boardCard>

export const boardColumn = z.object({
  stage: z.enum(stages),
  /** How many stand there at all. */
  count: z.int(),
  /** Those that came last first, 25 at a time. */
  cards: z.array(boardCard),
  /** To ask for the next ones with; null where there are no more. */
  next: z.nullable(z.string()),
})
export type BoardColumn = z.output<typeof boardColumn>

export const getAcquisitionBoard = endpoint({
  summary: 'Businesses to be won by how far they came, those that came last first; all columns, or more of one',
  method: 'GET',
  path: '/api/sshp_get_acquisition_board/',
  access: 'admin',
  changesWith: ['acquisition', 'mails'],
  query: z.object({
    type: maybe(z.enum(acquisitionTypes, { error: 'Please choose a type' })),
    /** Only this column. */
    stage: maybe(z.enum(stages, { error: 'Please choose how far it came' })),
    /** The `next` of a column before. */
    after: z.optional(
      line({ max: 60, message: 'There is no such page' }).check(
        z.regex(/^\d{1,16}_\d{1,9}$/, { error: 'There is no such page' }),
      ),
    ),
  }),
  answers: { 200: z.object({ columns: z.array(boardColumn) }) },
})
