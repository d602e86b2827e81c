import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { depositLine, vatSplit } from '#features/cash-register/sale/rules.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { instantOf } from '#kit/shared/day.ts'
import { inGermanRental } from '#testing/german.ts'
import { chargeLines, chargesOf, feeLines, fuelErrors, gaugeOf, lateHours, takeBackErrors, termsOf } from './rules.ts'

const berlin = 'Europe/Berlin'
const heron = { id: 7, vehicleName: 'Heron' }
const terms = { lateHour: 2717, fuelLitre: 272 }

describe('late hours are those begun after the agreed time', () => {
  test.each([
    ['2026-06-03T12:00', '2026-06-03T09:00:00Z', 0],
    ['2026-06-03T12:00', '2026-06-03T10:00:00Z', 0],
    ['2026-06-03T12:00', '2026-06-03T10:00:01Z', 1],
    ['2026-06-03T12:00', '2026-06-03T11:00:00Z', 1],
    ['2026-06-03T12:00', '2026-06-03T11:00:01Z', 2],
    ['2026-06-03T12:30', '2026-06-03T10:45:00Z', 1],
    ['2026-12-31T22:00', '2027-01-01T00:00:00Z', 3],
    ['2028-02-29T10:00', '2028-03-01T09:00:00Z', 24],
    // The night in which the clocks go back has an hour more, the other one an hour less.
    ['2026-10-24T22:00', '2026-10-25T09:00:00Z', 13],
    ['2026-03-28T22:00', '2026-03-29T08:00:00Z', 11],
    ['2026-06-03T00:00', '2026-06-02T22:00:01Z', 1],
  ])('due %s, back at %s: %d', (endsAt, now, hours) => {
    expect(lateHours(endsAt, Temporal.Instant.from(now), { timeZone: berlin, grace: 0 })).toBe(hours)
  })

  test('whatever the moment, they cover the time and not an hour more', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 5_000_000 }), (seconds) => {
        const due = instantOf('2026-06-03', 12, berlin)
        const hours = lateHours('2026-06-03T12:00', due.add({ seconds }), { timeZone: berlin, grace: 0 })
        expect(hours * 3600).toBeGreaterThanOrEqual(seconds)
        if (hours > 0) expect((hours - 1) * 3600).toBeLessThan(seconds)
      }),
    )
  })
})

describe('the terms', () => {
  test('are those of the page, in the currency of the prices', () => {
    expect(termsOf(1)).toEqual({ lateHour: 2500, fuelLitre: 250 })
    expect(termsOf(0.92)).toEqual({ lateHour: 2717, fuelLitre: 272 })
  })

  test('charge no cleaning at the return: what a boat names was paid with the check-out, and a boat with 0 has none', () => {
    const asked = { ...nothing, cleaning: true }
    expect(chargeLines(heron, asked, termsOf(0.92))).toEqual([])
  })
})

test('briefing and cleaning are sales with tax', () => {
  const fees = [
    { label: 'Briefing fee', cents: 2500 },
    { label: 'Cleaning fee', cents: 4000 },
  ]
  expect(feeLines(heron, fees).map(({ kind, amount, vatPercent }) => [kind, amount, vatPercent])).toEqual([
    ['briefing', 2500, 19],
    ['cleaning', 4000, 19],
  ])
})

test('a deposit is nobody’s turnover', () => {
  expect(depositLine(heron, 30_000)).toMatchObject({ label: 'Deposit Heron', amount: 30_000, vatPercent: 0 })
  expect(depositLine(heron, -30_000)).toMatchObject({ label: 'Deposit Heron given back', amount: -30_000 })
})

test('what is charged is called in the language of the rental', () => {
  const labels = () =>
    [
      depositLine(heron, 30_000),
      depositLine(heron, -30_000),
      ...feeLines(heron, [
        { label: 'Briefing with charter licence', cents: 9000 },
        { label: 'Cleaning fee', cents: 4000 },
      ]),
      ...chargeLines(heron, { litres: 12.5, late_hours: 2, damage_fee: 8005 }, terms),
    ].map(({ kind, label }) => [kind, label])
  const english = [
    ['deposit', 'Deposit Heron'],
    ['deposit', 'Deposit Heron given back'],
    ['briefing', 'Briefing with charter licence Heron'],
    ['cleaning', 'Cleaning fee Heron'],
    ['late_fee', 'Late return Heron'],
    ['fuel', 'Fuel (litres) Heron'],
    ['damage', 'Damage Heron'],
  ]
  expect(inLanguage('de', labels)).toEqual(english)
  expect(inGermanRental(labels)).toEqual([
    ['deposit', 'Kaution Heron'],
    ['deposit', 'Kaution Heron zurück'],
    ['briefing', 'Einweisung mit Charterschein Heron'],
    ['cleaning', 'Endreinigung Heron'],
    ['late_fee', 'Verspätung Heron'],
    ['fuel', 'Kraftstoff (Liter) Heron'],
    ['damage', 'Schaden Heron'],
  ])
})

