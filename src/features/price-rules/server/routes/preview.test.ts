import { expect, test } from 'vitest'
import { openDesk } from '#testing/booking.ts'
import { saveRule, somePrices, weekend } from '#testing/prices.ts'
import type { Preview } from '../../contract/staff.ts'

const desk = openDesk()
const { booked } = somePrices(desk)

/** In June 2026; all of it lies in the year before July. */
async function aYear() {
  await booked({ booked_day: '2026-06-03', price: 50 })
  await booked({ booked_day: '2026-06-06', booked_hours: 2, price: 90 })
  await booked({ booked_day: '2026-06-07', price: 50 })
  await desk.it.sql`UPDATE bookings SET canceled_at = now() WHERE starts_at::date = '2026-06-07'`
  desk.it.setNow('2026-07-10T08:00:00Z')
}

const preview = async (query: { rule?: object; remove?: number }, as: 'admin' | 'employee' = 'admin') => {
  const given = { ...query, ...(query.rule && { rule: JSON.stringify(query.rule) }) }
  const text = new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)]))
  return (await desk.it.signedIn(as)).get(`/api/rere_preview_prices/?${text}`)
}
const formOf = (changes: object = {}) => ({ ...weekend(), weekdays: [6], flows: ['hours'], ...changes })

test('A rule is seen on the bookings of the last year before it is kept: all that stood, month by month.', async () => {
  await aYear()
  const { json } = await preview({ rule: formOf({ percent: -50 }) })
  const { months, ...sums } = json as unknown as Preview
  expect(sums).toEqual({
    cost: 140,
    by_today: 140,
    would_cost: 95,
    bookings: 2,
    changed: 1,
    examples: [
      { day: '2026-06-06', vehicle_name: 'Eider', flow: 'hours', length: 2, cost: 90, by_today: 90, would_cost: 45 },
    ],
  })
  expect(months).toHaveLength(12)
  expect([months[0]?.month, months[11]]).toEqual([
    '2025-07',
    { month: '2026-06', cost: 140, by_today: 140, would_cost: 95 },
  ])
  expect(await desk.it.sql`SELECT FROM price_rules`).toHaveLength(0)
})

test('A booking that a rule made dearer costs what the list says where the rule goes, and is not made dearer twice.', async () => {
  const { id } = await saveRule(desk, weekend())
  await booked({ booked_day: '2026-06-06', price: 55 })
  desk.it.setNow('2026-07-10T08:00:00Z')
  expect((await preview({})).json).toMatchObject({ cost: 55, would_cost: 55, changed: 0 })
  expect((await preview({ remove: id })).json).toMatchObject({ cost: 55, by_today: 55, would_cost: 50, changed: 1 })
  expect((await preview({ rule: formOf({ id, percent: 20 }) })).json).toMatchObject({ cost: 55, would_cost: 60 })
})

test('What staff agreed on stays, and so do rules that are over.', async () => {
  await saveRule(desk, weekend({ ends_on: '2026-06-30' }))
  await booked({ booked_day: '2026-06-06', price: 55 })
  await booked({ booked_day: '2026-06-06', booked_start: 12, price: 55 })
  await desk.it.sql`
    UPDATE bookings SET new_price = 4000, price_change_reason = 'Rain' WHERE starts_at = '2026-06-06T12:00'`
  desk.it.setNow('2026-07-10T08:00:00Z')
  expect((await preview({ rule: formOf({ kind: 'length', least: 5 }) })).json).toMatchObject({
    cost: 95,
    would_cost: 90,
  })
})

test('It is for admins, and refuses a rule that could not be kept.', async () => {
  expect((await preview({}, 'employee')).status).toBe(403)
  expect((await preview({ rule: formOf({ name: '' }) })).status).toBe(422)
  expect((await (await desk.it.signedIn('admin')).get('/api/rere_preview_prices/?rule=soon')).status).toBe(422)
})
