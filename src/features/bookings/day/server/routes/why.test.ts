import { beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#kit/server/postgres/db.ts'
import { book } from '#testing/booking.ts'
import { insertBooking } from '#testing/fleet.ts'
import { openPayingDesk } from '#testing/hours.ts'
import { saveTerms } from '#testing/prices.ts'

const desk = openPayingDesk()
const { stored } = desk

type Who = 'admin' | 'employee' | 'demo'
const cancel = async (fields: Record<string, unknown>, as: Who = 'employee') => {
  const [row] = await stored()
  return (await desk.it.signedIn(as)).post('/api/rere_cancel_booking_EN/', { booking_id: row?.id, ...fields })
}
const ask = async (as: Who = 'employee') => {
  const [row] = await stored()
  return (await desk.it.signedIn(as)).get(`/api/rere_get_cancellations/?booking_id=${row?.id}`)
}
const toCustomer = async () => {
  const rows = await desk.it.sql<{ subject: string; body_text: string }[]>`
    SELECT subject, body_text FROM mails WHERE recipient = 'mira@guests.example' ORDER BY id DESC`
  return rows[0]
}
/** An hour on June 3 from 10 on, for $50. */
const booked = () => book(desk.it.sql, desk.it.visitor(), { vehicle: desk.boat })
/** The same, paid online. */
async function paid() {
  const held = await desk.hold()
  await desk.approve(held)
  await desk.confirm(held)
}
const begun = '2026-06-03T08:00:00Z'

beforeEach(async () => {
  await desk.it.sql`TRUNCATE audit_log`
})

describe('somebody who does not come', () => {
  test('can be noted from the minute on at which the boat waits, and owes the fee; the boat is free', async () => {
    await booked()
    desk.it.setNow('2026-06-03T07:59:00Z')
    expect((await ask()).json.no_show).toBeNull()
    expect((await cancel({ why: 'no_show' })).json.code).toBe('NOT_YET')
    desk.it.setNow(begun)
    expect((await ask()).json).toMatchObject({ no_show: { fee: 50, kept: 0, owed: 50 }, us: { fee: 0 }, is_told: true })
    expect((await cancel({ why: 'no_show', fee: 50 })).status).toBe(200)
    expect((await stored())[0]).toMatchObject({
      ...{ canceled_why: 'no_show', canceled_by: 'Jonas Pier', canceled_reason: 'Nobody came', cancellation_fee: 5000 },
      settlement: { fee: 5000, kept: 0, owed: 5000 },
    })
    const mail = await toCustomer()
    expect(mail?.subject).toBe('We missed you: Eider on Wednesday, June 3, 2026')
    expect(mail?.body_text).toContain('Fee, as nobody came')
    expect(mail?.body_text).not.toContain('cancellation fee')
    expect(mail?.body_text).toContain('$50')
    const day = (await (await desk.it.signedIn('employee')).get('/api/rere_get_day_bookings/?day=2026-06-03')).json
    expect(day).toMatchObject({ bookings: [], no_shows: [{ vehicle_name: 'Eider', kept: 0, owed: 50 }] })
    const open = (await (await desk.it.signedIn('employee')).get('/api/rere_get_timeline/?day=2026-06-03&days=1')).json
    expect(open).toMatchObject({ bookings: [], no_shows: [{ name: 'Mira Keller', booked_start: 10 }] })
    const found = (await (await desk.it.signedIn('employee')).get('/api/rere_search/?search=mira')).json
    expect(found.bookings).toMatchObject([{ canceled: true, no_show: true }])
    await insertBooking(desk.it.sql, desk.boat, '2026-06-03T10:00', '2026-06-03T11:00')
  })

  test('who has paid gets nothing back, which whoever stands at the pier can note', async () => {
    await paid()
    desk.it.setNow(begun)
    expect((await cancel({ why: 'no_show' })).status).toBe(200)
    expect((await stored())[0]?.settlement).toMatchObject({ kept: 5000, providerBack: 0, owed: 0 })
    await desk.it.runJob('payments')
    expect(await desk.refunds()).toEqual([])
  })

  test('is let off with a reason, and then it is money that goes back, for admins', async () => {
    await paid()
    desk.it.setNow(begun)
    const waived = { why: 'no_show', waive: true }
    expect((await cancel(waived)).json.errors).toEqual([{ field: 'canceled_reason', message: 'Please enter a reason' }])
    const kind = { ...waived, canceled_reason: 'Comes every week' }
    expect((await cancel(kind)).json.code).toBe('BOOKING_PAID')
    expect((await stored())[0]?.canceled_at).toBeNull()
    expect((await cancel(kind, 'admin')).status).toBe(200)
    expect((await stored())[0]).toMatchObject({
      ...{ canceled_reason: 'Nobody came: Comes every week', cancellation_fee: 0 },
      settlement: { kept: 0, providerBack: 5000 },
    })
    expect((await toCustomer())?.body_text).toMatch(/For once we do not\s+charge it\./)
    expect((await toCustomer())?.body_text).not.toContain('Comes every week')
    const [log] = await desk.it.sql`SELECT details FROM audit_log WHERE action = 'booking.cancel'`
    expect(log?.details).toMatchObject({ why: 'no_show', waived: 50 })
  })

  test('pays what the terms of the booking say of it, which is never less than canceling', async () => {
    const cheap = await (await desk.it.signedIn('admin')).post('/api/rere_save_terms/', {
      ...{ starts_on: '2026-06-01', hours_share: 0, days_share: 0, no_show: 79 },
      steps: JSON.stringify([{ before: 0, unit: 'days', percent: 80 }]),
    })
    expect((cheap.json.errors as { field: string }[]).map(({ field }) => field)).toEqual(['no_show'])
    await saveTerms(desk, { hours_share: 0, no_show: 90 })
    await booked()
    expect((await toCustomer())?.body_text).toContain('When nobody comes, it is $45.')
    desk.it.setNow(begun)
    expect((await ask()).json).toMatchObject({ customer: { fee: 40 }, no_show: { fee: 45 } })
  })

  test('is not who has the boat, or had it', async () => {
    await booked()
    desk.it.setNow(begun)
    await desk.it.sql`INSERT INTO handovers (booking_id, out_at, out_by) SELECT id, ${begun}, 'Ada' FROM bookings`
    expect([(await ask()).json.code, (await cancel({ why: 'no_show' })).json.code]).toEqual(['BOAT_OUT', 'BOAT_OUT'])
  })
})

describe('a customer who calls it off', () => {
  test('pays what they would have paid online, at the fee that was shown', async () => {
    await saveTerms(desk, { hours_share: 0 })
    await booked()
    expect((await ask()).json.customer).toMatchObject({ fee: 40, owed: 40 })
    const other = await cancel({ why: 'customer', fee: 20 })
    expect([other.status, other.json.code]).toEqual([409, 'FEE_CHANGED'])
    expect((await cancel({ why: 'customer', fee: 40 })).status).toBe(200)
    expect((await stored())[0]).toMatchObject({ canceled_why: 'customer', cancellation_fee: 4000 })
    expect((await toCustomer())?.body_text).toContain('as you asked')
  })
})

describe('the business', () => {
  test('gives all money back for the weather, says so in the language of the customer, and where to book again', async () => {
    await paid()
    await desk.it.sql`UPDATE bookings SET language = 'de'`
    expect((await cancel({ why: 'weather' })).json.code).toBe('BOOKING_PAID')
    expect((await cancel({ why: 'weather' }, 'admin')).status).toBe(200)
    expect((await stored())[0]).toMatchObject({ canceled_why: 'weather', settlement: { providerBack: 5000, kept: 0 } })
    const mail = await toCustomer()
    expect(mail?.body_text).toContain('Bei diesem Wetter kann niemand sicher hinausfahren')
    expect(mail?.body_text).toContain('/de/RentalRevolution/overview/all')
    await desk.it.runJob('payments')
    expect(await desk.refunds()).toEqual([{ amount: 5000 }])
  })

  test('tells nobody who gave no address', async () => {
    await booked()
    await desk.it.sql`UPDATE bookings SET email = ''`
    expect((await ask()).json.is_told).toBe(false)
    const before = await desk.mails()
    expect((await cancel({ why: 'damage', canceled_reason: 'The rudder is bent' })).status).toBe(200)
    expect((await desk.mails()).length - before.length).toBe(1)
    expect((await stored())[0]).toMatchObject({ canceled_why: 'damage', canceled_reason: 'The rudder is bent' })
  })
})

test('who may not, and what does not exist or is over, is told so', async () => {
  await booked()
  const [row] = await stored()
  const url = `/api/rere_get_cancellations/?booking_id=${row?.id}`
  expect((await desk.it.visitor().get(url)).status).toBe(401)
  expect((await ask('demo')).status).toBe(200)
  expect((await cancel({ why: 'weather' }, 'demo')).json.code).toBe('DEMO_ACCOUNT')
  const staff = await desk.it.signedIn('employee')
  expect((await staff.get('/api/rere_get_cancellations/?booking_id=999999')).status).toBe(404)
  expect((await staff.get('/api/rere_get_cancellations/?booking_id=x')).status).toBe(422)
  expect((await cancel({ why: 'boredom' })).json.errors).toMatchObject([{ field: 'why' }])
  expect((await cancel({ why: 'weather' })).status).toBe(200)
  expect((await cancel({ why: 'weather' })).status).toBe(200)
  expect((await cancel({ why: 'damage' })).json.code).toBe('BOOKING_CANCELED')
  expect((await ask()).json.code).toBe('BOOKING_CANCELED')
  expect((await stored())[0]).toMatchObject({ canceled_why: 'weather' })
})

describe('two members of staff who say different things at the same moment', () => {
  test('are settled as one of them said, and the other one is told', async () => {
    for (let round = 0; round < 4; round++) {
      await desk.it.sql`TRUNCATE bookings, mails CASCADE`
      desk.it.setNow('2026-06-01T05:00:00Z')
      await booked()
      desk.it.setNow(begun)
      const replies = await Promise.all(['no_show', 'weather'].map((why) => cancel({ why })))
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const why = replies[0]?.status === 200 ? 'no_show' : 'weather'
      expect((await stored())[0]).toMatchObject({ canceled_why: why, cancellation_fee: why === 'no_show' ? 5000 : 0 })
      const mails = await desk.it
        .sql`SELECT FROM mails WHERE recipient = 'mira@guests.example' AND subject ~ 'Canceled|missed'`
      expect(mails).toHaveLength(1)
    }
  })

  test('would both have their way if they only looked before: that is what the test above sees', async () => {
    await booked()
    const looked = Promise.withResolvers<void>()
    let waiting = 2
    const naive = (why: string) =>
      transaction(desk.it.sql, async (tx) => {
        const open = await tx`SELECT FROM bookings WHERE canceled_at IS NULL`
        waiting -= 1
        if (waiting === 0) looked.resolve()
        await looked.promise
        if (open.length === 0) return 0
        return (await tx`UPDATE bookings SET canceled_at = now(), canceled_why = ${why} RETURNING 1`).length
      })
    expect(await Promise.all(['no_show', 'weather'].map(naive))).toEqual([1, 1])
  })
})

describe('a fee that is owed', () => {
  const waive = async (fields: Record<string, unknown>, as: Who = 'employee') => {
    const [row] = await stored()
    return (await desk.it.signedIn(as)).post('/api/rere_waive_fee/', { booking_id: row?.id, ...fields })
  }
  const fees = async () =>
    (await (await desk.it.signedIn('employee')).get('/api/rere_get_unpaid_bookings_and_vouchers_for_cashregister/'))
      .json.fees

  test('is waived for a reason, once, and owed nowhere any more', async () => {
    await booked()
    expect((await waive({ reason: 'Nothing is owed yet' })).json.code).toBe('NOTHING_OWED')
    desk.it.setNow(begun)
    await cancel({ why: 'no_show', fee: 50 })
    expect(await fees()).toMatchObject([{ amount: 50 }])
    expect((await waive({ reason: ' ' })).json.errors).toMatchObject([{ field: 'reason' }])
    expect((await waive({ reason: 'Ill' }, 'demo')).status).toBe(403)
    const replies = await Promise.all([waive({ reason: 'Ill' }), waive({ reason: 'Ill' })])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await stored())[0]).toMatchObject({ cancellation_fee: 0, settlement: { fee: 0, kept: 0, owed: 0 } })
    expect(await fees()).toEqual([])
    expect(await desk.it.sql`SELECT details FROM audit_log WHERE action = 'booking.waive'`).toEqual([
      { details: { reason: 'Ill', waived: 50 } },
    ])
    const visitor = desk.it.visitor()
    expect((await visitor.post('/api/rere_waive_fee/', { booking_id: 1, reason: 'Mine' })).status).toBe(401)
  })
})
