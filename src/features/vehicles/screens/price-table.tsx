import { getBusinessSettings } from '#features/settings/contract.ts'
import { openingSpan } from '#features/settings/rules.ts'
import { formatDuration } from '#kit/shared/duration.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type Column, Table } from '#kit/ui/table.tsx'
import type { Vehicle } from '../contract.ts'
import { isLet, listSpans, nightPrice, type PriceSpan, perHour } from '../rules.ts'
import { words } from '../words.ts'
import styles from './price-table.module.css'
import { depositText, includedText } from './vehicle-facts.ts'

/** `$40`, or from what to what. */
export const spanText = ({ least, most }: Pick<PriceSpan, 'least' | 'most'>): string =>
  least === most ? formatMoney(least) : `${formatMoney(least)}\u2009–\u2009${formatMoney(most)}`

type Row = { what: string; price: string; perHour: string }

const columns: readonly Column<Row>[] = [
  { key: 'duration', header: words.duration, cell: ({ what }) => what, rowHeader: true },
  { key: 'price', header: words.price, cell: ({ price }) => price, align: 'end' },
]
const hourColumn: Column<Row> = {
  key: 'perHour',
  header: words.perHour,
  cell: (row) => row.perHour,
  align: 'end',
}

const rowOf = (span: PriceSpan): Row => {
  const { over, length, least, most } = span
  return over === 'days'
    ? { what: words.nights(length), price: spanText(span), perHour: '' }
    : {
        what: formatDuration(length),
        price: spanText(span),
        perHour: spanText({ least: perHour(least, length), most: perHour(most, length) }),
      }
}

/** Nights come first. By the price list each further one costs the same. */
function rowsOf(vehicle: Vehicle, spans: readonly PriceSpan[], longest: number): Row[] {
  if (spans.length > 0) return spans.map(rowOf)
  const night = nightPrice(vehicle)
  const rows = listSpans(vehicle, longest).map(rowOf)
  return night === undefined
    ? rows
    : rows.toSpliced(1, 0, { what: words.furtherNight, price: formatMoney(night), perHour: '' })
}

type PriceTableProps = {
  vehicle: Vehicle
  /** By the price rules, where any count for it. */
  spans: readonly PriceSpan[]
}

/** What a vehicle costs for a night, and for each duration up to a whole day of opening hours, as far as it is let so. */
export function PriceTable({ vehicle, spans }: PriceTableProps) {
  const settings = useEndpoint(getBusinessSettings)
  const parts = includedText(vehicle)
  return (
    <>
      {settings.data ? (
        <Table
          caption={words.pricesOf(vehicle.name)}
          hideCaption
          columns={isLet(vehicle, 'hours') ? [...columns, hourColumn] : columns}
          rows={rowsOf(vehicle, spans, openingSpan(settings.data))}
          rowKey={({ what }) => what}
          empty={words.noPrices}
          className={styles.table}
        />
      ) : (
        <Pending query={settings} what={words.thePrices} lines={5} />
      )}
      <p className={styles.note}>
        {`${[
          parts === undefined ? words.wholePricesAlone : words.wholePricesWith(parts),
          ...(vehicle.cleaning_fee === 0 ? [words.noCleaning] : []),
          depositText(vehicle),
        ].join('; ')}.`}
      </p>
    </>
  )
}
