import { useEffect, useState } from 'react'
import styles from '#features/outcomes/screens/outcome-frame.module.css'
import { TransferDetails } from '#features/payments/screens/transfer-details.tsx'
import { call } from '#kit/ui/api.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { type OwnBooking, readMyBooking } from '../../self-service/contract.ts'
import { AddToCalendar } from '../../self-service/screens/add-to-calendar.tsx'
import { FeeLadder } from '../../self-service/screens/fee-ladder.tsx'
import { TripGlance } from '../../self-service/screens/trip-glance.tsx'
import { words } from '../words.ts'

/** After ordering: where and when, what to bring, how it is paid, changed and canceled; the own page has it all again. */
export function BookedNext({ ownPage }: { ownPage: string }) {
  const [booking, setBooking] = useState<OwnBooking>()
  useEffect(() => {
    const link = ownPage.slice(ownPage.indexOf('#') + 1)
    call(readMyBooking, { body: { link } }).then(setBooking, () => {
      // The link below leads to the same.
    })
  }, [ownPage])
  return (
    <div className={styles.next}>
      {booking && (
        <TripGlance booking={booking} howToPay={booking.paying.map((sentence) => <p key={sentence}>{sentence}</p>)} />
      )}
      {booking?.transfer && <TransferDetails transfer={booking.transfer} />}
      {booking && <AddToCalendar booking={booking} />}
      <section className={layout.stack3} aria-labelledby="plans">
        <h2 id="plans">{words.plansChange}</h2>
        <p>{words.changeThere}</p>
        {booking?.cancellation && <FeeLadder steps={booking.cancellation.steps} total={booking.price.total} />}
        <p>
          <ButtonLink href={ownPage}>{words.pageOfBooking}</ButtonLink>
        </p>
      </section>
    </div>
  )
}
