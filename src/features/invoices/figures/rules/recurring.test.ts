import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recurringOf } from './recurring.ts'

const months = ['2026-01', '2026-02', '2026-03', '2026-04']
const net = (customer: number, month: string, amount: number) => ({ customer, month, net: amount })

test('A month says who came, who pays more or less, and who went.', () => {
  const sums = [net(1, '2026-01', 100), net(1, '2026-02', 150), net(2, '2026-01', 70), net(3, '2026-02', 30)]
  expect(recurringOf(sums, months.slice(0, 3))).toEqual([
    { month: '2026-02', total: 180, gained: 30, more: 50, less: 0, lost: -70 },
    { month: '2026-03', total: 0, gained: 0, more: 0, less: 0, lost: -180 },
  ])
})

test('Each month is the one before with its changes, and what was taken back whole counts as none.', () => {
  const sum = fc.record({
    customer: fc.integer({ min: 1, max: 5 }),
    month: fc.constantFrom(...months),
    net: fc.integer({ min: -50, max: 500 }),
  })
  const selector = ({ customer, month }: { customer: number; month: string }) => `${customer} ${month}`
  fc.assert(
    fc.property(fc.uniqueArray(sum, { selector }), (sums) => {
      let before = sums.filter((one) => one.month === months[0] && one.net > 0).reduce((all, one) => all + one.net, 0)
      for (const { total, gained, more, less, lost } of recurringOf(sums, months)) {
        expect(total).toBe(before + gained + more + less + lost)
        expect([gained >= 0, more >= 0, less <= 0, lost <= 0]).toEqual([true, true, true, true])
        before = total
      }
    }),
  )
})
