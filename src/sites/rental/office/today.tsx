import { type DayBooking, getDayBookings } from '#features/bookings/day/contract.ts'
import { deskCourse, momentOf } from '#features/bookings/day/rules.ts'
import { handoverState } from '#features/bookings/rules/handover.ts'
import { getTill } from '#features/cash-register/closing/contract.ts'
import { getInstallation } from '#features/settings/contract.ts'
import { formatHour } from '#kit/shared/day.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useNow } from '#kit/ui/use-now.ts'
import { cashRegister, home } from '../addresses.ts'
import styles from './today.module.css'
import { words } from './words.ts'

/** The day in four figures: what goes out, what comes back, what is unpaid, what is in the drawer. */
export function Today() {
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const clock = useNow(timeZone)
  const bookings = useEndpoint(getDayBookings, clock && { query: { day: clock.day } }).data?.bookings
  const till = useEndpoint(getTill).data
  if (!clock || !bookings) return <div className={styles.today} aria-busy="true" />

  const departures = bookings.filter((one) => one.booked_day === clock.day)
  const stateOf = (one: DayBooking) => handoverState(deskCourse(one), clock)
  const missed = departures.filter((one) => stateOf(one) === 'not_arrived')
  const late = bookings.filter((one) => stateOf(one) === 'late')
  const arrivals = bookings.filter((one) => momentOf(one, 'arrival').day === clock.day || stateOf(one) === 'late')
  const toCome = arrivals.filter(
    (one) => ['out', 'late'].includes(stateOf(one)) || (stateOf(one) !== 'back' && one.booked_end > clock.hour),
  )
  const next = departures
    .filter((one) => stateOf(one) === 'planned')
    .toSorted((a, b) => a.booked_start - b.booked_start)[0]
  const unpaid = departures.filter((one) => !one.paid && !one.held)
  const day = `${home}/bookings?day=${clock.day}`
  return (
    <section className={styles.today} data-ground="lake" aria-label={words.today}>
      <Figure
        to={day}
        name={words.departures(departures.length)}
        value={String(departures.length)}
        more={[
          missed.length > 0 && words.notArrived(missed.length),
          next ? words.next(formatHour(next.booked_start), next.vehicle_name) : words.noneToCome,
        ]
          .filter(Boolean)
          .join(', ')}
      />
      <Figure
        to={day}
        name={words.arrivals(arrivals.length)}
        value={String(arrivals.length)}
        more={[words.stillToCome(toCome.length), late.length > 0 && words.late(late.length)].filter(Boolean).join(', ')}
      />
      <Figure
        to={cashRegister}
        name={words.unpaidToday}
        value={String(unpaid.length)}
        more={formatMoney(unpaid.reduce((sum, one) => sum + toCents(one.open_amount), 0))}
      />
      <Figure
        to={`${cashRegister}/day`}
        name={words.inTheDrawer}
        value={till ? formatMoney(till.is_open ? till.report.expected_cash : till.carried) : '–'}
        more={till?.is_open ? words.turnover(formatMoney(till.report.turnover)) : words.tillIsClosed}
      />
    </section>
  )
}

function Figure({ to, name, value, more }: { to: string; name: string; value: string; more: string }) {
  return (
    <Link to={to} className={styles.figure}>
      <span className={styles.value}>{value}</span>
      <span className={layout.bold}>{name}</span>
      <span className={layout.note}>{more}</span>
    </Link>
  )
}
