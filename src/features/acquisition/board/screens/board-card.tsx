import { useDraggable } from '@dnd-kit/core'
import { formatDay, formatHour, wallClock } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { ArrowRightIcon } from '#kit/ui/icons.tsx'
import type { BoardCard as Card } from '../contract.ts'
import styles from './board-card.module.css'
import type { BoardMoves } from './use-board-moves.ts'

type BoardCardProps = {
  card: Card
  timeZone: string
  moves: BoardMoves
  onOpen: (id: number) => void
  /** It was moved here just now. */
  isFresh?: boolean
}

/** A business: its name opens it, its button moves it, and a pointer drags it. */
export function BoardCard({ card, timeZone, moves, onOpen, isFresh }: BoardCardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: card.id, data: card })
  return (
    <li
      ref={setNodeRef}
      className={classNames(
        styles.card,
        !card.active && styles.inactive,
        isDragging && styles.away,
        isFresh && styles.fresh,
      )}
      data-entry={card.id}
      {...listeners}
    >
      <CardFacts
        card={card}
        timeZone={timeZone}
        name={
          <button type="button" className={styles.name} onClick={() => onOpen(card.id)}>
            {card.business}
          </button>
        }
      />
      {card.stage !== 'customer' && (
        <button
          type="button"
          className={styles.move}
          aria-label={`Move ${card.business}`}
          aria-haspopup="dialog"
          title={`Move ${card.business}`}
          onClick={() => moves.ask(card)}
        >
          <span className={styles.word}>Move</span>
          <ArrowRightIcon />
        </button>
      )}
    </li>
  )
}

type CardFactsProps = { card: Card; timeZone: string; name?: React.ReactNode }

/** What a card says. */
export function CardFacts({ card, timeZone, name }: CardFactsProps) {
  const day = (at: string) => formatDay(wallClock(timeZone, at).day)
  const { lastContact, nextMail } = card
  return (
    <>
      <p className={styles.title}>{name ?? card.business}</p>
      <p className={styles.place}>{[card.country, card.state].filter(Boolean).join(' / ')}</p>
      <p className={styles.dates}>
        {!card.active && <Badge>Inactive</Badge>}
        <span>{lastContact ? `Sent ${day(lastContact)}` : 'No mail yet'}</span>
        {nextMail && (
          <strong>
            {nextMail.kind === 'ordered'
              ? `Next mail ${day(nextMail.at)}, ${hour(timeZone, nextMail.at)}`
              : `Follow-up ${day(nextMail.at)}`}
          </strong>
        )}
      </p>
    </>
  )
}

const hour = (timeZone: string, at: string) => formatHour(Math.round(wallClock(timeZone, at).hour * 60) / 60)
