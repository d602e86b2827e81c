import type { ReactNode } from 'react'
import { Dialog } from '#kit/ui/dialog.tsx'
import type { Vehicle } from '../contract.ts'
import { words } from '../words.ts'
import { PriceTable } from './price-table.tsx'

type PriceListDialogProps = { vehicle: Vehicle; onClose: () => void; children: ReactNode }

/** The prices of a vehicle over the page. */
export const PriceListDialog = ({ vehicle, onClose, children }: PriceListDialogProps) => (
  <Dialog open onClose={onClose} title={words.pricesOf(vehicle.name)} size="small">
    {children}
  </Dialog>
)

/** By its price list alone, as of a boat that is not saved yet. */
export const ListedPrices = ({ vehicle, onClose }: Omit<PriceListDialogProps, 'children'>) => (
  <PriceListDialog vehicle={vehicle} onClose={onClose}>
    <PriceTable vehicle={vehicle} spans={[]} />
  </PriceListDialog>
)
