import { addressOf, contact, rentalLook, senderOf } from '#features/mail-themes/server/emails/rental.ts'
import { inEuros, transferBlocks, transferCode } from '#features/payments/server/emails/transfer.ts'
import { instruction, modelForm } from '#features/withdrawals/content/instruction.ts'
import { sellerOf } from '#features/withdrawals/server/emails/seller.ts'
import type { Context } from '#kit/server/http/context.ts'
import { button, note, paragraph, slip } from '#kit/server/mail/blocks.ts'
import { layoutMail, type MailContent } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import { addDays, formatLongDay, instantOf, wallClock } from '#kit/shared/day.ts'
import { type Cents, type Currency, formatMoney } from '#kit/shared/money.ts'
import { describeVoucher, formatCode, linkEnds, linkYears } from '../../rules.ts'
import { voucherFileName, voucherPdf } from '../pdf/card.ts'
import { transferOf } from '../policy/transfer.ts'
import type { StoredVoucher } from '../queries.ts'

type Hands = Pick<Context, 'env' | 'clock' | 'links'>

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
  const ownPage = ({ reference }: StoredVoucher) => {
    const ends = instantOf(linkEnds(wallClock(timeZone, clock()).day), 0, timeZone)
    return `${publicUrl}/RentalRevolution/my-voucher#${links.sign({ kind: 'voucher', id: reference }, ends)}`
  }

  const foot: MailContent['foot'] = [
    [`${business.name}, ${addressOf(business).join(', ')}`],
    [
      { label: 'Terms and conditions', url: `${publicUrl}/RentalRevolution/terms-and-conditions` },
      ' · ',
      { label: 'Privacy', url: `${publicUrl}/RentalRevolution/privacy` },
    ],
  ]
  const help = (reference: string): MailContent['sections'][number] => ({
    title: 'A question?',
    blocks: [
      paragraph(`Call or write us, and please have your reference ${reference} at hand:\n`, ...contact(business)),
    ],
  })
  const write = (
    { email: to }: StoredVoucher,
    content: Omit<MailContent, 'look' | 'sender' | 'foot'>,
    attachments: MailMessage['attachments'] = [],
  ): MailMessage => ({
    to,
    subject: content.subject,
    ...layoutMail({ ...content, look: rentalLook, sender: senderOf(business), foot }),
    attachments,
  })

  /** What is said of the right of withdrawal before the order, again and to keep (§ 312f BGB). */
  const withdrawal = (voucher: StoredVoucher): MailContent['sections'] => {
    const seller = sellerOf(business)
    const page = ownPage(voucher).replace('/my-voucher#', '/withdrawal#')
    return [
      ...instruction(seller).map(({ title, paragraphs }, i) => ({
        title,
        blocks: [
          ...paragraphs.map((text) => note(text)),
          ...(i === 0 ? [note({ label: 'Withdraw from contract', url: page })] : []),
        ],
      })),
      { title: 'Model withdrawal form', blocks: modelForm(seller).map((text) => note(text)) },
    ]
  }

  const transferFor = (voucher: StoredVoucher) => ({ ...transferOf(voucher), business, eurPerUsd: env.eurPerUsd })
  const howToPay = (voucher: StoredVoucher): MailContent['sections'][number] => ({
    title: 'How to pay',
    blocks: transferBlocks(transferFor(voucher), ownPage(voucher)),
  })

  return { ownPage, help, write, withdrawal, transferFor, howToPay }
}

/** While the transfer is awaited. */
const orderMails = ({ env, clock }: Hands, { write, help, howToPay, withdrawal, transferFor }: Parts) => ({
  async ordered(voucher: StoredVoucher): Promise<MailMessage> {
    const { name, reference, recipient } = voucher
    const { dueOn } = transferOf(voucher)
    const subject = `Your voucher order ${reference}: please transfer ${inEuros(voucher.amount, env.eurPerUsd)}`
    const content = {
      subject,
      preheader: `Due by ${formatLongDay(dueOn)}. The voucher comes by mail as soon as the money is here.`,
      title: 'The order of the voucher has been completed!',
      lead: `Thank you, ${name}. Your voucher${recipient ? ` for ${recipient}` : ''} comes to this address as soon as your transfer has arrived.`,
      first: summary(voucher),
      sections: [howToPay(voucher), { blocks: [note(cancelNote(dueOn))] }, help(reference), ...withdrawal(voucher)],
    }
    return write(voucher, content, [await transferCode(transferFor(voucher))])
  },

  async reminder(voucher: StoredVoucher): Promise<MailMessage> {
    const { name, reference } = voucher
    const { dueOn } = transferOf(voucher)
    const today = wallClock(env.timeZone, clock()).day
    const subject = `Your voucher is waiting for ${inEuros(voucher.amount, env.eurPerUsd)}`
    const content = {
      subject,
      preheader: `We have not seen your transfer for order ${reference} yet.`,
      title: 'Your voucher is waiting for you',
      lead: `Hello ${name}, your transfer, due on ${formatLongDay(dueOn)}, has not arrived yet. If it is on its way, all is well.`,
      first: summary(voucher),
      sections: [howToPay(voucher), { blocks: [note(cancelNote(dueOn > today ? dueOn : today))] }, help(reference)],
    }
    return write(voucher, content, [await transferCode(transferFor(voucher))])
  },
})

