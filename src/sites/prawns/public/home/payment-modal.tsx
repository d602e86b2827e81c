import { useEffect, useState } from 'react'
import { billOf, type PrawnProduct } from '#features/prawn-orders/content/products.ts'
import {
  type AddressField,
  asName,
  type OrderDraft,
  orderErrors,
  remainingErrors,
} from '#features/prawn-orders/rules.ts'
import { formatMoney } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Button, IconButton } from '#kit/ui/button.tsx'
import { useModal } from '#kit/ui/dialog.tsx'
import { Form } from '#kit/ui/form.tsx'
import { CloseIcon } from '#kit/ui/icons.tsx'
import { Picture } from '../../picture.tsx'
import { words } from '../../words.ts'
import { AddressFields } from './address-fields.tsx'
import { PaymentCards } from './payment-cards.tsx'
import styles from './payment-modal.module.css'

type PaymentModalProps = {
  product: PrawnProduct
  draft: OrderDraft
  onChange: (draft: OrderDraft) => void
  onClose: () => void
}

/** Milliseconds for which the thanks are shown. */
const thanksFor = 3000

/** Pays for one portion, as if: nothing is sent. */
export function PaymentModal({ product, draft, onChange, onClose }: PaymentModalProps) {
  const [shown, setShown] = useState<readonly FieldError[]>([])
  const [thanked, setThanked] = useState(false)
  const { dialog, backdrop } = useModal(true, onClose)

  useEffect(() => {
    if (!thanked) return
    const timer = setTimeout(() => setThanked(false), thanksFor)
    return () => clearTimeout(timer)
  }, [thanked])

  const change = (next: Partial<OrderDraft>) => {
    const changed = { ...draft, ...next }
    onChange(changed)
    setShown(remainingErrors(changed, shown))
  }
  const type = (field: AddressField, text: string) => change({ [field]: text })
  const submit = () => {
    const named = { ...draft, firstName: asName(draft.firstName), lastName: asName(draft.lastName) }
    const errors = orderErrors(named)
    onChange(named)
    setShown(errors)
    setThanked(errors.length === 0)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-ground="tin"
      aria-label={words.orderDialog(product.name)}
      {...backdrop}
    >
      <IconButton label={words.close} className={styles.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
      <div className={styles.sheet}>
        <Bill product={product} />
        <Form onSubmit={submit} errors={shown}>
          <PaymentCards method={draft.method} onChange={(method) => change({ method })} />
          <h2 className={styles.heading}>{words.yourAddress}</h2>
          <p className={styles.hint}>{words.addressHint}</p>
          <AddressFields draft={draft} onChange={type} />
          <div className={styles.foot}>
            <Button type="submit" size="large" wide>
              {words.submit}
            </Button>
            <p className={styles.small}>{words.testOrder}</p>
          </div>
        </Form>
      </div>
      <div role="status">
        {thanked && (
          <div className={styles.thanks}>
            <Picture className={styles.prawn} name="prawn-front" alt="" sizes="14rem" />
            <p>{words.thanks}</p>
          </div>
        )}
      </div>
    </dialog>
  )
}

/** What is ordered, and what it costs. */
function Bill({ product }: { product: PrawnProduct }) {
  const { goods, delivery, total } = billOf(product)
  return (
    <dl className={styles.bill}>
      <div>
        <dt>
          {product.name}, {product.portion}
        </dt>
        <dd>{formatMoney(goods, 'USD')}</dd>
      </div>
      <div>
        <dt>{product.chilled ? words.deliveryOnIce : words.delivery}</dt>
        <dd>{delivery === 0 ? words.free : formatMoney(delivery, 'USD')}</dd>
      </div>
      <div className={styles.total}>
        <dt>{words.total}</dt>
        <dd>{formatMoney(total, 'USD')}</dd>
      </div>
    </dl>
  )
}
