import { useId } from 'react'
import { type PaymentMethod, paymentMethods } from '#features/prawn-orders/rules.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { FieldMessage, useMessage } from '#kit/ui/field.tsx'
import { words } from '../../words.ts'
import { marks } from './payment-marks.tsx'
import styles from './payment-modal.module.css'

const names: Readonly<Record<PaymentMethod, string>> = {
  creditcard: words.creditcard,
  paypal: 'PayPal',
  apple: 'Apple',
}

type PaymentCardsProps = { method: PaymentMethod | undefined; onChange: (method: PaymentMethod) => void }

/** The three cards of which one pays. */
export function PaymentCards({ method, onChange }: PaymentCardsProps) {
  const id = useId()
  const message = useMessage('method', undefined)
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-heading`}
      aria-describedby={classNames(`${id}-hint`, message && `${id}-error`)}
      aria-required="true"
    >
      <h2 className={styles.heading} id={`${id}-heading`}>
        {words.paymentMethod}
      </h2>
      <p className={styles.hint} id={`${id}-hint`}>
        {words.chooseMethod}
      </p>
      <div className={styles.cards}>
        {paymentMethods.map((one) => {
          const Mark = marks[one]
          return (
            <label key={one} className={classNames(styles.card, one === method && styles.active)}>
              <input
                className={styles.radio}
                type="radio"
                name={`method-${id}`}
                value={one}
                checked={one === method}
                aria-invalid={message ? true : undefined}
                onChange={() => onChange(one)}
              />
              <Mark />
              <span>{names[one]}</span>
            </label>
          )
        })}
      </div>
      {message && <FieldMessage id={`${id}-error`} message={message} />}
    </div>
  )
}
