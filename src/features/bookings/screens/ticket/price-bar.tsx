import { type ReactNode, useSyncExternalStore } from 'react'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import { type HowPaid, type Quote, splitWords, vatPercent, wholeOf } from '../../rules/prices.ts'
import { words } from '../../words.ts'
import styles from './price-bar.module.css'

type PriceBarProps = {
  quote: Quote
  voucher: Cents
  how: HowPaid
  /** The down payment. */
  advance?: Cents | undefined
  ticket: ReactNode
  /** In place of the price, while it is not known. */
  instead?: string | undefined
}

/** What there is to pay in all and how, always on small screens, with everything about it one touch away. */
export function PriceBar({ ticket, instead, ...part }: PriceBarProps) {
  if (!useNarrow()) return null
  if (instead) return <p className={classNames(styles.bar, styles.instead)}>{instead}</p>
  return (
    <details className={styles.bar}>
      <summary className={styles.sum}>
        <span className={styles.words}>
          <span>{words.totalWithVat(vatPercent)}</span>
          <span className={layout.muted}>{splitWords(part)}</span>
        </span>
        <strong className={styles.total}>{formatMoney(wholeOf(part.quote).whole - part.voucher)}</strong>
      </summary>
      <div className={styles.ticket}>{ticket}</div>
    </details>
  )
}

/** The ticket beside the form, where there is room for it. */
export const TicketAside = ({ children }: { children: ReactNode }) =>
  useNarrow() ? null : <div className={styles.aside}>{children}</div>

const narrow = '(width < 60rem)'

const useNarrow = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(narrow).matches,
    () => false,
  )

function listen(tell: () => void) {
  const list = matchMedia(narrow)
  list.addEventListener('change', tell)
  return () => list.removeEventListener('change', tell)
}
