import { Dialog } from '#kit/ui/dialog.tsx'
import type { Vehicle } from '../contract.ts'
import { words } from '../words.ts'
import { PriceTable } from './price-table.tsx'

type PriceListDialogProps = { vehicle: Vehicle; open: boolean; onClose: () => void }

/** The prices of a vehicle over the page. */
export const PriceListDialog = ({ vehicle, open, onClose }: PriceListDialogProps) => (
  <Dialog open={open} onClose={onClose} title={words.pricesOf(vehicle.name)} size="small">
    <PriceTable vehicle={vehicle} />
  </Dialog>
)
