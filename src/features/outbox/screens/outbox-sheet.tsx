import { type ComponentType, useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { formatHour, wallClock } from '#kit/shared/day.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { happenedAt, isHeld, type Waiting } from '../rules.ts'
import { words } from '../words.ts'
import { discard, sendAgain, useIsSending } from './outbox.ts'
import styles from './outbox-sheet.module.css'

type OutboxSheetProps = {
  items: readonly Waiting[]
  Now: ComponentType<{ booking: number }>
  onClose: () => void
}

/** What waits, in its order; of what was refused both sides, for somebody to decide. */
export function OutboxSheet({ items, Now, onClose }: OutboxSheetProps) {
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const isSending = useIsSending()
  const next = items.find((item) => !isHeld(item, items))
  const stateOf = (item: Waiting) => {
    if (item.refused) return 'refused'
    if (isHeld(item, items)) return 'held'
    return isSending && item === next ? 'sends' : 'waits'
  }
  return (
    <Dialog open onClose={onClose} title={words.title}>
      {items.length === 0 ? (
        <p>{words.allSent}</p>
      ) : (
        <div className={layout.stack3}>
          <p className={layout.note}>{words.order}</p>
          <ol className={styles.list}>
            {items.map((item) => (
              <li key={item.id} className={styles.item} data-state={stateOf(item)}>
                <p className={styles.what}>
                  <strong>{item.what}</strong>
                  <span className={styles.state}>{words.states[stateOf(item)]}</span>
                </p>
                <p className={layout.note}>{timeZone && words.doneAt(timeOf(item, timeZone))}</p>
                {item.refused && <Decision item={item} reason={item.refused.message} Now={Now} />}
              </li>
            ))}
          </ol>
        </div>
      )}
    </Dialog>
  )
}

const timeOf = (item: Waiting, timeZone: string) =>
  formatHour(Math.floor(wallClock(timeZone, happenedAt(item)).hour * 60) / 60)

type DecisionProps = Pick<OutboxSheetProps, 'Now'> & { item: Waiting; reason: string }

/** What was done beside what the server has, and the two ways on. */
function Decision({ item, reason, Now }: DecisionProps) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <div className={styles.sides}>
        <section className={styles.side} aria-label={words.youDid}>
          <h3 className={styles.heading}>{words.youDid}</h3>
          <dl className={styles.facts}>
            {item.facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={styles.side} aria-label={words.serverSays}>
          <h3 className={styles.heading}>{words.serverSays}</h3>
          <p>{reason}</p>
          {item.booking !== undefined && <Now booking={item.booking} />}
        </section>
      </div>
      {asks && <p role="alert">{words.sureToDiscard}</p>}
      <div className={layout.row2}>
        {asks ? (
          <>
            <Button variant="danger" onClick={() => void discard(item.id)}>
              {words.sureDiscard}
            </Button>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {words.keep}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => void sendAgain(item)}>{words.again}</Button>
            <Button variant="secondary" onClick={() => setAsks(true)}>
              {words.discard}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
