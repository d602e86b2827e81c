import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCents } from '#kit/shared/money.ts'
import type { UnpaidBooking } from '../../contract.ts'
import type { CartEntry } from './cart-lines.ts'
import {
  bookedTime,
  bookingItem,
  dueOf as dueOfLines,
  emptySale,
  itemNow,
  linesOf,
  type Sale,
  type SaleItem,
  takesProducts,
  usualSums,
} from './sale.ts'

const booking: UnpaidBooking = {
  id: 7,
  reference: 'K7Q2M9XA',
  vehicle_name: 'Eider',
  name: 'Mira Keller',
  phone: '',
  email: '',
  booked_day: '2026-06-03',
  booked_start: 10,
  booked_hours: 2,
  price: 9000,
  voucher_amount: 2000,
  advance: 0,
  open: 7000,
  held: false,
}
const canceled = {
  id: 7,
  reference: 'K7Q2M9XA',
  vehicle_name: 'Eider',
  name: 'Mira Keller',
  booked_day: '2026-06-03',
  canceled_day: '2026-06-01',
  amount: 3000,
}
const nothing = { day: '2026-06-03', bookings: [], vouchers: [], refunds: [], fees: [] }
const item = (type: SaleItem['type'], amount = 7000): SaleItem => ({ ...bookingItem(booking), type, amount })
const products = (amount: number) =>
  amount === 0 ? [] : [{ product: { id: 1 } as CartEntry['product'], quantity: 1, amount }]
const dueOf = (sale: Sale, amount: number) => dueOfLines(sale, linesOf(sale, products(amount)))
const voucher = (amount: number) => ({ code: 'ABCDEFGHJKLMNPQR', amount })

test('a booking says what of it was paid before', () => {
  expect(bookingItem({ ...booking, voucher_amount: 0 }).detail).toBe(bookedTime(booking))
  expect(bookingItem({ ...booking, voucher_amount: 5000, advance: 2010 }).detail).toBe(
    `${bookedTime(booking)}, $50 by voucher, $20.10 down payment`,
  )
})

describe('what is due', () => {
  test('of a booking and products: the voucher first, the rest in cash, with the change', () => {
    const sale = { ...emptySale, item: item('booking'), voucher: voucher(5000), received: '50' }
    expect(dueOf(sale, 700)).toEqual({
      total: 7700,
      voucher: 5000,
      open: 2700,
      takesVoucher: true,
      left: 2700,
      part: 2700,
      received: 5000,
      change: 2300,
      wrong: undefined,
    })
  })

  test('is never below zero, and then no money is asked for', () => {
    const sale = { ...emptySale, item: item('booking'), voucher: voucher(20_000), received: '10' }
    expect(dueOf(sale, 0)).toMatchObject({ total: 7000, voucher: 7000, open: 0, received: undefined, wrong: undefined })
  })

  test('of a voucher and of a fee is paid by no voucher, but their products are', () => {
    for (const type of ['voucher', 'fee'] as const) {
      const sale = { ...emptySale, item: item(type), voucher: voucher(20_000) }
      expect(dueOf(sale, 0)).toMatchObject({ takesVoucher: false, voucher: 0, open: 7000 })
      expect(dueOf(sale, 700)).toMatchObject({ takesVoucher: true, voucher: 700, open: 7000 })
    }
  })

  test('of a refund goes back, without the cart', () => {
    const sale = { ...emptySale, item: item('refund'), received: '5' }
    expect(dueOf(sale, 700)).toMatchObject({ total: -7000, open: -7000, takesVoucher: false, wrong: undefined })
    expect([takesProducts(item('refund')), takesProducts(item('fee')), takesProducts(null)]).toEqual([
      false,
      true,
      true,
    ])
  })

  test.each([
    ['', undefined, undefined],
    ['70', 7000, undefined],
    ['69,50', 6950, '$0.50 missing'],
    ['70.005', undefined, 'Please enter an amount with at most two decimals'],
    ['a lot', undefined, 'Please enter an amount with at most two decimals'],
  ])('knows what is wrong with the money received: %s', (received, cents, wrong) => {
    expect(dueOf({ ...emptySale, item: item('booking'), received }, 0)).toMatchObject({ received: cents, wrong })
  })

  test('by card asks nothing about money that was typed before', () => {
    const sale = { ...emptySale, item: item('booking'), received: '1', method: 'card' as const }
    expect(dueOf(sale, 0)).toMatchObject({ received: undefined, wrong: undefined })
  })

  test('of several people is taken part by part, each to the cent, and the last has what is left', () => {
    const sale = { ...emptySale, item: item('booking', 10_000), people: 3 }
    const taken = (amount: number) => ({ method: 'card' as const, amount })
    expect(dueOf(sale, 0)).toMatchObject({ open: 10_000, left: 10_000, part: 3334 })
    expect(dueOf({ ...sale, parts: [taken(3334)] }, 0)).toMatchObject({ left: 6666, part: 3333 })
    const last = { ...sale, parts: [taken(3334), taken(3333)], received: '50' }
    expect(dueOf(last, 0)).toMatchObject({ left: 3333, part: 3333, change: 1667 })
    expect(dueOf({ ...sale, people: 1, part: '20' }, 0)).toMatchObject({ left: 10_000, part: 2000 })
    expect(dueOf({ ...sale, part: '100.01' }, 0).wrong).toBe('Only $100 are left to pay')
    const later = { ...sale, voucher: voucher(9000), parts: [taken(3334)] }
    expect(dueOf(later, 0)).toMatchObject({ voucher: 6666, open: 3334, left: 0, part: 0, wrong: undefined })
    const less = { ...later, voucher: null, discounts: [{ percent: 100, reason: 'Group' }] }
    expect(dueOf(less, 0).wrong).toBe('$33.34 more was taken than there is to pay. Please take away a payment below.')
  })

  test('is parts, vouchers and what is open, none below zero, whenever a voucher or a part comes', () => {
    const step = fc.record({ byVoucher: fc.boolean(), amount: fc.integer({ min: 1, max: 20_000 }) })
    fc.assert(
      fc.property(fc.nat(50_000), fc.nat(9000), fc.array(step, { maxLength: 8 }), (booked, products, steps) => {
        let sale: Sale = { ...emptySale, item: item('booking', booked), people: 1 }
        for (const { byVoucher, amount } of steps) {
          const { left } = dueOf(sale, products)
          const part = { method: 'cash' as const, amount: Math.min(amount, left) }
          sale = byVoucher
            ? { ...sale, vouchers: [...sale.vouchers, voucher(amount)] }
            : { ...sale, parts: part.amount > 0 ? [...sale.parts, part] : sale.parts }
          const due = dueOf(sale, products)
          const taken = sale.parts.reduce((sum, one) => sum + one.amount, 0)
          expect(taken + due.voucher + due.left).toBe(booked + products)
          expect(Math.min(taken, due.voucher, due.left, due.part)).toBeGreaterThanOrEqual(0)
          expect(due.wrong).toBeUndefined()
        }
      }),
    )
  })

  test('by several vouchers is less what is on all of them', () => {
    const sale = { ...emptySale, item: item('booking'), vouchers: [voucher(3000)], voucher: voucher(2000) }
    expect(dueOf(sale, 0)).toMatchObject({ voucher: 5000, open: 2000 })
  })

  test('is less the discounts: of a product, the booking, or all', () => {
    const off = (more: object) => ({ ...emptySale, item: item('booking'), discounts: [{ reason: 'Group', ...more }] })
    expect(dueOf(off({ percent: 10 }), 700).total).toBe(6930)
    expect(dueOf(off({ product: 1, amount: 200 }), 700).total).toBe(7500)
    expect(dueOf(off({ item: true, percent: 50 }), 700).total).toBe(4200)
  })

  test('always adds up, to the cent', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(cents, cents, cents, cents, (booked, products, left, received) => {
        const sale = {
          ...emptySale,
          item: item('booking', booked),
          voucher: voucher(left),
          received: `${received / 100}`,
        }
        const due = dueOf(sale, products)
        expect(due.voucher + due.open).toBe(booked + products)
        expect(due.voucher).toBeLessThanOrEqual(left)
        if (due.change !== undefined) expect(due.open + due.change).toBe(due.received)
      }),
    )
  })
})

