import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, weekday } from '#kit/shared/day.ts'
import { easterSunday, isWorkingDay } from './content/holidays.ts'
import { type Contract, decide, lastDayOf, namedIn } from './rules.ts'

const on = (day: string) => ({ concludedOn: day, instructedOn: day })

describe('the last day', () => {
  test.each([
    ['fourteen days, the first not counted', '2026-06-01', '2026-06-15'],
    ['no Saturday', '2026-06-06', '2026-06-22'],
    ['no Sunday', '2026-06-07', '2026-06-22'],
    ['over the year end, past New Year and a weekend', '2026-12-18', '2027-01-04'],
    ['no Epiphany, a holiday in some states', '2026-12-23', '2027-01-07'],
    ['past Good Friday, Easter and its Monday', '2026-03-20', '2026-04-07'],
    ['past Ascension', '2026-04-30', '2026-05-15'],
    ['past Whit Monday', '2026-05-11', '2026-05-26'],
    ['past Corpus Christi', '2026-05-21', '2026-06-05'],
    ['past the day of repentance', '2026-11-04', '2026-11-19'],
    ['on February 29', '2028-02-15', '2028-02-29'],
    ['past February 29', '2028-02-16', '2028-03-01'],
    ['over the change to summer time', '2026-03-23', '2026-04-07'],
    ['over the change to winter time', '2026-10-20', '2026-11-03'],
  ])('is %s', (_, concluded, last) => expect(lastDayOf(on(concluded))).toBe(last))

  test('counts from the instruction where that came later, and never without one before a year is over', () => {
    expect(lastDayOf({ concludedOn: '2026-06-01', instructedOn: '2026-07-01' })).toBe('2026-07-15')
    expect(lastDayOf({ concludedOn: '2026-06-01', instructedOn: null })).toBe('2027-06-15')
    expect(lastDayOf({ concludedOn: '2026-06-01', instructedOn: '2027-06-10' })).toBe('2027-06-15')
    expect(lastDayOf({ concludedOn: '2028-02-29', instructedOn: null })).toBe('2029-03-14')
  })

  test('is a working day, fourteen to twenty days after, and none in between was one', () => {
    const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(anyDay, (day) => {
        const last = lastDayOf(on(day))
        const after = daysBetween(day, last)
        expect(isWorkingDay(last)).toBe(true)
        expect(after).toBeGreaterThanOrEqual(14)
        expect(after).toBeLessThanOrEqual(20)
        for (let days = 14; days < after; days++) expect(isWorkingDay(addDays(day, days))).toBe(false)
      }),
      { numRuns: 300 },
    )
  })
})

test('Easter is when it is.', () => {
  const known = {
    1999: '04-04',
    2000: '04-23',
    2008: '03-23',
    2026: '04-05',
    2027: '03-28',
    2038: '04-25',
    2285: '03-22',
  }
  for (const [year, day] of Object.entries(known)) expect(easterSunday(Number(year))).toBe(`${year}-${day}`)
  for (let year = 2026; year < 2400; year++) expect(weekday(easterSunday(year))).toBe(0)
})

describe('a declaration', () => {
  const contract = (more: Partial<Contract> = {}): Contract => ({
    ...on('2026-06-01'),
    paid: true,
    canceled: false,
    amount: 10_000,
    redeemed: 0,
    ...more,
  })
  const lastDay = '2026-06-15'

  test.each([
    ['ends the contract on the last day', contract(), lastDay, 'accepted', 10_000],
    ['is late the day after', contract(), '2026-06-16', 'late', 0],
    ['brings back what is left', contract({ redeemed: 2550 }), lastDay, 'accepted', 7450],
    ['brings nothing back where nothing is left', contract({ redeemed: 10_000 }), lastDay, 'spent', 0],
    ['ends an order that is not paid', contract({ paid: false }), lastDay, 'accepted', 0],
    ['changes nothing the second time', contract({ canceled: true }), lastDay, 'over', 0],
  ] as const)('%s', (_, what, today, outcome, back) => expect(decide(what, today)).toEqual({ outcome, back, lastDay }))

  test('that names nothing we know waits for staff', () =>
    expect(decide(undefined, lastDay)).toEqual({ outcome: 'unmatched', back: 0, lastDay: null }))

  test('never brings back more than was paid and is left, nor anything after the last day', () => {
    fc.assert(
      fc.property(fc.nat(99_999), fc.nat(99_999), fc.boolean(), fc.nat(40), (amount, used, paid, days) => {
        const redeemed = Math.min(used, amount)
        const today = addDays('2026-06-01', days)
        const { outcome, back } = decide(contract({ amount, redeemed, paid }), today)
        expect(back).toBe(outcome === 'accepted' && paid ? amount - redeemed : 0)
        expect(outcome === 'late').toBe(today > lastDay)
      }),
    )
  })
})

test('A code or a reference is found among other words, however its groups are parted.', () => {
  const code = 'ABCDEFGHJKLMNPQR'
  for (const words of [code, 'abcd-efgh-jklm-npqr', 'Code: ABCD EFGH JKLM NPQR, thanks', 'ABCD–EFGH–JKLM–NPQR'])
    expect([words, namedIn(words).code]).toEqual([words, code])
  expect(namedIn('Voucher K7Q2M9XA of June')).toEqual({ code: undefined, references: ['K7Q2M9XA'] })
  expect(namedIn('my voucher for Grandma')).toEqual({ code: undefined, references: [] })
})
