import { contact, fromRental } from '#features/mail-themes/server/emails/rental.ts'
import { inEuros } from '#features/payments/rules.ts'
import { transferBlocks, transferCode } from '#features/payments/server/emails/transfer.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { amounts, button, facts, note, paragraph } from '#kit/server/mail/blocks.ts'
import type { MailContent } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatLongDay } from '#kit/shared/day.ts'
import { rentalLanguage } from '#kit/shared/language.ts'
import { type Cents, formatMoney, rentalCurrency } from '#kit/shared/money.ts'
import { moneyBack, type Settled } from '../../change/rules/settle.ts'
import { namedIn } from '../../rules/party.ts'
import { extraName, wholeOf } from '../../rules/prices.ts'
import type { BookingFacts } from '../queries/bookings.ts'
import { words } from '../words.ts'
import { calendarFile } from './calendar-file.ts'
import { ticketOf, timesOf, transferFor } from './confirmation.ts'
import { inItsLanguage } from './in-its-language.ts'
import { when } from './moved.ts'
import { payingBlocks, priceBlocks } from './price.ts'
import { reachOf } from './reach.ts'

type Place = Pick<BookingFacts, 'startsAt' | 'endsAt' | 'people' | 'extras' | 'quote'> &
  Partial<Pick<BookingFacts, 'vehicleName' | 'name' | 'email' | 'phone'>>

type ChangeTold = {
  business: Env['business']
  publicUrl: string
  timeZone: string
  toEuros: number
  /** As it is now, and as it was. */
  booking: BookingFacts
  former: Place
  settled: Settled
  keepAs: 'money' | 'voucher'
  kept: Cents
  leastFee: Cents
  /** All its boats, where it is one of several: they are one entry of a calendar. */
  trip?: BookingFacts | undefined
}

type Section = MailContent['sections'][number]

/** To the customer: what they made of their booking, what became of the money, and an entry that replaces their calendar's. */
export const changedMail = inItsLanguage(async (told: ChangeTold & { ownPage: string }): Promise<MailMessage> => {
  const { business, booking, former, ownPage, toEuros } = told
  const { vehicleName, startsAt, endsAt, reference, name, quote } = booking
  // Boats that go together are paid as one.
  const whole = told.trip ?? booking
  const transfer = quote.total === former.quote.total ? undefined : transferFor({ ...told, booking: whole })
  const mail = fromRental(told, {
    to: booking.email,
    subject: words.changedSubject(vehicleName, when(startsAt, endsAt)),
    preheader: words.withReference(words.bookingIsNow(when(startsAt, endsAt)), reference),
    title: words.isChanged,
    lead: words.changedAsAsked(name),
    first: ticketOf(booking),
    sections: [
      whatChanged(told),
      { title: words.whatItCosts, blocks: priceBlocks(booking) },
      { title: words.theMoney, blocks: moneyWords(told).map((one) => paragraph(one)) },
      { title: words.howYouPay, blocks: payingBlocks(whole, toEuros) },
      ...(transfer ? [{ title: words.yourTransfer, blocks: transferBlocks(transfer, ownPage) }] : []),
      { blocks: [button(words.lookAtBooking, ownPage), note(words.unclear, ...contact(business))] },
    ],
  })
  const calendar = calendarFile({ ...told, ...whole, ...timesOf(whole) })
  const attachments = [calendar, ...(transfer ? [await transferCode(transfer)] : [])]
  return { ...mail, attachments }
})

function whatChanged({ booking, former }: Pick<ChangeTold, 'booking' | 'former'>): Section {
  const [before, now] = [wholeOf(former.quote).whole, wholeOf(booking.quote).whole]
  return {
    title: words.whatChanged,
    blocks: [
      facts([
        [words.untilNow, placeWords(former, booking)],
        [words.now, placeWords(booking, former)],
      ]),
      before === now
        ? paragraph(words.priceStays(formatMoney(now)))
        : amounts([{ label: words.priceUntilNow, amount: formatMoney(before) }], {
            label: words.priceNow,
            amount: formatMoney(now),
          }),
    ],
  }
}

/** The boat, and how to reach them, where that is another one than `other`. */
const placeWords = ({ startsAt, endsAt, people, extras, quote, ...said }: Place, other: Place): string =>
  [
    ...(['vehicleName', 'name', 'phone', 'email'] as const).flatMap((field) =>
      said[field] !== undefined && other[field] !== undefined && said[field] !== other[field]
        ? [said[field] || words.nothingSaid]
        : [],
    ),
    when(startsAt, endsAt),
    words.personsAboard(people),
    extras.map((extra) => extraName(extra, namedIn(quote))).join(', ') || words.noExtras,
  ].join('\n')

function moneyWords({ settled, keepAs, kept, toEuros, leastFee, booking }: ChangeTold): string[] {
  const { pay, voucherMore, voucherBack, providerBack, handBack } = settled
  const back = moneyBack(settled)
  const isMoney = keepAs === 'money'
  const said = [
    ...(kept > 0 ? [words.keptOfIt(formatMoney(kept))] : []),
    ...(voucherMore > 0 ? [words.voucherPaidMore(formatMoney(voucherMore))] : []),
    ...(pay > 0 ? [words.differencePaid(formatMoney(pay))] : []),
    ...(isMoney && providerBack > 0 ? [words.backOnline(formatMoney(providerBack))] : []),
    ...(isMoney && handBack > 0 ? [words.backByHand(formatMoney(handBack), eurosOf(handBack, toEuros))] : []),
    ...(!isMoney && back > 0 ? [words.keptAsVoucher(formatMoney(back))] : []),
    ...(voucherBack > 0 ? [words.backOnVoucher(formatMoney(voucherBack))] : []),
  ]
  const least = leastFee > booking.quote.total ? [words.cancelingCosts(formatMoney(leastFee))] : []
  return [...(said.length > 0 ? said : [words.noMoneyMoves]), ...least]
}

const eurosOf = (amount: Cents, toEuros: number) => (rentalCurrency() === 'EUR' ? undefined : inEuros(amount, toEuros))

/** To the business, in its language: what a customer changed, and what is to be done by hand. */
export const changedNotice = (told: ChangeTold): MailMessage => inLanguage(rentalLanguage(), () => writeNotice(told))

function writeNotice(told: ChangeTold): MailMessage {
  const { business, booking, settled, keepAs, toEuros } = told
  const { vehicleName, startsAt, reference, name } = booking
  const toGive = keepAs === 'money' ? settled.handBack : 0
  const plain = words.changeNoticeSubject(vehicleName, formatLongDay(startsAt.slice(0, 10)), reference)
  const amount = eurosOf(toGive, toEuros) ? `${eurosOf(toGive, toEuros)} (${formatMoney(toGive)})` : formatMoney(toGive)
  return fromRental(told, {
    to: business.email,
    subject: toGive > 0 ? words.changeToDo(plain) : plain,
    preheader: words.changedOnline(name),
    title: words.changedOnline(name),
    lead: words.bookingIsNow(when(booking.startsAt, booking.endsAt)),
    first: ticketOf(booking),
    sections: [
      ...(toGive > 0
        ? [
            {
              title: words.giveBackByHand(formatMoney(toGive)),
              blocks: [paragraph(words.transferBack(name, amount, reference))],
            },
          ]
        : []),
      whatChanged(told),
      { title: words.theMoney, blocks: moneyWords(told).map((one) => paragraph(one)) },
      { title: words.theCustomer, blocks: [reachOf(booking)] },
    ],
  })
}
