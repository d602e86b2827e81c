import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line } from '#kit/shared/fields.ts'

/** Export and erasure of a person (Art. 15, 17 and 20 GDPR), and what goes by itself. For root alone. */

export const personKinds = ['email', 'phone', 'name'] as const
export type PersonKind = (typeof personKinds)[number]

const noPerson = 'Please choose a person'

/** Who is meant: by email; those who left none by phone, those who left neither by name. `email:mira@guests.example` */
const person = line({ min: 6, max: 320, pattern: /^(email|phone|name):./, message: noPerson })

const foundPerson = z.object({
  person: z.string(),
  /** As last written. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** How many records are known of them, as `getPerson` lists them. */
  records: z.int(),
  /** Day of the last one. */
  last: z.nullable(z.string()),
})
export type FoundPerson = z.output<typeof foundPerson>

export const findPeople = endpoint({
  summary: 'The people whose email, phone number or name has these letters, those of late first, at most 30',
  method: 'GET',
  path: '/api/sshp_find_people/',
  access: 'root',
  query: z.object({ search: line({ min: 3, max: 100, message: 'Please enter at least 3 letters' }) }),
  changesWith: ['privacy'],
  answers: { 200: z.object({ people: z.array(foundPerson) }) },
})

const kept = z.object({
  label: z.string(),
  count: z.int(),
  /** First and last day; null where rows have none. */
  first: z.nullable(z.string()),
  last: z.nullable(z.string()),
  /** What erasing does with them, in a few words. */
  fate: z.string(),
  /** Why something of them stays. */
  keeps: z.nullable(z.string()),
})
export type KeptRecords = z.output<typeof kept>

/** What keeps a person from being erased now. */
const obstacle = z.object({ text: z.string(), link: z.nullable(z.string()) })
export type Obstacle = z.output<typeof obstacle>

const personFile = z.object({
  person: z.string(),
  pseudonym: z.string(),
  /** What is to be typed before erasing. */
  confirmation: z.string(),
  names: z.array(z.string()),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  records: z.array(kept),
  obstacles: z.array(obstacle),
})
export type PersonFile = z.output<typeof personFile>

export const getPerson = endpoint({
  summary: 'What there is of a person, what erasing would do with it, and what keeps it from being done. 404: nothing',
  method: 'GET',
  path: '/api/sshp_get_person/',
  access: 'root',
  query: z.object({ person }),
  changesWith: [
    'privacy',
    'bookings',
    'vouchers',
    'mails',
    'inbox',
    'blocked-customers',
    'users',
    'customers',
    'invoices',
  ],
  answers: { 200: personFile },
})

export const exportPerson = endpoint({
  summary: 'All of it as a zip: JSON, a page to read, pictures and papers',
  method: 'GET',
  path: '/api/sshp_export_person/',
  access: 'root',
  query: z.object({ person }),
  answers: { 200: 'application/zip' },
})

export const eraseForm = z.object({
  person,
  confirmation: line({ max: 320, message: 'Please type it as it is shown' }),
})

export const erasePerson = endpoint({
  summary:
    'Puts a pseudonym in the place of a person, everywhere but in the books. 404: nothing there. 409 NOT_NOW: with the `obstacles`. 422: what was typed is not what is asked for',
  method: 'POST',
  path: '/api/sshp_erase_person/',
  access: 'root',
  body: eraseForm,
  answers: {
    200: z.object({
      pseudonym: z.string(),
      /** How many records were known, as `getPerson` listed them. */
      erased: z.int(),
      stays: z.array(z.object({ label: z.string(), count: z.int(), why: z.string() })),
    }),
  },
})

const retention = z.object({
  rule: z.string(),
  title: z.string(),
  /** `12 months after it was ticked off` */
  after: z.string(),
  /** What then happens. */
  outcome: z.string(),
  why: z.string(),
  /** Whatever is older goes at the next run. */
  before: z.string(),
  /** When it ran last, and how many rows it changed then and in all. */
  ran_at: z.nullable(z.string()),
  last_rows: z.int(),
  all_rows: z.int(),
})
export type Retention = z.output<typeof retention>

export const getRetention = endpoint({
  summary: 'The rules by which data goes by itself, and what they did last',
  method: 'GET',
  path: '/api/sshp_get_retention/',
  access: 'root',
  changesWith: ['privacy'],
  answers: { 200: z.object({ rules: z.array(retention) }) },
})
