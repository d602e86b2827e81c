import { useEffect, useState } from 'react'
import { getCart } from '#features/products/contract.carts.ts'
import { getAllProducts } from '#features/products/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { useStaffWrite } from '#features/sign-in/screens/use-staff-write.ts'
import { checkVoucher } from '#features/vouchers/contract.ts'
import type { AppliedVoucher } from '#features/vouchers/screens/voucher-field.tsx'
import { toCents, toUnits } from '#kit/shared/money.ts'
import { type ApiError, call, type Sent } from '#kit/ui/api.ts'
import { amend, refresh } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { getTill } from '../contract.closing.ts'
import { getReceipts, getUnpaid, saveSale } from '../contract.ts'
import type { CartEntry } from './cart-lines.ts'
import { type Due, dueOf, type Sale, type SaleItem, takesProducts } from './sale.ts'
import type { Done } from './sale-done.tsx'
import { withSale } from './simulated-till.ts'
import type { Cart } from './use-cart.ts'
import { type ChangeSale, useItemNow } from './use-sale.ts'

/** What is paid, as it is shown. */
type Shown = { item: SaleItem | null; lines: readonly CartEntry[]; due: Due }
/** A sale on its way to the server: what is shown stands still until it is known whether it arrived. */
type Attempt = Shown & { sent: Sent<typeof saveSale> }

type CheckoutOptions = {
  user: SignedInUser
  sale: Sale
  cart: Cart
  onChange: ChangeSale
  onDone: (done: Done) => void
}

/** Seconds for which it is said that something went wrong. Why, and what to do, stays. */
const errorSeconds = 3

/** The checkout without its looks: what is to be paid by now, and taking the money once. */
export function useCheckout({ user, sale, cart, onChange, onDone }: CheckoutOptions) {
  const now = useItemNow(sale.item)
  const [attempt, setAttempt] = useState<Attempt>()
  const [pressedAt, setPressedAt] = useState<number>()
  const lines = takesProducts(sale.item) ? cart.lines : []
  const current: Shown = { item: now.item, lines, due: dueOf({ ...sale, item: now.item }, cart.total) }
  const shown = attempt ?? current

  const save = useStaffWrite(user, saveSale, {
    refreshes: [getUnpaid, getTill, getReceipts, getAllProducts],
    simulate: () => {
      amend(getTill, undefined, (till) => withSale(till, current.due, sale.method, user))
      const { total, change = 0 } = current.due
      return {
        status: 'success' as const,
        receipt: 0,
        position: 0,
        total: toUnits(total),
        change: toUnits(change),
        voucher_left:
          sale.voucher && current.due.voucher > 0 ? toUnits(sale.voucher.amount - current.due.voucher) : null,
      }
    },
    onSuccess: (answer) => {
      const { item, due, lines: sold } = attempt ?? current
      onDone({ ...answer, item, taken: due.open, method: sale.method, hadProducts: sold.length > 0 })
    },
    onError: (error) => {
      toast('An error has occurred', { tone: 'danger', seconds: errorSeconds })
      if (isUnclear(error)) return
      setAttempt(undefined)
      void refresh(getUnpaid, getCart, getAllProducts, getTill)
      if (voucherCodes.has(error.code)) void updateVoucher(sale.voucher, onChange)
      if (error.errors.some(({ field }) => field === 'voucher')) onChange({ voucher: null })
    },
  })

  const send = () => {
    const next: Attempt = { ...current, sent: { body: bodyOf(sale, current) } }
    setAttempt(next)
    save.mutate(next.sent)
  }
  // What is on its way into the cart is waited for; and nothing is taken but what was on the button when it was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once the cart stands still
  useEffect(() => {
    if (pressedAt === undefined || cart.isChanging) return
    setPressedAt(undefined)
    if (pressedAt === current.due.open) send()
    else toast('The amount has changed, please look at it', { tone: 'warning' })
  }, [pressedAt, cart.isChanging])

  const isUnknown = attempt !== undefined && save.isError
  return {
    ...shown,
    state: attempt ? ('open' as const) : now.state,
    /** What it cost when it was chosen, where that is another amount. */
    wasAmount: sale.item && now.item && sale.item.amount !== now.item.amount ? toCents(sale.item.amount) : undefined,
    isSending: save.isPending || pressedAt !== undefined,
    /** Nobody knows whether the server has it: sent again it is the same sale. */
    isUnknown,
    error: save.error ?? undefined,
    submit: () => {
      if (save.isPending) return
      if (isUnknown) save.mutate(attempt.sent)
      else setPressedAt(current.due.open)
    },
    change: (part: Partial<Sale>) => {
      if (save.isError) save.reset()
      setAttempt(undefined)
      onChange(part)
    },
  }
}

const isUnclear = ({ status }: ApiError) => status === 0 || status >= 500

const voucherCodes = new Set(['VOUCHER_CHANGED', 'PRICE_CHANGED'])

async function updateVoucher(voucher: AppliedVoucher | null, onChange: ChangeSale): Promise<void> {
  if (!voucher) return
  try {
    const { exists, amount } = await call(checkVoucher, { query: { voucher: voucher.code } })
    onChange({ voucher: exists ? { ...voucher, amount: toCents(amount) } : null })
  } catch {
    // The next try is refused again and says what the voucher pays.
  }
}

function bodyOf({ cart, method, voucher }: Sale, { item, lines, due }: Shown) {
  const paysByVoucher = due.takesVoucher && voucher !== null
  return {
    income: toUnits(Math.abs(due.open)),
    main_item: item && { type: item.type, id: item.id },
    products: lines.map(({ product, quantity, amount }) => ({
      id: product.id,
      name: product.name,
      quantity,
      price: product.price,
      price_total: toUnits(amount),
    })),
    cart: lines.length > 0 ? cart : '',
    voucher: paysByVoucher ? voucher.code : '',
    voucher_used: paysByVoucher ? toUnits(due.voucher) : 0,
    method,
    received: due.received === undefined ? undefined : toUnits(due.received),
    cashier: '',
  }
}
