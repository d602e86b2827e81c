import { changeCopyMail, changeWishMail } from '#features/bookings/server/emails/change-requested.ts'
import { changedMail, changedNotice } from '#features/bookings/server/emails/changed.ts'
import { confirmationMail, confirmationMailWithCode } from '#features/bookings/server/emails/confirmation.ts'
import { movedMail } from '#features/bookings/server/emails/moved.ts'
import { priceChangedMail } from '#features/bookings/server/emails/price-changed.ts'
import { reminderMail } from '#features/bookings/server/emails/reminder.ts'
import { verificationCodeMail } from '#features/bookings/server/emails/verification-code.ts'
import { ownPageOf } from '#features/bookings/server/policy.ts'
import { addDays } from '#kit/shared/day.ts'
import { amount, day, flag, hour, line, only, paragraph, under } from '../../rules/fields.ts'
import { booking, customer, factsOf, inShort, payment, price } from './booking-facts.ts'
import { type Hands, mailTemplate, type Template } from './template.ts'

const group = 'Bookings'

/** What every mail about a booking is given. */
export function about(values: Parameters<typeof factsOf>[0], hands: Hands) {
  const facts = factsOf(values, hands.today)
  return { ...hands.env, booking: facts, ownPage: ownPageOf(hands, facts), today: hands.today }
}

const transferOrNot = only(payment, 'method', 'dueOn')

const changeTemplates = (
  [
    ['booking-changed', 'Changed', 'To the customer, when they changed a booking on its page.', changedMail],
    ['booking-changed-notice', 'Changed, notice', 'To the rental, when a customer changed a booking.', changedNotice],
  ] as const
).map(([id, name, words, makes]) =>
  mailTemplate({
    id,
    name,
    group,
    about: words,
    fields: {
      ...inShort,
      ...under('As it was', {
        formerStart: day('Day until now', (today) => addDays(today, 18)),
        formerHour: hour('Began at', 14),
        formerPrice: amount('Price until now', 340),
      }),
      ...under('The money', {
        providerBack: amount('Goes back online', 37),
        handBack: amount('To give back by hand', 0),
        voucherBack: amount('Back on the voucher', 0),
        kept: amount('Kept of what was given up', 0),
        leastFee: amount('Canceling costs at least', 0),
        asVoucher: flag('Kept as a voucher', false),
      }),
      ...transferOrNot,
    },
    makes,
    from: (
      {
        formerStart,
        formerHour,
        formerPrice,
        providerBack,
        handBack,
        voucherBack,
        kept,
        leastFee,
        asVoucher,
        ...values
      },
      hands,
    ) => {
      const former = factsOf({ ...values, start: formerStart, hour: formerHour, price: formerPrice }, hands.today)
      const settled = { pay: 0, openBefore: 0, openAfter: 0, voucherMore: 0, voucherBack, providerBack, handBack }
      const keepAs = asVoucher ? ('voucher' as const) : ('money' as const)
      return [{ ...about(values, hands), former, settled, keepAs, kept, leastFee }]
    },
  }),
)

export const bookingMails: readonly Template[] = [
  mailTemplate({
    id: 'booking-code',
    name: 'Booking code',
    group,
    about: 'To a visitor who books by the hour: the five digits that confirm it.',
    fields: {
      ...under('The code', { code: line('Code', '04719', { max: 5, pattern: /^\d{5}$/ }) }),
      ...only(booking, 'vehicle', 'start', 'hour'),
      ...only(customer, 'name', 'email'),
    },
    makes: verificationCodeMail,
    from: ({ code, name, email: to, vehicle: vehicleName, start: day, hour: start }, { env }) => [
      { ...env, to, name, code, vehicleName, day, start },
    ],
  }),
  mailTemplate({
    id: 'booking-confirmation',
    name: 'Confirmation',
    group,
    about:
      'To the customer, as soon as a booking is confirmed. With a calendar file, and a payment code for transfers.',
    fields: { ...booking, ...customer, ...price, ...payment },
    makes: confirmationMailWithCode,
    alsoMakes: [confirmationMail],
    from: (values, hands) => [about(values, hands)],
  }),
  mailTemplate({
    id: 'booking-reminder',
    name: 'Reminder',
    group,
    about: 'To the customer, the day before. With a payment code where a transfer is still open.',
    fields: { ...booking, ...customer, ...price, ...payment, start: day('First day', (today) => addDays(today, 1)) },
    makes: reminderMail,
    from: (values, hands) => [about(values, hands)],
  }),
  mailTemplate({
    id: 'booking-moved',
    name: 'Moved',
    group,
    about: 'To the customer, a minute after staff moved a booking to another time or boat.',
    fields: {
      ...inShort,
      ...under('As it was', {
        formerVehicle: line('Boat until now', 'Eider'),
        formerStart: day('Day until now', (today) => addDays(today, 18)),
        formerHour: hour('Began at', 14),
        formerPrice: amount('Price until now', 240),
        why: line('Why we had to', 'Engine damage', { max: 120 }),
      }),
      ...transferOrNot,
    },
    makes: movedMail,
    from: ({ formerVehicle, formerStart, formerHour, formerPrice, why, ...values }, hands) => {
      const former = { ...values, vehicle: formerVehicle, start: formerStart, hour: formerHour, price: formerPrice }
      return [{ ...about(values, hands), former: factsOf(former, hands.today), reason: why }]
    },
  }),
  ...changeTemplates,
  mailTemplate({
    id: 'booking-price-changed',
    name: 'New price',
    group,
    about: 'To the customer, when staff give a booking another price.',
    fields: {
      ...inShort,
      ...under('Price', {
        before: amount('Price until now', 340),
        voucher: price.voucher,
        reason: line('Why', 'The weather took an hour of your trip', { max: 200 }),
      }),
      ...transferOrNot,
    },
    makes: priceChangedMail,
    from: ({ before, reason, ...values }, hands) => [{ ...about(values, hands), before, reason }],
  }),
  ...(
    [
      [
        'change-wish',
        'Change wanted',
        'To the rental: what a customer would like to change of a booking.',
        changeWishMail,
      ],
      [
        'change-copy',
        'Change wanted, copy',
        'To the customer: that the wish for a change has arrived.',
        changeCopyMail,
      ],
    ] as const
  ).map(([id, name, words, makes]) =>
    mailTemplate({
      id,
      name,
      group,
      about: words,
      fields: {
        ...under('The wish', {
          words: paragraph(
            'In the customer’s own words',
            'Could we start an hour later?\nThe train is at half past ten.',
          ),
        }),
        ...inShort,
        ...only(customer, 'phone'),
      },
      makes,
      from: ({ words: wish, ...values }, hands) => [{ ...about(values, hands), words: wish }],
    }),
  ),
]
