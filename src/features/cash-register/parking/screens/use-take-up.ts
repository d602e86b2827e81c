import { getCart } from '#features/products/contract/carts.ts'
import { formatCode } from '#features/vouchers/rules.ts'
import { call } from '#kit/ui/api.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getUnpaid } from '../../contract.ts'
import { emptySale, itemNow } from '../../sale/screens/sale.ts'
import type { Cart } from '../../sale/screens/use-cart.ts'
import { vouchersNow } from '../../sale/screens/use-checkout.ts'
import type { ChangeSale } from '../../sale/screens/use-sale.ts'
import { getParked, takeParked } from '../contract.ts'
import { newsOf, type ParkedSale } from './parked-sale.ts'

/** Takes a receipt up again as it is by now, and says what changed. */
export const useTakeUp = (cart: Cart, change: ChangeSale) =>
  useWrite(takeParked, {
    onSuccess: async (answer) => {
      const parked: ParkedSale = { ...emptySale, goods: [], ...JSON.parse(answer.sale) }
      const { goods, ...sale } = parked
      cart.agree(goods)
      change({ ...sale, mode: sale.item ? 'checkout' : 'select_products' })
      void refresh(getParked)
      const [vouchers, unpaid, { lines }] = await Promise.all([
        vouchersNow(sale),
        sale.item && call(getUnpaid, { query: sale.item.type === 'booking' ? { booking: sale.item.id } : {} }),
        sale.cart ? call(getCart, { query: { cart: sale.cart } }) : { lines: [] },
      ])
      const held = Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))
      const customer = sale.item && unpaid ? itemNow(sale.item, unpaid).item.customer : ''
      const voucher = vouchers.at(-1) ?? null
      const news = newsOf(parked, { held, vouchers, customer })
      change({ news, vouchers: vouchers.slice(0, -1), voucher, code: voucher ? formatCode(voucher.code) : '' })
    },
    onError: ({ message }) => {
      toast(message, { tone: 'warning' })
      void refresh(getParked)
    },
  })
