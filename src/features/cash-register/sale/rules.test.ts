import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { inGermanRental } from '#testing/german.ts'
import { lineKinds, type TillLine } from '../contract/ledger.ts'
import { imbalanceOf, totalOf } from '../rules/ledger.ts'
import {
  bookingLine,
  changeOf,
  describeLines,
  dueOf,
  feeLine,
  fingerprintOf,
  negated,
  payableByVoucher,
  paymentsOf,
  productLine,
  refundLine,
  vatSplit,
  voucherForBooking,
  voucherLabel,
  voucherLine,
} from './rules.ts'

const hours = {
  id: 7,
  reference: 'K7Q2M9XA',
  kind: 'hours' as const,
  vehicleName: 'Eider',
  startsAt: '2026-06-03T10:00',
  endsAt: '2026-06-03T11:30',
  voucherAmount: 0,
}
const nights = { ...hours, kind: 'days' as const, startsAt: '2026-06-03T14:00', endsAt: '2026-06-05T10:00' }

describe('lines', () => {
  test('of bookings say what, how long, when and which, and contain 19 percent', () => {
    expect(bookingLine(hours, 5000)).toEqual({
      kind: 'booking',
      label: 'Eider, 1.5 hours on 06/03/26, K7Q2M9XA',
      quantity: 1,
      unitPrice: 5000,
      amount: 5000,
      vatPercent: 19,
      bookingId: 7,
    })
    expect(bookingLine({ ...nights, voucherAmount: 4000 }, 5000).label).toBe(
      'Eider, 2 nights from 06/03/26, K7Q2M9XA, less $40 by voucher',
    )
    expect(bookingLine({ ...hours, startsAt: '2026-06-03T23:00', endsAt: '2026-06-04T00:00' }, 0).label).toContain(
      '1 hour on',
    )
  })

  test('of vouchers and fees contain no VAT; what goes back is negative', () => {
    expect(voucherLine({ id: 3, reference: 'ABCD2345', amount: 10_000 })).toMatchObject({
      label: '$100 voucher, ABCD2345',
      vatPercent: 0,
      voucherId: 3,
    })
    expect(feeLine(hours, 4500)).toMatchObject({ kind: 'cancellation_fee', amount: 4500, vatPercent: 0, bookingId: 7 })
    expect(refundLine(hours, 5000)).toMatchObject({ quantity: 1, unitPrice: -5000, amount: -5000, vatPercent: 19 })
  })

  test('are described by the first of them', () => {
    const spezi = productLine({ productId: 1, name: 'Spezi', quantity: 3, unitPrice: 320, vatPercent: 19, amount: 960 })
    expect(describeLines([spezi])).toBe('3 × Spezi')
    expect(describeLines([bookingLine(hours, 1), spezi])).toBe('Eider, 1.5 hours on 06/03/26, K7Q2M9XA and 1 more')
    expect(describeLines([])).toBe('')
  })

  const kept = () => [
    bookingLine({ ...nights, voucherAmount: 4000 }, 5050).label,
    bookingLine(hours, 1).label,
    voucherLine({ id: 3, reference: 'ABCD2345', amount: 10_050 }).label,
    feeLine(hours, 4500).label,
    feeLine({ ...hours, canceledWhy: 'no_show' }, 4500).label,
    refundLine(hours, 4500).label,
    voucherLabel('ABCDEFGHJKLMW7XZ'),
  ]

  test('are in English in the books, in whatever language somebody sells', () => {
    expect(inLanguage('de', kept)).toEqual([
      'Eider, 2 nights from 06/03/26, K7Q2M9XA, less $40 by voucher',
      'Eider, 1.5 hours on 06/03/26, K7Q2M9XA',
      '$100.50 voucher, ABCD2345',
      'Cancellation fee: Eider, 1.5 hours on 06/03/26, K7Q2M9XA',
      'Fee, as nobody came: Eider, 1.5 hours on 06/03/26, K7Q2M9XA',
      'Refund: Eider, 1.5 hours on 06/03/26, K7Q2M9XA',
      'Voucher …W7XZ',
    ])
  })

  test('are in German in the books of a rental that is, also where somebody sells in English', () => {
    expect(inGermanRental(kept)).toEqual([
      'Eider, 2 Nächte ab 03.06.26, K7Q2M9XA, abzüglich 40\u00a0$ mit Gutschein',
      'Eider, 1,5 Stunden am 03.06.26, K7Q2M9XA',
      'Gutschein über 100,50\u00a0$, ABCD2345',
      'Stornogebühr: Eider, 1,5 Stunden am 03.06.26, K7Q2M9XA',
      'Gebühr, da niemand kam: Eider, 1,5 Stunden am 03.06.26, K7Q2M9XA',
      'Erstattung: Eider, 1,5 Stunden am 03.06.26, K7Q2M9XA',
      'Gutschein …W7XZ',
    ])
  })
})

const anyLine: fc.Arbitrary<TillLine> = fc
  .record({
    kind: fc.constantFrom(...lineKinds.filter((kind) => kind !== 'deposit' && kind !== 'refund')),
    quantity: fc.integer({ min: 1, max: 99 }),
    unitPrice: fc.nat(99_999),
    vatPercent: fc.constantFrom(0, 7, 19),
  })
  .map((line) => ({ ...line, label: line.kind, amount: line.quantity * line.unitPrice }))
