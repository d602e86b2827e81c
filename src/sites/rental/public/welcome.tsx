import { Link } from '#kit/ui/link.tsx'
import { said } from '#kit/ui/said.ts'
import { vouchers } from '../addresses.ts'
import { words } from '../words.ts'
import styles from './welcome.module.css'

/** A word at the pier, and the day on the lake to give away. */
export function Welcome() {
  return (
    <section className={styles.welcome} aria-label={words.welcome}>
      <p className={styles.statement}>{said(words.welcomeAboard((most) => <strong>{most}</strong>))}</p>
      <Link to={vouchers} className={styles.voucher} data-ground="lake">
        <span className={styles.stub}>
          <svg aria-hidden="true" viewBox="0 0 32 32" className={styles.mark}>
            <circle cx="16" cy="16" r="14.5" />
            <path d="M16 1.5a14.5 14.5 0 0 1 14.5 14.5H16ZM16 16v14.5A14.5 14.5 0 0 1 1.5 16Z" />
          </svg>
        </span>
        <span className={styles.gift}>
          <span className={styles.name}>{words.vouchers}</span>
          <span>{words.dayToGiveAway}</span>
          <span className={styles.go}>{words.chooseVoucher}</span>
        </span>
      </Link>
    </section>
  )
}
