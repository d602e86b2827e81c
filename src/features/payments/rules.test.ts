import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/shared/day.ts'
import { anyDay } from '#testing/rental.ts'
import { formatIban, transferDeadlines } from './rules.ts'

test('A transfer is due five days after the order, reminded of then and given up three days later.', () => {
  expect(transferDeadlines('2026-06-01')).toEqual({
    dueOn: '2026-06-06',
    remindOn: '2026-06-06',
    releaseOn: '2026-06-09',
  })
  expect(transferDeadlines('2027-12-29')).toMatchObject({ dueOn: '2028-01-03', releaseOn: '2028-01-06' })
})

test('What is needed earlier is due earlier.', () => {
  expect(transferDeadlines('2026-06-01', '2026-06-03')).toMatchObject({ dueOn: '2026-06-03', releaseOn: '2026-06-06' })
  expect(transferDeadlines('2026-06-01', '2026-06-30')).toMatchObject({ dueOn: '2026-06-06' })
})

test('However late it is needed, nobody has more than five days, and the order of the days stays.', () => {
  fc.assert(
    fc.property(anyDay, fc.option(fc.nat(60), { nil: undefined }), (orderedOn, days) => {
      const { dueOn, remindOn, releaseOn } = transferDeadlines(
        orderedOn,
        days === undefined ? undefined : addDays(orderedOn, days),
      )
      return dueOn <= addDays(orderedOn, 5) && dueOn >= orderedOn && remindOn === dueOn && releaseOn > remindOn
    }),
  )
})

test('Account numbers are shown in groups of four.', () => {
  expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
  expect(formatIban('NO9386011117947')).toBe('NO93 8601 1117 947')
})
