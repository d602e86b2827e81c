import { useDroppable } from '@dnd-kit/core'
import { useState } from 'react'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { AcquisitionType, Stage } from '../../contract.ts'
import { type BoardCard as Card, type BoardColumn as Column, getAcquisitionBoard } from '../contract.ts'
import type { Move } from '../rules.ts'
import styles from './board.module.css'
import { BoardCard } from './board-card.tsx'
import { stageNames } from './stage-badge.tsx'
import type { BoardMoves } from './use-board-moves.ts'

type BoardColumnProps = {
  column: Column
  count: number
  type: AcquisitionType | undefined
  timeZone: string
  moves: BoardMoves
  onOpen: (id: number) => void
  /** While a card is dragged: what it would mean to drop it here. */
  goal: { of: Card; move: Move } | undefined
}

/** Those who stand at a stage, who came last first. */
export function BoardColumn(props: BoardColumnProps) {
  const { column, count, goal, moves } = props
  const { stage } = column
  const { setNodeRef, isOver } = useDroppable({ id: stage })
  const refusal = goal?.move && 'refusal' in goal.move ? goal.move.refusal : undefined
  const takes = goal?.move !== undefined && !refusal
  const arrived = [...moves.moved.values()].filter(({ card, from }) => card.stage === stage && from !== stage)
  const id = `board-${stage}`
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      data-stage={stage}
      className={classNames(styles.column, takes && styles.takes, refusal && styles.refuses, isOver && styles.over)}
    >
      <h2 className={styles.head} id={id}>
        <span>{stageNames[stage]}</span>
        <Badge>{count.toLocaleString('en-US')}</Badge>
      </h2>
      {refusal && isOver && <p className={styles.refusal}>{refusal}</p>}
      {count === 0 && <p className={styles.none}>Nobody</p>}
      <ul className={styles.cards}>
        {arrived.map(({ card }) => (
          <BoardCard key={card.id} card={card} {...props} isFresh />
        ))}
        <Cards cards={column.cards} {...props} />
        {column.next !== null && <More key={column.stage} after={column.next} {...props} />}
      </ul>
    </section>
  )
}

/** Those that were not moved away meanwhile. */
const Cards = ({ cards, ...props }: BoardColumnProps & { cards: readonly Card[] }) =>
  cards.filter(({ id }) => !props.moves.moved.has(id)).map((card) => <BoardCard key={card.id} card={card} {...props} />)

/** The rest of a long column, page by page; each page stands where the one before ends, also when that changes. */
function More({ after, ...props }: BoardColumnProps & { after: string }) {
  const [isOpen, setOpen] = useState(false)
  const { stage } = props.column
  const query = { stage: stage as Stage, after, ...(props.type && { type: props.type }) }
  const page = useEndpoint(getAcquisitionBoard, isOpen ? { query } : undefined, { keepPrevious: true })
  const column = page.data?.columns[0]
  if (isOpen && column) {
    return (
      <>
        <Cards cards={column.cards} {...props} />
        {column.next !== null && <More after={column.next} {...props} />}
      </>
    )
  }
  return (
    <li className={styles.more}>
      {page.error && <p role="alert">{page.error.message}</p>}
      <Button
        variant="secondary"
        size="small"
        busy={isOpen && page.isFetching}
        busyLabel="Loading"
        aria-label={`More of ${stageNames[stage]}`}
        onClick={() => (isOpen ? void page.refetch() : setOpen(true))}
      >
        More
      </Button>
    </li>
  )
}
