import type { ReactNode } from 'react'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { thumbnailOf } from '#features/vehicles/screens/pictures.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { afterVoucher, type Quote, vatPercent } from '../rules.prices.ts'
import styles from './ticket.module.css'

/** Date, time or the like, as a line of the ticket. */
export type TicketFact = { name: string; value: ReactNode; aside?: ReactNode }

type TicketProps = {
  vehicle: Vehicle
  facts: readonly TicketFact[]
  quote: Quote
  /** In place of the price, while it is not known. */
  instead?: ReactNode
  /** What a voucher is worth at most. */
  voucher: Cents | undefined
  timeZone: string
  /** Address of a page with everything about the vehicle. */
  moreAddress: string
}

/** The overview of the booking: what, when, and what it costs. */
export function Ticket({ vehicle, facts, quote, instead, voucher, timeZone, moreAddress }: TicketProps) {
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
          loading="lazy"
        />
      )}
      <div className={styles.head}>
        <p className={styles.vehicle}>{vehicle.name}</p>
        <a href={moreAddress} target="_blank" rel="noopener" className={styles.more}>
          More information<span className={styles.hidden}> about {vehicle.name} in a new tab</span>
        </a>
      </div>
      <dl className={styles.when}>
        {facts.map(({ name, value, aside }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {aside != null && <span className={styles.duration}>{aside}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {timeZone !== deviceTimeZone() && (
        <p className={styles.zone}>Local time at the harbour ({timeZone.replace('_', ' ')})</p>
      )}
      {instead ?? <PriceTable quote={quote} voucher={voucher} />}
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

function PriceTable({ quote, voucher }: Pick<TicketProps, 'quote' | 'voucher'>) {
  const paid = voucher === undefined ? undefined : afterVoucher(quote.total, voucher)
  return (
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
      {paid && (
        <tbody className={styles.voucher}>
          <tr>
            <th scope="row">Price</th>
            <td>{formatMoney(quote.total)}</td>
          </tr>
          <tr>
            <th scope="row">Voucher</th>
            <td>{formatMoney(-paid.voucher)}</td>
          </tr>
        </tbody>
      )}
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">Total</th>
          <td>{formatMoney(paid?.open ?? quote.total)}</td>
        </tr>
        <tr className={styles.vat}>
          <th scope="row">
            {vatPercent} percent VAT included{paid && ' in the price'}
          </th>
          <td>{formatMoney(quote.vat)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

// Finding it out takes milliseconds: once is enough.
let knownTimeZone: string | undefined
function deviceTimeZone(): string {
  knownTimeZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return knownTimeZone
}

const charterBriefing = 'Briefing with charter licence'