/** When no voucher comes of an order, or less money is kept than came. */
const endMails = ({ env }: Hands, { write, help }: Parts) => ({
  released(voucher: StoredVoucher): MailMessage {
    const { name, reference } = voucher
    const content = {
      subject: `Your voucher order ${reference} was canceled`,
      preheader: 'No transfer has arrived. Nothing is to be paid any more.',
      title: 'We have canceled your order',
      lead: `Hello ${name}, no transfer for your voucher has arrived, so we have canceled the order. Nothing is to be paid any more.`,
      first: summary(voucher),
      sections: [
        {
          title: 'You still want it?',
          blocks: [
            paragraph('Order it again whenever you like. If your money is on its way, it is not lost: tell us.'),
            button('Order a voucher', `${env.publicUrl}/RentalRevolution/vouchers`),
          ],
        },
        help(reference),
      ],
    }
    return write(voucher, content)
  },

  /** Money went back, which was more than the voucher costs or came for nothing. */
  returned(voucher: StoredVoucher, refund: { amount: Cents; currency: Currency; reason: string }): MailMessage {
    const { name, reference } = voucher
    const sum = formatMoney(refund.amount, refund.currency)
    const content = {
      subject: `${sum} for your voucher order ${reference} went back to you`,
      preheader: `${refund.reason}.`,
      title: `You get ${sum} back`,
      lead: `Hello ${name}, we gave ${sum} back to the account you paid with. ${refund.reason}.`,
      first: summary(voucher),
      sections: [help(reference)],
    }
    return write(voucher, content)
  },
})

/** The voucher itself. */
const cardMails = ({ env }: Hands, { ownPage, write, help, withdrawal }: Parts) => ({
  async issued(voucher: StoredVoucher): Promise<MailMessage> {
    const { name, reference, amount, recipient, code } = voucher
    const file = await voucherPdf(voucher, env)
    const content = {
      subject: `Your voucher over ${formatMoney(amount)}${recipient ? ` for ${recipient}` : ''}`,
      preheader: 'As a PDF to print or to pass on, with its code and how much is left on it.',
      title: recipient ? `A voucher for ${recipient}` : 'Here is your voucher',
      lead: `Thank you, ${name}. The voucher is paid and attached as a PDF: print it, or pass it on as it is.`,
      first: slip({
        title: formatMoney(amount),
        stub: [
          ['Code', formatCode(code)],
          ['Order', reference],
        ],
      }),
      sections: [
        {
          title: 'How it is used',
          blocks: [
            paragraph(
              'The code is entered when a boat is booked. What is left stays on the voucher for the next time.',
            ),
            button('Choose a boat', `${env.publicUrl}/RentalRevolution/overview/all`),
          ],
        },
        {
          title: 'What is left on it',
          blocks: [
            paragraph(
              'Balance, history and the PDF are on a page of its own. Whoever has this link can use the voucher.',
            ),
            button('Open my voucher', ownPage(voucher)),
            note(`The link works for ${linkYears} years; the voucher has no end date.`),
          ],
        },
        help(reference),
        ...withdrawal(voucher),
      ],
    }
    const attachment = { name: voucherFileName(reference), type: 'application/pdf', content: file.toString('base64') }
    return write(voucher, content, [attachment])
  },
})

const summary = ({ amount, recipient, reference }: StoredVoucher) =>
  slip({
    title: describeVoucher(amount),
    stub: [...(recipient ? [['For', recipient] as const] : []), ['Order', reference]],
  })

const cancelNote = (dueOn: string) =>
  `Without a transfer by ${formatLongDay(addDays(dueOn, 3))} we cancel the order, at no cost to you.`
