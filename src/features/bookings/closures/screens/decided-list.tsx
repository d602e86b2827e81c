import { getInstallation } from '#features/settings/contract.ts'
import { formatHour, wallClock } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { minutesBetweenReminders, type Review } from '../contract.ts'
import { words } from '../words.ts'
import styles from './closure-review.module.css'
import { PartyCard } from './party-card.tsx'
import type { DecidedParty } from './use-review.ts'
import { useUntil } from './use-until.ts'

type DecidedListProps = Pick<Review, 'decided'> & { isLifted: boolean; onRemind: (party: DecidedParty) => void }

/** What was decided, and who has not answered: they come first. */
export function DecidedList({ decided, isLifted, onRemind }: DecidedListProps) {
  if (decided.length === 0) return null
  const isWaiting = ({ decision, chosen, is_told, is_elsewhere }: DecidedParty) =>
    decision === 'ask' && chosen === null && is_told && !isLifted && !is_elsewhere
  const waiting = decided.filter(isWaiting).length
  const sorted = decided.toSorted((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)))
  return (
    <section className={styles.part} aria-labelledby="decided">
      <h2 id="decided" className={styles.heading}>
        {words.decided}
      </h2>
      {waiting > 0 && <p className={layout.muted}>{words.unanswered(waiting)}</p>}
      <ul className={styles.list}>
        {sorted.map((party) => (
          <PartyCard
            key={party.booking_id}
            party={party}
            tone={isWaiting(party) ? 'danger' : 'done'}
            state={<Badge tone={isWaiting(party) ? 'warning' : 'success'}>{stateOf(party, isLifted)}</Badge>}
          >
            {isWaiting(party) && <Reminder party={party} onRemind={onRemind} />}
          </PartyCard>
        ))}
      </ul>
    </section>
  )
}

/** Who was written to within the hour is left in peace. */
function Reminder({ party, onRemind }: { party: DecidedParty; onRemind: (party: DecidedParty) => void }) {
  const zone = useEndpoint(getInstallation).data?.time_zone
  const { told_at, reminded_at } = party
  const written = reminded_at ?? told_at
  const isEarly = useUntil(Temporal.Instant.from(written).add({ minutes: minutesBetweenReminders }).toString())
  const { hour } = wallClock(zone ?? 'UTC', written)
  const time = formatHour(Math.floor(hour * 60) / 60)
  return (
    <p className={styles.facts}>
      {!isEarly && (
        <Button size="small" variant="secondary" onClick={() => onRemind(party)}>
          {words.remind}
        </Button>
      )}
      {zone && (reminded_at ? words.remindedAt(time) : words.askedAt(time))}
    </p>
  )
}

function stateOf({ decision, chosen, is_told, is_elsewhere, paid }: DecidedParty, isLifted: boolean): string {
  if (is_elsewhere) return words.states.elsewhere
  if (chosen === 'money' && paid === 0) return words.chose.nothing
  if (chosen) return words.chose[chosen]
  if (decision === 'keep') return words.states.keep
  if (decision === 'ask' && isLifted) return words.states.stays
  if (decision === 'ask') return is_told ? words.states.ask : words.states.askSoon
  if (decision === 'cancel') return is_told ? words.states.cancel : words.states.cancelSoon
  return is_told ? words.states.move : words.states.moveSoon
}
