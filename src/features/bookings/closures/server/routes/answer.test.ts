import { describe, expect, test } from 'vitest'
import { book } from '#testing/booking.ts'
import { openClosing } from '#testing/closures.ts'
import { openOwnPage, testLinks } from '#testing/own-booking.ts'
import type { Question } from '../../contract/answer.ts'

const closing = openClosing()
const { pier, close, sql, answer } = closing
const page = openOwnPage(pier)
const mira = 'mira@guests.example'
const nils = 'nils@guests.example'
const water = { vehicle_id: undefined, reason: 'Storm warning' }
const read = async (link: string) => (await closing.read(link)).json as unknown as Question

/** An hour with Eider at 10 am of June 3, and the question what they would like instead. */
async function asked(changes: object = water): Promise<string> {
  const reply = await book(sql(), pier.it.visitor(), { vehicle: await closing.boat() })
  expect(reply.status).toBe(201)
  return question(await close(changes), mira)
}

async function question(id: number, email: string): Promise<string> {
  await closing.decide(id, 'ask')
  pier.it.setNow('2026-06-01T05:10:00Z')
  return closing.linkFor(email)
}

/** Two nights on the houseboat, paid online. */
async function paidStay(): Promise<string> {
  const held = await pier.hold()
  await pier.approve(held)
  await pier.it.visitor().post(`/api/payments/${(held.json.payment as { payment: string }).payment}/capture/`)
  const id = await close({ ...water, from_day: '2026-06-10', until_day: '2026-06-13' })
  return question(id, nils)
}

describe('the question', () => {
  test('says why, what was booked, and what can be had instead, at the price that was agreed', async () => {
    const found = await read(await asked())
    expect(found).toMatchObject({
      state: 'open',
      reason: 'Storm warning',
      is_water: true,
      price: 50,
      paid: 0,
      chosen: null,
    })
    expect(found.places.length).toBeGreaterThan(3)
    expect(found.places.every(({ day }) => day !== '2026-06-03')).toBe(true)
    const starts = found.places.map(({ day, start }) => `${day} ${start}`)
    expect(starts).toEqual([...starts].sort())
    expect(starts).toContain('2026-06-04 10')
  })

  test('is opened by its link only, which ends', async () => {
    const link = await asked()
    expect((await closing.read(`${link}x`)).status).toBe(404)
    const [row] = await sql()`SELECT reference FROM bookings`
    const wrong = testLinks.sign(
      { kind: 'booking', id: String(row?.reference) },
      Temporal.Instant.from('2030-01-01T00:00:00Z'),
    )
    expect((await closing.read(wrong)).status).toBe(404)
    pier.it.setNow('2026-07-04T05:10:00Z')
    expect((await closing.read(link)).status).toBe(410)
  })

  test('ends with the closure, and once the boat is on the water', async () => {
    const link = await asked()
    await sql()`INSERT INTO handovers (booking_id, out_at, out_by) SELECT id, now(), 'Ada' FROM bookings`
    expect((await read(link)).state).toBe('past')
    await sql()`DELETE FROM handovers`
    await sql()`UPDATE closures SET lifted_at = now()`
    expect((await read(link)).state).toBe('settled')
    expect((await answer(link, { choice: 'money' })).json.state).toBe('settled')
    expect(await sql()`SELECT FROM bookings WHERE canceled_at IS NULL`).toHaveLength(1)
  })
})

