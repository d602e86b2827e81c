import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { addCustomer, addInvoice } from '#testing/invoices.ts'
import { datesIn } from '#testing/zip-dates.ts'

const it = await buildTestApp()
const root = await it.signedIn('root')
const mira = 'mira@guests.example'

async function download(person: string) {
  const cookie = [...root.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = `/api/sshp_export_person/?${new URLSearchParams({ person })}`
  const { rawPayload, statusCode, headers } = await it.app.inject({ url, headers: { cookie } })
  return {
    status: statusCode,
    name: headers['content-disposition'],
    bytes: rawPayload,
    files: statusCode === 200 ? unzipSync(rawPayload) : {},
  }
}

test('All that is known of a person comes as a zip for programs and for people, with pictures and papers.', async () => {
  const { sql } = it
  const boat = await insertVehicle(sql)
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`
    INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, comment, price, visitor)
    VALUES ('K7Q2XH4M', ${boat}, 'hours', '2026-06-03 10:00', '2026-06-03 11:00', 'Mira <b>Keller</b>', ${mira}, '+49151', 'A dog', 5000,
            sha256('x'))
    RETURNING id::int`
  const signature = `${'5'.repeat(32)}.webp`
  await sql`INSERT INTO files (name, media_type, bytes) VALUES (${signature}, 'image/webp', 'signed')`
  await sql`
    INSERT INTO handovers (booking_id, out_at, out_by, fuel_out, signature_out) VALUES (${id}, '2026-06-03T08:00:00Z', 'Jonas Pier', 8, ${signature})`
  await sql`INSERT INTO mails (recipient, subject, body_text, body_html) VALUES ('nils@guests.example', 'Not hers', 'x', 'x')`
  const customer = await addCustomer(sql, { email: mira })
  const { reference } = await addInvoice(sql, { customer, paper: true })

  const { status, name, files } = await download(`email:${mira}`)
  expect([status, name]).toEqual([200, 'attachment; filename="mira-guests-example.zip"'])
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['data.json', 'index.html', `pictures/${signature}`, `invoices/${reference}.pdf`]),
  )
  expect(strFromU8(files[`pictures/${signature}`] as Uint8Array)).toBe('signed')
  const data = JSON.parse(strFromU8(files['data.json'] as Uint8Array))
  expect(data.bookings).toMatchObject([{ reference: 'K7Q2XH4M', email: mira, comment: 'A dog', price: 5000 }])
  expect(data.invoices).toMatchObject([{ reference }])
  expect(data.handovers).toMatchObject([{ out_at: '2026-06-03T10:00:00+02:00' }])
  expect(strFromU8(files['index.html'] as Uint8Array)).toContain('2026-06-03T10:00:00+02:00')
  expect(data.bookings[0]).not.toHaveProperty('visitor')
  expect(data.mails).toBeUndefined()
  const page = strFromU8(files['index.html'] as Uint8Array)
  expect(page).toContain('K7Q2XH4M')
  expect(page).toContain('Mira &lt;b&gt;Keller&lt;/b&gt;')

  expect(await sql`SELECT action, record, details FROM audit_log`).toEqual([
    { action: 'person.export', record: expect.stringMatching(/^person:Erased [0-9A-F]{8}$/), details: {} },
  ])
  expect((await download('email:nobody@guests.example')).status).toBe(404)
})

test('Its files are dated by the wall clock of the business.', async () => {
  it.setNow('2026-07-01T22:15:30Z')
  const person = 'dated@guests.example'
  await it.sql`INSERT INTO mails (recipient, subject, body_text, body_html) VALUES (${person}, 'Hers', 'x', 'x')`
  const { bytes } = await download(`email:${person}`)
  const dates = await datesIn(bytes)
  expect(dates).toEqual({ 'data.json': '2026-07-02 00:15:30', 'index.html': '2026-07-02 00:15:30' })
})
