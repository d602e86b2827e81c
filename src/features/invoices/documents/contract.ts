import * as z from 'zod/mini'
import { type Answer, endpoint } from '#kit/shared/endpoint.ts'
import { amount, day, flag, fromJson, line, maybe, optional, paragraph, wholeNumber } from '#kit/shared/fields.ts'
import { isBic, isIban } from '#kit/shared/iban.ts'
import { currencies } from '#kit/shared/money.ts'
import { largestPicture } from '#kit/shared/picture.ts'
import { accentRefusal } from './rules/theme.ts'

/** How the agency's papers look, what they say, and where they are paid to. What was issued before stays as it was. */

export const documentMessages = {
  currency: 'Please choose a currency',
  holder: 'Please enter whose account it is',
  iban: 'Please enter a valid IBAN',
  bic: 'Please enter a valid BIC',
  bank: 'Please enter a valid bank',
  details: 'Please use at most 6 lines of 60 characters',
  noAccount: 'Please enter an IBAN, or the details of the account',
  accent: 'Please choose a colour',
  text: 'This text is too long',
  logo: 'Please choose a picture of at most 15 MB',
} as const

export const detailsMax = 366
const details = z.pipe(
  optional(paragraph({ max: detailsMax, message: documentMessages.details })),
  z.string().check(
    z.refine((text) => text.split('\n').length <= 6 && text.split('\n').every((one) => one.length <= 60), {
      error: documentMessages.details,
    }),
  ),
)
const orEmpty = (fits: (text: string) => boolean) => (text: string) => text === '' || fits(text)

export const bankAccount = z.object({
  currency: z.enum(currencies, { error: documentMessages.currency }),
  holder: line({ min: 1, max: 70, message: documentMessages.holder }),
  /** Empty where there is none, and then the details say where to. */
  iban: optional(
    line({ max: 42, message: documentMessages.iban }).check(z.refine(orEmpty(isIban), documentMessages.iban)),
  ),
  bic: optional(line({ max: 15, message: documentMessages.bic }).check(z.refine(orEmpty(isBic), documentMessages.bic))),
  bank: optional(line({ max: 70, message: documentMessages.bank })),
  /** Sort code, routing number, account number …, a line each. */
  details,
})
export type AccountForm = z.output<typeof bankAccount>

export const textsMax = { thanks: 120, paymentNote: 300, footer: 220 } as const
const text = (max: number) => optional(line({ max, message: documentMessages.text }))
const lookTexts = z.object({
  thanks: text(textsMax.thanks),
  paymentNote: text(textsMax.paymentNote),
  footer: text(textsMax.footer),
})
const accent = z.string({ error: documentMessages.accent }).check(
  z.superRefine((colour, { addIssue }) => {
    const refusal = accentRefusal(colour)
    if (refusal) addIssue({ code: 'custom', message: refusal })
  }),
)
const texts = z.object({ en: lookTexts, de: lookTexts }, { error: documentMessages.text })

const look = z.object({ accent, texts })
export type ThemeForm = z.output<typeof look>

const days = wholeNumber({ min: 1, max: 365, message: 'Please enter a number of days up to 365' })
const fee = amount({ max: 999.99, message: 'Please enter an amount below 1,000' })
const percent = amount({ max: 99.99, message: 'Please enter a rate with at most two decimals' })

/** Days after the invoice was due; fees in the unit of its currency; interest in percent, as points above the base rate. */
const rules = z.object({
  ...{ small_business: flag(), days1: days, days2: days, days3: days, between: days, fee1: fee, fee2: fee, fee3: fee },
  ...{ interest: flag(), business: percent, consumer: percent, base_rate: percent, base_from: day(), flat: flag() },
})
export type RulesForm = z.output<typeof rules>

export const getPaperSettings = endpoint({
  summary: 'How papers look, what they say, and the accounts of each currency',
  method: 'GET',
  path: '/api/sshp_get_paper_settings/',
  access: 'admin',
  changesWith: ['invoices'],
  answers: {
    200: z.object({
      look: z.object({
        accent: z.string(),
        texts: z.object({
          en: z.object({ thanks: z.string(), paymentNote: z.string(), footer: z.string() }),
          de: z.object({ thanks: z.string(), paymentNote: z.string(), footer: z.string() }),
        }),
      }),
      has_logo: z.boolean(),
      rules,
      law: z.string(),
      /** That of the environment stands for euros where none was set up. */
      accounts: z.array(
        z.object({
          currency: z.enum(currencies),
          holder: z.string(),
          iban: z.string(),
          bic: z.string(),
          bank: z.string(),
          details: z.string(),
          /** From the environment: it can be replaced, not removed. */
          preset: z.boolean(),
        }),
      ),
    }),
  },
})
export type PaperSettings = Answer<typeof getPaperSettings>

const success = z.object({ status: z.literal('success') })

export const paperLookForm = z.object({ accent, texts: z.pipe(z.transform(fromJson), texts) })

export const savePaperLook = endpoint({
  summary: 'The colour and the texts of papers from now on',
  method: 'POST',
  path: '/api/sshp_save_paper_look/',
  access: 'admin',
  repeatable: true,
  body: paperLookForm,
  answers: { 200: success },
})

/** `seen`: the customers with a rate, as told when whether VAT is charged was to change. */
export const rulesForm = z.extend(rules, {
  seen: maybe(wholeNumber({ max: 999_999_999, message: 'Please look again' })),
})

export const saveInvoiceRules = endpoint({
  summary: 'What holds for all invoices from now on. 409 LOOK_AGAIN: what another VAT changes, until that was seen',
  method: 'POST',
  path: '/api/sshp_save_invoice_rules/',
  access: 'admin',
  repeatable: true,
  body: rulesForm,
  answers: { 200: success },
})

export const savePaperLogo = endpoint({
  summary: 'The picture that stands in place of the name on papers from now on; without one the name does',
  method: 'POST',
  path: '/api/sshp_save_paper_logo/',
  access: 'admin',
  body: z.object({
    logo: maybe(
      z.custom<Blob | Uint8Array>((value) => value instanceof Uint8Array || value instanceof Blob, {
        error: documentMessages.logo,
      }),
    ),
    remove: flag(),
  }),
  bodyLimit: largestPicture + 1024 * 1024,
  answers: { 200: success },
})

export const saveBankAccount = endpoint({
  summary: "A currency's account from now on; there is one for each",
  method: 'POST',
  path: '/api/sshp_save_bank_account/',
  access: 'admin',
  repeatable: true,
  body: bankAccount,
  answers: { 200: success },
})

export const removeBankAccount = endpoint({
  summary:
    'Without an account nothing is invoiced in a currency; for euros that of the environment stands again. 404: there is none',
  method: 'POST',
  path: '/api/sshp_remove_bank_account/',
  access: 'admin',
  repeatable: true,
  body: z.object({ currency: z.enum(currencies, { error: documentMessages.currency }) }),
  answers: { 200: success },
})

export const getPaperPreview = endpoint({
  summary: 'A sample invoice to a country as it would look with what was not saved yet; nothing is kept',
  method: 'GET',
  path: '/api/sshp_paper_preview/',
  access: 'admin',
  query: z.object({
    country: line({ min: 1, max: 40, message: 'Please choose a country' }),
    look: maybe(z.pipe(z.transform(fromJson), look)),
    /** Of the country's currency. */
    account: maybe(z.pipe(z.transform(fromJson), bankAccount)),
    /** Another one lets the browser ask again. */
    version: maybe(line({ max: 20, message: documentMessages.text })),
  }),
  answers: { 200: 'application/pdf' },
})
