import { beforeEach, describe, expect, test } from 'vitest'
import { openCashRegister } from '#testing/cash-register.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { insertVoucher } from '#testing/voucher.ts'
import type { Figures } from '../contract.ts'

const till = openCashRegister()
const of = '?from=2026-06-01&until=2026-06-30'
const read = (query = of, who = till.admin) => who.get(`/api/rere_get_figures/${query}`)
const figures = async (query = of) => {
  const answer = await read(query)
  expect(answer.status, answer.text).toBe(200)
  return answer.json as Figures
}
const file = (table: string, language: string, who = till.admin) =>
  who.get(`/api/rere_export_figures/${of}&table=${table}&language=${language}`)
const set = (id: number, changes: Record<string, unknown>) =>
  till.it.sql`UPDATE bookings SET ${till.it.sql(changes as never)} WHERE id = ${id}`
const sum = (rows: readonly { income: number }[]) =>
  Math.round(rows.reduce((all, { income }) => all + income * 100, 0)) / 100

beforeEach(async () => {
  await till.it.sql`TRUNCATE closures, blocked_days CASCADE`
})

describe('who may ask for figures, and for what', () => {
  test('administrators; neither other staff nor visitors', async () => {
    expect((await read()).status).toBe(200)
    expect((await read(of, till.employee)).status).toBe(403)
    expect((await read(of, till.it.visitor())).status).toBe(401)
    expect((await file('use', 'en', till.employee)).status).toBe(403)
    expect((await file('use', 'en', till.it.visitor())).status).toBe(401)
  })

  test.each([
    ['from', '?from=2026-06-31&until=2026-07-01'],
    ['until', '?from=2026-06-01'],
    ['until', '?from=2026-06-02&until=2026-06-01'],
    ['until', '?from=2026-01-01&until=2027-01-02'],
    ['type', `${of}&type=submarines`],
    ['boat', `${of}&boat=first`],
  ])('not with a wrong %s: %s', async (field, query) => {
    const { status, json } = await read(query)
    expect(status).toBe(422)
    expect(json.errors).toContainEqual(expect.objectContaining({ field }))
  })

  test('asked again they are the same; of a boat that never was there is nothing', async () => {
    await till.booking()
    expect(await figures()).toEqual(await figures())
    expect(await figures(`${of}&boat=999999`)).toMatchObject({ bookings: 0, income: 0, boats: [], open: 0 })
  })
})

