import { getBoatCosts } from '#features/bookings/boat-costs/contract.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { PriceListDialog } from '#features/vehicles/screens/price-list-dialog.tsx'
import { PriceTable } from '#features/vehicles/screens/price-table.tsx'
import { words as boatWords } from '#features/vehicles/words.ts'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'

/** What a boat costs by the rules that are in force, over the page. */
export function PriceList({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const costs = useEndpoint(getBoatCosts, { params: { vehicleName: vehicle.name } })
  return (
    <PriceListDialog vehicle={vehicle} onClose={onClose}>
      {costs.data ? (
        <PriceTable vehicle={vehicle} spans={costs.data.spans} />
      ) : (
        <Pending query={costs} what={boatWords.thePrices} lines={5} />
      )}
    </PriceListDialog>
  )
}
