import { type ReactNode, useId } from 'react'
import { useRouter } from 'wouter'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { later } from '#kit/ui/later.tsx'
import layout from '#kit/ui/layout.module.css'
import { said } from '#kit/ui/said.ts'
import { type HowPaid, type Quote, splitWords, vatPercent, wholeOf } from '../rules/prices.ts'
import { words } from '../words.ts'
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

export const notAgreed = { field: 'privacy', message: words.agreeFirst }

export function Agreement({ addresses, agreed, disabled, onAgreed }: AgreementProps) {
  return (
    <Checkbox
      name="privacy"
      label={said(
        words.agreeTo(
          (text) => <NewTab href={addresses.terms}>{text}</NewTab>,
          (text) => <NewTab href={addresses.privacy}>{text}</NewTab>,
        ),
      )}
      checked={agreed}
      disabled={disabled}
      onChange={onAgreed}
    />
  )
}

/** Beside what is being filled in. */
function NewTab({ href, children }: { href: string; children: ReactNode }) {
  const { base } = useRouter()
  return (
    <a href={base + href} target="_blank" rel="noopener">
      {children}
    </a>
  )
}

type TotalLineProps = { quote: Quote; voucher: Cents; how: HowPaid }

/** What there is to pay in all and how, for small screens, where the ticket is out of sight. */
export const TotalLine = (part: TotalLineProps) => (
  <div className={styles.total}>
    <p>
      <span>{words.totalWithVat(vatPercent)}</span>
      <strong>{formatMoney(wholeOf(part.quote).whole - part.voucher)}</strong>
    </p>
    <p className={styles.note}>{splitWords(part)}</p>
  </div>
)
