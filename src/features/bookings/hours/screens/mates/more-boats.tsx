import { useState } from 'react'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, IconButton } from '#kit/ui/button.tsx'
import { CloseIcon, PlusIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { words as bookingWords } from '../../../words.ts'
import { words } from '../../words.ts'
import { type BoatOffer, VehicleDialog } from '../vehicle-dialog.tsx'
import styles from './more-boats.module.css'
import type { Mates } from './use-mates.ts'

type MoreBoatsProps = {
  mates: Pick<Mates, 'chosen' | 'notice' | 'add' | 'leave'>
  /** Others that are free then, too, and when that is. */
  offers: readonly BoatOffer[]
  when: string
  /** What a boat costs for as long, in all. */
  price: (boat: Vehicle) => Cents
}

/** The boats that come along, each to be left out again, and the way to another one. */
export function MoreBoats({ mates, offers, when, price }: MoreBoatsProps) {
  const [asks, setAsks] = useState(false)
  const { chosen = [], notice, add, leave } = mates
  const [only, ...others] = offers
  if (chosen.length === 0 && !only && !notice) return null
  return (
    <section className={styles.more} aria-label={words.alsoYours}>
      {notice && <Banner tone="warning" title={notice} />}
      {chosen.length > 0 && (
        <ul className={layout.grid}>
          {chosen.map((boat) => (
            <li key={boat.id} className={styles.boat}>
              <strong>{boat.name}</strong>
              <span className={layout.note}>
                {bookingWords.people(boat.passengers)} · {formatMoney(price(boat))}
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
        title={words.addBoatTitle}
        when={when}
        offers={offers}
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
