import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { flag, maybe, paragraph, wholeNumber } from '#kit/shared/fields.ts'
import { words } from './words.ts'

export type Business = 'agency' | 'rental'

/**
 * `todo` and `contact` are open until somebody ticks them off. `confirmation` and `cancellation` tell of the rental's
 * bookings, `invoice` of what the agency sent: they stand in the logbook only.
 */
export const itemTypes = ['todo', 'contact', 'confirmation', 'cancellation', 'invoice'] as const
export type ItemType = (typeof itemTypes)[number]
export const openTypes = ['todo', 'contact'] as const
export type OpenType = (typeof openTypes)[number]

export const inboxItem = z.object({
  /** One of its type. */
  id: z.int(),
  type: z.enum(itemTypes),
  /** Who wrote the task, who is to be answered, or whose booking or invoice it is. */
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  body: z.string(),
  /** Of an invoice: the customer's. Else empty. */
  business: z.string(),
  website: z.string(),
  /** An instant, `2026-11-21T13:40:00Z`: written, asked, booked, canceled or sent. */
  dateTime: z.string(),
  /** Empty while it is open, then `Ticked off by Jonas Pier (06/01/26)`; of an invoice who took its money, and when. */
  ticked_off: z.string(),
  /** Of a booking that was canceled, or an invoice that was taken back: by what, when and why. Else empty. */
  canceled: z.string(),
})
export type InboxItem = z.output<typeof inboxItem>

const typeMessage = () => words.noType
const pageMessage = () => words.noPage

const list = z.object({
  /** Items of this type only. */
  type: maybe(z.enum(itemTypes, { error: typeMessage })),
  /** true: the logbook only. false: what is open only. */
  log: maybe(flag()),
  /** `next` of an answer: the page after it, where both type and log are given. */
  before: maybe(z.string({ error: pageMessage }).check(z.regex(/^\d{1,16}-\d{1,9}$/, { error: pageMessage }))),
})
export type InboxList = z.output<typeof list>

const inbox = z.object({
  inbox: z.array(inboxItem),
  /** How many are open in all. */
  open: z.object({ todo: z.int(), contact: z.int() }),
  /** Where the page after this one begins; null where there is none, or more than one list was asked for. */
  next: z.nullable(z.string()),
})

/** Characters of a task. */
export const longestTask = 1000

export const newTask = z.object({
  type: maybe(z.literal('todo', { error: () => words.onlyTasks })),
  body: paragraph({ min: 1, max: longestTask, message: () => words.noTask, tooLong: () => words.longTask }),
  /** Accepted and not believed: who writes it is known from the session. */
  name: z.optional(z.string()),
})

const calls = (business: Business) => {
  const prefix = business === 'rental' ? 'rere' : 'sshp'
  const access = business === 'rental' ? 'staff' : 'root'
  return {
    business,

    getInbox: endpoint({
      summary:
        business === 'rental'
          ? 'What is open, and for admins the logbook of the last 14 days, each type newest first, 50 at a time; confirmations for root only'
          : 'What is open, and the logbook of the last 14 days with the invoices, each type newest first, 50 at a time',
      method: 'GET',
      path: `/api/${prefix}_get_inbox/`,
      access,
      changesWith: business === 'rental' ? ['inbox', 'bookings'] : ['inbox', 'invoices', 'customers'],
      query: list,
      answers: { 200: inbox },
    }),

    addTodo: endpoint({
      summary: 'Adds a task, by whoever is signed in',
      method: 'POST',
      path: `/api/${prefix}_add_todo/`,
      access,
      repeatable: true,
      body: newTask,
      answers: { 201: z.object({ status: z.literal('success') }) },
    }),

    tickOff: endpoint({
      summary: 'Ticks a task or a contact request off. Once it is, who did so and when stays as it was',
      method: 'POST',
      path: `/api/${prefix}_tick_off_inbox/`,
      access,
      body: z.object({
        id: wholeNumber({ min: 1, max: 999_999_999, message: () => words.noEntry }),
        /** Accepted and not believed. */
        ticked_off: z.optional(z.string()),
      }),
      answers: { 200: z.object({ status: z.literal('success'), ticked_off: z.string() }) },
    }),
  }
}

export type InboxCalls = ReturnType<typeof calls>

export const rentalInbox = calls('rental')
export const agencyInbox = calls('agency')