describe('income', () => {
  test('is what the till, the provider and vouchers took, and what is open', async () => {
    const { sql } = till.it
    const { id: voucher } = await insertVoucher(sql, { redeemed: 2000 })
    const cash = await till.booking({ newPrice: 4250 })
    expect((await till.payBooking(cash, 42.5)).status).toBe(201)
    const mixed = await till.booking({
      startsAt: '2026-06-03T12:00',
      endsAt: '2026-06-03T13:00',
      voucher: { id: voucher, amount: 2000 },
    })
    expect((await till.payBooking(mixed, 30)).status).toBe(201)
    await till.booking({ startsAt: '2026-06-03T14:00', endsAt: '2026-06-03T15:00' })
    const online = await till.booking({
      startsAt: '2026-06-04T14:00',
      endsAt: '2026-06-04T15:00',
      method: 'provider',
      paid: true,
    })
    await sql`
      INSERT INTO payments (id, booking_id, provider, amount, description, state, captured, capture_id, expires_at)
      VALUES ('payment-0123456789-0123456789', ${online}, 'test', 5000, 'Eider', 'captured', 5000, 'c', '2027-01-01')`
    const canceled = await till.booking({ startsAt: '2026-06-05T14:00', endsAt: '2026-06-05T15:00', paid: true })
    const settlement = { fee: 2000, kept: 2000, voucherBack: 0, providerBack: 0, handBack: 3000, owed: 0 }
    await set(canceled, {
      canceled_at: '2026-06-03',
      canceled_by: 'customer',
      canceled_why: 'customer',
      cancellation_fee: 2000,
      settlement: sql.json(settlement),
    })

    const { income, bookings, ways, canceled: why } = await figures()
    expect([bookings, income]).toEqual([5, 42.5 + 50 + 50 + 50 + 20])
    expect(Object.fromEntries(ways.map((one) => [one.way, one.income]))).toEqual({
      ...{ on_site: 42.5 + 30 + 20, provider: 50, voucher: 20, open: 50 },
    })
    expect(why).toEqual([{ why: 'customer', bookings: 1, price: 50, kept: 20, owed: 0, returned: 30 }])
    // By the ledger, which has all but the one that was paid before, and by the payments.
    const [took] = await sql<{ income: number; online: number }[]>`
      SELECT (SELECT sum(income)::int FROM till_entries) AS income, (SELECT sum(amount)::int FROM payment_moves) AS online`
    expect(took).toEqual({ income: 7250, online: 5000 })
  })

  test('has what was taken at the pier besides, and no products', async () => {
    const id = await till.booking({ paid: true })
    await till.it.sql`
      INSERT INTO handovers (booking_id, out_at, out_by, fuel_out, fees, deposit, back_at, back_by, fuel_back, charges)
      VALUES (${id}, '2026-06-03T09:00Z', 'Jonas', 8, 2500, 20000, '2026-06-03T10:00Z', 'Jonas', 8, 1234)`
    expect((await figures()).income).toBe(50 + 25 + 12.34)
  })

  test('knows by whom and when a booking was made, and where the day begins', async () => {
    const site = await till.booking()
    const pier = await till.booking({ startsAt: '2026-06-03T00:30', endsAt: '2026-06-03T02:00' })
    const phone = await till.booking({ startsAt: '2026-06-05T09:30', endsAt: '2026-06-05T10:30' })
    await set(site, { created_at: '2026-06-03T08:00:00Z' })
    await set(pier, { created_at: '2026-06-02T22:10:00Z', employee: 'Jonas Pier' })
    await set(phone, { created_at: '2026-06-04T21:59:00Z', employee: 'Jonas Pier' })
    const { channels, hours } = await figures()
    expect(channels.map(({ channel, bookings }) => [channel, bookings])).toEqual([
      ['site', 1],
      ['pier', 1],
      ['phone', 1],
    ])
    expect(hours.map(({ hour }) => hour)).toEqual([0, 9, 11])
  })

  test('has the last day whole, nothing of the next, and nobody who only held a boat', async () => {
    await till.booking({ startsAt: '2026-06-30T23:00', endsAt: '2026-07-01T00:00' })
    await till.booking({ startsAt: '2026-07-01T00:00', endsAt: '2026-07-01T01:00' })
    await till.booking({ held: true })
    const letGo = await till.booking({ startsAt: '2026-06-10T12:00', endsAt: '2026-06-10T13:00', held: true })
    await set(letGo, { canceled_at: '2026-06-03', canceled_reason: 'Not paid in time' })
    expect(await figures()).toMatchObject({ bookings: 1, canceled: [] })
  })

  test('tells cancellations apart, also those of before anybody was asked why', async () => {
    for (const [day, by, why] of [
      ['11', 'Ada', 'no_show'],
      ['12', 'Ada', 'weather'],
      ['13', 'Ada', null],
      ['14', 'customer', null],
      ['15', null, null],
    ]) {
      const id = await till.booking({ startsAt: `2026-06-${day}T11:00`, endsAt: `2026-06-${day}T12:00` })
      const owed =
        why === 'no_show' ? { fee: 5000, kept: 0, voucherBack: 0, providerBack: 0, handBack: 0, owed: 5000 } : null
      await set(id, {
        canceled_at: '2026-06-03',
        canceled_by: by,
        canceled_why: why,
        ...(owed && { cancellation_fee: 5000, settlement: till.it.sql.json(owed) }),
      })
    }
    const { canceled, ways, income } = await figures()
    expect(canceled.map(({ why }) => why)).toEqual(['customer', 'no_show', 'weather', 'unpaid', 'unknown'])
    expect(canceled[1]).toMatchObject({ kept: 0, owed: 50, returned: 0 })
    expect([income, ways]).toEqual([50, [{ way: 'open', income: 50 }]])
    await till.it.sql`UPDATE bookings SET settled_at = now() WHERE canceled_why = 'no_show'`
    expect((await figures()).ways).toEqual([{ way: 'on_site', income: 50 }])
  })
})

