import { Badge } from '#kit/ui/badge.tsx'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getToLookAfter } from '../contract.ts'
import { words } from '../words.ts'
import { careAddress } from './boat-note.tsx'

/** Beside a boat of the list: that it is damaged, or due for service. Nothing where it is neither. */
export function BoatRemark({ vehicleId }: { vehicleId: number }) {
  const boat = useEndpoint(getToLookAfter).data?.boats.find(({ vehicle_id }) => vehicle_id === vehicleId)
  if (!boat) return null
  return (
    <p className={layout.line2}>
      {boat.is_damaged && <Badge tone="danger">{words.isDamaged}</Badge>}
      {boat.is_due && <Badge tone="warning">{words.serviceDue}</Badge>}
      <Link to={careAddress}>{words.lookAtIt}</Link>
    </p>
  )
}
