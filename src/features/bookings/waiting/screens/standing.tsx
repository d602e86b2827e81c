import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { useWrite } from '#kit/ui/use-write.ts'
import type { BookingAddresses } from '../../screens/booking-addresses.ts'
import styles from '../../self-service/screens/own-booking.module.css'
import { confirmMyPlace, leaveMyPlace, type WaitingPlace } from '../contract.ts'
import { wishWords } from '../rules/wish-words.ts'
import { words } from '../words.ts'
import own from './own-place.module.css'

type StandingProps = {
  place: WaitingPlace
  link: string
  addresses: Pick<BookingAddresses, 'fleet'>
  onPlace: (place: WaitingPlace) => void
}

/** What is waited for, and what can be done about it. */
export function Standing({ place, link, addresses, onPlace }: StandingProps) {
  const confirm = useWrite(confirmMyPlace, { onSuccess: onPlace })
  const leave = useWrite(leaveMyPlace, { onSuccess: onPlace })
  const { state, own_page } = place
  return (
    <section className={own.wish} aria-labelledby="wish">
      <h2 id="wish">{words.whatYouWant}</h2>
      <dl className={styles.facts}>
        {wishWords(place, place.vehicle_name).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FormError message={confirm.error?.message ?? leave.error?.message} />
      <div className={layout.row3}>
        {state === 'unconfirmed' && (
          <Button size="large" busy={confirm.isPending} onClick={() => confirm.mutate({ body: { link } })}>
            {words.confirmPlace}
          </Button>
        )}
        {(state === 'unconfirmed' || state === 'waiting') && (
          <Button
            size="large"
            variant="secondary"
            busy={leave.isPending}
            onClick={() => leave.mutate({ body: { link } })}
          >
            {words.leave}
          </Button>
        )}
        {own_page && (
          <ButtonLink size="large" href={own_page}>
            {words.viewBooking}
          </ButtonLink>
        )}
        {(state === 'expired' || state === 'left') && (
          <ButtonLink size="large" variant="secondary" to={addresses.fleet}>
            {words.lookAtBoats}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
