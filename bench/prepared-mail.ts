import { quote } from '#features/bookings/rules.prices.ts'
import { confirmationMail } from '#features/bookings/server/emails/confirmation.ts'
import { readVehicles } from '#features/vehicles/server/queries.ts'
import type { Sql } from '#kit/server/db.ts'
import { readEnv } from '#kit/server/env.ts'

/** One real confirmation, to be kept again and again: the floor stores a mail of the right size, it does not write one. */
export async function preparedMail(sql: Sql) {
  const [vehicle] = await readVehicles(sql)
  const price = vehicle && quote(vehicle, 1, { extras: [], hasLicense: undefined })
  if (!price) throw new Error('the bench has no fleet')
  const { subject, text, html, attachments } = confirmationMail({
    ...readEnv({ PUBLIC_URL: 'http://127.0.0.1:3000' }),
    ownPage: 'http://127.0.0.1:3000/RentalRevolution/my-booking#a-link-that-is-signed',
    booking: {
      reference: 'BENCH234',
      kind: 'hours',
      vehicleName: vehicle.name,
      startsAt: '2026-06-03T10:00',
      endsAt: '2026-06-03T11:00',
      salutation: '',
      name: 'Mira Keller',
      email: 'mira.keller@guests.example',
      phone: '+491512345678',
      streetAndNumber: 'Seestrasse 5',
      additional: '',
      zipCodeAndCity: '82319 Starnberg',
      people: 2,
      hasLicense: null,
      comment: 'Boating licence: not needed\nPersons: 2 adults\nExtras: none',
      quote: price,
      voucherAmount: 0,
      paymentMethod: 'on_site',
      dueOn: null,
      isPaid: false,
    },
  })
  return { subject, text, html, attachments: JSON.stringify(attachments) }
}
