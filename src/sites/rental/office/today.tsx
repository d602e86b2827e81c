import { getDayBookings } from '#features/bookings/day/contract.ts'
import { dayFigures } from '#features/bookings/today/rules.ts'
import { getTill } from '#features/cash-register/closing/contract.ts'
import { getInstallation } from '#features/settings/contract.ts'
import { formatHour } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useNow } from '#kit/ui/use-now.ts'
import { cashRegister } from '../addresses.ts'
import { today } from '../office-addresses.ts'
import styles from './today.module.css'
import { words } from './words.ts'

/** The day in four figures: what goes out, what comes back, what is unpaid, what is in the drawer. */
export function Today() {
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const clock = useNow(timeZone)
  const bookings = useEndpoint(getDayBookings, clock && { query: { day: clock.day } }).data?.bookings
  const till = useEndpoint(getTill).data
  if (!clock || !bookings) return <div className={styles.today} aria-busy="true" />

  const figures = dayFigures(bookings, clock)
  return (
    <section className={styles.today} data-ground="lake" aria-label={words.today}>
      <Figure
        to={today}
        name={words.departures(figures.departures)}
        value={String(figures.departures)}
        more={[
          figures.missed > 0 && words.notArrived(figures.missed),
          figures.next
            ? words.next(formatHour(figures.next.booked_start), figures.next.vehicle_name)
            : words.noneToCome,
        ]
          .filter(Boolean)
          .join(', ')}
      />
      <Figure
        to={today}
        name={words.arrivals(figures.arrivals)}
        value={String(figures.arrivals)}
        more={[words.stillToCome(figures.toCome), figures.late > 0 && words.late(figures.late)]
          .filter(Boolean)
          .join(', ')}
      />
      <Figure
        to={cashRegister}
        name={words.unpaidToday}
        value={String(figures.unpaid)}
        more={formatMoney(figures.open)}
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
