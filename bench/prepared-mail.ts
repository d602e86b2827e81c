import { quote } from '#features/bookings/rules.ts'
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
    business: readEnv({}).business,
    publicUrl: 'http://127.0.0.1:3000',
    timeZone: 'Europe/Berlin',
    to: 'mira.keller@guests.example',
    reference: 'BENCH234',
    salutation: '',
    name: 'Mira Keller',
    streetAndNumber: 'Seestrasse 5',
    additional: '',
    zipCodeAndCity: '82319 Starnberg',
    vehicle,
    day: '2026-06-03',
    start: 10,
    hours: 1,
    quote: price,
    people: 2,
    comment: 'Boating licence: not needed\nPersons: 2 adults\nExtras: none',
  })
  return { subject, text, html, attachments: JSON.stringify(attachments) }
}
