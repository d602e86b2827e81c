import { type ComponentType, useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { formatHour, wallClock } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { after, happenedAt, isHeld, mayPass, type Waiting } from '../rules.ts'
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
  const [discarded, setDiscarded] = useState<readonly Waiting[]>([])
  const onDiscard = (gone: readonly Waiting[]) => void discard(gone).then(() => setDiscarded([...discarded, ...gone]))
  const next = items.find((item) => !isHeld(item, items))
  const stateOf = (item: Waiting) => {
    if (item.refused) return 'refused'
    if (isHeld(item, items)) return 'held'
    return isSending && item === next ? 'sends' : 'waits'
  }
  return (
    <Dialog open onClose={onClose} title={words.title}>
      {discarded.length > 0 && (
        <p role="status">{`${words.discarded(namesOf(discarded))} ${cashText(cashOf(discarded))}`}</p>
      )}
      {items.length === 0 ? (
        discarded.length === 0 && <p>{words.allSent}</p>
      ) : (
        <div className={layout.stack3}>
          <p className={layout.note}>{words.order}</p>
          <ol className={layout.stack3}>
            {items.map((item) => (
              <li key={item.id} className={styles.item} data-state={stateOf(item)}>
                <p className={styles.what}>
                  <strong>{item.what}</strong>
                  <span className={styles.state}>{words.states[stateOf(item)]}</span>
                </p>
                <p className={layout.note}>{timeZone && words.doneAt(timeOf(item, timeZone))}</p>
                {item.refused && (
                  <Decision {...{ item, refused: item.refused, held: after(item, items), Now, onDiscard }} />
                )}
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

const namesOf = (items: readonly Waiting[]) => items.map(({ what }) => what).join(', ')

const cashOf = (items: readonly Waiting[]) => items.reduce((sum, { cash = 0 }) => sum + cash, 0)
const cashText = (cash: number) => (cash > 0 ? words.cashTaken(formatMoney(cash)) : '')

type DecisionProps = Pick<OutboxSheetProps, 'Now'> & {
  item: Waiting
  refused: { code: string; message: string }
  held: readonly Waiting[]
  onDiscard: (items: readonly Waiting[]) => void
}

/** What was done beside what the server has, and the two ways on. */
function Decision({ item, refused, held, Now, onDiscard }: DecisionProps) {
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
          <p>{refused.message}</p>
          {item.booking !== undefined && <Now booking={item.booking} />}
        </section>
      </div>
      {asks && <p role="alert">{cashText(item.cash ?? 0) || words.sureToDiscard}</p>}
      {asks && held.length > 0 && <p>{words.heldByIt(namesOf(held))}</p>}
      <div className={layout.row2}>
        {asks ? (
          <>
            <Button variant="danger" onClick={() => onDiscard([item])}>
              {words.sureDiscard}
            </Button>
            {held.length > 0 && (
              <Button variant="danger" onClick={() => onDiscard([item, ...held])}>
                {words.discardWithHeld(held.length + 1)}
              </Button>
            )}
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {words.keep}
            </Button>
          </>
        ) : (
          <>
            <Button variant={mayPass(refused) ? 'primary' : 'secondary'} onClick={() => void sendAgain(item)}>
              {words.again}
            </Button>
            <Button variant={mayPass(refused) ? 'secondary' : 'primary'} onClick={() => setAsks(true)}>
              {words.discard}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
