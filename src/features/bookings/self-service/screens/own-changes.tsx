import { type ReactNode, useState } from 'react'
import { formatLongDay } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import type { OwnBooking } from '../contract.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangeForm } from './change-form.tsx'
import styles from './own-booking.module.css'
import { backOf } from './own-words.ts'

/** Addresses of pages around. */
export type OwnAddresses = { fleet: string; terms: string }

type OwnChangesProps = {
  booking: OwnBooking
  link: string
  onChange: (booking: OwnBooking, news: ReactNode) => void
  onReload: () => void
  addresses: OwnAddresses
}

/** Plans change: ask for something else, or cancel. Once it is canceled, how that came. */
export function OwnChanges({ booking, link, onChange, onReload, addresses }: OwnChangesProps) {
  const [cancels, setCancels] = useState(false)
  const { cancellation, canceled, may_request_change, business } = booking
  if (canceled) return <Canceled canceled={canceled} business={business} fleet={addresses.fleet} />
  if (!may_request_change && !cancellation) return null
  return (
    <div className={styles.changes}>
      {may_request_change && <ChangeForm link={link} />}
      <section className={styles.part} aria-labelledby="cancel">
        <h2 id="cancel">Cancel the booking</h2>
        {cancellation ? (
          <>
            <p>
              Canceling today costs {formatMoney(cancellation.settlement.fee)}, as our{' '}
              <a href={addresses.terms} target="_blank" rel="noopener">
                terms and conditions
              </a>{' '}
              say. You see everything before anything happens.
            </p>
            <Button variant="secondary" className={styles.start} onClick={() => setCancels(true)}>
              Cancel booking
            </Button>
            <CancelDialog
              open={cancels}
              link={link}
              cancellation={cancellation}
              booking={booking}
              onClose={() => setCancels(false)}
              onCanceled={(next, news) => {
                setCancels(false)
                onChange(next, news)
              }}
              onOutdated={onReload}
            />
          </>
        ) : (
          <p>
            Your trip has begun, so it cannot be canceled here any more. Please call us:{' '}
            <a href={`tel:${business.phone.replace(/[^+\d]/g, '')}`}>{business.phone}</a>
          </p>
        )}
      </section>
    </div>
  )
}

type CanceledProps = {
  canceled: NonNullable<OwnBooking['canceled']>
  business: OwnBooking['business']
  fleet: string
}

function Canceled({ canceled, business, fleet }: CanceledProps) {
  const { by, day, reason, settlement } = canceled
  return (
    <section className={styles.part} aria-labelledby="canceled">
      <h2 id="canceled">How it was canceled</h2>
      <p>
        {by === 'customer' && `You canceled it on ${formatLongDay(day)}.`}
        {by === 'business' && `We canceled it on ${formatLongDay(day)}: ${reason}`}
        {by === 'released' && `Nobody paid in time, so the boat was released on ${formatLongDay(day)}.`}
        {settlement && backOf(settlement) === 0 && settlement.owed === 0 && ' Nothing comes back.'}
      </p>
      <p>
        Is anything unclear? <a href={`tel:${business.phone.replace(/[^+\d]/g, '')}`}>{business.phone}</a> ·{' '}
        <a href={`mailto:${business.email}`}>{business.email}</a>
      </p>
      <ButtonLink to={fleet} className={styles.start}>
        Find another boat
      </ButtonLink>
    </section>
  )
}
