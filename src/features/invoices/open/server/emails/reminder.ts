import { agencyLook } from '#features/mail-themes/server/emails/agency.ts'
import { amounts, note, paragraph, slip } from '#kit/server/mail/blocks.ts'
import { layoutMail } from '#kit/server/mail/layout.ts'
import type { Attachment, MailMessage } from '#kit/server/mail/mail.ts'
import type { Day } from '#kit/shared/day.ts'
import { greetingOf } from '#kit/shared/greeting.ts'
import { type Cents, formatExact } from '#kit/shared/money.ts'
import { type MailedInvoice, paymentSection, senderFoot } from '../../../server/emails/invoice-mail.ts'
import { writtenDay } from '../../../server/pdf/wording.ts'
import type { ReminderStep } from '../../rules/reminders.ts'
import { type Charges, chargesTotal } from '../../rules/terms.ts'

export type Reminder = {
  invoice: MailedInvoice
  step: ReminderStep
  /** What is left to pay, of what was paid in part too. */
  open: Cents
  /** Asked for besides. */
  charges: Charges
  /** Until when it is asked for now. */
  payBy: Day
  /** What somebody wrote in place of the usual words: paragraphs with an empty line between. */
  written?: { subject?: string | undefined; text?: string | undefined }
  attachments: readonly Attachment[]
}

type Said = { amount: string; reference: string; issued: string; due: string; payBy: string }
type Step = { subject: (said: Said) => string; title: string; words: (said: Said) => string[] }

const english: Readonly<Record<ReminderStep, Step>> = {
  1: {
    subject: ({ reference }) => `A friendly reminder: invoice ${reference}`,
    title: 'A friendly reminder',
    words: ({ amount, reference, issued, due, payBy }) => [
      `our invoice ${reference} of ${issued} was due on ${due}, and ${amount} of it are still open. It may simply have slipped through, so here it is once more.`,
      `Please transfer the amount by ${payBy}.`,
    ],
  },
  2: {
    subject: ({ reference }) => `Second reminder: invoice ${reference}`,
    title: 'Second reminder',
    words: ({ amount, reference, issued, due, payBy }) => [
      `we have written to you about our invoice ${reference} of ${issued}, and have not received your payment yet. It was due on ${due}; ${amount} are open.`,
      `Please transfer the amount by ${payBy}. If something is wrong with the invoice, tell us and we will sort it out.`,
    ],
  },
  3: {
    subject: ({ reference }) => `Last reminder: invoice ${reference}`,
    title: 'Last reminder',
    words: ({ amount, reference, issued, due, payBy }) => [
      `in spite of two reminders our invoice ${reference} of ${issued}, due on ${due}, has not been paid. ${amount} are open.`,
      `We ask you for the last time to transfer the amount, by ${payBy}. If you cannot pay it at once, please get in touch with us before that day.`,
    ],
  },
}

const german: Readonly<Record<ReminderStep, Step>> = {
  1: {
    subject: ({ reference }) => `Freundliche Erinnerung: Rechnung ${reference}`,
    title: 'Freundliche Erinnerung',
    words: ({ amount, reference, issued, due, payBy }) => [
      `unsere Rechnung ${reference} vom ${issued} war am ${due} fällig, davon sind noch ${amount} offen. Sicher ist sie nur untergegangen, deshalb hier noch einmal.`,
      `Bitte überweisen Sie den Betrag bis zum ${payBy}.`,
    ],
  },
  2: {
    subject: ({ reference }) => `Zweite Erinnerung: Rechnung ${reference}`,
    title: 'Zweite Erinnerung',
    words: ({ amount, reference, issued, due, payBy }) => [
      `zu unserer Rechnung ${reference} vom ${issued} haben wir Ihnen schon geschrieben, aber noch keinen Zahlungseingang. Sie war am ${due} fällig; offen sind ${amount}.`,
      `Bitte überweisen Sie den Betrag bis zum ${payBy}. Stimmt etwas an der Rechnung nicht, sagen Sie es uns, dann klären wir es.`,
    ],
  },
  3: {
    subject: ({ reference }) => `Letzte Mahnung: Rechnung ${reference}`,
    title: 'Letzte Mahnung',
    words: ({ amount, reference, issued, due, payBy }) => [
      `trotz zweier Erinnerungen ist unsere Rechnung ${reference} vom ${issued}, fällig am ${due}, nicht bezahlt. Offen sind ${amount}.`,
      `Wir bitten Sie ein letztes Mal, den Betrag zu überweisen, und zwar bis zum ${payBy}. Können Sie ihn nicht auf einmal zahlen, melden Sie sich bitte vorher bei uns.`,
    ],
  },
}

