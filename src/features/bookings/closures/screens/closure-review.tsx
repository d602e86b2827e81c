import { useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { formatHour, wallClock } from '#kit/shared/day.ts'
import { formatList } from '#kit/shared/list.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { minutesToUndo, type Review } from '../contract.ts'
import { words } from '../words.ts'
import { closedSpan } from './closed-strip.tsx'
import styles from './closure-review.module.css'
import { DecidedList } from './decided-list.tsx'
import { DecisionField } from './decision-field.tsx'
import { PartyCard } from './party-card.tsx'
import { decisionOf, useReview } from './use-review.ts'
import { useUntil } from './use-until.ts'

type ClosureReviewProps = { user: SignedInUser; id: number; timeline: string }

/** Whom a closure concerns and what becomes of each: proposed, altered, and sent with one button. */
export function ClosureReview({ user, id, timeline }: ClosureReviewProps) {
  const desk = useReview(id)
  const { review } = desk
  const [asksOpen, setAsksOpen] = useState(false)
  const { data } = review
  const closure = data?.closure
  const isOpenable = closure && !closure.is_lifted && !closure.is_over
  return (
    <OfficePage
      user={user}
      title={
        closure
          ? closure.vehicle_name === null
            ? isOpenable
              ? words.waterTitle
              : words.waterWas
            : words.title(closure.vehicle_name)
          : words.closedNow
      }
      lead={closure && `${closedSpan(closure)} · ${closure.reason}`}
      actions={
        <>
          <ButtonLink to={timeline} variant="secondary">
            {words.timeline}
          </ButtonLink>
          {isOpenable && (
            <Button variant="secondary" onClick={() => setAsksOpen(true)}>
              {words.openAgain}
            </Button>
          )}
        </>
      }
    >
      {data ? <Board data={data} desk={desk} /> : <Pending query={review} what={words.theReview} blocks={4} />}
      <Dialog
        open={asksOpen}
        size="small"
        onClose={() => setAsksOpen(false)}
        title={words.reallyOpen}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsksOpen(false)}>
              {words.keepClosed}
            </Button>
            <Button
              busy={desk.isLifting}
              onClick={() =>
                void desk
                  .lift()
                  .then(() => setAsksOpen(false))
                  .catch(() => undefined)
              }
            >
              {words.openAgain}
            </Button>
          </>
        }
      >
        <p>{words.whatOpening}</p>
      </Dialog>
    </OfficePage>
  )
}

type Desk = ReturnType<typeof useReview>

function Board({ data, desk }: { data: Review; desk: Desk }) {
  const { closure, aboard, held, open, decided } = data
  const isNobody = aboard.length + held.length + open.length + decided.length === 0
  return (
    <div className={styles.board}>
      <p className={styles.facts}>
        {words.closedBy(closure.closed_by)}
        {closure.is_lifted && <Badge>{words.isLifted}</Badge>}
        {!closure.is_lifted && closure.is_over && <Badge>{words.isOver}</Badge>}
      </p>
      <UndoBanner until={data.undo_until} desk={desk} />
      {isNobody && <EmptyState title={words.noneConcerned} />}
      {!closure.is_lifted && <Aboard aboard={aboard} />}
      {open.length > 0 ? (
        <section className={styles.part} aria-labelledby="to-decide">
          <h2 id="to-decide" className={styles.heading}>
            {words.toDecide(open.length)}
          </h2>
          <p className={layout.muted}>{words.whatSending(minutesToUndo)}</p>
          <ul className={styles.list}>
            {open.map((party) => (
              <PartyCard
                key={party.booking_id}
                party={party}
                tone={desk.clashes.has(party.booking_id) ? 'danger' : undefined}
              >
                <DecisionField
                  party={party}
                  chosen={desk.chosenFor(party)}
                  isTwice={desk.clashes.has(party.booking_id)}
                  onChange={(chosen) => desk.alter(party.booking_id, chosen)}
                />
              </PartyCard>
            ))}
          </ul>
          <SendBar data={data} desk={desk} />
        </section>
      ) : (
        decided.length > 0 && <p className={layout.muted}>{words.noneOpen}</p>
      )}
      {held.length > 0 && (
        <section className={styles.part} aria-labelledby="held">
          <h2 id="held" className={styles.heading}>
            {words.held}
          </h2>
          <p>{words.heldText}</p>
          <ul className={styles.list}>
            {held.map((party) => (
              <PartyCard key={party.booking_id} party={party} />
            ))}
          </ul>
        </section>
      )}
      <DecidedList decided={decided} isLifted={closure.is_lifted} onRemind={desk.remind} />
    </div>
  )
}

function Aboard({ aboard }: Pick<Review, 'aboard'>) {
  if (aboard.length === 0) return null
  return (
    <section className={styles.aboard} aria-labelledby="aboard">
      <h2 id="aboard" className={styles.heading}>
        {words.aboard}
      </h2>
      <p>{words.aboardText}</p>
      <ul className={styles.list}>
        {aboard.map((party) => (
          <PartyCard
            key={party.booking_id}
            party={party}
            tone="danger"
            state={<Badge tone="danger">{words.outSince(formatHour(hourOf(party.out_at)))}</Badge>}
          >
            {party.phone !== '' && <ButtonLink href={`tel:${party.phone}`}>{words.callName(party.name)}</ButtonLink>}
          </PartyCard>
        ))}
      </ul>
    </section>
  )
}

const hourOf = (text: string) => Number(text.slice(11, 13)) + Number(text.slice(14)) / 60

/** What would be done, in few words, and the button that does it. */
function SendBar({ data, desk }: { data: Review; desk: Desk }) {
  const count = (decision: string) => data.open.filter((party) => decisionOf(desk.chosenFor(party)) === decision).length
  const said = [
    [count('move'), words.moves],
    [count('ask'), words.asks],
    [count('cancel'), words.cancels],
    [count('keep'), words.keeps],
  ] as const
  return (
    <div className={styles.bar}>
      <p className={styles.sum}>
        <strong>{formatList(said.flatMap(([number, word]) => (number > 0 ? [word(number)] : [])))}</strong>
      </p>
      <Button
        size="large"
        busy={desk.isSending}
        busyLabel={words.sending}
        aria-disabled={desk.clashes.size > 0 || undefined}
        onClick={desk.send}
      >
        {words.send(data.open.length)}
      </Button>
    </div>
  )
}

/** As long as all of it can be taken back. */
function UndoBanner({ until, desk }: { until: string | null; desk: Desk }) {
  const installation = useEndpoint(getInstallation)
  const isOn = useUntil(until)
  const place = useArrival<HTMLDivElement>(desk.isSent && isOn && until, { takesFocus: false })
  if (until === null || !isOn || !installation.data) return null
  const { hour } = wallClock(installation.data.time_zone, until)
  return (
    <Banner
      ref={place}
      tone="info"
      title={words.undoTitle(formatHour(Math.floor(hour * 60) / 60))}
      action={
        <Button variant="secondary" busy={desk.isUndoing} onClick={desk.undo}>
          {words.undo}
        </Button>
      }
    >
      {words.undoText}
    </Banner>
  )
}
