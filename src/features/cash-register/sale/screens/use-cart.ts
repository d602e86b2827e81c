import { useEffect, useRef, useState } from 'react'
import { getCart, releaseCart, renewCart, reserveProduct } from '#features/products/contract/carts.ts'
import { getAllProducts, type Product } from '#features/products/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { refresh, useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useConnected } from '#kit/ui/use-connected.ts'
import { words } from '../words.ts'
import { type CartEntry, cartLines, leftOf, type Quantities, totalOf } from './cart-lines.ts'

export type Cart = {
  lines: readonly CartEntry[]
  total: number
  /** Its id, where the server holds something for it. */
  held: string
  quantityOf: (product: Pick<Product, 'id'>) => number
  /** How many more can be had; null where there is no end to them. */
  leftOf: (product: Product) => number | null
  /** Puts so many of a product into the cart; shown at once, and put right where the stock does not have them. */
  put: (product: Product, quantity: number) => void
  /** Something that was put in is not answered yet. */
  isChanging: boolean
  /** Somebody else sold it, or it was left alone for too long. */
  isGone: boolean
  /** What costs something else than when it was put in. */
  repriced: readonly { name: string; was: number; price: number }[]
  /** Takes the prices as they are in these lines, or now. */
  agree: (lines?: readonly CartEntry[]) => void
  /** Gives everything back. */
  empty: () => void
  /** After the sale, or once it is known to be gone: nothing is given back. */
  forget: () => void
}

/** Seconds after which an open cart says that it is still wanted. */
const renewSeconds = 240

/**
 * The products of a sale. The server takes them off the stock while they are in the cart, so that two tills cannot sell
 * the same bottle.
 */
export function useCart(user: SignedInUser, id: string, onStart: (id: string) => void): Cart {
  const products = useEndpoint(getAllProducts).data?.product_data ?? []
  const held = useEndpoint(getCart, id ? { query: { cart: id } } : undefined).data?.lines
  const kept = held ?? []
  // What was asked for and is not answered yet.
  const [wanted, setWanted] = useState<Quantities>({})
  const latest = useRef<Record<number, number>>({})
  const underWay = useRef(new Set<number>())
  const connected = useConnected()
  const { isGone, takenOut, comeBack } = useDisappearance(id, held)
  const [agreed, setAgreed] = useKept<Readonly<Record<number, number>>>(`till agreed ${user.id}`, {})
  useRenewal(id, kept.length > 0)

  const want = (productId: number, quantity: number | undefined) => {
    const { [productId]: _, ...others } = latest.current
    latest.current = quantity === undefined ? others : { ...others, [productId]: quantity }
    setWanted(latest.current)
  }

  const send = async (cart: string, product: Product) => {
    if (underWay.current.has(product.id)) return
    underWay.current.add(product.id)
    try {
      let sent: number | undefined
      while (latest.current[product.id] !== undefined && latest.current[product.id] !== sent) {
        sent = latest.current[product.id] as number
        await call(reserveProduct, { body: { cart, product_id: product.id, quantity: sent } })
      }
    } catch (error) {
      toast(error instanceof ApiError ? error.message : words.cartUnchanged, { tone: 'warning' })
    }
    underWay.current.delete(product.id)
    await refresh(getCart, getAllProducts)
    if (!underWay.current.has(product.id)) want(product.id, undefined)
  }

  // What was put in while there was no network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is one again
  useEffect(() => {
    if (connected) for (const product of products) if (latest.current[product.id] !== undefined) void send(id, product)
  }, [connected])

  const put = (product: Product, quantity: number) => {
    const cart = id || crypto.randomUUID()
    if (!id) onStart(cart)
    comeBack()
    if (quantity <= 0) takenOut.current.add(product.id)
    else takenOut.current.delete(product.id)
    if (agreed[product.id] === undefined || quantity <= 0)
      setAgreed((before) => ({ ...before, [product.id]: product.price }))
    want(product.id, Math.max(0, quantity))
    if (connected) void send(cart, product)
  }

  const forget = () => {
    latest.current = {}
    setWanted({})
    setAgreed({})
    comeBack()
  }
  const lines = cartLines(products, kept, wanted)
  return {
    lines,
    total: totalOf(lines),
    held: kept.length > 0 ? id : '',
    quantityOf: ({ id: productId }) => lines.find(({ product }) => product.id === productId)?.quantity ?? 0,
    leftOf: (product) => leftOf(product, kept, wanted),
    put,
    isChanging: Object.keys(wanted).length > 0,
    isGone,
    repriced: lines.flatMap(({ product: { id, name, price } }) => {
      const was = agreed[id]
      return was === undefined || was === price ? [] : [{ name, was, price }]
    }),
    agree: (of = lines) => setAgreed(Object.fromEntries(of.map(({ product }) => [product.id, product.price]))),
    forget,
    empty: () => {
      for (const { product } of lines) takenOut.current.add(product.id)
      forget()
      if (id) void call(releaseCart, { body: { cart: id } }).then(() => refresh(getCart, getAllProducts))
    },
  }
}

/** Whether a cart lost what it held without anybody here having taken it out. */
function useDisappearance(cart: string, held: readonly { id: number }[] | undefined) {
  const [isGone, setGone] = useState(false)
  const takenOut = useRef(new Set<number>())
  const before = useRef<{ cart: string; ids: readonly number[] }>({ cart, ids: [] })
  useEffect(() => {
    if (!held) return
    const { cart: earlier, ids } = before.current
    before.current = { cart, ids: held.map(({ id }) => id) }
    const lost = earlier === cart && held.length === 0 && ids.some((id) => !takenOut.current.has(id))
    if (lost) setGone(true)
  }, [cart, held])
  return { isGone, takenOut, comeBack: () => setGone(false) }
}

/** Carts that nobody touches are given back after a while: one that is open says that it is wanted. */
function useRenewal(cart: string, holds: boolean) {
  useEffect(() => {
    if (!cart || !holds) return
    const renew = async () => {
      const { held } = await call(renewCart, { body: { cart } })
      if (!held) await refresh(getCart, getAllProducts)
    }
    const timer = setInterval(() => void renew().catch(() => {}), renewSeconds * 1000)
    return () => clearInterval(timer)
  }, [cart, holds])
}
