import { useState } from 'react'
import { type Day, formatHour, formatShortDay, fromLocalDateTime } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { IconButton } from '#kit/ui/button.tsx'
import { CloseIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
import { getDayBookings } from '../../day/contract.ts'
import { getWaiting, removeWaiting, type Waiting } from '../contract.ts'
import { wishWords } from '../rules/wish-words.ts'
import { words } from '../words.ts'
import styles from './day-waiting.module.css'

/** For the desk: who waits for a day, in the order in which they asked. Nothing where nobody does. */
export function DayWaiting({ day }: { day: Day }) {
  const { data } = useEndpoint(getWaiting, { query: { day } })
  const [asked, setAsked] = useState<Waiting>()
  const waiting = data?.waiting ?? []
  if (waiting.length === 0) return null
  return (
    <section className={styles.waiting} aria-labelledby="day-waiting">
      <h3 className={layout.largeSize} id="day-waiting">
        {words.waitForDay(waiting.length)}
      </h3>
      <ol className={layout.grid}>
        {waiting.map((one) => (
          <li key={one.id} className={styles.one}>
            <div className={styles.who}>
              <p className={layout.line2}>
                <strong>{one.name}</strong>
                {one.state === 'offered' && <Badge tone="success">{words.offeredNow}</Badge>}
              </p>
              <p>{wantedWords(one)}</p>
              <p className={layout.note}>
                {words.since(momentWords(one.asked_at))} · <a href={`mailto:${one.email}`}>{one.email}</a>
                {one.phone !== '' && (
                  <>
                    {' · '}
                    <a href={`tel:${one.phone}`}>{one.phone}</a>
                  </>
                )}
              </p>
            </div>
            <IconButton label={words.removeOf(one.name)} onClick={() => setAsked(one)}>
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ol>
      {asked && <RemoveDialog waiting={asked} onClose={() => setAsked(undefined)} />}
    </section>
  )
}

/** Boat, time and people in one line. */
const wantedWords = (one: Waiting) => {
  const [boat, , time, people] = wishWords(one, one.vehicle_name).map(([, value]) => value)
  return [boat, time, words.forPeople(Number(people))].join(' · ')
}

function momentWords(text: string): string {
  const { day, hour } = fromLocalDateTime(text)
  return `${formatShortDay(day)}, ${formatHour(hour)}`
}

function RemoveDialog({ waiting, onClose }: { waiting: Waiting; onClose: () => void }) {
  const { id, name } = waiting
  const write = useWrite(removeWaiting, {
    refreshes: [getWaiting, getDayBookings],
    onSuccess: () => {
      toast(words.removed(name), { seconds: 3 })
      onClose()
    },
  })
  return (
    <WriteDialog
      size="small"
      title={words.removeThis(name)}
      write={write}
      leave={words.keepWaiting}
      send={words.remove}
      danger
      onSend={() => write.mutate({ body: { id } })}
      onClose={onClose}
    >
      <p>{words.whatRemoving}</p>
    </WriteDialog>
  )
}
