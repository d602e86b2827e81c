import type { Vehicle } from '#features/vehicles/contract.ts'
import { thumbnailOf } from '#features/vehicles/screens/pictures.ts'
import { formatDuration, formatHour, formatLongDay } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { type Quote, vatPercent } from '../rules.ts'
import type { Slot } from './choice.ts'
import styles from './ticket.module.css'

type TicketProps = {
  vehicle: Vehicle
  slot: Slot
  hours: number
  quote: Quote
  timeZone: string
  /** Address of a page with everything about the vehicle. */
  moreAddress: string
}

/** The overview of the booking: what, when, and what it costs. */
export function Ticket({ vehicle, slot, hours, quote, timeZone, moreAddress }: TicketProps) {
  const hasCharterLicense = quote.onSite.some(({ label }) => label === charterBriefing)
  return (
    <section className={styles.ticket} aria-label="Your booking">
      {vehicle.path1 && (
        <img
          className={styles.picture}
          src={thumbnailOf(vehicle.path1)}
          alt={vehicle.alts[0] ?? ''}
          width={480}
          height={300}
        />
      )}
      <div className={styles.head}>
        <p className={styles.vehicle}>{vehicle.name}</p>
        <a href={moreAddress} target="_blank" rel="noopener" className={styles.more}>
          More information<span className={styles.hidden}> about {vehicle.name} in a new tab</span>
        </a>
      </div>
      <dl className={styles.when}>
        <div>
          <dt>Date</dt>
          <dd>{formatLongDay(slot.day)}</dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>
            {formatHour(slot.start)} – {formatHour(slot.start + hours)}
            <span className={styles.duration}>{formatDuration(hours)}</span>
          </dd>
        </div>
      </dl>
      {timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone && (
        <p className={styles.zone}>Local time at the harbour ({timeZone.replace('_', ' ')})</p>
      )}
      <table className={styles.lines}>
        <caption className={styles.hidden}>Price</caption>
        <tbody>
          {quote.lines.map(({ label, cents }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatMoney(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.total}>
            <th scope="row">Total</th>
            <td>{formatMoney(quote.total)}</td>
          </tr>
          <tr className={styles.vat}>
            <th scope="row">{vatPercent} percent VAT included</th>
            <td>{formatMoney(quote.vat)}</td>
          </tr>
        </tfoot>
      </table>
      {quote.onSite.length > 0 && (
        <table className={styles.lines}>
          <caption className={styles.caption}>In cash on site</caption>
          <tbody>
            {quote.onSite.map(({ label, cents }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  {label === charterBriefing && '*'}
                </th>
                <td>{formatMoney(cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasCharterLicense && (
        <p className={styles.zone}>* Includes the charter licence that replaces a boating licence of your own.</p>
      )}
    </section>
  )
}

const charterBriefing = 'Briefing with charter licence'
