import { askMail } from '#features/bookings/closures/server/emails/ask.ts'
import { openAgainMail } from '#features/bookings/closures/server/emails/open-again.ts'
import { answerPageOf } from '#features/bookings/closures/server/policy.ts'
import { ownPageOf } from '#features/bookings/server/policy.ts'
import { choice, flag, line, under } from '../../rules/fields.ts'
import { factsOf, inShort } from './booking-facts.ts'
import { mailTemplate, type Template } from './template.ts'

export const closureMails: readonly Template[] = [
  mailTemplate({
    id: 'closure-question',
    name: 'Cannot be as booked',
    group: 'Bookings',
    about:
      'To the customer of a boat that is out of service, or where the water is closed: the link to choose what instead.',
    fields: {
      ...inShort,
      ...under('Why', {
        what: choice('Closed', { boat: 'The boat', water: 'The whole water' }, 'water'),
        reason: line('Reason', 'Storm warning', { max: 120 }),
        isReminder: flag('Is a reminder', false),
      }),
    },
    makes: askMail,
    from: ({ what, reason, isReminder, ...values }, hands) => {
      const booking = factsOf(values, hands.today)
      const closure = { vehicle_id: what === 'water' ? null : 1, reason }
      return [{ ...hands.env, booking, closure, page: answerPageOf(hands, booking), isReminder }]
    },
  }),
  mailTemplate({
    id: 'closure-over',
    name: 'As booked after all',
    group: 'Bookings',
    about: 'To a customer who was asked and has not answered, once it is open again.',
    fields: inShort,
    makes: openAgainMail,
    from: (values, hands) => {
      const booking = factsOf(values, hands.today)
      return [{ ...hands.env, booking, ownPage: ownPageOf(hands, booking) }]
    },
  }),
]
