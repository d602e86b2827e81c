import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line, wholeNumber } from '#kit/shared/fields.ts'
import { words as tillWords } from '../words.ts'
import { words } from './words.ts'

/** The security device (TSE): what it signs from the first line to the receipt, and how it is. */

/** Minutes after which a receipt that was begun and led nowhere is ended at the device. */
export const receiptMinutes = 60
/** Days for which a customer finds the receipt at the address in its code. */
export const takenDays = 90

/** Modules on a side, and the dark ones as path data of an SVG. */
const code = z.object({ size: z.int(), path: z.string() })
export type Code = z.output<typeof code>

/** What a receipt shows of its signature (§ 6 KassenSichV); times are instants of the device. */
export const signedReceipt = z.object({
  serial: z.string(),
  signature: z.string(),
  counter: z.int(),
  transaction: z.int(),
  started_at: z.string(),
  finished_at: z.string(),
  /** The serial number of the till; empty on what was signed before it was kept. */
  client: z.string(),
  simulated: z.boolean(),
  /** As annex I of the DSFinV-K has it; null on what was signed before. */
  qr: z.nullable(code),
})
export type SignedReceipt = z.output<typeof signedReceipt>

/** Made by the browser: `crypto.randomUUID()`. */
export const transactionId = line({
  max: 36,
  pattern: /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  message: () => tillWords.checkDetails,
})

const success = z.object({ status: z.literal('success') })

export const beginReceipt = endpoint({
  summary: `Lets the security device begin a transaction at the first line of a receipt, under an id that \`transaction\` of the
    sale names. Of one that leads nowhere the device hears the end after ${receiptMinutes} minutes`,
  method: 'POST',
  path: '/api/rere_begin_receipt/',
  access: 'staff',
  body: z.object({ transaction: transactionId }),
  answers: { 200: success },
})

export const cancelReceipt = endpoint({
  summary: 'Lets the security device end a transaction whose receipt came to nothing; nothing where it led to one',
  method: 'POST',
  path: '/api/rere_cancel_receipt/',
  access: 'staff',
  body: z.object({ transaction: transactionId }),
  answers: { 200: success },
})

const position = wholeNumber({ min: 1, max: 999_999_999, message: () => tillWords.noReceipt })

export const takeAlong = endpoint({
  summary: `The address at which a customer finds a receipt for ${takenDays} days, and its code to be scanned`,
  method: 'GET',
  path: '/api/rere_take_receipt_along/:position/',
  access: 'staff',
  params: z.object({ position }),
  answers: { 200: z.object({ address: z.string(), qr: code }) },
})

export const readTaken = endpoint({
  summary: 'A receipt as PDF for whoever has the address out of its code. 404 where it is no address of ours any more',
  method: 'GET',
  path: '/api/rere_receipt_copy/:token/',
  access: 'anyone',
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  answers: { 200: 'application/pdf' },
})

export const getDevice = endpoint({
  summary: 'The security device as it answers now, whether it could sign, and its last signature',
  method: 'GET',
  path: '/api/rere_tse/',
  access: 'admin',
  answers: {
    200: z.object({
      kind: z.enum(['none', 'simulator', 'fiskaly']),
      /** Why it could not sign now; empty where it could. */
      failure: z.string(),
      /** In the words of its vendor; empty while it never answered. */
      state: z.string(),
      serial: z.string(),
      client: z.string(),
      /** When its certificate ends. */
      valid_until: z.nullable(z.string()),
      last: z.nullable(z.object({ counter: z.int(), at: z.string() })),
      /** Signed, and nothing was recorded: the write broke off and nobody repeated it. */
      unrecorded: z.int(),
    }),
  },
})

export const getArchive = endpoint({
  summary: "The security device's own log (TAR) since the closing before, up to this one. 404 while it is not kept",
  method: 'GET',
  path: '/api/rere_tse_archive/:closing/',
  access: 'admin',
  params: z.object({ closing: wholeNumber({ min: 1, max: 999_999_999, message: () => words.noArchive }) }),
  answers: { 200: 'application/x-tar' },
})

/** In their order; `noted` says that the PUK is written down. */
const setUpSteps = ['choose', 'create', 'pin', 'initialise', 'register', 'noted'] as const
export type SetUpStep = (typeof setUpSteps)[number]

export const getSetUp = endpoint({
  summary: 'How far the cloud TSE is set up, as its vendor says now',
  method: 'GET',
  path: '/api/rere_tse_setup/',
  access: 'admin',
  answers: {
    200: z.object({
      /** The settings name keys, and a TSS. */
      has_keys: z.boolean(),
      is_fixed: z.boolean(),
      /** Why the vendor does not tell, in words; empty where it does. */
      failure: z.string(),
      devices: z.array(z.object({ id: z.string(), state: z.string(), serial: z.string() })),
      /** Of the TSS that was chosen; empty before. */
      tss: z.string(),
      client: z.string(),
      /** Only until it is written down. */
      puk: z.string(),
      is_ready: z.boolean(),
    }),
  },
})

const number = (message: () => string) => z.optional(line({ max: 64, pattern: /^[!-~]{6,64}$/, message }))

export const setUpDevice = endpoint({
  summary: `Takes a step of setting the cloud TSE up; each may be repeated. \`choose\` and \`create\` take the id of a TSS, \`pin\`
    the PUK unless it is known, and \`pin\`, \`initialise\` and \`register\` the PIN, which is not kept. 409 NO_KEYS and NO_TSS, 503
    TSE_AWAY where the vendor does not answer, 409 TSE_REFUSED where it refuses`,
  method: 'POST',
  path: '/api/rere_set_up_tse/',
  access: 'admin',
  body: z.object({
    step: z.enum(setUpSteps, { error: () => tillWords.checkDetails }),
    tss: z.optional(transactionId),
    pin: number(() => words.pinForm),
    puk: number(() => words.pukForm),
  }),
  answers: { 200: success },
})
