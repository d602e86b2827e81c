import { getBusinessSettings } from '#features/settings/contract.ts'
import { openingSpan } from '#features/settings/rules.ts'
import { formatDuration } from '#kit/shared/duration.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { Vehicle } from '../../contract.ts'
import { leastNights, nightPrice, type PriceListEntry, priceList, siteFees, wholeNightsOf } from '../../rules.ts'
import { PriceTable } from '../../screens/price-table.tsx'
import { words as boatWords } from '../../words.ts'
import { words } from '../words.ts'
import styles from './boat-page.module.css'

const money = (units: number) => formatMoney(toCents(units))

/** What it costs, in sentences. */
export function priceSentences(vehicle: Vehicle, span: number): string[] {
  const { name } = vehicle
  const list = priceList(vehicle, span)
  const said = ({ price, hours }: PriceListEntry) => ({ price: formatMoney(price), time: formatDuration(hours) })
  const [first, last] = [list[0], list.at(-1)]
  const [night, nights] = [nightPrice(vehicle), wholeNightsOf(vehicle, leastNights)]
  return [
    ...(night === undefined || nights === undefined
      ? []
      : [words.costsNights(name, formatMoney(nights), boatWords.nights(leastNights), formatMoney(night))]),
    ...(first && last && last.hours === span && first !== last
      ? [words.costsUpTo(name, said(first), said(last))]
      : first
        ? [words.costs(name, said(first).price, said(first).time)]
        : []),
  ]
}

/** The prices as sentences and as a table, what is in them, and what comes on top. */
export function BoatCosts({ vehicle }: { vehicle: Vehicle }) {
  const { data: settings } = useEndpoint(getBusinessSettings)
  const sentences = settings ? priceSentences(vehicle, openingSpan(settings)) : []
  return (
    <>
      <section aria-labelledby="costs" className={styles.part}>
        <h2 id="costs">{words.whatItCosts(vehicle.name)}</h2>
        {sentences.length > 0 && <p className={styles.lead}>{sentences.join(' ')}</p>}
        <PriceTable vehicle={vehicle} />
      </section>
      <div className={styles.pair}>
        <section aria-labelledby="included" className={styles.part}>
          <h2 id="included">{words.included}</h2>
          <ul className={styles.ticks}>
            {includedIn(vehicle).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <Extras vehicle={vehicle} />
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

const flags = Object.keys(boatWords.flags) as (keyof typeof boatWords.flags)[]

function Extras({ vehicle }: { vehicle: Vehicle }) {
  const names = flags.filter((flag) => vehicle[flag]).map((flag) => boatWords.flags[flag])
  const captain =
    vehicle.extra_captain !== null && vehicle.license !== 'captain'
      ? [words.captainToAdd(money(vehicle.extra_captain))]
      : []
  const all = [...captain, ...names]
  if (all.length === 0) return null
  return (
    <>
      <h3 className={styles.small}>{words.toAdd}</h3>
      <ul className={styles.chips}>
        {all.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  )
}
