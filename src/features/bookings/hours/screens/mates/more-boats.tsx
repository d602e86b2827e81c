import { useState } from 'react'
import { formatMoney } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, IconButton } from '#kit/ui/button.tsx'
import { CloseIcon, PlusIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { leastWhole } from '../../../rules/prices.ts'
import { type Business, pricingOf } from '../../../rules.ts'
import { words as bookingWords } from '../../../words.ts'
import { words } from '../../words.ts'
import type { Picked } from '../hours-order.ts'
import { VehicleDialog } from '../vehicle-dialog.tsx'
import styles from './more-boats.module.css'
import type { Mates } from './use-mates.ts'

type MoreBoatsProps = { picked: Picked; mates: Mates; business: Business }

/** The boats that come along, each to be left out again, and the way to another one. */
export function MoreBoats({ picked, mates, business }: MoreBoatsProps) {
  const [asks, setAsks] = useState(false)
  const { vehicle, slot, hours } = picked
  const { chosen = [], offers, notice, add, leave } = mates
  const [only, ...others] = offers
  if (chosen.length === 0 && !only && !notice) return null
  const pricing = pricingOf(business, slot.day)
  const price = (boat: typeof vehicle) => formatMoney(leastWhole(boat, { flow: 'hours', length: hours }, pricing))
  return (
    <section className={styles.more} aria-label={words.alsoYours}>
      {notice && <Banner tone="warning" title={notice} />}
      {chosen.length > 0 && (
        <ul className={styles.boats}>
          {chosen.map((boat) => (
            <li key={boat.id} className={styles.boat}>
              <strong>{boat.name}</strong>
              <span className={layout.note}>
                {bookingWords.people(boat.passengers)} · {price(boat)}
              </span>
              <IconButton label={words.leaveBoat(boat.name)} onClick={() => leave(boat.id)}>
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {only && (
        <p className={styles.add}>
          <Button
            variant="secondary"
            size="small"
            icon={<PlusIcon />}
            onClick={() => (others.length > 0 ? setAsks(true) : add(only.vehicle.id))}
          >
            {words.addBoat}
          </Button>
          <span className={layout.note}>{words.addBoatNote}</span>
        </p>
      )}
      <VehicleDialog
        business={business}
        title={words.addBoatTitle}
        slot={slot}
        offers={offers}
        hours={hours}
        chosen={null}
        open={asks}
        onClose={() => setAsks(false)}
        onChoose={(id) => {
          setAsks(false)
          add(id)
        }}
      />
    </section>
  )
}
