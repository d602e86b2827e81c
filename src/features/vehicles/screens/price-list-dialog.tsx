import { getBusinessSettings } from '#features/settings/contract.ts'
import { openingSpan } from '#features/settings/rules.ts'
import { formatDuration } from '#kit/shared/duration.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Dialog } from '#kit/ui/dialog.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { type Column, Table } from '#kit/ui/table.tsx'
import type { Vehicle } from '../contract.ts'
import { type PriceListEntry, priceList } from '../rules.ts'
import styles from './price-list-dialog.module.css'
import { captainPrice } from './vehicle-facts.ts'

type PriceListDialogProps = { vehicle: Vehicle; open: boolean; onClose: () => void }

const columns: readonly Column<PriceListEntry>[] = [
  { key: 'duration', header: 'Duration', cell: ({ hours }) => formatDuration(hours), rowHeader: true },
  { key: 'price', header: 'Price', cell: ({ price }) => formatMoney(price), align: 'end' },
  { key: 'perHour', header: 'Per hour', cell: ({ perHour }) => formatMoney(perHour), align: 'end' },
]

/** What a vehicle costs for each duration up to a whole day of opening hours. */
export function PriceListDialog({ vehicle, open, onClose }: PriceListDialogProps) {
  const settings = useEndpoint(getBusinessSettings)
  const captain = captainPrice(vehicle)
  return (
    <Dialog open={open} onClose={onClose} title={`Prices of ${vehicle.name}`} size="small">
      {settings.data ? (
        <Table
          caption={`Prices of ${vehicle.name}`}
          hideCaption
          columns={columns}
          rows={priceList(vehicle, openingSpan(settings.data))}
          rowKey={({ hours }) => hours}
          empty="There are no prices yet"
          className={styles.table}
        />
      ) : settings.error ? (
        <ErrorState
          title="The prices could not be loaded"
          text={settings.error.message}
          busy={settings.isFetching}
          retry={() => void settings.refetch()}
        />
      ) : (
        <Loading what="Loading the prices">
          <Skeleton count={5} />
        </Loading>
      )}
      <p className={styles.note}>19 percent VAT included{captain && `, ${captain}`}</p>
    </Dialog>
  )
}
