import { contact, fromRental, pageOf } from '#features/mail-themes/server/emails/rental.ts'
import { inEuros } from '#features/payments/rules.ts'
import { toldReason, transferBlocks, transferCode } from '#features/payments/server/emails/transfer.ts'
import { instruction, modelForm } from '#features/withdrawals/content/instruction.ts'
import { sellerOf } from '#features/withdrawals/server/emails/seller.ts'
import type { Context } from '#kit/server/http/context.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { button, note, paragraph, slip } from '#kit/server/mail/blocks.ts'
import type { MailContent } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import { addDays, formatLongDay, instantOf, wallClock } from '#kit/shared/day.ts'
import { prefixOf } from '#kit/shared/language.ts'
import { type Cents, type Currency, formatMoney } from '#kit/shared/money.ts'
import { describeVoucher, formatCode, linkEnds, linkYears } from '../../rules.ts'
import { voucherFileName, voucherPdf } from '../pdf/card.ts'
import { transferOf } from '../policy/transfer.ts'
import type { StoredVoucher } from '../queries.ts'
import { words } from '../words.ts'

type Hands = Pick<Context, 'env' | 'clock' | 'links'>

/** A mail to the buyer is in the language of the order, whoever causes it. */
const inItsLanguage =
  <T extends unknown[], M>(write: (voucher: StoredVoucher, ...told: T) => M) =>
  (voucher: StoredVoucher, ...told: T): M =>
    inLanguage(voucher.language, () => write(voucher, ...told))

/** Everything that is mailed about a voucher, to its buyer. */
export type MailsOf = ReturnType<typeof voucherMails>

export function voucherMails(hands: Hands) {
  const parts = partsOf(hands)
  return { ownPage: parts.ownPage, ...orderMails(hands, parts), ...endMails(hands, parts), ...cardMails(hands, parts) }
}

type Parts = ReturnType<typeof partsOf>

/** What several of the mails say. */
function partsOf({ env, clock, links }: Hands) {
  const { business, publicUrl, timeZone } = env

  /** The voucher's own page. */
  const ownPage = ({ reference, language }: Pick<StoredVoucher, 'reference' | 'language'>) => {
    const ends = instantOf(linkEnds(wallClock(timeZone, clock()).day), 0, timeZone)
    const page = `${publicUrl}${prefixOf(language)}/RentalRevolution/my-voucher`
    return `${page}#${links.sign({ kind: 'voucher', id: reference }, ends)}`
  }

  const help = (reference: string): MailContent['sections'][number] => ({
    title: words.question,
    blocks: [paragraph(words.callOrWrite(reference), ...contact(business))],
  })
  const write = (
    { email: to }: StoredVoucher,
    content: Omit<Parameters<typeof fromRental>[1], 'to'>,
    attachments: MailMessage['attachments'] = [],
  ): MailMessage => ({ ...fromRental(env, { to, ...content }), attachments })

  /** What is said of the right of withdrawal before the order, again and to keep (§ 312f BGB). */
  const withdrawal = (voucher: StoredVoucher): MailContent['sections'] => {
    const seller = sellerOf(business)
    const page = ownPage(voucher).replace('/my-voucher#', '/withdrawal#')
    return [
      ...instruction(seller).map(({ title, paragraphs }, i) => ({
        title,
        blocks: [
          ...paragraphs.map((text) => note(text)),
          ...(i === 0 ? [note({ label: words.withdraw, url: page })] : []),
        ],
      })),
      { title: words.modelForm, blocks: modelForm(seller).map((text) => note(text)) },
    ]
  }

  const transferFor = (voucher: StoredVoucher) => ({ ...transferOf(voucher), business, toEuros: env.toEuros })
  const howToPay = (voucher: StoredVoucher): MailContent['sections'][number] => ({
    title: words.howToPay,
    blocks: transferBlocks(transferFor(voucher), ownPage(voucher)),
  })

  return { ownPage, help, write, withdrawal, transferFor, howToPay }
}

