import { describe, expect, test } from 'vitest'
import { book } from '#testing/booking.ts'
import { openClosing } from '#testing/closures.ts'

const closing = openClosing()
const { pier, close, decide, sql } = closing
const mira = 'mira@guests.example'
const later = '2026-06-01T05:10:00Z'

/** Two bookings of a boat that is closed, whose customers were asked; gives the closure. */
async function asked(changes: object = {}) {
  const vehicle = await closing.boat()
  await book(sql(), pier.it.visitor(), { vehicle, ...changes })
  const id = await close()
  await decide(id, 'ask')
  return id
}
const sent = async () => {
  await sql()`UPDATE mails SET state = 'sent', sent_at = now() WHERE state = 'waiting'`
  pier.it.setNow(later)
}
const open = (id: number) => closing.staff.post('/api/rere_open_again/', { closure_id: id })
const told = async () =>
  (await closing.mails(mira)).filter(
    ({ subject, state }) => state === 'waiting' && /takes place|findet statt/.test(subject),
  )

describe('opened again', () => {
  test('tells who was asked and has not answered that the booking stands, once, and the link of the question says so', async () => {
    const id = await asked()
    await sent()
    for (let i = 0; i < 2; i++) expect((await open(id)).status).toBe(200)
    const [mail, ...more] = await told()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: 'Your trip with Eider on Wednesday, June 3, 2026 takes place',
      body_text: expect.stringContaining('your booking stands as it was'),
    })
    expect(mail?.body_text).toMatch(/To your booking:\s+\S+#booking\./)
    expect((await closing.read(await closing.linkFor(mira))).json.state).toBe('settled')
    expect((await closing.review(id)).open).toEqual([])
  })

  test('tells it in the language of the customer', async () => {
    const id = await asked()
    await sql()`UPDATE bookings SET language = 'de'`
    await sent()
    await open(id)
    expect(await told()).toMatchObject([{ subject: 'Ihre Fahrt mit Eider am Mittwoch, 3. Juni 2026 findet statt' }])
  })

  test('sends no question that waits, and tells nobody of it who knows of nothing', async () => {
    const id = await asked()
    expect((await open(id)).status).toBe(200)
    expect(
      (await closing.mails(mira)).filter(({ state, subject }) => state === 'waiting' && /choose/.test(subject)),
    ).toEqual([])
    expect(await told()).toEqual([])
  })

  test.each([
    ['has chosen', "UPDATE closure_bookings SET chosen = 'move'"],
    ['has canceled', 'UPDATE bookings SET canceled_at = now()'],
    ['was decided on otherwise', "UPDATE closure_bookings SET decision = 'keep'"],
    ['has the boat', "INSERT INTO handovers (booking_id, out_at, out_by) SELECT id, now(), 'Ada' FROM bookings"],
    [
      'is closed out by something else',
      "INSERT INTO closures (starts_at, ends_at, reason, closed_by) VALUES ('2026-06-03', '2026-06-04', 'Ice', 'Ada')",
    ],
    ['has no address any more', "UPDATE bookings SET email = ''"],
    ['has had the time', "UPDATE bookings SET starts_at = '2026-05-03 10:00', ends_at = '2026-05-03 11:00'"],
  ])('tells nobody who %s', async (_, change) => {
    const id = await asked()
    await sent()
    await sql().unsafe(change)
    await pier.it.live.changed('handovers', 'bookings', 'blocked-days')
    expect((await open(id)).status).toBe(200)
    expect(await told()).toEqual([])
  })

  test('waits for whoever is answering at this moment', async () => {
    const id = await asked()
    await sent()
    const answering = Promise.withResolvers<void>()
    const answered = sql().begin(async (tx) => {
      await tx`UPDATE closure_bookings SET chosen = 'money'`
      await answering.promise
    })
    const opening = open(id)
    await new Promise((done) => setTimeout(done, 200))
    answering.resolve()
    await answered
    expect((await opening).status).toBe(200)
    expect(await told()).toEqual([])
  })

  test('is for staff', async () => {
    const id = await asked()
    const body = { closure_id: id }
    expect((await pier.it.visitor().post('/api/rere_open_again/', body)).status).toBe(401)
    expect((await (await pier.it.signedIn('demo')).post('/api/rere_open_again/', body)).status).toBe(403)
    expect((await open(4711)).status).toBe(404)
  })
})

test('Who has paid nothing is offered no voucher and no money.', async () => {
  await asked()
  const question = (await closing.mails(mira)).find(({ subject }) => /choose/.test(subject))
  expect(question?.body_text).toContain('which costs you nothing')
  expect(question?.body_text).not.toMatch(/voucher|money back/)
  await sql()`TRUNCATE closures CASCADE`
  await sql()`UPDATE bookings SET paid_at = now()`
  await sql()`TRUNCATE mails CASCADE`
  await decide(await close(), 'ask')
  expect((await closing.mails(mira))[0]?.body_text).toMatch(/take a voucher\s+for what you paid/)
})
