import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { formatDay, formatHour, wallClock } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import { Lightbox } from '#kit/ui/lightbox.tsx'
import { Link } from '#kit/ui/link.tsx'
import { type DamageOut, type DamageState, setRepair, undoAssessment } from '../contract.ts'
import { words } from '../words.ts'
import type { Asked } from './asked.ts'
import { DamageMoney } from './boat-note.tsx'
import styles from './care.module.css'
import { useToldWrite } from './use-told-write.ts'

type DamageItemProps = {
  damage: DamageOut
  user: SignedInUser
  timeZone: string
  addresses: { handover: (bookingId: number) => string; receipt: (position: number) => string }
  onAsk: (asked: Asked) => void
}

const tones = { reported: 'danger', repair: 'warning', done: 'success' } as const

/** A damage: what, where from, how far its repair is, and what it costs whom; with what comes next. */
export function DamageItem({ damage, timeZone, addresses, onAsk }: DamageItemProps) {
  const { vehicle_name: boat, state, booking_id, repair_cost, pictures } = damage
  const of = (what: string) => words.stateOf(what, boat)
  return (
    <li className={styles.card} aria-label={of(words.states[state])}>
      <div className={styles.head}>
        <h3 className={styles.name}>{boat}</h3>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </div>
      <p className={styles.said}>{damage.description}</p>
      <p className={layout.note}>
        {words.reportedBy(momentText(damage.dateTime, timeZone), damage.by)}
        {booking_id !== null && (
          <>
            {' · '}
            <Link to={addresses.handover(booking_id)}>{words.withCustomer(damage.customer)}</Link>
          </>
        )}
        {repair_cost !== null && ` · ${words.costsUs(formatMoney(repair_cost))}`}
      </p>
      <Pictures pictures={pictures} />
      {booking_id !== null && <Money {...{ damage, addresses, onAsk }} />}
      <Repair {...{ damage, onAsk }} />
    </li>
  )
}

function momentText(dateTime: string, timeZone: string): string {
  const { day, hour } = wallClock(timeZone, dateTime)
  return `${formatDay(day)}, ${formatHour(Math.floor(hour * 60) / 60)}`
}

function Pictures({ pictures }: Pick<DamageOut, 'pictures'>) {
  const [open, setOpen] = useState<number>()
  if (pictures.length === 0) return null
  const shown = pictures.map(({ src }, i) => ({ src, alt: words.photo(i + 1) }))
  return (
    <>
      <ul className={classNames(layout.plain, layout.row2, styles.photos)} aria-label={words.photos}>
        {pictures.map(({ thumbnail }, i) => (
          <li key={thumbnail}>
            <button type="button" aria-label={words.photo(i + 1)} onClick={() => setOpen(i)}>
              <img src={thumbnail} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Lightbox label={words.photos} pictures={shown} open={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

/** What the customer pays, and how it is decided or taken back. */
function Money({ damage, addresses, onAsk }: Pick<DamageItemProps, 'damage' | 'addresses' | 'onAsk'>) {
  const { id, vehicle_name: boat, charged, held, undo_until, receipts } = damage
  const undo = useToldWrite(undoAssessment)
  const isOpen = charged === null
  const kept = Math.min(held, charged ?? 0)
  const by = damage.assessed_by
  const below = [kept > 0 && words.fromDeposit(formatMoney(kept)), by !== '' && words.assessedBy(by)]
  return (
    <div className={styles.money} data-open={isOpen || undefined}>
      <p>
        <strong>
          <DamageMoney damage={damage} />
        </strong>
        {isOpen && held > 0 && <span className={styles.below}>{words.heldUntil}</span>}
        {!isOpen && <span className={styles.below}>{below.filter(Boolean).join('. ')}</span>}
      </p>
      <div className={layout.line2}>
        {isOpen && (
          <Button
            size="small"
            aria-label={words.stateOf(words.assess, boat)}
            onClick={() => onAsk({ do: 'assess', damage })}
          >
            {words.assess}
          </Button>
        )}
        {receipts.map(({ receipt, position }) => (
          <ButtonLink key={position} to={addresses.receipt(position)} size="small" variant="quiet">
            {words.receipt(receipt)}
          </ButtonLink>
        ))}
        {undo_until !== null && (
          <Button
            size="small"
            variant="secondary"
            busy={undo.isPending}
            onClick={() => undo.run({ body: { id } }, words.undone)}
          >
            {words.undo}
          </Button>
        )}
      </div>
    </div>
  )
}

/** How far the repair is, and the next step of it. */
function Repair({ damage, onAsk }: Pick<DamageItemProps, 'damage' | 'onAsk'>) {
  const { id, state, vehicle_name: boat } = damage
  const write = useToldWrite(setRepair)
  const put = (to: DamageState, isUndo = false) =>
    write.run(
      { body: { id, state: to } },
      words.nowInState(boat, words.states[to]),
      isUndo ? undefined : () => put(state, true),
    )
  const look = { size: 'small', variant: 'secondary' } as const
  const of = (what: string) => words.stateOf(what, boat)
  return (
    <div className={layout.row2}>
      {state === 'reported' && (
        <Button {...look} aria-label={of(words.toRepair)} busy={write.isPending} onClick={() => put('repair')}>
          {words.toRepair}
        </Button>
      )}
      {state === 'done' ? (
        <Button {...look} variant="quiet" aria-label={of(words.reopen)} onClick={() => put('repair')}>
          {words.reopen}
        </Button>
      ) : (
        <>
          <Button {...look} aria-label={of(words.repaired)} onClick={() => onAsk({ do: 'repaired', damage })}>
            {words.repaired}
          </Button>
          <Button {...look} aria-label={of(words.outOfService)} onClick={() => onAsk({ do: 'close', damage })}>
            {words.outOfService}
          </Button>
        </>
      )}
    </div>
  )
}