test('Of a kind or a boat there is what is of them.', async () => {
  const canoe = await insertVehicle(till.it.sql, { name: 'Heron', type: 'canoes' })
  await till.booking()
  await till.booking({ vehicle: canoe, price: 1250 })
  const all = await figures()
  expect(all.boats.map(({ name }) => name)).toEqual(['Eider', 'Heron'])
  expect(sum(all.boats)).toBe(62.5)
  for (const query of [`${of}&type=canoes`, `${of}&boat=${canoe}`]) {
    const some = await figures(query)
    expect([some.income, some.boats.map(({ name }) => name), some.open * 2]).toEqual([12.5, ['Heron'], all.open])
  }
  expect((await figures(`${of}&type=canoes&boat=${till.boat}`)).bookings).toBe(0)
})

test('The weeks ahead stand beside the same weekdays of the year before, as it was and as it became.', async () => {
  const add = async (startsAt: string, endsAt: string, changes: Record<string, unknown>) =>
    set(await till.booking({ startsAt, endsAt }), changes)
  await add('2026-06-10T10:00', '2026-06-10T12:00', { created_at: '2026-06-01' })
  // The Wednesday 52 weeks before: two made in time, of which one was canceled later, one made after.
  await add('2025-06-11T10:00', '2025-06-11T11:00', { created_at: '2025-06-01' })
  await add('2025-06-11T11:00', '2025-06-11T12:00', {
    created_at: '2025-06-01',
    canceled_at: '2025-06-09',
    canceled_by: 'customer',
    cancellation_fee: 1000,
  })
  await add('2025-06-11T12:00', '2025-06-11T13:00', { created_at: '2025-06-10' })
  const { weeks } = await figures('?from=2026-01-01&until=2026-01-01')
  expect(weeks).toHaveLength(12)
  expect(weeks.map(({ first }) => first).slice(0, 2)).toEqual(['2026-05-31', '2026-06-07'])
  expect(weeks[1]).toMatchObject({
    ...{ bookings: 1, income: 50, let: 120 },
    before: { bookings: 2, income: 110, let: 120 },
    by_then: { bookings: 2, income: 100 },
  })
  expect(weeks[0]).toMatchObject({ bookings: 0, income: 0, let: 0, before: { bookings: 0, income: 0 } })
})

describe('as a file', () => {
  test('every table, for spreadsheets of the language, and no formula', async () => {
    await till.it.sql`UPDATE vehicles SET name = '=SUM(A1)'`
    await till.booking({ price: 1250 })
    const { headers, text } = await file('boats', 'en')
    expect(headers['content-disposition']).toBe('attachment; filename="figures-boats-2026-06-01-2026-06-30.csv"')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(text.split('\r\n')[1]).toBe("'=SUM(A1),Motorboats,1,12.50,1.00,300.00,0.3")
    expect((await file('boats', 'de')).text.split('\r\n')[1]).toBe("'=SUM(A1);Motorboote;1;12,50;1,00;300,00;0,3")
    for (const table of ['use', 'kinds', 'hours', 'channels', 'ways', 'canceled', 'weeks'])
      expect((await file(table, 'de')).status, table).toBe(200)
    expect((await file('salaries', 'de')).status).toBe(422)
  })
})
