import { contact, footOf, rentalLook, senderOf } from '#features/mail-themes/server/emails/rental.ts'
import { inEuros, transferBlocks, transferCode } from '#features/payments/server/emails/transfer.ts'
import { amounts, button, paragraph } from '#kit/server/mail/blocks.ts'
import { layoutMail } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { openAmount, wholeOf } from '../../rules/prices.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { payingBlocks } from './price.ts'

type About = { business: Env['business']; publicUrl: string; eurPerUsd: number; booking: BookingFacts }

/** What it is about, with its whole price. */
const first = ({ vehicleName, startsAt, reference, quote }: BookingFacts) =>
  amounts([
    {
      label: `${vehicleName} from ${formatLongDay(startsAt.slice(0, 10))}, ${reference}`,
      amount: formatMoney(wholeOf(quote).whole),
    },
  ])

/** On the day a bank transfer is due. `releasedOn`: the day the boat is given free when nothing comes. */
export async function transferReminderMail({
  business,
  publicUrl,
  eurPerUsd,
  booking,
  ownPage,
  releasedOn,
}: About & { ownPage: string; releasedOn: Day }): Promise<MailMessage> {
  const amount = openAmount(booking)
  const { reference, dueOn, vehicleName } = booking
  const transfer = { business, eurPerUsd, amount, reference, dueOn: dueOn ?? releasedOn }
  const subject = `Your transfer for ${vehicleName} is due`
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: `${inEuros(amount, eurPerUsd)}, reference ${reference}.`,
    title: 'We have not seen your transfer yet',
    lead: `If it is on its way, all is well. If not, ${vehicleName} stays yours until ${formatLongDay(releasedOn)}.`,
    first: first(booking),
    sections: [
      { title: 'How you pay', blocks: payingBlocks(booking, eurPerUsd) },
      {
        title: 'Your bank transfer',
        blocks: transferBlocks(transfer, ownPage),
      },
      { blocks: [paragraph('Is anything wrong? ', ...contact(business))] },
    ],
    foot: footOf({ business, publicUrl }),
  })
  return { to: booking.email, subject, ...mail, attachments: [await transferCode(transfer)] }
}

/** The boat is free for others again, because the transfer did not come. */
export function transferReleasedMail({ business, publicUrl, booking }: About): MailMessage {
  const subject = `Released: ${booking.vehicleName} from ${formatLongDay(booking.startsAt.slice(0, 10))}`
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: `Your transfer did not arrive. Reference ${booking.reference}.`,
    title: `${booking.vehicleName} is free for others again`,
    lead: `Hello ${booking.name}, your transfer did not arrive, so we have released your booking.`,
    first: first(booking),
    sections: [
      {
        blocks: [
          paragraph(
            'You owe us nothing. If you have paid in the meantime, tell us: we send it back or find you a boat.',
          ),
          ...(booking.voucherAmount > 0
            ? [paragraph(`Your voucher has its ${formatMoney(booking.voucherAmount)} back.`)]
            : []),
          paragraph(...contact(business)),
          button('Book again', `${publicUrl}/RentalRevolution/overview/all`),
        ],
      },
    ],
    foot: footOf({ business, publicUrl }),
  })
  return { to: booking.email, subject, ...mail }
}
