import { ButtonLink } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import styles from './booking-type-dialog.module.css'

type BookingTypeDialogProps = {
  /** What is to be booked: `a motorboat`, `Eider`. */
  what: string
  /** Addresses of the two ways to book; undefined where it is not let that way. */
  byHours: string | undefined
  byDays: string | undefined
  open: boolean
  onClose: () => void
}

/** Booking over hours or over days? */
export function BookingTypeDialog({ what, byHours, byDays, open, onClose }: BookingTypeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Book ${what}`} size="small">
      <div className={layout.stack5}>
        {byHours && (
          <div className={styles.way}>
            <p className={layout.muted}>From an hour to a whole day, any time we are open.</p>
            <ButtonLink to={byHours} wide size="large">
              Booking over hours
            </ButtonLink>
          </div>
        )}
        {byDays && (
          <div className={styles.way}>
            <p className={layout.muted}>Several days and nights, from 2 pm to 10 am.</p>
            <ButtonLink to={byDays} wide size="large" variant={byHours ? 'secondary' : 'primary'}>
              Booking over days
            </ButtonLink>
          </div>
        )}
      </div>
    </Dialog>
  )
}
