import { type ReactNode, useState } from 'react'
import { formatLongDay } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Link } from '#kit/ui/link.tsx'
import { said } from '#kit/ui/said.ts'
import type { OwnBooking } from '../contract.ts'
import { words } from '../words.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangeForm } from './change-form.tsx'
import styles from './own-booking.module.css'
import { OwnEdit } from './own-edit.tsx'

/** Addresses of pages around. */
export type OwnAddresses = { fleet: string; terms: string }

type OwnChangesProps = {
  booking: OwnBooking
  link: string
  /** They want to change it themselves. */
  onEdit: () => void
  onChange: (booking: OwnBooking, news: ReactNode) => void
  onReload: () => void
  addresses: OwnAddresses
}

/** Plans change: ask for something else, or cancel. Once it is canceled, how that came. */
export function OwnChanges({ booking, link, onEdit, onChange, onReload, addresses }: OwnChangesProps) {
  const [cancels, setCancels] = useState(false)
  const { cancellation, canceled, may_request_change, business } = booking
  const isAsBefore = cancellation?.steps.find(({ is_now }) => is_now)?.terms === ''
  if (canceled) return <Canceled canceled={canceled} business={business} fleet={addresses.fleet} />
  if (!may_request_change && !cancellation) return null
  return (
    <div className={styles.changes}>
      <OwnEdit booking={booking} onEdit={onEdit} />
      {may_request_change && <ChangeForm link={link} />}
      <section className={styles.part} aria-labelledby="cancel">
        <h2 id="cancel">{words.cancelHeading}</h2>
        {cancellation ? (
          <>
            <p>
              {isAsBefore
                ? words.cancelsAsBefore(formatMoney(cancellation.settlement.fee))
                : said(
                    words.cancelsToday(formatMoney(cancellation.settlement.fee), (text) => (
                      <Link to={addresses.terms} target="_blank" rel="noopener">
                        {text}
                      </Link>
                    )),
                  )}
            </p>
            <Button variant="secondary" className={styles.start} onClick={() => setCancels(true)}>
              {words.cancelBooking}
            </Button>
            {cancellation.no_show !== undefined && <p>{words.noShowCosts(formatMoney(cancellation.no_show))}</p>}
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
            {words.tripHasBegun} <a href={`tel:${business.phone.replace(/[^+\d]/g, '')}`}>{business.phone}</a>
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
  const { by, day, reason, why } = canceled
  return (
    <section className={styles.part} aria-labelledby="canceled">
      <h2 id="canceled">{words.howCanceled}</h2>
      <p>
        {(by === 'customer' || why === 'customer') && words.youCanceled(formatLongDay(day))}
        {why === 'no_show' && words.nobodyCame}
        {by === 'business' && why !== 'customer' && why !== 'no_show' && words.weCanceled(formatLongDay(day), reason)}
        {by === 'released' && words.wasReleased(formatLongDay(day))}
      </p>
      <p>
        {words.isUnclear} <a href={`tel:${business.phone.replace(/[^+\d]/g, '')}`}>{business.phone}</a> ·{' '}
        <a href={`mailto:${business.email}`}>{business.email}</a>
      </p>
      <ButtonLink to={fleet} className={styles.start}>
        {words.findAnother}
      </ButtonLink>
    </section>
  )
}
