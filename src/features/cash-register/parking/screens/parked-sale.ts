import { words as productWords } from '#features/products/words.ts'
import type { AppliedVoucher } from '#features/vouchers/screens/voucher-field.tsx'
import { formatMoney } from '#kit/shared/money.ts'
import type { CartEntry, Quantities } from '../../sale/screens/cart-lines.ts'
import type { Sale } from '../../sale/screens/sale.ts'
import { words as saleWords } from '../../sale/words.ts'
import { nameMax } from '../contract.ts'
import { words } from '../words.ts'

/** A sale that is put aside, with what its cart held then. */
export type ParkedSale = Sale & { goods: readonly CartEntry[] }

/** `11:04, Cola and 2 more`. */
export function nameOf({ item, goods }: Pick<ParkedSale, 'item' | 'goods'>, time: string): string {
  const [first = '', ...others] = [...(item ? [item.label] : []), ...goods.map(({ product }) => product.name)]
  return `${time}, ${others.length > 0 ? saleWords.andMore(first, others.length) : first}`.slice(0, nameMax)
}

type Now = { held: Quantities; vouchers: readonly AppliedVoucher[]; customer: string }

/** In sentences what is not as it was. Prices, and that something was paid meanwhile, the checkout says. */
export function newsOf({ item, goods, voucher, vouchers }: ParkedSale, now: Now): string[] {
  const short = goods.filter(({ product, quantity }) => (now.held[product.id] ?? 0) < quantity)
  const changed = [...vouchers, voucher].flatMap((one) => {
    const left = now.vouchers.find(({ code }) => code === one?.code)?.amount ?? 0
    return one && left !== one.amount ? [words.voucherIs(one.code.slice(-4), formatMoney(left))] : []
  })
  return [
    ...short.map(({ product: { id, name } }) =>
      now.held[id] ? saleWords.onlyLeft(name, now.held[id]) : productWords.isSoldOut(name),
    ),
    ...changed,
    ...(item && item.customer !== now.customer ? [words.customerIs(now.customer)] : []),
  ]
}
