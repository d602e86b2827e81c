import * as z from 'zod/mini'
import { customerFields, customerMessages, lengths } from '#features/customers/contract/handle.ts'
import { customerTexts } from '#features/customers/contract.ts'
import { buyerTexts, linesOf, mailTexts, messagesOf } from '#features/invoices/contract/customer.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { flag, line, maybe, wholeNumber } from '#kit/shared/fields.ts'
import { acquisitionEntry, entryId, legalBases } from '../../contract.ts'

/** Adding pasted lines; changing, activating or deactivating, writing to and deleting one entry. */
export const acquisitionModes = ['add', 'change', 'deactivate', 'send', 'delete'] as const
export type AcquisitionMode = (typeof acquisitionModes)[number]

/** Why a pasted line is not taken. */
export const rejectionTags = ['NO_URL', 'BAD_URL', 'GOT_URL', 'GOT_EMAIL', 'SUPPRESSED', 'CUSTOMER'] as const
export type RejectionTag = (typeof rejectionTags)[number]

/** A business as a line gives it. */
export const newBusiness = z.object({
  name: z.string(),
  website: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Whom to write to there. */
  contact: z.string(),
})
export type NewBusiness = z.output<typeof newBusiness>

export const rejectedLine = z.object({
  /** Of the pasted text, from 1. */
  line: z.int(),
  /** As it was pasted. */
  text: z.string(),
  tag: z.enum(rejectionTags),
  /** The tag in words: `www.example.com is in the list already`. */
  reason: z.string(),
  /** What it collides with: an entry, or an earlier line of the same text. */
  entry: z.nullable(z.object({ id: z.int(), business: z.string() })),
  earlier: z.nullable(z.int()),
})
export type RejectedLine = z.output<typeof rejectedLine>

export const screened = z.object({
  /** Lines that become entries. */
  cleaned_list: z.array(z.extend(newBusiness, { line: z.int(), text: z.string() })),
  rejected_lines: z.array(rejectedLine),
})
export type Screened = z.output<typeof screened>

/** What entries share with the customers that they may become. */
const { business, website, name } = buyerTexts
const texts = { business, website, name, phone: customerTexts.phone, ...mailTexts }

export const acquisitionMessages = {
  newBusinesses: 'Please enter new businesses in valid format',
  tooMany: 'Please add at most 5,000 lines at once',
  ...messagesOf(texts),
  email: customerMessages.email,
  body: customerMessages.body,
  note: customerMessages.note,
  type: customerMessages.type,
  country: 'Please choose a country',
  countryNotSetUp: 'The chosen country is not yet set up (for example, correct prices considering currency conversion)',
  state: 'Please choose a state',
  legalBasis: 'Please choose why they may be written to',
  legalNote: 'Please say in at most 300 characters how it was given',
  delay: customerMessages.delay,
  mode: 'Please say what to do: add, change, deactivate, send or delete',
  gone: 'This entry does not exist any more',
} as const

/** Of 5,000 lines. */
export const maxPasted = 1_000_000

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Not trimmed: lines are counted from the first, and the first cell of a row may be empty. */
const pasted = z.string({ error: acquisitionMessages.newBusinesses }).check(
  z.maxLength(maxPasted, { error: acquisitionMessages.tooMany }),
  z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(controlCharacters, ' ')),
)

export const screenBusinesses = endpoint({
  summary: 'What would become of pasted lines: new entries, or why not. Nothing is kept',
  method: 'POST',
  path: '/api/sshp_screen_acquisition_entries/',
  access: 'admin',
  demoMayWrite: true,
  bodyLimit: 5_000_000,
  body: z.object({ newBusinesses: pasted }),
  answers: { 200: screened },
})

const handled = z.object({
  status: z.literal('success'),
  /** With `add`: how many were added, and what was not. */
  added: z.int(),
  rejected_lines: z.array(rejectedLine),
  /** As it is now; null after adding and deleting. */
  entry: z.nullable(acquisitionEntry),
})
export type Handled = z.output<typeof handled>

const text = (max: number, message: string) => z._default(line({ max, message }), '')

const fields = z.object({
  acquisitionMode: z.enum(acquisitionModes, { error: acquisitionMessages.mode }),
  /** One business per line: name, website URL, email, phone, contact; or CSV, or rows of a spreadsheet. */
  newBusinesses: z._default(pasted, ''),
  id: maybe(entryId),
  ...linesOf(texts),
  /** Not as strict as a customer's: it is as it was found. */
  email: text(lengths.email, acquisitionMessages.email),
  body: customerFields.body,
  /** What the body was taken from. Absent: as it was, like both legal fields. */
  preset: z.optional(line({ max: 60, message: acquisitionMessages.body })),
  note: customerFields.note,
  searchTerm: text(120, 'Please enter a valid search term'),
  country: text(lengths.country, acquisitionMessages.country),
  state: text(lengths.state, acquisitionMessages.state),
  type: customerFields.type,
  /** With `deactivate`: what the entry will be. The other of what it is, where it is not sent. */
  isActive: maybe(flag()),
  /** Hours; a comma counts as a dot, nothing is 0. */
  delay: customerFields.delay,
  legalBasis: z.optional(z.enum(legalBases, { error: acquisitionMessages.legalBasis })),
  legalNote: z.optional(line({ max: 300, message: acquisitionMessages.legalNote })),
  /** Accepted and not believed: who did it is known from the session. */
  added_or_changed_by: z.optional(z.unknown()),
  /** The version that was changed: where somebody else was quicker, the answer is a 409 with what they wrote. */
  version: maybe(wholeNumber({ min: 1, max: 999_999_999, message: acquisitionMessages.gone })),
})

/** Nothing but these is looked at where nothing else is kept. */
const beside = ['id', 'isActive', 'acquisitionMode'] as const

export const acquisitionForm = z.pipe(
  z.transform((value): unknown => {
    const sent = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
    const keeps = sent.acquisitionMode !== 'deactivate' && sent.acquisitionMode !== 'delete'
    return keeps ? sent : Object.fromEntries(beside.filter((name) => name in sent).map((name) => [name, sent[name]]))
  }),
  fields,
)
export type AcquisitionForm = z.output<typeof acquisitionForm>

export const handleAcquisitionEntries = endpoint({
  summary:
    'Adds pasted businesses; changes, activates or deactivates, writes to or deletes one. 404: no such entry. 409: CHANGED_MEANWHILE, INACTIVE, STILL_ACTIVE, STILL_WAITING, ALREADY_WAITING, SUPPRESSED, CUSTOMER, LEGAL_BASIS_MISSING',
  method: 'POST',
  path: '/api/sshp_handle_acquisition_entries/',
  access: 'admin',
  sendsEmpty: true,
  repeatable: true,
  bodyLimit: 5_000_000,
  body: acquisitionForm,
  answers: { 200: handled },
})
