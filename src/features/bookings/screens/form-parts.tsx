import { type ReactNode, useId } from 'react'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { later } from '#kit/ui/later.tsx'
import layout from '#kit/ui/layout.module.css'
import { type HowPaid, type Quote, splitWords, vatPercent, wholeOf } from '../rules/prices.ts'
import type { BookingAddresses } from './booking-addresses.ts'
import styles from './booking-form.module.css'

/** Read last, so it may come last. */
export const OrderTerms = later(async () => (await import('./order-terms.tsx')).OrderTerms)

/** A part of the form under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      <div className={layout.stack4}>{children}</div>
    </section>
  )
}

type AgreementProps = {
  addresses: Pick<BookingAddresses, 'terms' | 'privacy'>
  agreed: boolean
  disabled?: boolean
  onAgreed: (agreed: boolean) => void
}

export const notAgreed = { field: 'privacy', message: 'Please agree to the terms and the privacy policy' }

export function Agreement({ addresses, agreed, disabled, onAgreed }: AgreementProps) {
  return (
    <Checkbox
      name="privacy"
      label={
        <>
          I agree to the{' '}
          <a href={addresses.terms} target="_blank" rel="noopener">
            terms and conditions
          </a>{' '}
          and to the{' '}
          <a href={addresses.privacy} target="_blank" rel="noopener">
            privacy policy
          </a>
        </>
      }
      checked={agreed}
      disabled={disabled}
      onChange={onAgreed}
    />
  )
}

type TotalLineProps = { quote: Quote; voucher: Cents; how: HowPaid }

/** What there is to pay in all and how, for small screens, where the ticket is out of sight. */
export const TotalLine = (part: TotalLineProps) => (
  <div className={styles.total}>
    <p>
      <span>Total, {vatPercent} percent VAT included</span>
      <strong>{formatMoney(wholeOf(part.quote).whole - part.voucher)}</strong>
    </p>
    <p className={styles.note}>{splitWords(part)}</p>
  </div>
)
