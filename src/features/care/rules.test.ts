import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { depositLine } from '#features/cash-register/sale/rules.ts'
import { inGermanRental } from '#testing/german.ts'
import {
  assessErrors,
  countsFrom,
  damageLine,
  isAssessedLater,
  nextDueOn,
  restOf,
  serviceState,
  splitDeposit,
} from './rules.ts'

const cents = fc.integer({ min: 0, max: 1_000_000 })

describe('a deposit', () => {
  test('stays here for a damage of which nobody says what it costs', () => {
    const said = (damage: string, damage_fee = 0, damage_free = false) =>
      isAssessedLater({ damage, damage_fee, damage_free })
    expect([said(''), said('  '), said('Scratch'), said('Scratch', 50), said('Scratch', 0, true)]).toEqual([
      false,
      false,
      true,
      false,
      false,
    ])
  })

  test.each([
    [30_000, 0, true, { held: 30_000, giveBack: 0 }],
    [30_000, 5_000, true, { held: 25_000, giveBack: 0 }],
    [30_000, 31_000, true, { held: 0, giveBack: -1000 }],
    [0, 0, true, { held: 0, giveBack: 0 }],
    [30_000, 5_000, false, { held: 0, giveBack: 25_000 }],
  ])('of %i with %i charged, held: %s', (deposit, charges, isHeld, split) => {
    expect(splitDeposit(deposit, charges, isHeld)).toEqual(split)
  })

  test('is kept and given back to the cent, whatever is charged at the return and for the damage', () => {
    fc.assert(
      fc.property(cents, cents, cents, fc.boolean(), (deposit, charges, charge, isHeld) => {
        const { held, giveBack } = splitDeposit(deposit, charges, isHeld)
        const rest = isHeld ? restOf(held, charge) : 0
        const kept = charges + (isHeld ? charge : 0)
        expect(held).toBeGreaterThanOrEqual(0)
        expect(kept + giveBack + rest).toBe(deposit)
        // The ledger says the same: what of it goes back, at the return and then, is the deposit.
        const lines = [
          depositLine({ id: 1, vehicleName: '' }, held - deposit),
          depositLine({ id: 1, vehicleName: '' }, -held),
        ]
        expect(lines.reduce((sum, { amount }) => sum + amount, deposit)).toBe(0)
        if (isHeld) expect(giveBack).toBeLessThanOrEqual(0)
      }),
    )
  })

  test('and a damage have no tax, and say the boat', () => {
    const heron = { id: 7, vehicleName: 'Heron' }
    expect(depositLine(heron, -100)).toMatchObject({ label: 'Deposit Heron given back', amount: -100, vatPercent: 0 })
    expect(damageLine(heron, 100)).toMatchObject({ kind: 'damage', label: 'Damage Heron', vatPercent: 0, bookingId: 7 })
    expect(inGermanRental(() => damageLine(heron, 100)).label).toBe('Schaden Heron')
  })

  test('is not kept without a word', () => {
    expect(assessErrors({ charge: 0, reason: '' })).toEqual([])
    expect(assessErrors({ charge: 1, reason: ' ' })).toMatchObject([{ field: 'reason' }])
    expect(assessErrors({ charge: 1, reason: 'Paint' })).toEqual([])
  })
})

describe('a service', () => {
  const plan = (every_hours: number | null, due_on: string | null, hours_since = 0) => ({
    every_hours,
    due_on,
    hours_since,
  })
  test.each([
    ['without a plan', plan(null, null, 9999), 'none'],
    ['with hours to go', plan(100, null, 89.9), 'fine'],
    ['with a tenth of the hours to go', plan(100, null, 90), 'soon'],
    ['with the hours together', plan(100, null, 100), 'due'],
    ['on its day', plan(null, '2026-06-15'), 'due'],
    ['two weeks before', plan(null, '2026-06-29'), 'soon'],
    ['more than two weeks before', plan(null, '2026-06-30'), 'fine'],
    ['by the hours before the day', plan(100, '2027-01-01', 120), 'due'],
  ])('%s', (_, of, state) => {
    expect(serviceState(of, '2026-06-15')).toBe(state)
  })

  test('never gets less urgent as days and hours go by', () => {
    const order = ['none', 'fine', 'soon', 'due']
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 1, max: 500 })),
        fc.option(fc.integer({ min: 0, max: 400 })),
        fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 100 })),
        fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 100 })),
        (every, days, [hours, more], [day, later]) => {
          const on = (n: number) => Temporal.PlainDate.from('2027-12-01').add({ days: n }).toString()
          const at = (h: number, d: number) => serviceState(plan(every, days === null ? null : on(days), h), on(d))
          expect(order.indexOf(at(hours + more, day + later))).toBeGreaterThanOrEqual(order.indexOf(at(hours, day)))
        },
      ),
    )
  })

  test.each([
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-06-01', null, null],
  ])('of %s is due again after %s months on %s', (doneOn, months, due) => {
    expect(nextDueOn(doneOn, months)).toBe(due)
  })

  test('counts from the end of its day, also where the clocks change, and from now on today', () => {
    const now = Temporal.Instant.from('2026-10-26T09:00:00Z')
    const from = (day: string) => countsFrom(day, now, 'Europe/Berlin').toString()
    expect([from('2026-10-24'), from('2026-10-25'), from('2026-10-26')]).toEqual([
      '2026-10-24T22:00:00Z',
      '2026-10-25T23:00:00Z',
      '2026-10-26T09:00:00Z',
    ])
  })
})
