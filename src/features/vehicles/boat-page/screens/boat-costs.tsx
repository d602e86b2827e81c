import { getBusinessSettings } from '#features/settings/contract.ts'
import { openingSpan } from '#features/settings/rules.ts'
import { formatDuration } from '#kit/shared/duration.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { Vehicle } from '../../contract.ts'
import { listSpans, nightPrice, type PriceSpan, siteFees } from '../../rules.ts'
import { PriceTable, spanText } from '../../screens/price-table.tsx'
import { words as boatWords } from '../../words.ts'
import { words } from '../words.ts'
import styles from './boat-page.module.css'

const money = (units: number) => formatMoney(toCents(units))

/** By its name: what it does, or costs. */
type Told = { name: string; text: string }

/** What the business makes of the price list: nothing of it is known here. */
export type Costs = {
  /** By the price rules, where any count for the boat. */
  spans: readonly PriceSpan[]
  changes: readonly Told[]
  extras: readonly Told[]
}

/** What it costs, in sentences. By the price list each further night costs the same. */
export function priceSentences(vehicle: Vehicle, longest: number, byRules: readonly PriceSpan[]): string[] {
  const { name } = vehicle
  const spans = byRules.length > 0 ? byRules : listSpans(vehicle, longest)
  const night = byRules.length > 0 ? undefined : nightPrice(vehicle)
  const nights = spans.find(({ over }) => over === 'days')
  const hours = spans.filter(({ over }) => over === 'hours')
  const [first, last] = [hours[0], hours.at(-1)]
  const said = (one: PriceSpan) => ({ price: spanText(one), time: formatDuration(one.length) })
  const [price, time] = nights ? [spanText(nights), boatWords.nights(nights.length)] : ['', '']
  return [
    ...(nights
      ? [
          night === undefined
            ? words.costs(name, price, time)
            : words.costsNights(name, price, time, formatMoney(night)),
        ]
      : []),
    ...(first && last && last.length === longest && first !== last
      ? [words.costsUpTo(name, said(first), said(last))]
      : first
        ? [words.costs(name, said(first).price, said(first).time)]
        : []),
  ]
}

/** The prices as sentences and as a table, what is in them, and what comes on top. */
export function BoatCosts({ vehicle, costs }: { vehicle: Vehicle; costs: Costs }) {
  const { data: settings } = useEndpoint(getBusinessSettings)
  const sentences = settings ? priceSentences(vehicle, openingSpan(settings), costs.spans) : []
  return (
    <>
      <section aria-labelledby="costs" className={styles.part}>
        <h2 id="costs">{words.whatItCosts(vehicle.name)}</h2>
        {sentences.length > 0 && <p className={styles.lead}>{sentences.join(' ')}</p>}
        <PriceTable vehicle={vehicle} spans={costs.spans} />
        <Rows title={words.itDepends} rows={costs.changes} />
      </section>
      <div className={styles.pair}>
        <section aria-labelledby="included" className={styles.part}>
          <h2 id="included">{words.included}</h2>
          <ul className={styles.ticks}>
            {includedIn(vehicle).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <Rows title={words.toAdd} rows={costs.extras} />
        </section>
        <section aria-labelledby="fees" className={styles.part}>
          <h2 id="fees">{words.feesAndDeposit}</h2>
          <dl className={styles.rows}>
            {feesOf(vehicle).map(([fee, amount]) => (
              <div key={fee}>
                <dt>{fee}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  )
}

const includedIn = (vehicle: Vehicle): string[] => [
  words.vat,
  ...(vehicle.license === 'captain' ? [words.captainAlong(money(vehicle.extra_captain ?? 0))] : []),
  ...siteFees(vehicle, false).map(({ label, cents }) =>
    words.feeOnSite(boatWords.feeNames[label] ?? label, formatMoney(cents)),
  ),
]

const fee = (units: number) => (units > 0 ? words.inCash(money(units)) : words.noFee)

const feesOf = ({ cleaning_fee, briefing_fee, charter_license, deposit, license }: Vehicle): [string, string][] => [
  [words.feeNames.cleaning, fee(cleaning_fee)],
  [words.feeNames.briefing, fee(briefing_fee)],
  ...(license === 'yes' && charter_license > 0
    ? [[words.feeNames.charter, words.insteadOfBriefing(money(charter_license))] as [string, string]]
    : []),
  [words.feeNames.deposit, deposit > 0 ? words.inCashBack(money(deposit)) : words.noFee],
]

/** Each by its name. */
const Rows = ({ title, rows }: { title: string; rows: readonly Told[] }) =>
  rows.length > 0 && (
    <>
      <h3 className={styles.small}>{title}</h3>
      <dl className={styles.rows}>
        {rows.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
