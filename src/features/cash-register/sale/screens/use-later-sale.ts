import { wait } from '#features/outbox/screens/outbox.ts'
import { words as outboxWords } from '#features/outbox/words.ts'
import { releaseCart } from '#features/products/contract/carts.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { type Sent, standIn } from '#kit/ui/api.ts'
import { toast } from '#kit/ui/toasts.ts'
import { useConnected } from '#kit/ui/use-connected.ts'
import { saveSale } from '../../contract.ts'
import { words as tillWords } from '../../words.ts'
import { words } from '../words.ts'
import type { CartEntry } from './cart-lines.ts'
import type { Due, Sale, SaleItem } from './sale.ts'

type Taken = {
  item: SaleItem | null
  lines: readonly CartEntry[]
  due: Due
  method: Sale['method']
  sent: Sent<typeof saveSale>
  key: string
}

/** What can be taken without a network: cash, for a booking and products. Everything else needs somebody else's word. */
const isForLater = (item: SaleItem | null, method: Sale['method'], open: number, voucher: number): boolean =>
  (item === null || item.type === 'booking') && method === 'cash' && open > 0 && voucher === 0

/** A sale in cash that is kept and sent later: its receipt is made then, and carries both times. */
export function useLaterSale({
  method,
  item,
  due,
  isPlain,
}: Pick<Taken, 'method' | 'item' | 'due'> & { isPlain: boolean }) {
  const hasNoNetwork = !useConnected() && !standIn.takes(saveSale)
  const isLater = hasNoNetwork && isPlain && isForLater(item, method, due.open, due.voucher)
  /** `isNew`: it was not sent before. `cart`: what the server holds for it, which is let go, as it may not hold it until then. */
  const keep = async (sale: Taken, { cart, isNew }: { cart: string; isNew: boolean }): Promise<boolean> => {
    const booking = sale.item?.id
    const what = words.cashFor(sale.item?.label ?? sale.lines.map(({ product }) => product.name).join(', '))
    const facts = [
      ...(sale.item ? [[words.customer, sale.item.customer] as const] : []),
      ...sale.lines.map(({ product, quantity }) => [product.name, String(quantity)] as const),
      [tillWords.total, formatMoney(sale.due.open)] as const,
    ]
    const common = { what, facts, ...(booking === undefined ? { chain: `sale ${sale.key}` } : { booking }) }
    try {
      if (isNew && cart !== '')
        await wait({ ...common, kind: 'cart', timed: false, path: releaseCart.path, sent: { body: { cart } } })
      const { body } = sale.sent
      const sent = { body: isNew ? { ...body, cart: '' } : body }
      const when = { timed: isNew, ...(!isNew && { tried: Date.now() }) }
      await wait({ ...common, kind: 'sale', cash: sale.due.open, path: saveSale.path, sent, key: sale.key, ...when })
      return true
    } catch {
      toast(outboxWords.notKept, { tone: 'danger' })
      return false
    }
  }
  return { isLater, needsNetwork: hasNoNetwork && !isLater, keep }
}
