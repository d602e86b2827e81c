import { type CanceledWhy, settleCancellation } from '#features/bookings/rules/cancellation.ts'
import { canceledMail, canceledNotice } from '#features/bookings/server/emails/canceled.ts'
import { paidMail } from '#features/bookings/server/emails/paid.ts'
import { paymentReturnedMail } from '#features/bookings/server/emails/payment-returned.ts'
import { transferReleasedMail, transferReminderMail } from '#features/bookings/server/emails/transfer.ts'
import { addDays } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import { amount, choice, day, line, only, under } from '../../rules/fields.ts'
import { customer, type factsOf, inShort, payment, price } from './booking-facts.ts'
import { about } from './booking-mails.ts'
import { type Hands, mailTemplate, type Template } from './template.ts'

const withVoucher = { ...inShort, ...only(price, 'voucher') }

const causes: Record<CanceledWhy, string> = {
  customer: 'The customer calls it off',
  no_show: 'Nobody came',
  weather: 'Weather',
  damage: 'Damage',
  other: 'Something else of ours',
}

const cancellation = {
  ...inShort,
  ...under('The cancellation', {
    by: choice('Canceled by', { customer: 'The customer', staff: 'Staff' }, 'customer'),
    cause: choice('Why it is', causes, 'customer'),
    reason: line('Why', 'The engine has to be repaired', { max: 200 }),
    fee: amount('Cancellation fee', 163.04),
    paidByVoucher: amount('Paid by voucher', 50),
    paidByProvider: amount('Paid online', 200),
    paidOtherwise: amount('Paid by transfer or on site', 53),
  }),
}

type Cancellation = { by: 'customer' | 'staff'; cause: CanceledWhy; reason: string; fee: Cents; price: Cents } & {
  paidByVoucher: Cents
  paidByProvider: Cents
  paidOtherwise: Cents
} & Parameters<typeof factsOf>[0]

function canceled({ by, cause: why, reason, ...values }: Cancellation, hands: Hands) {
  const settlement = settleCancellation(values)
  const who = by === 'customer' ? 'customer' : 'Jonas Pier'
  return { ...about(values, hands), settlement, by: who, why, reason, now: hands.clock() }
}

export const paymentMails: readonly Template[] = [
  mailTemplate({
    id: 'booking-paid',
    name: 'Paid',
    group: 'Payments',
    about: 'To the customer whose booking is paid online after it was made.',
    fields: { ...withVoucher, ...only(payment, 'method') },
    makes: paidMail,
    from: (values, hands) => [about(values, hands)],
  }),
  mailTemplate({
    id: 'transfer-reminder',
    name: 'Transfer is due',
    group: 'Payments',
    about: 'To the customer, on the day a bank transfer is due and has not come.',
    fields: {
      ...withVoucher,
      ...under('The transfer', {
        dueOn: day('Due on', (today) => today),
        releasedOn: day('Released on', (today) => addDays(today, 3)),
      }),
    },
    makes: transferReminderMail,
    from: ({ releasedOn, ...values }, hands) => [{ ...about({ ...values, method: 'transfer' }, hands), releasedOn }],
  }),
  mailTemplate({
    id: 'transfer-released',
    name: 'Released',
    group: 'Payments',
    about: 'To the customer, three days later: the boat is free for others again.',
    fields: withVoucher,
    makes: transferReleasedMail,
    from: (values, hands) => [about({ ...values, method: 'transfer' }, hands)],
  }),
  mailTemplate({
    id: 'payment-returned',
    name: 'Money goes back',
    group: 'Payments',
    about: 'To the customer, when an online payment cannot become a booking and is given back.',
    fields: {
      ...inShort,
      ...under('The money', {
        amount: amount('Given back', 303),
        reason: line('Why, without a full stop', 'The boat was booked by somebody else in the meantime', { max: 200 }),
      }),
    },
    makes: paymentReturnedMail,
    from: ({ amount: back, reason, ...values }, hands) => [{ ...about(values, hands), amount: back, reason }],
  }),
  mailTemplate({
    id: 'booking-canceled',
    name: 'Canceled',
    group: 'Cancellations',
    about: 'To the customer: that it is canceled, what comes back and how, or what is still owed.',
    fields: cancellation,
    makes: canceledMail,
    from: (values, hands) => [canceled(values, hands)],
  }),
  mailTemplate({
    id: 'booking-canceled-notice',
    name: 'Canceled, to the rental',
    group: 'Cancellations',
    about: 'To the rental: who canceled what, and what is to be given back by hand.',
    fields: { ...cancellation, ...only(customer, 'phone') },
    makes: canceledNotice,
    from: (values, hands) => [canceled(values, hands)],
  }),
]
