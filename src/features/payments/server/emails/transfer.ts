import { epcPayload, qrPng } from '#kit/server/documents/epc-qr.ts'
import { type Block, button, facts, paragraph, picture } from '#kit/server/mail/blocks.ts'
import type { Attachment } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { type Cents, convert, formatMoney } from '#kit/shared/money.ts'
import { formatIban } from '../../rules.ts'

/** A bank transfer that is waited for. */
export type Transfer = {
  business: Pick<Env['business'], 'name' | 'iban' | 'bic'>
  /** What a dollar is in euros: SEPA moves euros. */
  eurPerUsd: number
  /** Dollars, in cents. */
  amount: Cents
  /** What the payer writes, so that we know what was paid. */
  reference: string
  dueOn: Day
}

const pictureName = 'transfer-code.png'

/** The code that fills a transfer in, for the mail whose text has `transferBlocks`. */
export async function transferCode({ business, eurPerUsd, amount, reference }: Transfer): Promise<Attachment> {
  const { name, iban, bic } = business
  const png = qrPng(epcPayload({ name, iban, bic, amount: convert(amount, eurPerUsd), reference }))
  return { name: pictureName, type: 'image/png', content: png.toString('base64'), inline: true }
}

/** Everything that is needed to pay by bank transfer, and the way to pay online instead where there is one. */
export const transferBlocks = (
  { business, eurPerUsd, amount, reference, dueOn }: Transfer,
  payOnline?: string,
): Block[] => [
  facts([
    ['Amount', `${inEuros(amount, eurPerUsd)} (for ${formatMoney(amount)})`],
    ['To', business.name],
    ['IBAN', formatIban(business.iban)],
    ['BIC', business.bic],
    ['Reference', reference],
    ['Due by', formatLongDay(dueOn)],
  ]),
  paragraph('Or scan this code with your banking app, which fills in all of it:'),
  picture({ name: pictureName, alt: 'Payment code for your banking app', width: 220 }),
  ...(payOnline ? [button('Pay online instead', payOnline)] : []),
]

/** Dollars of the price list as the euros to transfer. */
export const inEuros = (amount: Cents, eurPerUsd: number): string => formatMoney(convert(amount, eurPerUsd), 'EUR')