/** While the transfer is awaited. */
const orderMails = ({ env, clock }: Hands, { write, help, howToPay, withdrawal, transferFor }: Parts) => ({
  ordered: inItsLanguage(async (voucher): Promise<MailMessage> => {
    const { name, reference, recipient } = voucher
    const { dueOn } = transferOf(voucher)
    const subject = words.orderedSubject(reference, inEuros(voucher.amount, env.toEuros))
    const content = {
      subject,
      preheader: words.dueBy(formatLongDay(dueOn)),
      title: words.orderIsComplete,
      lead: recipient ? words.thanksOrderedFor(name, recipient) : words.thanksOrdered(name),
      first: summary(voucher),
      sections: [howToPay(voucher), { blocks: [note(cancelNote(dueOn))] }, help(reference), ...withdrawal(voucher)],
    }
    return write(voucher, content, [await transferCode(transferFor(voucher))])
  }),

  reminder: inItsLanguage(async (voucher): Promise<MailMessage> => {
    const { name, reference } = voucher
    const { dueOn } = transferOf(voucher)
    const today = wallClock(env.timeZone, clock()).day
    const subject = words.reminderSubject(inEuros(voucher.amount, env.toEuros))
    const content = {
      subject,
      preheader: words.notSeen(reference),
      title: words.isWaiting,
      lead: words.notArrived(name, formatLongDay(dueOn)),
      first: summary(voucher),
      sections: [howToPay(voucher), { blocks: [note(cancelNote(dueOn > today ? dueOn : today))] }, help(reference)],
    }
    return write(voucher, content, [await transferCode(transferFor(voucher))])
  }),
})

/** When no voucher comes of an order, or less money is kept than came. */
const endMails = ({ env }: Hands, { write, help }: Parts) => ({
  released: inItsLanguage((voucher): MailMessage => {
    const { name, reference } = voucher
    const content = {
      subject: words.canceledSubject(reference),
      preheader: words.nothingToPay,
      title: words.orderIsCanceled,
      lead: words.canceledLead(name),
      first: summary(voucher),
      sections: [
        {
          title: words.stillWanted,
          blocks: [paragraph(words.orderAgain), button(words.orderVoucher, pageOf(env, 'vouchers'))],
        },
        help(reference),
      ],
    }
    return write(voucher, content)
  }),

  /** Money went back, which was more than the voucher costs or came for nothing. */
  returned: inItsLanguage((voucher, refund: { amount: Cents; currency: Currency; reason: string }): MailMessage => {
    const { name, reference } = voucher
    const sum = formatMoney(refund.amount, refund.currency)
    const reason = toldReason(refund.reason)
    const content = {
      subject: words.returnedSubject(sum, reference),
      preheader: `${reason}.`,
      title: words.getBack(sum),
      lead: words.gaveBack(name, sum, reason),
      first: summary(voucher),
      sections: [help(reference)],
    }
    return write(voucher, content)
  }),
})

/** The voucher itself. */
const cardMails = ({ env }: Hands, { ownPage, write, help, withdrawal }: Parts) => ({
  issued: inItsLanguage(async (voucher): Promise<MailMessage> => {
    const { name, reference, amount, recipient, code } = voucher
    const file = await voucherPdf(voucher, env)
    const content = {
      subject: recipient
        ? words.voucherSubjectFor(formatMoney(amount), recipient)
        : words.voucherSubject(formatMoney(amount)),
      preheader: words.asPdf,
      title: recipient ? words.voucherFor(recipient) : words.hereItIs,
      lead: words.thanksPaid(name),
      first: slip({
        title: formatMoney(amount),
        stub: [
          [words.code, formatCode(code)],
          [words.order, reference],
        ],
      }),
      sections: [
        {
          title: words.howUsed,
          blocks: [paragraph(words.codeIsEntered), button(words.chooseBoat, pageOf(env, 'overview/all'))],
        },
        {
          title: words.whatIsLeft,
          blocks: [
            paragraph(words.ownPage),
            button(words.openVoucher, ownPage(voucher)),
            note(words.linkWorks(linkYears)),
          ],
        },
        help(reference),
        // At the counter nothing is concluded at a distance.
        ...(voucher.payment_method === 'till' ? [] : withdrawal(voucher)),
      ],
    }
    const attachment = { name: voucherFileName(reference), type: 'application/pdf', content: file.toString('base64') }
    return write(voucher, content, [attachment])
  }),
})

const summary = ({ amount, recipient, reference }: StoredVoucher) =>
  slip({
    title: describeVoucher(amount),
    stub: [...(recipient ? [[words.recipient, recipient] as const] : []), [words.order, reference]],
  })

const cancelNote = (dueOn: string) => words.canceledWithout(formatLongDay(addDays(dueOn, 3)))
