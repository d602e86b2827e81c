import type { ReactNode } from 'react'
import { formatMoney } from '#kit/shared/money.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { said } from '#kit/ui/said.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getTill } from '../../closing/contract.ts'
import { words } from '../words.ts'
import styles from './checkout.module.css'
import type { SaleItem } from './sale.ts'
import type { useCheckout } from './use-checkout.ts'

type CheckoutNoteProps = {
  checkout: ReturnType<typeof useCheckout>
  base: string
  hasLines: boolean
  cartIsGone: boolean
}

/** Why the money cannot be taken as things stand, or what changed meanwhile, and each time the way on. */
export function CheckoutNote({ checkout, base, hasLines, cartIsGone }: CheckoutNoteProps) {
  const { item, state, error, isUnknown, left, changes, agree, due, change } = checkout
  const receipts = (
    <ButtonLink to={`${base}/receipts`} variant="secondary">
      {words.lookAtReceipts}
    </ButtonLink>
  )
  if (checkout.isLater) return <Note tone="info" text={words.sentLater} />
  if (checkout.needsNetwork && !isUnknown) return <Note tone="warning" text={words.onlyCash} />
  if (left === 'asked') return <Note tone="info" text={words.findingOut} />
  if (isUnknown) {
    const text =
      left === 'missing' ? words.didNotArrive : words.nobodyKnows((error?.message ?? words.noAnswer).replace(/\.$/, ''))
    return (
      <Note tone="danger" text={text}>
        {receipts}
        <Button variant="secondary" onClick={() => change({})}>
          {words.changeSale}
        </Button>
      </Note>
    )
  }
  if (item && state === 'gone') {
    return (
      <Note tone="warning" text={error?.message ?? words.gone[item.type]}>
        <Button variant="secondary" onClick={() => change({ item: null, mode: modeOf(item) })}>
          {words.chooseAnother}
        </Button>
        {hasLines && (
          <Button variant="secondary" onClick={() => change({ item: null })}>
            {words.onlyProducts}
          </Button>
        )}
        {receipts}
      </Note>
    )
  }
  if (item && state === 'held') return <Note tone="warning" text={words.payingOnline} />
  const toProducts = (
    <Button variant="secondary" onClick={() => change({ mode: 'select_products' })}>
      {words.lookAtCart}
    </Button>
  )
  if (error) {
    const isAboutCart = ['CART_GONE', 'PRODUCTS_CHANGED', 'SOLD_OUT'].includes(error.code)
    const isAboutDrawer = error.code === 'NOT_ENOUGH_CASH'
    return (
      <Note tone="danger" text={error.message}>
        {isAboutCart && toProducts}
        {isAboutDrawer && (
          <ButtonLink to={`${base}/day`} variant="secondary">
            {words.putCashIn}
          </ButtonLink>
        )}
      </Note>
    )
  }
  if (cartIsGone)
    return (
      <Note tone="warning" text={words.cartGone}>
        {toProducts}
      </Note>
    )
  if (changes.length > 0) {
    const said = changes.map(({ name, was, price }) => words.inPlaceOf(name, formatMoney(price), formatMoney(was)))
    return (
      <Note tone="warning" text={words.amountChanged(said.join(', '))}>
        <Button variant="secondary" onClick={agree}>
          {words.goOnWith(formatMoney(Math.abs(due.open)))}
        </Button>
      </Note>
    )
  }
  return null
}

/** A sale opens a till that is closed: whoever would rather count first is told before. */
export function OpensTill({ base }: { base: string }) {
  const { data } = useEndpoint(getTill)
  if (!data || data.is_open) return null
  return (
    <p className={layout.note}>
      {said(words.opensTill(formatMoney(data.carried), (text) => <Link to={`${base}/day`}>{text}</Link>))}
    </p>
  )
}

const modeOf = ({ type }: SaleItem) => (type === 'voucher' ? 'select_voucher' : 'select_booking')

type NoteProps = { tone: 'info' | 'warning' | 'danger'; text: string; children?: ReactNode }

/** Stands above the button that it is about, and is brought into view. */
function Note({ tone, text, children }: NoteProps) {
  const note = useArrival<HTMLDivElement>(text, { isNote: true, takesFocus: false })
  return (
    <Banner tone={tone} ref={note}>
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
    </Banner>
  )
}
