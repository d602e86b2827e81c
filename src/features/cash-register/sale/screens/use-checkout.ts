import { useEffect, useRef, useState } from 'react'
import { getCart } from '#features/products/contract/carts.ts'
import { getAllProducts } from '#features/products/contract.ts'
import { checkVoucher } from '#features/vouchers/contract.ts'
import { formatCode, normalizeCode } from '#features/vouchers/rules.ts'
import type { AppliedVoucher } from '#features/vouchers/screens/voucher-field.tsx'
import { words as voucherWords } from '#features/vouchers/words.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { ApiError, call, type Sent } from '#kit/ui/api.ts'
import { refresh, useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getTill } from '../../closing/contract.ts'
import { getReceipts, getSold, getUnpaid, saveSale } from '../../contract.ts'
import { words } from '../words.ts'
import type { CartEntry } from './cart-lines.ts'
import { type Due, dueOf, linesOf, type Sale, type SaleItem, type SaleLine, takesProducts } from './sale.ts'
import type { Done } from './sale-done.tsx'
import type { Cart } from './use-cart.ts'
import { useLaterSale } from './use-later-sale.ts'
import { type ChangeSale, useItemNow } from './use-sale.ts'

/** What is paid, as it is shown; `sold` is the same less discounts. */
type Shown = { item: SaleItem | null; lines: readonly CartEntry[]; sold: readonly SaleLine[]; due: Due }
/**
 * A sale on its way to the server, kept over a reload: what is shown stands still until it is known whether it arrived.
 */
export type Attempt = Shown & { sent: Sent<typeof saveSale>; key: string; method: Sale['method'] }

type CheckoutOptions = {
  sale: Sale
  cart: Cart
  attempt: Attempt | null
  onAttempt: (attempt: Attempt | null) => void
  onChange: ChangeSale
  onDone: (done: Done) => void
}

/** Seconds for which it is said that something went wrong. Why, and what to do, stays. */
const errorSeconds = 3

/** The checkout without its looks: what is to be paid by now, and taking the money once. */
export function useCheckout({ sale, cart, attempt, onAttempt, onChange, onDone }: CheckoutOptions) {
  const now = useItemNow(sale.item)
  const key = useRef('')
  const [pressedAt, setPressedAt] = useState<number>()
  const lines = takesProducts(sale.item) ? cart.lines : []
  const sold = linesOf({ ...sale, item: now.item }, cart.lines)
  const current: Shown = { item: now.item, lines, sold, due: dueOf(sale, sold) }
  const shown = attempt ?? current
  const isPlain = sale.discounts.length === 0 && sale.people === 0
  const typed = useTypedCode(sale, onChange)
  const hasTypedCode = attempt === null && current.due.takesVoucher && !sale.voucher && sale.code.trim() !== ''
  const later = useLaterSale({ method: attempt?.method ?? sale.method, ...shown, isPlain })

  const save = useWrite(saveSale, {
    key: () => key.current,
    refreshes: [getUnpaid, getTill, getReceipts, getAllProducts],
    onSuccess: (answer) => onDone(doneOf(answer, attempt ?? { ...current, method: sale.method })),
    onError: (error) => {
      toast(words.failed, { tone: 'danger', seconds: errorSeconds })
      if (isUnclear(error)) return
      onAttempt(null)
      void refresh(getUnpaid, getCart, getAllProducts, getTill)
      if (voucherCodes.has(error.code)) void updateVouchers(sale, onChange)
      if (error.errors.some(({ field }) => field === 'voucher')) onChange({ voucher: null, vouchers: [] })
    },
  })

  const transmit = (next: Attempt) => {
    key.current = next.key
    save.mutate(next.sent)
  }
  const nextAttempt = (): Attempt => {
    const sent = { body: bodyOf(sale, current) }
    return { ...current, sent, key: crypto.randomUUID(), method: sale.method }
  }
  const keepForLater = async () => {
    const next = attempt ?? nextAttempt()
    const isKept = await later.keep(next, { cart: next.lines.length > 0 ? cart.held : '', isNew: attempt === null })
    const nothing = { status: 'success', receipt: 0, position: 0, total: next.due.total, voucher_left: null } as const
    if (isKept) onDone({ ...doneOf({ ...nothing, change: next.due.change ?? 0 }, next), isKept })
  }
  const send = () => {
    const next = nextAttempt()
    onAttempt(next)
    transmit(next)
  }
  // After a reload nobody here waits for the answer any more.
  const isLeft = attempt !== null && save.isIdle
  const found = useEndpoint(getSold, isLeft ? { params: { key: attempt.key } } : undefined, { freshSeconds: 0 })
  const answered = isLeft ? found.data?.sold : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useEffect(() => {
    if (!isLeft || !answered) return
    onDone(doneOf(answered, attempt))
    void refresh(getUnpaid, getTill, getReceipts, getAllProducts)
  }, [answered])

  // What is on its way into the cart is waited for; and nothing is taken but what was on the button when it was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once the cart stands still
  useEffect(() => {
    if (pressedAt === undefined || cart.isChanging) return
    setPressedAt(undefined)
    if (pressedAt === current.due.open && current.due.left >= current.due.part) send()
    else toast(words.lookAtAmount, { tone: 'warning' })
  }, [pressedAt, cart.isChanging])

  const wasAmount = sale.item && now.item && sale.item.amount !== now.item.amount ? sale.item.amount : undefined
  const changes = attempt
    ? []
    : [
        ...(now.item && wasAmount !== undefined
          ? [{ name: now.item.label, was: wasAmount, price: now.item.amount }]
          : []),
        ...(lines.length > 0 ? cart.repriced : []),
      ]
  const isUnknown = attempt !== null && (save.isError || isLeft)
  return {
    ...shown,
    isLater: later.isLater,
    needsNetwork: later.needsNetwork,
    state: attempt ? ('open' as const) : now.state,
    /** What costs something else than when it was chosen: nothing is taken before somebody said yes to it. */
    changes,
    agree: () => {
      onChange({ item: now.item })
      cart.agree()
    },
    /** Of a sale that was on its way when the page was loaded again: whether it arrived is being asked, or it did not. */
    left: isLeft
      ? found.data
        ? ('missing' as const)
        : found.error
          ? ('unknown' as const)
          : ('asked' as const)
      : undefined,
    /** A code that was typed, and that nobody asked about yet: before anything is taken it pays, or is refused. */
    hasTypedCode,
    refused: hasTypedCode && typed.refused ? [{ field: 'voucher', message: typed.refused }] : [],
    isSending: save.isPending || typed.isAsked || pressedAt !== undefined || (isLeft && !found.data && !found.error),
    /** Nobody knows whether the server has it: sent again it is the same sale. */
    isUnknown,
    error: save.error ?? undefined,
    submit: () => {
      if (save.isPending || typed.isAsked || changes.length > 0) return
      if (hasTypedCode) return void typed.apply()
      if (later.isLater) void keepForLater()
      else if (isUnknown) transmit(attempt)
      else if (current.due.part < current.due.left) {
        const { parts } = withPart(sale, current.due)
        onChange({ parts, part: '', received: '' })
      } else setPressedAt(current.due.open)
    },
    change: (part: Partial<Sale>) => {
      if (save.isError) save.reset()
      onAttempt(null)
      typed.forget()
      onChange(part)
    },
  }
}

