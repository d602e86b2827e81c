import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EntryContent, TillLine, TillPayment } from '../contract/ledger.ts'
import { vatOfPositions } from '../export/rules/cases.ts'
import { bonOf } from '../export/rules/receipts.ts'
import { totalOf } from '../rules/ledger.ts'
import { discounted, takenOff } from '../sale/rules/discounts.ts'
import { dueOf, paymentsOf, vatSplit } from '../sale/rules.ts'
import { givenBack, isAllBack, leftOf, restOf, totalLeft, waysBack } from './rules.ts'

const line = (kind: TillLine['kind'], amount: number, quantity = 1, vatPercent = 19): TillLine => ({
  kind,
  label: kind,
  quantity,
  unitPrice: Math.round(amount / quantity),
  amount,
  vatPercent,
})
const why = { reason: 'Wrong', position: 7 }
const cash = (amount: number) => ({ method: 'cash' as const, amount })
const voucher = (amount: number) => ({ method: 'voucher' as const, amount, voucherId: 3, label: 'Voucher …W7XZ' })

describe('a part of a receipt', () => {
  test('goes back the one way that it was paid, names its line, and leaves the rest', () => {
    const sale = { lines: [line('product', 1050, 3), line('booking', 5000)], payments: [cash(6050)] }
    const first = givenBack(sale, [], { ...why, quantities: [2, 0] })
    expect(first).toMatchObject({
      partOf: 7,
      reason: 'Wrong',
      lines: [{ of: 0, quantity: -2, amount: -700, vat: -112 }],
      payments: [{ method: 'cash', amount: -700 }],
    })
    expect(leftOf(sale, [first]).lines.map(({ left }) => left)).toEqual([1, 1])
    expect([isAllBack(sale, [first]), totalLeft(sale, [first])]).toEqual([false, 5350])
    const rest = restOf(sale, [first], why) as EntryContent
    expect(totalOf(rest.lines)).toBe(-5350)
    expect(isAllBack(sale, [first, rest])).toBe(true)
    expect(restOf(sale, [first, rest], why)).toBeUndefined()
  })

  test('splits cents that do not come out even, so that all parts come to the line', () => {
    const sale = { lines: [line('product', 1000, 3)], payments: [cash(1000)] }
    const parts: EntryContent[] = []
    for (const _ of [1, 2, 3]) parts.push(givenBack(sale, parts, { ...why, quantities: [1] }))
    expect(parts.map(({ lines }) => totalOf(lines))).toEqual([-333, -334, -333])
  })

  test('of a booking takes what the voucher paid of it, of products in proportion, the rest in cash', () => {
    // The voucher paid the booking and half of the products.
    const sale = { lines: [line('booking', 5000), line('product', 2000, 2)], payments: [voucher(6000), cash(1000)] }
    const left = leftOf(sale, [])
    expect(waysBack(left, [1, 0])).toEqual([5000, 0])
    expect(waysBack(left, [0, 1])).toEqual([500, 500])
    expect(waysBack(left, [1, 2])).toEqual([6000, 1000])
  })

  test('of what two people paid by cash and card goes back by both', () => {
    const sale = {
      lines: [line('product', 999, 3)],
      payments: [cash(500), { method: 'card' as const, amount: 499 }],
    }
    const part = givenBack(sale, [], { ...why, quantities: [1] })
    expect(part.payments.map(({ method, amount }) => [method, amount])).toEqual([
      ['cash', -167],
      ['card', -166],
    ])
  })

  test('with discounts, several vouchers and money together gives back what was paid, and the discount with it', () => {
    // 4500 and 945: the first voucher pays the booking in part, the second the rest of it and some of the products.
    const lines = discounted([line('booking', 5000), line('product', 1050, 3)], [{ percent: 10, reason: 'Group' }])
    const by = [
      { voucherId: 3, label: 'Voucher …W7XZ', balance: 4000 },
      { voucherId: 4, label: 'Voucher …Q2M9', balance: 700 },
    ]
    const due = dueOf(lines, 4700)
    const sale = { lines, payments: paymentsOf(due, [{ method: 'cash', amount: due.open }], by) }
    expect(due).toEqual({ total: 5445, voucher: 4700, open: 745 })
    const parts: EntryContent[] = []
    for (const quantities of [
      [0, 1],
      [1, 0],
      [0, 2],
    ])
      parts.push(givenBack(sale, parts, { ...why, quantities }))
    expect(parts.map(({ payments }) => payments.map(({ voucherId = 0, amount }) => [voucherId, amount]))).toEqual([
      // Of a third of the products a third of the 200 that the second voucher paid of them.
      [
        [4, -67],
        [0, -248],
      ],
      [
        [3, -4000],
        [4, -500],
      ],
      [
        [4, -133],
        [0, -497],
      ],
    ])
    expect(parts.map(({ lines }) => takenOff(lines))).toEqual([-35, -500, -70])
    for (const one of parts.flatMap(({ lines }) => lines))
      expect(one.amount).toBe(one.quantity * one.unitPrice - (one.discount?.amount ?? 0))
  })

  test('leaves a receipt that was taken back whole before parts were known with nothing', () => {
    const sale = { lines: [line('product', 350)], payments: [cash(350)] }
    const whole = givenBack(sale, [], { ...why, quantities: [1] })
    expect(whole).not.toHaveProperty('partOf')
    expect(isAllBack(sale, [whole])).toBe(true)
    expect(leftOf(sale, [whole]).payments).toMatchObject([{ left: 0 }])
  })
})

