import { formatMoney } from '#kit/shared/money.ts'
import { CheckIcon } from '#kit/ui/icons.tsx'
import type { DayBooking } from '../../day/contract.ts'
import { notesOf, type TodayCard } from '../rules.ts'
import { words } from '../words.ts'
import styles from './card-flags.module.css'

/** What else there is to know of a booking at the pier, by its short words; the site knows. */
export type Remarks = (booking: DayBooking) => readonly string[]

type FlagsProps = { card: TodayCard; open: number; isRead: boolean; onRead: () => void; remarks: Remarks }

/** Whether it is paid, whether the licence was seen, and whether there is something to read. */
export function Flags({ card, open, isRead, onRead, remarks }: FlagsProps) {
  const { staff, customer } = notesOf(card)
  const asked = card.boats.find((one) => one.asked)?.asked
  const isHeld = card.boats.every(({ held, paid }) => held && !paid)
  return (
    <p className={styles.flags}>
      {asked && <span className={styles.asked}>{words.asked(asked)}</span>}
      {open > 0 && <span className={styles.unpaid}>{words.unpaid(formatMoney(open))}</span>}
      {open === 0 && !isHeld && (
        <span className={styles.paid}>
          <CheckIcon />
          {words.paid}
        </span>
      )}
      {card.boats.some(({ license_due }) => license_due) && <span className={styles.licence}>{words.licence}</span>}
      {[...new Set(card.boats.flatMap(remarks))].map((remark) => (
        <span key={remark} className={styles.licence}>
          {remark}
        </span>
      ))}
      {(staff.length > 0 || customer.length > 0) && (
        <button type="button" className={styles.note} aria-expanded={isRead} onClick={onRead}>
          {words.note}
        </button>
      )}
    </p>
  )
}

/** What staff noted and the customer wrote. */
export function Notes({ card }: { card: TodayCard }) {
  const { staff, customer } = notesOf(card)
  return (
    <dl className={styles.notes}>
      {staff.length > 0 && <dt>{words.ofStaff}</dt>}
      {staff.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
      {customer.length > 0 && <dt>{words.ofCustomer}</dt>}
      {customer.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </dl>
  )
}
