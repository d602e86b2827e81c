import { getInstallation } from '#features/settings/contract.ts'
import { formatHour, wallClock } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { Review } from '../contract.ts'
import { words } from '../words.ts'
import styles from './closure-review.module.css'
import { PartyCard } from './party-card.tsx'
import type { DecidedParty } from './use-review.ts'

type DecidedListProps = Pick<Review, 'decided'> & { onRemind: (party: DecidedParty) => void }

/** What was decided, and who has not answered: they come first. */
export function DecidedList({ decided, onRemind }: DecidedListProps) {
  const zone = useEndpoint(getInstallation).data?.time_zone
  if (decided.length === 0) return null
  const isWaiting = ({ decision, chosen, is_told }: DecidedParty) => decision === 'ask' && chosen === null && is_told
  const sorted = decided.toSorted((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)))
  const timeOf = (instant: string) => {
    const { hour } = wallClock(zone ?? 'UTC', instant)
    return formatHour(Math.floor(hour * 60) / 60)
  }
  return (
    <section className={styles.part} aria-labelledby="decided">
      <h2 id="decided" className={styles.heading}>
        {words.decided}
      </h2>
      <ul className={styles.list}>
        {sorted.map((party) => (
          <PartyCard
            key={party.booking_id}
            party={party}
            tone={isWaiting(party) ? 'danger' : 'done'}
            state={<Badge tone={isWaiting(party) ? 'warning' : 'success'}>{stateOf(party)}</Badge>}
          >
            {isWaiting(party) && (
              <p className={styles.facts}>
                <Button size="small" variant="secondary" onClick={() => onRemind(party)}>
                  {words.remind}
                </Button>
                {party.reminded_at && words.remindedAt(timeOf(party.reminded_at))}
              </p>
            )}
          </PartyCard>
        ))}
      </ul>
    </section>
  )
}

function stateOf({ decision, chosen, is_told }: DecidedParty): string {
  if (chosen) return words.chose[chosen]
  if (decision === 'keep') return words.states.keep
  if (decision === 'ask') return is_told ? words.states.ask : words.states.askSoon
  if (decision === 'cancel') return is_told ? words.states.cancel : words.states.cancelSoon
  return is_told ? words.states.move : words.states.moveSoon
}