const doneOf = (answer: Answer<typeof saveSale>, { item, due, method, lines }: Shown & Pick<Sale, 'method'>): Done => ({
  ...answer,
  item,
  taken: due.open,
  method,
  hadProducts: lines.length > 0,
})

/** A voucher code that was typed and not applied: it is, as soon as somebody wants to take the money. */
function useTypedCode(sale: Sale, onChange: ChangeSale) {
  const [isAsked, setAsked] = useState(false)
  const [refused, setRefused] = useState<string>()
  const apply = async () => {
    setAsked(true)
    setRefused(undefined)
    try {
      const code = normalizeCode(sale.code)
      const [voucher] = code ? await vouchersNow({ ...sale, vouchers: [], voucher: { code, amount: 0 } }) : []
      if (voucher) onChange({ voucher, code: formatCode(voucher.code) })
      if (voucher) toast(voucherWords.applied(formatMoney(voucher.amount)), { seconds: 3 })
      else setRefused(voucherWords.invalid)
    } catch (error) {
      setRefused(error instanceof ApiError ? error.message : voucherWords.notChecked)
    } finally {
      setAsked(false)
    }
  }
  return { isAsked, refused, apply, forget: () => setRefused(undefined) }
}

/** What was taken, with the part that is taken now. */
const withPart = ({ parts, method }: Sale, { part, received }: Due) => ({
  parts: part > 0 ? [...parts, { method, amount: part, ...(received !== undefined && { received }) }] : parts,
})

const isUnclear = ({ status }: ApiError) => status === 0 || status >= 500

const voucherCodes = new Set(['VOUCHER_CHANGED', 'PRICE_CHANGED'])

async function updateVouchers(sale: Sale, onChange: ChangeSale): Promise<void> {
  // Where it fails, the next try is refused again and says what the voucher pays.
  const now = await vouchersNow(sale).catch(() => undefined)
  if (now) onChange({ voucher: now.at(-1) ?? null, vouchers: now.slice(0, -1) })
}

/** The vouchers that pay, with what is left on them by now. */
export async function vouchersNow({ vouchers, voucher }: Sale): Promise<AppliedVoucher[]> {
  const now = [...vouchers, ...(voucher ? [voucher] : [])].map(async ({ code }) => {
    const { exists, amount } = await call(checkVoucher, { query: { voucher: code } })
    return exists ? [{ code, amount }] : []
  })
  return (await Promise.all(now)).flat()
}

function bodyOf(sale: Sale, { item, lines, due }: Shown) {
  const { cart, method, discounts, transaction } = sale
  const codes = [...sale.vouchers, sale.voucher].flatMap((one) => (due.takesVoucher && one ? [one.code] : []))
  return {
    income: Math.abs(due.open),
    main_item: item && !item.made ? { type: item.type, id: item.id } : null,
    new_voucher: item?.made ?? null,
    discounts: discounts.length > 0 ? discounts : null,
    more_vouchers: codes.length > 1 ? codes.slice(1) : null,
    parts: sale.people > 0 ? withPart(sale, due).parts : null,
    products: lines.map(({ product, quantity, amount }) => ({
      id: product.id,
      name: product.name,
      quantity,
      price: product.price,
      price_total: amount,
    })),
    cart: lines.length > 0 ? cart : '',
    voucher: codes[0] ?? '',
    voucher_used: codes.length > 0 ? due.voucher : 0,
    method,
    received: due.received,
    cashier: '',
    transaction,
  }
}
