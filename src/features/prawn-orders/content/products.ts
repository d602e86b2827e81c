import type { Cents } from '#kit/shared/money.ts'
import { words } from '../words.ts'

export type PrawnProductId = 'fresh' | 'grilled' | 'tin'

export type PrawnProduct = {
  id: PrawnProductId
  name: string
  /** What one gets for the price. */
  portion: string
  price: Cents
  /** Travels on ice, which has its price. */
  chilled: boolean
}

/** What the seller has, in the order it is offered. */
export const prawnProducts: readonly PrawnProduct[] = [
  { id: 'fresh', name: words.fresh, portion: words.freshPortion, price: 2400, chilled: true },
  { id: 'grilled', name: words.grilled, portion: words.grilledPortion, price: 1950, chilled: true },
  { id: 'tin', name: words.tin, portion: words.tinPortion, price: 1280, chilled: false },
]

/** For the box and the ice; what keeps by itself travels free. */
export const chilledDelivery: Cents = 690

export type PrawnBill = { goods: Cents; delivery: Cents; total: Cents }

/** What an order of one portion costs. */
export function billOf({ price, chilled }: Pick<PrawnProduct, 'price' | 'chilled'>): PrawnBill {
  const delivery = chilled ? chilledDelivery : 0
  return { goods: price, delivery, total: price + delivery }
}