test.each([
  [0, 0],
  [15 * 60, 0],
  [15 * 60 + 1, 1],
  [3600, 1],
  [3601, 2],
])('within a grace of 15 minutes nothing is late: %d seconds are %d hours', (seconds, hours) => {
  const back = instantOf('2026-06-03', 12, berlin).add({ seconds })
  expect(lateHours('2026-06-03T12:00', back, { timeZone: berlin, grace: 15 })).toBe(hours)
})

describe('what is asked of a boat', () => {
  test('is its tank, its battery, or nothing', () => {
    expect((['petrol', 'diesel', 'electric', 'none'] as const).map(gaugeOf)).toEqual([
      'tank',
      'tank',
      'battery',
      undefined,
    ])
  })

  test('is how full it is, and litres only where there is a tank', () => {
    expect(fuelErrors('petrol', { fuel: 8, litres: 3 })).toEqual([])
    expect(fuelErrors('none', { fuel: undefined })).toEqual([])
    expect(fuelErrors('electric', { fuel: undefined })[0]?.message).toBe('Please say how full the battery is')
    expect(fuelErrors('diesel', { fuel: undefined })[0]?.message).toBe('Please say how full the tank is')
    for (const drive of ['electric', 'none'] as const)
      expect(fuelErrors(drive, { fuel: 8, litres: 0.5 })).toEqual([
        { field: 'litres', message: 'This boat takes no fuel' },
      ])
  })
})

const nothing = { litres: 0, late_hours: 0, damage_fee: 0 }

describe('charges', () => {
  test('nothing is charged of a boat that is back in time, full, clean and whole', () => {
    expect(chargeLines(heron, nothing, terms)).toEqual([])
  })

  test('each has its line, its VAT and its exact cents', () => {
    const lines = chargeLines(heron, { litres: 12.5, late_hours: 2, damage_fee: 8005 }, terms)
    expect(lines.map(({ kind, quantity, amount, vatPercent }) => [kind, quantity, amount, vatPercent])).toEqual([
      ['late_fee', 2, 5434, 19],
      ['fuel', 12.5, 3400, 19],
      ['damage', 1, 8005, 0],
    ])
    expect(chargesOf(lines)).toBe(16_839)
  })

  test('whatever is charged, the lines are whole cents that VAT splits without a rest', () => {
    const anyForm = fc.record({
      litres: fc.integer({ min: 0, max: 99_999 }).map((n) => n / 100),
      late_hours: fc.nat(200),
      damage_fee: fc.nat(999_999),
    })
    fc.assert(
      fc.property(anyForm, fc.double({ min: 0.5, max: 2, noNaN: true }), (form, rate) => {
        const lines = chargeLines(heron, form, termsOf(rate))
        for (const { amount } of lines) expect(Number.isInteger(amount) && amount > 0).toBe(true)
        const split = vatSplit(lines)
        expect(split.reduce((sum, { gross }) => sum + gross, 0)).toBe(chargesOf(lines))
        for (const { net, vat, gross } of split) expect(net + vat).toBe(gross)
      }),
    )
  })
})

const fields = (form: Partial<Parameters<typeof takeBackErrors>[0]>, late: number) =>
  takeBackErrors({ late_hours: 0, waived_reason: '', damage: '', damage_fee: 0, ...form }, late).map(
    ({ field }) => field,
  )

test.each([
  [{}, 0, []],
  [{ late_hours: 1 }, 0, ['late_hours']],
  [{ late_hours: 2 }, 2, []],
  [{ late_hours: 3 }, 2, ['late_hours']],
  [{ late_hours: 1 }, 2, ['waived_reason']],
  [{ late_hours: 1, waived_reason: '  ' }, 2, ['waived_reason']],
  [{ late_hours: 0, waived_reason: 'storm' }, 2, []],
  [{ damage_fee: 1000 }, 0, ['damage']],
  [{ damage_fee: 1000, damage: 'a scratch' }, 0, []],
  [{ damage: 'a scratch' }, 0, []],
])('%o with %d late hours is wrong in %o', (form, late, wrong) => {
  expect(fields(form, late)).toEqual(wrong)
})
