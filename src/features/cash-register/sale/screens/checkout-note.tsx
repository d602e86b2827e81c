import type { ReactNode } from 'react'
import { formatMoney } from '#kit/shared/money.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
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
      Look at the receipts
    </ButtonLink>
  )
  if (left === 'asked') return <Note tone="info" text="Finding out what became of this sale." />
  if (isUnknown) {
    const text =
      left === 'missing'
        ? 'This sale did not arrive before the page was loaded again: nothing was taken. Try again, or change it.'
        : `${error?.message ?? 'There was no answer'}. Nobody knows whether the payment was registered. Try again: it is never taken twice.`
    return (
      <Note tone="danger" text={text.replace('..', '.')}>
        {receipts}
        <Button variant="secondary" onClick={() => change({})}>
          Change the sale
        </Button>
      </Note>
    )
  }
  if (item && state === 'gone') {
    return (
      <Note tone="warning" text={error?.message ?? goneTexts[item.type]}>
        <Button variant="secondary" onClick={() => change({ item: null, mode: modeOf(item) })}>
          Choose another
        </Button>
        {hasLines && (
          <Button variant="secondary" onClick={() => change({ item: null })}>
            Only the products
          </Button>
        )}
        {receipts}
      </Note>
    )
  }
  if (item && state === 'held')
    return <Note tone="warning" text="The customer is paying online right now. Please look again in a minute." />
  const toProducts = (
    <Button variant="secondary" onClick={() => change({ mode: 'select_products' })}>
      Look at the cart
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
            Put cash in
          </ButtonLink>
        )}
      </Note>
    )
  }
  if (cartIsGone)
    return (
      <Note tone="warning" text={cartGone}>
        {toProducts}
      </Note>
    )
  if (changes.length > 0) {
    const said = changes.map(({ name, was, price }) => `${name} ${formatMoney(price)} in place of ${formatMoney(was)}`)
    return (
      <Note tone="warning" text={`The amount has changed: ${said.join(', ')}.`}>
        <Button variant="secondary" onClick={agree}>
          {`Go on with ${formatMoney(Math.abs(due.open))}`}
        </Button>
      </Note>
    )
  }
  return null
}

export const cartGone = 'The cart was sold or given up meanwhile. Please choose the products again.'

export const goneTexts: Readonly<Record<SaleItem['type'], string>> = {
  booking: 'This booking is paid already, or was canceled.',
  voucher: 'This voucher is paid already, or was canceled.',
  refund: 'This money was given back already.',
  fee: 'This fee is paid already.',
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
