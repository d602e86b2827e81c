import { getBusinessSettings } from '#features/settings/contract.ts'
import { openingSpan } from '#features/settings/rules.ts'
import { formatDuration } from '#kit/shared/duration.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type Column, Table } from '#kit/ui/table.tsx'
import type { Vehicle } from '../contract.ts'
import { isLet, leastNights, nightPrice, type PriceListEntry, priceList, wholeNightsOf } from '../rules.ts'
import styles from './price-list-dialog.module.css'
import { depositText, includedText } from './vehicle-facts.ts'

type PriceListDialogProps = { vehicle: Vehicle; open: boolean; onClose: () => void }

type Row = Pick<PriceListEntry, 'price'> & { what: string; perHour?: PriceListEntry['perHour'] }

const columns: readonly Column<Row>[] = [
  { key: 'duration', header: 'Duration', cell: ({ what }) => what, rowHeader: true },
  { key: 'price', header: 'Price', cell: ({ price }) => formatMoney(price), align: 'end' },
]
const perHour: Column<Row> = {
  key: 'perHour',
  header: 'Per hour',
  cell: ({ perHour }) => (perHour === undefined ? '' : formatMoney(perHour)),
  align: 'end',
}

function rowsOf(vehicle: Vehicle, span: number): Row[] {
  const [night, least] = [nightPrice(vehicle), wholeNightsOf(vehicle, leastNights)]
  const nights =
    night === undefined || least === undefined
      ? []
      : [
          { what: `${leastNights} nights`, price: least },
          { what: 'Each further night', price: night },
        ]
  const hours = priceList(vehicle, span).map((entry) => ({ ...entry, what: formatDuration(entry.hours) }))
  return [...nights, ...hours]
}

/** What a vehicle costs for a night, and for each duration up to a whole day of opening hours, as far as it is let so. */
export function PriceListDialog({ vehicle, open, onClose }: PriceListDialogProps) {
  const settings = useEndpoint(getBusinessSettings)
  return (
    <Dialog open={open} onClose={onClose} title={`Prices of ${vehicle.name}`} size="small">
      {settings.data ? (
        <Table
          caption={`Prices of ${vehicle.name}`}
          hideCaption
          columns={isLet(vehicle, 'hours') ? [...columns, perHour] : columns}
          rows={rowsOf(vehicle, openingSpan(settings.data))}
          rowKey={({ what }) => what}
          empty="There are no prices yet"
          className={styles.table}
        />
      ) : (
        <Pending query={settings} what="the prices" lines={5} />
      )}
      <p className={styles.note}>
        {['Whole prices: 19 percent VAT', includedText(vehicle) ?? 'included'].join(includedText(vehicle) ? ', ' : ' ')}
        ; {vehicle.cleaning_fee === 0 && 'no final cleaning; '}
        {depositText(vehicle)}.
      </p>
    </Dialog>
  )
}
