import { useEffect } from 'react'
import { useLocation } from 'wouter'
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

/** Booking over hours or over days? Where there is one way only it is gone at once. */
export function BookingTypeDialog({ what, byHours, byDays, open, onClose }: BookingTypeDialogProps) {
  const [, navigate] = useLocation()
  const only = byHours && byDays ? undefined : (byHours ?? byDays)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody wants to book
  useEffect(() => {
    if (!open || !only) return
    onClose()
    navigate(only)
  }, [open, only])
  if (!byHours || !byDays) return null
  return (
    <Dialog open={open} onClose={onClose} title={words.bookBoat(what)} size="small">
      <div className={layout.stack5}>
        <div className={styles.way}>
          <p className={layout.muted}>{words.overHoursNote}</p>
          <ButtonLink to={byHours} wide size="large">
            {words.overHours}
          </ButtonLink>
        </div>
        <div className={styles.way}>
          <p className={layout.muted}>{words.overDaysNote}</p>
          <ButtonLink to={byDays} wide size="large" variant="secondary">
            {words.overDays}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  )
}