describe('the answer', () => {
  test('moves to a time that was offered; sent again it is so already', async () => {
    const link = await asked()
    const { places } = await read(link)
    const [one] = places
    const reply = await answer(link, { choice: 'move', day: one?.day, start: one?.start })
    expect(reply).toMatchObject({ status: 200, json: { state: 'moved', chosen: 'move', price: 50 } })
    const again = await answer(link, { choice: 'money' })
    expect(again.json).toMatchObject({ state: 'moved', chosen: 'move' })
    const [row] = await sql()`SELECT to_char(starts_at, 'YYYY-MM-DD') AS day, price, canceled_at FROM bookings`
    expect(row).toEqual({ day: one?.day, price: 5000, canceled_at: null })
    const review = await closing.review((await sql()`SELECT id FROM closures`)[0]?.id)
    expect(review.decided).toMatchObject([{ decision: 'ask', chosen: 'move', is_done: true }])
    const told = (await closing.mails(mira)).at(-1)
    expect(told?.subject).toMatch(/moved|new time|now/i)
  })

  test('is refused for a time that is not offered or was taken, and everything stays', async () => {
    const link = await asked()
    for (const when of [{ day: '2026-06-03', start: 10 }, { day: '2026-06-04', start: 3 }, {}])
      expect((await answer(link, { choice: 'move', ...when })).json.code).toBe('TAKEN')
    expect((await answer(link, { choice: 'swim' })).status).toBe(422)
    expect((await read(link)).state).toBe('open')
  })

  test('gives the money back the way it came', async () => {
    const link = await paidStay()
    expect(await read(link)).toMatchObject({ price: 1080, paid: 1080, back: { provider: 1080, hand: 0, voucher: 0 } })
    expect((await answer(link, { choice: 'money' })).json).toMatchObject({ state: 'canceled', chosen: 'money' })
    await answer(link, { choice: 'money' })
    await pier.it.runJob('payments')
    expect(await page.refunds()).toEqual([108_000])
    expect(await sql()`SELECT FROM vouchers`).toEqual([])
    const [row] = await sql()`SELECT canceled_by, canceled_reason, cancellation_fee FROM bookings`
    expect(row).toEqual({
      canceled_by: expect.not.stringMatching('customer'),
      canceled_reason: 'Storm warning',
      cancellation_fee: 0,
    })
  })

  test('gives a voucher for all that was paid, and no money besides', async () => {
    const link = await paidStay()
    expect((await answer(link, { choice: 'voucher' })).json).toMatchObject({ state: 'canceled', chosen: 'voucher' })
    await answer(link, { choice: 'voucher' })
    await pier.it.runJob('payments')
    expect(await page.refunds()).toEqual([])
    expect(await sql()`SELECT amount, redeemed, paid_at IS NOT NULL AS paid FROM vouchers`).toEqual([
      { amount: 108_000, redeemed: 0, paid: true },
    ])
    const canceled = (await closing.mails(nils)).find(({ body_text }) => body_text.includes('as a new voucher'))
    expect(canceled?.body_text).toContain('$1,080')
    const own = await page.read(await page.linkFor(nils))
    expect(own.json.canceled).toMatchObject({ settlement: { voucher_back: 1080, provider_back: 0 } })
  })

  test('is one, of two that are sent at once', async () => {
    const link = await paidStay()
    await Promise.all([answer(link, { choice: 'voucher' }), answer(link, { choice: 'money' })])
    await pier.it.runJob('payments')
    const back = (await page.refunds()).length + (await sql()`SELECT FROM vouchers`).length
    expect(back).toBe(1)
  })
})

describe('who has not answered', () => {
  test('is asked by one closure alone: another that concerns them knows it, until the first is open again', async () => {
    await asked()
    const first = (await sql()`SELECT id FROM closures`)[0]?.id as number
    const water = await closing.close({ vehicle_id: undefined, reason: 'Storm warning' })
    const { open, decided } = await closing.review(water)
    expect(open).toEqual([])
    expect(decided).toMatchObject([{ decision: 'ask', is_told: true, is_elsewhere: true, chosen: null }])
    const counts = async () => (await closing.staff.get('/api/rere_get_closures/?day=2026-06-01')).json.closures
    expect(await counts()).toMatchObject([
      { undecided: 0, unanswered: 1, asked: [decided[0]?.booking_id] },
      { undecided: 0, unanswered: 0, asked: [] },
    ])
    const again = await closing.send(water, [{ booking_id: decided[0]?.booking_id, decision: 'ask' }])
    expect(again.status).toBe(422)

    await closing.staff.post('/api/rere_open_again/', { closure_id: first })
    expect((await closing.review(water)).open).toMatchObject([{ decision: 'ask' }])
    expect(await counts()).toMatchObject([{ id: water, undecided: 1 }])
    const questions = (await closing.mails(mira)).filter(({ body_text }) => body_text.includes('/closed#'))
    expect(questions).toHaveLength(1)
  })

  test('is seen, and reminded at most once an hour', async () => {
    await asked()
    const id = (await sql()`SELECT id FROM closures`)[0]?.id as number
    const remind = (booking_id: number) =>
      closing.staff.post('/api/rere_remind_of_review/', { closure_id: id, booking_id })
    const [row] = (await closing.review(id)).decided
    const booking = row?.booking_id as number
    expect(row).toMatchObject({ decision: 'ask', chosen: null, is_told: true })
    expect((await closing.staff.get('/api/rere_get_closures/?day=2026-06-01')).json.closures).toMatchObject([
      { unanswered: 1, undecided: 0 },
    ])
    expect((await remind(booking)).json.code).toBe('NOT_ASKED')
    pier.it.setNow('2026-06-01T06:10:00Z')
    expect((await remind(booking)).status).toBe(200)
    expect((await remind(booking)).json.code).toBe('NOT_ASKED')
    expect((await closing.mails(mira)).filter(({ subject }) => subject.startsWith('Please choose'))).toHaveLength(1)
    expect((await remind(4711)).status).toBe(409)
    pier.it.setNow('2026-06-01T07:20:00Z')
    await sql()`UPDATE closures SET lifted_at = now()`
    expect((await remind(booking)).json.code).toBe('NOT_ASKED')
  })
})
