import { chargedMail } from '#features/care/server/emails/charged.ts'
import { amount, choice, line, under } from '../../rules/fields.ts'
import { inShort } from './booking-facts.ts'
import { about } from './booking-mails.ts'
import { mailTemplate, type Template } from './template.ts'

export const careMails: readonly Template[] = [
  mailTemplate({
    id: 'damage-charged',
    name: 'A damage is assessed',
    group: 'Payments',
    about:
      'To the customer whose boat came back damaged: what they pay for it and why, and what of the deposit goes back.',
    fields: {
      ...inShort,
      ...under('The damage', {
        description: line('What is damaged', 'Bent propeller', { max: 200 }),
        reason: line('Why it costs what it does', 'A new propeller, half of it worn already', { max: 200 }),
        held: amount('Deposit held', 300),
        charge: amount('Charged', 150),
        method: choice('Given back by', { cash: 'Cash', card: 'Card' }, 'cash'),
      }),
    },
    makes: chargedMail,
    from: ({ description, reason, held, charge, method, ...values }, hands) => [
      { ...about(values, hands), description, reason, held, charge, method },
    ],
  }),
]
