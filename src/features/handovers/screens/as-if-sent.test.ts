import { expect, test } from 'vitest'
import type { Waiting } from '#features/outbox/rules.ts'
import type { Handover } from '../contract.ts'
import { asIfSent } from './as-if-sent.ts'

const handover = {
  booking: { id: 7, ends_at: '2026-06-03T12:00' },
  ...{
    deposit: 5000,
    fees: [{ label: 'Briefing fee', amount: 2500 }],
    terms: { late_hour: 2500, fuel_litre: 250 },
    late_hours: 0,
    late_grace: 15,
    out: null,
    back: null,
  },
} as unknown as Handover
const step = (kind: Waiting['kind'], body: object, booking = 7): Waiting => ({
  ...{ id: 1, account: 1, kind, chain: 'booking 7', booking, path: '/api/x/', sent: { body: { ...body } }, key: 'key' },
  ...{ timed: true, at: Temporal.Instant.from('2026-06-03T09:10:00Z').epochMilliseconds, what: '', facts: [] },
})
const out = step('check_out', {
  license_seen: false,
  fuel: 8,
  note: '',
  signed_by: 'Mira',
  deposit: 5000,
  method: 'cash',
})
const charged = { fuel: 6, note: '', damage: '', late_hours: 0, litres: 4, damage_fee: 0, give_back: 4000 }
const back = step('take_back', charged)
const seen = (waiting: readonly Waiting[], now = '2026-06-03T09:20:00Z') =>
  asIfSent(handover, waiting, { now: Temporal.Instant.from(now), timeZone: 'Europe/Berlin', by: 'Ada' })

test('A boat that left without a network is out, with the deposit that comes back, and is back once taken back.', () => {
  expect(seen([]).out).toBeNull()
  expect(seen([out]).out).toMatchObject({ by: 'Ada', dateTime: '2026-06-03T09:10:00Z', deposit: 5000, fees: 2500 })
  expect(seen([out, back]).back).toMatchObject({ charges: 1000, held: 0, fuel: 6 })
  const damaged = step('take_back', { ...charged, damage: 'A scratch', give_back: 0 })
  expect(seen([out, damaged]).back).toMatchObject({ charges: 1000, held: 4000 })
})

test('A return without a check-out, and what is of another booking, changes nothing.', () => {
  expect(seen([back, step('check_out', {}, 8)])).toEqual(handover)
})

test('How late it is, is reckoned without asking anybody: within the grace not at all.', () => {
  expect(seen([], '2026-06-03T10:15:00Z').late_hours).toBe(0)
  expect(seen([], '2026-06-03T10:16:00Z').late_hours).toBe(1)
  expect(seen([], '2026-06-03T11:01:00Z').late_hours).toBe(2)
})

test('Cash that was taken for its price without a network is not asked for again.', () => {
  const open = { ...handover, booking: { ...handover.booking, paid: false, open_amount: 2150 } }
  const seen = (waiting: readonly Waiting[]) =>
    asIfSent(open, waiting, { now: Temporal.Now.instant(), timeZone: 'Europe/Berlin', by: 'Ada' }).booking
  expect(seen([step('sale', {})])).toMatchObject({ paid: true, open_amount: 0 })
  expect(seen([step('sale', {}, 8), out])).toMatchObject({ paid: false, open_amount: 2150 })
})
