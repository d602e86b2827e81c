import { agencyLook } from '#features/mail-themes/server/emails/agency.ts'
import { facts, note, paragraph, slip, written } from '#kit/server/mail/blocks.ts'
import { layoutMail } from '#kit/server/mail/layout.ts'
import type { Attachment, MailMessage } from '#kit/server/mail/mail.ts'
import type { Language } from '#kit/shared/countries.ts'
import type { Day } from '#kit/shared/day.ts'
import { greetingOf } from '#kit/shared/greeting.ts'
import { type Cents, type Currency, formatExact } from '#kit/shared/money.ts'
import type { Seller, Texts } from '../../issuing/rules/freeze.ts'
import type { BankAccount } from '../../rules/accounts.ts'
import { writtenCountry, writtenDay } from '../pdf/wording.ts'

/** What a mail says of the invoice or credit note that is attached to it. */
export type MailedInvoice = {
  /** Of a quote, `dueOn` is until when it is valid. */
  series: 'invoice' | 'credit_note' | 'quote'
  reference: string
  language: Language
  currency: Currency
  gross: Cents
  issuedOn: Day
  dueOn: Day
  seller: Seller
  texts: Pick<Texts, 'subject' | 'salutation' | 'body'>
  /** Of the person who is written to. */
  name: string
  to: string
}

const english = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  quote: 'Quote',
  offered: (amount: string, day: string) => `${amount}, valid until ${day}.`,
  validUntil: 'Valid until',
  takenBack: (amount: string) => `${amount} that you need not pay any more.`,
  due: (amount: string, day: string) => `${amount}, to be paid by ${day}.`,
  number: 'Number',
  date: 'Date',
  dueOn: 'To be paid by',
  pay: 'How to pay',
  holder: 'Recipient',
  bank: 'Bank',
  details: 'Account',
  reference: 'Reference',
  amount: 'Amount',
  attached: 'The PDF is attached to this mail.',
  answer: 'Any questions? Just answer this mail.',
}

const german: typeof english = {
  invoice: 'Rechnung',
  creditNote: 'Rechnungskorrektur',
  quote: 'Angebot',
  offered: (amount, day) => `${amount}, gültig bis zum ${day}.`,
  validUntil: 'Gültig bis',
  takenBack: (amount) => `${amount}, die Sie nicht mehr zahlen müssen.`,
  due: (amount, day) => `${amount}, zahlbar bis zum ${day}.`,
  number: 'Nummer',
  date: 'Datum',
  dueOn: 'Zahlbar bis',
  pay: 'So zahlen Sie',
  holder: 'Empfänger',
  bank: 'Bank',
  details: 'Konto',
  reference: 'Verwendungszweck',
  amount: 'Betrag',
  attached: 'Das PDF hängt an dieser Mail.',
  answer: 'Fragen? Antworten Sie einfach auf diese Mail.',
}

/** To the customer: what was written to them, what to pay, until when and where to, with the papers. */
export function invoiceMail({
  invoice,
  attachments,
}: {
  invoice: MailedInvoice
  attachments: readonly Attachment[]
}): MailMessage {
  const { language, seller, texts } = invoice
  const said = language === 'de' ? german : english
  const amount = formatExact(Math.abs(invoice.gross), invoice.currency, language)
  const day = (date: Day) => writtenDay(date, language)
  const until = day(invoice.dueOn)
  const [kind, lead, dueOn] = {
    invoice: [said.invoice, said.due(amount, until), said.dueOn] as const,
    credit_note: [said.creditNote, said.takenBack(amount)] as const,
    quote: [said.quote, said.offered(amount, until), said.validUntil] as const,
  }[invoice.series]
  const content = layoutMail({
    look: agencyLook,
    language,
    sender: { name: seller.name, as: kind },
    subject: texts.subject,
    preheader: `${kind} ${invoice.reference}: ${lead}`,
    title: `${kind} ${invoice.reference}`,
    lead,
    first: slip({
      title: amount,
      stub: [
        [said.number, invoice.reference],
        [said.date, day(invoice.issuedOn)],
        ...(dueOn === undefined ? [] : ([[dueOn, until]] as const)),
      ],
    }),
    sections: [
      { blocks: [paragraph(`${greetingOf(texts.salutation, invoice.name, language)},`), written(texts.body)] },
      ...(invoice.series !== 'invoice' ? [] : [paymentSection(seller, language, { ...invoice, amount })]),
      { blocks: [note(said.attached), note(said.answer)] },
    ],
    foot: senderFoot(seller, language),
  })
  return { to: invoice.to, replyTo: seller.email, subject: texts.subject, ...content, attachments }
}

/** Who writes, as small print. */
export function senderFoot(seller: Seller, language: Language): string[][] {
  const address = [seller.streetAndNumber, seller.additional, seller.zipCodeAndCity].filter((line) => line !== '')
  const contact = [seller.email, seller.phone].filter((line) => line !== '')
  return [[[...address, writtenCountry(seller.country, language)].join(', ')], [contact.join(' · ')]]
}

/** How to pay: the account that the invoice names, what and by which reference. */
export function paymentSection(seller: Seller, language: Language, what: { reference: string; amount: string }) {
  const said = language === 'de' ? german : english
  return { title: said.pay, blocks: [paymentFacts(accountOf(seller), what, said)] }
}

/** What was frozen before there were several has the one of the business. */
const accountOf = ({
  account,
  name,
  iban,
  bic,
}: Seller): Pick<BankAccount, 'holder' | 'iban' | 'bic' | 'bank' | 'details'> =>
  account ?? { holder: name, iban, bic, bank: '', details: '' }

function paymentFacts(
  { holder, iban, bic, bank, details }: ReturnType<typeof accountOf>,
  { reference, amount }: { reference: string; amount: string },
  said: typeof english,
) {
  const rows = [
    [said.holder, holder],
    ['IBAN', iban.replace(/(.{4})(?=.)/g, '$1 ')],
    ['BIC', bic],
    [said.bank, bank],
    [said.details, details],
    [said.amount, amount],
    [said.reference, reference],
  ] as const
  return facts(rows.filter(([, value]) => value !== ''))
}
