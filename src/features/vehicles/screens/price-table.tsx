import { getBusinessSettings } from '#features/settings/contract.ts'
import { openingSpan } from '#features/settings/rules.ts'
import { formatDuration } from '#kit/shared/duration.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type Column, Table } from '#kit/ui/table.tsx'
import type { Vehicle } from '../contract.ts'
import { isLet, leastNights, nightPrice, type PriceListEntry, priceList, wholeNightsOf } from '../rules.ts'
import { words } from '../words.ts'
import styles from './price-table.module.css'
import { depositText, includedText } from './vehicle-facts.ts'

type Row = Pick<PriceListEntry, 'price'> & { what: string; perHour?: PriceListEntry['perHour'] }

const columns: readonly Column<Row>[] = [
  { key: 'duration', header: words.duration, cell: ({ what }) => what, rowHeader: true },
  { key: 'price', header: words.price, cell: ({ price }) => formatMoney(price), align: 'end' },
]
const perHour: Column<Row> = {
  key: 'perHour',
  header: words.perHour,
  cell: ({ perHour }) => (perHour === undefined ? '' : formatMoney(perHour)),
  align: 'end',
}

function rowsOf(vehicle: Vehicle, span: number): Row[] {
  const [night, least] = [nightPrice(vehicle), wholeNightsOf(vehicle, leastNights)]
  const nights =
    night === undefined || least === undefined
      ? []
      : [
          { what: words.nights(leastNights), price: least },
          { what: words.furtherNight, price: night },
        ]
  const hours = priceList(vehicle, span).map((entry) => ({ ...entry, what: formatDuration(entry.hours) }))
  return [...nights, ...hours]
}

/** What a vehicle costs for a night, and for each duration up to a whole day of opening hours, as far as it is let so. */
export function PriceTable({ vehicle }: { vehicle: Vehicle }) {
  const settings = useEndpoint(getBusinessSettings)
  const parts = includedText(vehicle)
  return (
    <>
      {settings.data ? (
        <Table
          caption={words.pricesOf(vehicle.name)}
          hideCaption
          columns={isLet(vehicle, 'hours') ? [...columns, perHour] : columns}
          rows={rowsOf(vehicle, openingSpan(settings.data))}
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
