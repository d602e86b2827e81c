import { offerMail, placeMail } from '#features/bookings/waiting/server/emails/waiting.ts'
import { placePageOf } from '#features/bookings/waiting/server/policy.ts'
import type { Language } from '#kit/shared/language.ts'
import { choice, day, flag, hour, number, only, under } from '../../rules/fields.ts'
import { booking, customer, factsOf, inShort } from './booking-facts.ts'
import { type Hands, mailTemplate, type Template } from './template.ts'

const group = 'Bookings'

const pageFor = (hands: Hands, of: { day: string; language: Language; reference?: string; nights?: number }) =>
  placePageOf(hands, { reference: 'K7Q2M9XA', nights: 0, ...of })

export const waitingMails: readonly Template[] = [
  mailTemplate({
    id: 'waiting-place',
    name: 'Place on the waiting list',
    group,
    about: 'To whoever asks to wait for a full day: the link that confirms it.',
    fields: {
      ...under('The wish', {
        kind: choice('Waits for', { hours: 'Hours', days: 'Nights' }, 'hours'),
        type: choice(
          'Boats',
          {
            all: 'Any',
            motorboats: 'Motorboats',
            sailboats: 'Sailboats',
            canoes: 'Canoes',
            jetskis: 'Jet skis',
            houseboats: 'Houseboats',
          },
          'motorboats',
        ),
        day: day('Day', (today) => today),
        length: number('Hours or nights', 3, { max: 12 }),
        from: hour('Not before', 10),
        until: hour('Back by', 18),
        people: number('People', 4),
        isInLine: flag('Is in line already', false),
      }),
      ...only(booking, 'language'),
      ...only(customer, 'name', 'email'),
    },
    makes: placeMail,
    from: ({ length, isInLine, ...values }, hands) => {
      const isHours = values.kind === 'hours'
      const place = { ...values, vehicleId: null, hours: isHours ? length : 0, nights: isHours ? 0 : length }
      return [{ ...hands.env, place, page: pageFor(hands, place), isInLine }]
    },
  }),
  mailTemplate({
    id: 'waiting-offer',
    name: 'Offer from the waiting list',
    group,
    about: 'To whoever is first in line when something is free: it is held for an hour.',
    fields: {
      ...inShort,
      ...under('The offer', { until: hour('Held until', 11) }),
    },
    makes: offerMail,
    from: ({ until, ...values }, hands) => {
      const facts = factsOf(values, hands.today)
      const page = pageFor(hands, { day: values.start, language: facts.language })
      return [{ ...hands.env, booking: facts, page, until: { day: hands.today, hour: until } }]
    },
  }),
]