const anyLines = fc.array(anyLine, { maxLength: 8 })

describe('what is due', () => {
  test('is the total less what the voucher pays, at most what it may pay and what is left on it', () => {
    fc.assert(
      fc.property(anyLines, fc.nat(500_000), (lines, balance) => {
        const { total, voucher, open } = dueOf(lines, balance)
        expect(total).toBe(totalOf(lines))
        expect(voucher).toBe(Math.min(balance, payableByVoucher(lines)))
        expect(open).toBe(total - voucher)
        expect(open).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('a voucher pays neither vouchers nor fees nor damages, and a balance that is none pays nothing', () => {
    const lines = [voucherLine({ id: 1, reference: 'R', amount: 5000 }), feeLine(hours, 700), bookingLine(hours, 300)]
    expect(dueOf(lines, 10_000)).toEqual({ total: 6000, voucher: 300, open: 5700 })
    expect(dueOf([refundLine(hours, 5000)], 10_000)).toEqual({ total: -5000, voucher: 0, open: -5000 })
    expect(dueOf(lines, -5)).toMatchObject({ voucher: 0 })
  })

  test('is what the payments come to, to the cent', () => {
    fc.assert(
      fc.property(
        anyLines,
        fc.nat(500_000),
        fc.constantFrom('cash' as const, 'card' as const),
        (lines, balance, method) => {
          const due = dueOf(lines, balance)
          const payments = paymentsOf(
            due,
            [{ method, amount: due.open }],
            [{ voucherId: 1, label: 'Voucher …W7XZ', balance }],
          )
          expect(imbalanceOf('sale', { lines, payments })).toBe(0)
          expect(payments.every(({ amount }) => amount !== 0)).toBe(true)
          const forBooking = voucherForBooking(lines, due.voucher)
          expect(forBooking).toBeLessThanOrEqual(totalOf(lines.filter(({ kind }) => kind === 'booking')))
          expect(due.voucher - forBooking).toBeLessThanOrEqual(totalOf(lines.filter(({ kind }) => kind === 'product')))
        },
      ),
    )
  })

  test('and the change are what was received, exactly; a card gets no change', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(1_000_000), (open, more) => {
        expect(changeOf(open, 'cash', open + more) + open).toBe(open + more)
        expect(changeOf(open, 'card', open + more)).toBe(0)
      }),
    )
    expect(changeOf(1005, 'cash', 2000)).toBe(995)
    expect(changeOf(1005, 'cash', undefined)).toBe(0)
    expect(changeOf(-5000, 'cash', 2000)).toBe(0)
  })
})

describe('the VAT', () => {
  test('of each rate is contained in its gross amount and rounded half up once', () => {
    const line = (amount: number, vatPercent: number) => ({ amount, vatPercent })
    expect(vatSplit([line(5000, 19), line(790, 7), line(350, 19), line(10_000, 0)])).toEqual([
      { percent: 19, net: 4496, vat: 854, gross: 5350 },
      { percent: 7, net: 738, vat: 52, gross: 790 },
      { percent: 0, net: 10_000, vat: 0, gross: 10_000 },
    ])
    expect(vatSplit([])).toEqual([])
  })

  test('and the net are always the gross, and all rates the total; of what goes back the same with the other sign', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const parts = vatSplit(lines)
        for (const { net, vat, gross } of parts) expect(net + vat).toBe(gross)
        expect(parts.reduce((sum, { gross }) => sum + gross, 0)).toBe(totalOf(lines))
        for (const { percent, vat, gross } of parts)
          expect(Math.abs(vat - (gross * percent) / (100 + percent))).toBeLessThanOrEqual(0.5)
        const back = vatSplit(negated({ lines, payments: [] }, 'Wrong').lines)
        expect(back).toEqual(
          parts.map(({ percent, net, vat, gross }) => ({ percent, net: 0 - net, vat: 0 - vat, gross: 0 - gross })),
        )
      }),
    )
  })
})

test('A reversal has every line and payment with the other sign, and a reason in place of cash handed over.', () => {
  fc.assert(
    fc.property(anyLines, fc.nat(500_000), (lines, balance) => {
      const due = dueOf(lines, balance)
      const payments = paymentsOf(due, [{ method: 'cash', amount: due.open }], [{ voucherId: 1, label: 'V', balance }])
      const content = { lines, payments, received: 1, change: 1, customer: 'Mira Keller', tse: { serial: 'x' } }
      const back = negated(content, 'Wrong boat')
      expect(Object.keys(back)).toEqual(['lines', 'payments', 'reason', 'customer'])
      expect(imbalanceOf('reversal', back)).toBe(0)
      expect(totalOf(back.lines) + totalOf(lines)).toBe(0)
      for (const { quantity, unitPrice, amount } of back.lines) expect(quantity * unitPrice).toBeCloseTo(amount, 10)
    }),
  )
})

test('Codes are shown by their end, hashes by their beginning.', () => {
  expect(voucherLabel('ABCDEFGHJKLMW7XZ')).toBe('Voucher …W7XZ')
  expect(fingerprintOf(Buffer.from('3fa901bc77de0a41ffffffff', 'hex'))).toBe('3fa9 01bc 77de 0a41')
})
