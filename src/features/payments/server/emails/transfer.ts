import { epcPayload, qrPng } from '#kit/server/documents/epc-qr.ts'
import { type Block, button, facts, paragraph, picture } from '#kit/server/mail/blocks.ts'
import type { Attachment } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { type Cents, convert } from '#kit/shared/money.ts'
import { eurosFor, formatIban } from '../../rules.ts'
import { words } from '../words.ts'

/** A bank transfer that is waited for. */
export type Transfer = {
  business: Pick<Env['business'], 'name' | 'iban' | 'bic'>
  /** What one of its currency is in euros. */
  toEuros: number
  /** Of the price list. */
  amount: Cents
  /** What the payer writes, so that we know what was paid. */
  reference: string
  dueOn: Day
}

const pictureName = 'transfer-code.png'

/** The code that fills a transfer in, for the mail whose text has `transferBlocks`. */
export async function transferCode({ business, toEuros, amount, reference }: Transfer): Promise<Attachment> {
  const { name, iban, bic } = business
  const png = qrPng(epcPayload({ name, iban, bic, amount: convert(amount, toEuros), reference }))
  return { name: pictureName, type: 'image/png', content: png.toString('base64'), inline: true }
}

/** Everything that is needed to pay by bank transfer, and the way to pay online instead where there is one. */
export const transferBlocks = (
  { business, toEuros, amount, reference, dueOn }: Transfer,
  payOnline?: string,
): Block[] => [
  facts([
    [words.amount, eurosFor(amount, toEuros)],
    [words.recipient, business.name],
    ['IBAN', formatIban(business.iban)],
    ['BIC', business.bic],
    [words.reference, reference],
    [words.dueBy, formatLongDay(dueOn)],
  ]),
  paragraph(words.scanCode),
  picture({ name: pictureName, alt: words.paymentCode, width: 220 }),
  ...(payOnline ? [button(words.payOnline, payOnline)] : []),
]

/** Why money goes back: kept in English, told as it is spoken. What a person wrote stays as it is. */
export const toldReason = (kept: string): string => words.reasons[kept] ?? kept
