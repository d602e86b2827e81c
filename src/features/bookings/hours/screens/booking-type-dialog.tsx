import { ButtonLink } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { words } from '../words.ts'
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
    <Dialog open={open} onClose={onClose} title={words.bookBoat(what)} size="small">
      <div className={layout.stack5}>
        {byHours && (
          <div className={styles.way}>
            <p className={layout.muted}>{words.overHoursNote}</p>
            <ButtonLink to={byHours} wide size="large">
              {words.overHours}
            </ButtonLink>
          </div>
        )}
        {byDays && (
          <div className={styles.way}>
            <p className={layout.muted}>{words.overDaysNote}</p>
            <ButtonLink to={byDays} wide size="large" variant={byHours ? 'secondary' : 'primary'}>
              {words.overDays}
            </ButtonLink>
          </div>
        )}
      </div>
    </Dialog>
  )
}
