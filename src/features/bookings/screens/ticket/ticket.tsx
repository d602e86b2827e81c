import type { ReactNode } from 'react'
import { useRouter } from 'wouter'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { altIn, charterBriefing } from '#features/vehicles/rules.ts'
import { thumbnailOf } from '#features/vehicles/screens/pictures.ts'
import { language } from '#kit/shared/language.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import layout from '#kit/ui/layout.module.css'
import hidden from '#kit/ui/visually-hidden.module.css'
import {
  afterVoucher,
  type HowPaid,
  paymentRows,
  type Quote,
  splitOnSite,
  toldLabel,
  vatPercent,
  wholeOf,
} from '../../rules/prices.ts'
import { words } from '../../words.ts'
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
  /** How the rest is paid. */
  how: HowPaid
  /** The down payment. */
  advance?: Cents | undefined
  timeZone: string
  /** Address of a page with everything about the vehicle. */
  moreAddress: string
}

/** The overview of the booking: what, when, and what it costs. */
export function Ticket({ vehicle, facts, quote, instead, voucher, how, advance, timeZone, moreAddress }: TicketProps) {
  const { base } = useRouter()
  const { fees, deposit } = splitOnSite(quote.onSite)
  const hasCharterLicense = quote.onSite.some(({ label }) => label === charterBriefing)
  return (
    <section className={styles.ticket} aria-label={words.yourBooking}>
      {vehicle.path1 && (
        <img
          className={styles.picture}
          src={thumbnailOf(vehicle.path1)}
          alt={altIn(language(), vehicle, 0) ?? ''}
          width={480}
          height={300}
          loading="lazy"
        />
      )}
      <div className={styles.head}>
        <p className={styles.vehicle}>{vehicle.name}</p>
        <a href={base + moreAddress} target="_blank" rel="noopener" className={styles.more}>
          {words.moreInformation}
          <span className={hidden.hidden}>{words.aboutInNewTab(vehicle.name)}</span>
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
      {timeZone !== deviceTimeZone() && <p className={layout.note}>{words.localTime(timeZone.replace('_', ' '))}</p>}
      {instead ?? <Rows rows={quote.lines} caption={words.price} />}
      {fees.length > 0 && <Rows rows={fees} caption={words.inCash} />}
      {!instead && <Total quote={quote} voucher={voucher} how={how} advance={advance} />}
      {deposit > 0 && <Rows rows={[{ label: words.depositBack, cents: deposit }]} caption={words.apartInCash} />}
      {hasCharterLicense && <p className={layout.note}>{words.charterIncluded}</p>}
    </section>
  )
}

const Rows = ({ rows, caption }: { rows: Quote['lines']; caption: string }) => (
  <table className={styles.lines}>
    <caption className={caption === words.price ? hidden.hidden : styles.caption}>{caption}</caption>
    <tbody>
      {rows.map((row) => (
        <Row key={row.label} {...row} />
      ))}
    </tbody>
  </table>
)

type TotalProps = { quote: Quote; voucher: Cents | undefined; how: HowPaid; advance: Cents | undefined }

/** The whole price, what a voucher pays of it, and how the rest is paid. */
function Total({ quote, voucher, how, advance }: TotalProps) {
  const { whole, vat } = wholeOf(quote)
  const paid = afterVoucher(quote.total, voucher ?? 0).voucher
  const parts = paymentRows({ quote, voucher: paid, how, advance })
  return (
    <table className={styles.lines}>
      <caption className={hidden.hidden}>{words.inAll}</caption>
      {voucher !== undefined && (
        <tbody className={styles.voucher}>
          <Row label={words.price} cents={whole} />
          <Row label={words.voucher} cents={-paid} />
        </tbody>
      )}
      <tbody>
        <tr className={styles.total}>
          <th scope="row">{words.total}</th>
          <td>{formatMoney(whole - paid)}</td>
        </tr>
        <tr className={layout.note}>
          <th scope="row">{(voucher === undefined ? words.vatIncluded : words.vatIncludedInPrice)(vatPercent)}</th>
          <td>{formatMoney(vat)}</td>
        </tr>
        {parts.map((part) => (
          <Row key={part.label} {...part} />
        ))}
      </tbody>
    </table>
  )
}

const Row = (line: Quote['lines'][number]) => (
  <tr>
    <th scope="row">
      {toldLabel(line)}
      {line.label === charterBriefing && '*'}
    </th>
    <td>{formatMoney(line.cents)}</td>
  </tr>
)

// Finding it out takes milliseconds: once is enough.
let knownTimeZone: string | undefined
function deviceTimeZone(): string {
  knownTimeZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return knownTimeZone
}
