import { type ReactNode, useId, useState } from 'react'
import { useRouter } from 'wouter'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { later } from '#kit/ui/later.tsx'
import layout from '#kit/ui/layout.module.css'
import { said } from '#kit/ui/said.ts'
import { words } from '../words.ts'
import type { BookingAddresses } from './booking-addresses.ts'
import styles from './booking-form.module.css'

/** Most leave it folded, and on a stay it stands far below. */
export const VoucherField = later(
  async () => (await import('#features/vouchers/screens/voucher-field.tsx')).VoucherField,
)

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

type FoldedPartProps = {
  title: string
  /** What there is in it, for whoever need not open it. */
  note?: string
  /** Something in it is filled in, or to be seen to. */
  isUsed: boolean
  children: ReactNode
}

/** A part that most people leave alone: a line that opens. */
export function FoldedPart({ title, note, isUsed, children }: FoldedPartProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.folded}
      open={isOpen || isUsed}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </summary>
      <div className={layout.stack4}>{children}</div>
    </details>
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