const entry = {
  ...{ position: 9, kind: 'reversal' as const, receipt: 9, at: '2026-06-03T08:00:00Z', cashierId: 1, cashier: 'Ada' },
  ...{ day: '2026-06-03', bookingId: null, reverses: null, follows: null },
}

test('However a receipt is given back, lines, payments and VAT come to it to the cent, and never to more.', () => {
  const sold = fc.record({
    lines: fc.array(
      fc
        .record({
          kind: fc.constantFrom('product' as const, 'booking' as const, 'voucher' as const, 'deposit' as const),
          amount: fc.integer({ min: 1, max: 40_000 }),
          quantity: fc.integer({ min: 1, max: 7 }),
          vat: fc.constantFrom(19, 7),
        })
        .map(({ kind, amount, quantity, vat }) =>
          kind === 'product' ? line(kind, amount, quantity, vat) : line(kind, amount, 1, kind === 'booking' ? vat : 0),
        ),
      { minLength: 1, maxLength: 5 },
    ),
    off: fc.constantFrom(0, 7, 33, 90),
    balance: fc.integer({ min: 0, max: 90_000 }),
    first: fc.double({ min: 0, max: 1, noNaN: true }),
    card: fc.double({ min: 0, max: 1, noNaN: true }),
    steps: fc.array(fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 5, maxLength: 5 }), { maxLength: 6 }),
  })
  const property = fc.property(sold, ({ lines: full, off, balance, first, card, steps }) => {
    const lines = discounted(full, off === 0 ? [] : [{ percent: off, reason: 'Group' }])
    const due = dueOf(lines, balance)
    const byCard = Math.round(due.open * card)
    const one = Math.round(balance * first)
    const payments = paymentsOf(
      due,
      [{ method: 'card', amount: byCard }, cash(due.open - byCard)],
      [
        { voucherId: 3, label: 'Voucher …W7XZ', balance: one },
        { voucherId: 4, label: 'Voucher …Q2M9', balance: balance - one },
      ],
    )
    const sale = { lines, payments }
    const parts: EntryContent[] = []
    for (const step of steps) {
      const left = leftOf(sale, parts).lines
      const quantities = left.map(({ kind, left }, i) => {
        const wanted = step[i] ?? 0
        return kind === 'product' ? Math.min(left, wanted) : wanted > 3 ? left : 0
      })
      if (quantities.every((quantity) => quantity === 0)) continue
      parts.push(givenBack(sale, parts, { ...why, quantities }))
    }
    const rest = restOf(sale, parts, why)
    if (rest) parts.push(rest)
    for (const part of parts) {
      expect(part.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalOf(part.lines))
      expect(part.payments.every(({ amount }) => amount < 0)).toBe(true)
      const { positions } = bonOf({ ...entry, content: part })
      const exported = vatOfPositions(positions).reduce((sum, vat) => sum + vat, 0)
      expect(exported).toBe(vatSplit(part.lines).reduce((sum, { vat }) => sum + vat, 0))
      expect(vatSplit(part.lines).every(({ vat, net, gross }) => vat <= 0 && net + vat === gross)).toBe(true)
    }
    const all = (way: TillPayment) =>
      parts
        .flatMap((part) => part.payments)
        .reduce(
          (sum, one) => (one.method === way.method && one.voucherId === way.voucherId ? sum + one.amount : sum),
          0,
        )
    for (const payment of payments) expect(all(payment)).toBe(0 - payment.amount)
    expect(parts.reduce((sum, part) => sum + takenOff(part.lines), 0)).toBe(0 - takenOff(lines))
    for (const { percent, vat } of vatSplit(lines)) {
      const back = parts.flatMap((part) => vatSplit(part.lines)).filter((one) => one.percent === percent)
      expect(back.reduce((sum, one) => sum + one.vat, 0)).toBe(0 - vat)
    }
    expect(isAllBack(sale, parts)).toBe(true)
  })
  fc.assert(property, { numRuns: 500 })
})
