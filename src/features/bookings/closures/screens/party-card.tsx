import type { ReactNode } from 'react'
import { formatDay, formatHour, fromLocalDateTime } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { formatSpan } from '../../timeline/rules.ts'
import type { PartyOut } from '../contract.ts'
import { words } from '../words.ts'
import styles from './party-card.module.css'

type PartyCardProps = {
  party: PartyOut
  /** Said beside the name: a badge. */
  state?: ReactNode
  tone?: 'danger' | 'done' | undefined
  children?: ReactNode
}

/** A booking that a closure concerns: when, with which boats, who, what is paid, and how to reach them. */
export function PartyCard({ party, state, tone, children }: PartyCardProps) {
  const { boats, name, phone, people, reference } = party
  const [first] = boats
  if (!first) return null
  const { day, hour } = fromLocalDateTime(first.starts_at)
  return (
    <li className={styles.card} data-tone={tone} data-party={party.booking_id}>
      <div className={styles.when}>
        <strong className={styles.hour}>{formatHour(hour)}</strong>
        <span>{formatDay(day)}</span>
      </div>
      <div className={styles.who}>
        <p className={styles.name}>
          <strong>{name}</strong>
          {state}
        </p>
        <p>
          {boats.map(({ vehicle_name }) => vehicle_name).join(' + ')}, {formatSpan(first)} · {words.people(people)}
        </p>
        <p className={styles.money}>
          {moneyWords(party)} · {reference}
        </p>
      </div>
      {phone !== '' && (
        <a className={styles.call} href={`tel:${phone}`}>
          {phone}
        </a>
      )}
      {children && <div className={styles.more}>{children}</div>}
    </li>
  )
}

function moneyWords({ price, paid }: Pick<PartyOut, 'price' | 'paid'>): string {
  if (paid === 0) return words.ofPrice(formatMoney(price))
  return paid < price ? words.partlyPaid(formatMoney(paid), formatMoney(price)) : words.paid(formatMoney(paid))
}