const shared = {
  en: {
    open: 'Open',
    number: 'Invoice',
    due: 'Was due on',
    payBy: 'Please pay by',
    fees: 'Fees for reminding',
    interest: (since: string) => `Interest for paying late, since ${since}`,
    flat: 'Flat sum for paying late (§ 288 (5) BGB)',
    total: 'To be paid',
    part: (paid: string, gross: string) => `We have received ${paid} of ${gross}. Thank you.`,
    crossed: 'If you have paid in the meantime, please disregard this mail.',
    attached: 'The invoice is attached to this mail once more.',
    answer: 'Any questions? Just answer this mail.',
  },
  de: {
    open: 'Offen',
    number: 'Rechnung',
    due: 'War fällig am',
    payBy: 'Bitte zahlen bis',
    fees: 'Mahngebühren',
    interest: (since: string) => `Verzugszinsen seit dem ${since}`,
    flat: 'Verzugspauschale (§ 288 Abs. 5 BGB)',
    total: 'Zu zahlen',
    part: (paid: string, gross: string) => `${paid} von ${gross} haben wir erhalten. Vielen Dank.`,
    crossed: 'Haben Sie inzwischen gezahlt, betrachten Sie diese Mail bitte als gegenstandslos.',
    attached: 'Die Rechnung hängt noch einmal an dieser Mail.',
    answer: 'Fragen? Antworten Sie einfach auf diese Mail.',
  },
} as const

/** What it says, and under which subject: as somebody wrote it, else as usual. */
export function reminderWords({ invoice, step, open, payBy, written }: Omit<Reminder, 'attachments'>) {
  const { language, currency, reference } = invoice
  const { subject, title, words } = (language === 'de' ? german : english)[step]
  const day = (date: Day) => writtenDay(date, language)
  const dates = { issued: day(invoice.issuedOn), due: day(invoice.dueOn), payBy: day(payBy) }
  const said: Said = { amount: formatExact(open, currency, language), reference, ...dates }
  const text = written?.text?.trim() || words(said).join('\n\n')
  return { title, said, subject: written?.subject?.trim() || subject(said), text }
}

/** To the customer: what is still open of an invoice, friendlier at first, and what is asked for besides. */
export function reminderMail(reminder: Reminder): MailMessage {
  const { invoice, open, charges, attachments } = reminder
  const { language, seller, texts, currency, reference } = invoice
  const money = (cents: Cents) => formatExact(cents, currency, language)
  const common = shared[language]
  const { title, said, subject, text } = reminderWords(reminder)
  const paid = invoice.gross - open
  const total = money(open + chargesTotal(charges))
  const asked = [
    [common.open, open],
    [common.fees, charges.fee + charges.feesBefore],
    [common.interest(writtenDay(charges.since, language)), charges.interest],
    [common.flat, charges.flat],
  ] as const
  const rows = asked.filter(([, cents]) => cents > 0).map(([label, cents]) => ({ label, amount: money(cents) }))
  const content = layoutMail({
    look: agencyLook,
    language,
    sender: { name: seller.name, as: title },
    subject,
    preheader: `${common.total}: ${total}. ${common.payBy} ${said.payBy}.`,
    title,
    lead: `${common.payBy} ${said.payBy}.`,
    first: slip({
      title: total,
      stub: [
        [common.number, reference],
        [common.due, said.due],
        [common.payBy, said.payBy],
      ],
    }),
    sections: [
      {
        blocks: [
          paragraph(`${greetingOf(texts.salutation, invoice.name, language)},`),
          ...text.split(/\n\s*\n/).map((one) => paragraph(one)),
          ...(paid > 0 ? [paragraph(common.part(money(paid), money(invoice.gross)))] : []),
          ...(rows.length > 1 ? [amounts(rows, { label: common.total, amount: total })] : []),
        ],
      },
      paymentSection(seller, language, { reference, amount: total }),
      {
        blocks: [...(attachments.length > 0 ? [note(common.attached)] : []), note(common.crossed), note(common.answer)],
      },
    ],
    foot: senderFoot(seller, language),
  })
  return { to: invoice.to, replyTo: seller.email, subject, ...content, attachments }
}
