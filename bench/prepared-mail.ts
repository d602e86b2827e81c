import { quote, stayQuote } from '#features/bookings/rules/prices.ts'
import { confirmationMail } from '#features/bookings/server/emails/confirmation.ts'
import { listPrice } from '#features/price-rules/rules.ts'
import { readVehicles } from '#features/vehicles/server/queries.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { readEnv } from '#kit/server/settings/env.ts'

/**
 * One real confirmation, to be kept again and again: the floor stores a mail of the right size, it does not write one. Of
 * a stay it is without the code for the bank transfer, which is another one each time.
 */
export async function preparedMail(sql: Sql, kind: 'hours' | 'days') {
  const vehicle = (await readVehicles(sql)).find(({ type }) => (type === 'houseboats') === (kind === 'days'))
  const none = { extras: [], hasLicense: undefined }
  const price =
    vehicle &&
    (kind === 'hours' ? quote(vehicle, 1, none, listPrice) : stayQuote(vehicle, 2, { ...none, people: 2 }, listPrice))
  if (!price) throw new Error('the bench has no fleet')
  const { subject, text, html, attachments } = confirmationMail({
    ...readEnv({ PUBLIC_URL: 'http://127.0.0.1:3000' }),
    today: '2026-05-15',
    ownPage: 'http://127.0.0.1:3000/RentalRevolution/my-booking#a-link-that-is-signed',
    booking: {
      reference: 'BENCH234',
      language: 'en',
      kind,
      vehicleName: vehicle.name,
      vehicleType: vehicle.type,
      startsAt: kind === 'hours' ? '2026-06-03T10:00' : '2026-06-03T14:00',
      endsAt: kind === 'hours' ? '2026-06-03T11:00' : '2026-06-05T10:00',
      salutation: '',
      name: 'Mira Keller',
      email: 'mira.keller@guests.example',
      phone: '+491512345678',
      streetAndNumber: 'Seestrasse 5',
      additional: '',
      zipCodeAndCity: '82319 Starnberg',
      people: 2,
      hasLicense: null,
      ...{ adults: 2, children: 0, ageFrom: null, ageTo: null, license: 'not_needed', ownWords: '', extras: [] },
      quote: price,
      voucherAmount: 0,
      paymentMethod: kind === 'hours' ? 'on_site' : 'transfer',
      dueOn: kind === 'hours' ? null : '2026-05-20',
      isPaid: false,
    },
  })
  return { subject, text, html, attachments: attachments ?? [] }
}
