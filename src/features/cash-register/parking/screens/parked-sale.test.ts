import { expect, test } from 'vitest'
import type { CartEntry } from '../../sale/screens/cart-lines.ts'
import { emptySale } from '../../sale/screens/sale.ts'
import { nameOf, newsOf, type ParkedSale } from './parked-sale.ts'

const line = (id: number, name: string, quantity: number): CartEntry => ({
  product: {
    ...{
      id,
      name,
      type: 'drinks',
      minimum_stock: null,
      target_stock: 24,
      actual_stock: 5,
      in_carts: 0,
      price: 350,
      vat_percent: 19,
    },
    ...{ barcode: '', added_or_changed_by: '' },
  },
  quantity,
  amount: quantity * 350,
})
const item = { type: 'booking', id: 7, label: 'Eider', detail: '', customer: 'Mira Keller', amount: 5000 } as const
const parked: ParkedSale = {
  ...emptySale,
  item,
  goods: [line(1, 'Cola', 3), line(2, 'Mate', 1)],
  voucher: { code: 'ABCDEFGHJKLMNPQR', amount: 2000 },
  vouchers: [{ code: 'ZZZZEFGHJKLM2345', amount: 1000 }],
}
const now = {
  held: { 1: 3, 2: 1 },
  vouchers: [...parked.vouchers, { code: 'ABCDEFGHJKLMNPQR', amount: 2000 }],
  customer: 'Mira Keller',
}

test('A receipt is called by the time and what is on it, in 40 signs at most.', () => {
  expect(nameOf(parked, '11:04')).toBe('11:04, Eider and 2 more')
  expect(nameOf({ item: null, goods: [line(1, 'Cola', 3)] }, '11:04')).toBe('11:04, Cola')
  expect(nameOf({ item: { ...item, label: 'x'.repeat(90) }, goods: [] }, '9 am')).toHaveLength(40)
})

test('What is as it was is no news; each thing that changed is one sentence.', () => {
  expect(newsOf(parked, now)).toEqual([])
  expect(newsOf(parked, { ...now, held: { 1: 2 } })).toEqual(['Only 2 of Cola left', 'Mate is sold out'])
  expect(newsOf(parked, { ...now, vouchers: [{ code: 'ABCDEFGHJKLMNPQR', amount: 500 }] })).toEqual([
    '$0 left on voucher …2345 now',
    '$5 left on voucher …NPQR now',
  ])
  expect(newsOf(parked, { ...now, customer: 'Ole' })).toEqual(['The booking is for Ole now'])
})
