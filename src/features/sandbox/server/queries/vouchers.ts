import type { Background } from '#features/vouchers/contract.ts'
import { normalizeCode } from '#features/vouchers/rules.ts'
import { type MailsOf, voucherMails } from '#features/vouchers/server/emails/voucher-mails.ts'
import { voucherFileName, voucherPdf } from '#features/vouchers/server/pdf/card.ts'
import type { StoredVoucher } from '#features/vouchers/server/queries.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import { addDays, type Day } from '#kit/shared/day.ts'
import type { Language } from '#kit/shared/language.ts'
import type { Cents } from '#kit/shared/money.ts'
import { plainLetters } from '#kit/shared/plain-letters.ts'
import { amount, choice, day, email, type Field, line, paragraph, under } from '../../rules/fields.ts'
import { type Hands, mailTemplate, pdfTemplate, type Template } from './template.ts'

const voucher = under('The voucher', {
  amount: amount('Amount', 150),
  recipient: line('For', 'Grace Hopper', { max: 25, optional: true }),
  reference: line('Order', 'V4QX9M2K', { max: 12, pattern: /^[A-Z0-9]+$/ }),
  language: choice('Language', { en: 'English', de: 'German' }, 'en'),
})

const buyer = under('The buyer', {
  name: line('Name', 'Ada Lovelace'),
  email: email('Email', 'ada@mail.example'),
})

/** Nobody's: real ones are chosen at random. */
const code = line('Code', 'SAMP-LEXX-2345-6789', {
  max: 19,
  pattern: new RegExp(`^([${plainLetters}]{4}-){3}[${plainLetters}]{4}$`),
})

const pictures = { dawn: 1, chart: 2, pier: 3 } as const satisfies Record<string, Background>

const card = under('The card', {
  code,
  background: choice('Picture', { dawn: 'Dawn', chart: 'Chart', pier: 'Pier' }, 'dawn'),
  words: paragraph('Words', 'Happy birthday!\nA whole day on the lake, whenever the wind is right.', {
    max: 300,
    optional: true,
  }),
})

const transfer = under('The transfer', { dueOn: day('Due on', (today) => addDays(today, 5)) })

type Values = { amount: Cents; recipient: string; reference: string; language: Language; name: string } & {
  email: string

  dueOn?: Day
  code?: string
  background?: keyof typeof pictures
  words?: string
}

const storedOf = (values: Values, today: Day): StoredVoucher => ({
  id: 0,
  redeemed: 0,
  payment_method: 'transfer',
  paid: false,
  canceled: false,
  withdrawn: false,
  visitor: null,
  due_on: values.dueOn ?? addDays(today, 5),
  ...cardOf(values),
  ...only(values),
})

const only = ({ amount: cents, recipient, reference, language, name, email: to }: Values) => ({
  amount: cents,
  recipient,
  reference,
  language,
  name,
  email: to,
})

const cardOf = ({
  code: typed = '',
  background = 'dawn',
  words = '',
}: Pick<Values, 'code' | 'background' | 'words'>) => ({
  code: normalizeCode(typed) ?? '',
  background: pictures[background],
  words,
})

type Kind = Exclude<keyof MailsOf, 'ownPage' | 'returned'>

/** Each is of the same function, which gives one for each occasion. */
const writes =
  (kind: Kind) =>
  (hands: Hands, about: StoredVoucher): MailMessage | Promise<MailMessage> =>
    voucherMails(hands)[kind](about)

const group = 'Vouchers'
const basics = { ...voucher, ...buyer }

const mailOf = <F extends Readonly<Record<string, Field<unknown>>>>(
  kind: Kind,
  name: string,
  words: string,
  more: F,
): Template =>
  mailTemplate({
    id: `voucher-${kind}`,
    name,
    group,
    about: words,
    fields: { ...basics, ...more },
    makes: writes(kind),
    alsoMakes: [voucherMails],
    from: (values, hands) => [hands, storedOf(values as Values, hands.today)],
  })

/** Every occasion has one: a new one is missed by the type check. */
const mails: Readonly<Record<Exclude<keyof MailsOf, 'ownPage'>, Template>> = {
  ordered: mailOf('ordered', 'Ordered', 'To the buyer who pays by bank transfer: how to pay.', transfer),
  reminder: mailOf('reminder', 'Reminder', 'To the buyer, when the transfer is due and has not come.', transfer),
  released: mailOf('released', 'Order canceled', 'To the buyer, when no transfer has come for three more days.', {}),
  issued: mailOf('issued', 'The voucher', 'To the buyer, as soon as it is paid, with the voucher as a PDF.', card),
  returned: mailTemplate({
    id: 'voucher-returned',
    name: 'Money goes back',
    group,
    about: 'To the buyer whose payment was too much, or came for nothing.',
    fields: {
      ...basics,
      ...under('The money', {
        back: amount('Given back', 150),
        currency: choice('Currency', { USD: 'Dollars', EUR: 'Euros' }, 'USD'),
        reason: line('Why, without a full stop', 'The order was canceled before your payment came', { max: 200 }),
      }),
    },
    makes: (hands: Hands, about: StoredVoucher, refund: Parameters<MailsOf['returned']>[1]) =>
      voucherMails(hands).returned(about, refund),
    alsoMakes: [voucherMails],
    from: ({ back, currency, reason, ...values }, hands) => [
      hands,
      storedOf(values, hands.today),
      { amount: back, currency, reason },
    ],
  }),
}

export const voucherTemplates: readonly Template[] = [
  ...Object.values(mails),
  pdfTemplate({
    id: 'voucher-card',
    name: 'The voucher as a PDF',
    group,
    about: 'Given away: one page A5, for the screen and for a printer.',
    fields: { ...voucher, ...card },
    makes: voucherPdf,
    fileName: ({ reference }) => voucherFileName(reference),
    from: (values, { env }) => [
      { ...cardOf(values), amount: values.amount, recipient: values.recipient, language: values.language },
      env,
    ],
  }),
]
