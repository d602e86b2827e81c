import { formatHour, formatLongDay, fromLocalDateTime } from '#kit/shared/day.ts'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import type { OwnBooking } from '../contract.ts'
import { words } from '../words.ts'
import styles from './own-booking.module.css'

type OwnEditProps = { booking: OwnBooking; onEdit: () => void }

/** Where one changes the booking oneself, and until when; or why that is over. */
export function OwnEdit({ booking: { kind, change, no_change }, onEdit }: OwnEditProps) {
  if (!change && no_change === '') return null
  return (
    <section className={styles.part} aria-labelledby="edit">
      <h2 id="edit">{change ? words.editHeading : words.changedByUs}</h2>
      {change ? (
        <>
          <p>{words.editLeads[kind]}</p>
          <Button className={styles.start} onClick={onEdit}>
            {words.edit}
          </Button>
          <p className={layout.note}>{words.editUntil(momentWords(change.until))}</p>
        </>
      ) : (
        <p>{no_change}</p>
      )}
    </section>
  )
}

function momentWords(time: string): string {
  const { day, hour } = fromLocalDateTime(time)
  return words.momentOf(formatLongDay(day), formatHour(hour))
}