describe('what was chosen, by now', () => {
  const chosen = item('booking')

  test('is open at the amount that counts now', () => {
    const now = itemNow(chosen, { ...nothing, bookings: [{ ...booking, open: 5500 }] })
    expect(now).toMatchObject({ state: 'open', item: { amount: 5500 } })
  })

  test('is gone once it is paid or canceled, and stays on the slip', () => {
    expect(itemNow(chosen, nothing)).toEqual({ state: 'gone', item: chosen })
    expect(itemNow(item('voucher'), nothing).state).toBe('gone')
    expect(itemNow(item('refund'), { ...nothing, fees: [canceled] }).state).toBe('gone')
  })

  test('is held while the customer pays online', () => {
    expect(itemNow(chosen, { ...nothing, bookings: [{ ...booking, held: true }] }).state).toBe('held')
  })

  test('may be what a cancellation left open', () => {
    expect(itemNow(item('fee'), { ...nothing, fees: [canceled] })).toMatchObject({
      state: 'open',
      item: { label: 'Cancellation fee: Eider', amount: 3000 },
    })
    const missed = { ...nothing, fees: [{ ...canceled, no_show: true }] }
    expect(itemNow(item('fee'), missed).item.label).toBe('Fee, as nobody came: Eider')
  })
})

test('A booking names its time, stays by their nights.', () => {
  expect(bookedTime(booking)).toBe('06/03/26, 10 am, 2 hours')
  expect(bookedTime({ ...booking, booked_start: 14, booked_hours: 68 })).toBe('06/03/26, 2 pm, 3 nights')
  expect(bookedTime({ ...booking, booked_start: 14, booked_hours: 20 })).toBe('06/03/26, 2 pm, 1 night')
})

test('Usual sums begin with just the amount and are enough.', () => {
  expect(usualSums(toCents(47.5))).toEqual([4750, 5000, 6000, 10_000])
  expect(usualSums(toCents(10))).toEqual([1000, 2000, 5000, 10_000])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), (open) => {
      const sums = usualSums(open)
      expect(sums[0]).toBe(open)
      expect(sums.every((sum) => sum >= open)).toBe(true)
      expect(new Set(sums).size).toBe(sums.length)
    }),
  )
})
