import {
  type Announcements,
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { useMedia } from '#kit/ui/use-media.ts'
import { type AcquisitionType, acquisitionTypes, getAcquisitionEntry, type Stage } from '../../contract.ts'
import { ConvertDialog } from '../../customers/screens/convert-dialog.tsx'
import { type BoardCard, type BoardColumn as Column, getAcquisitionBoard } from '../contract.ts'
import { moveOf } from '../rules.ts'
import styles from './board.module.css'
import cardStyles from './board-card.module.css'
import { CardFacts } from './board-card.tsx'
import { BoardColumn } from './board-column.tsx'
import { MoveDialog } from './board-move.tsx'
import { stageNames } from './stage-badge.tsx'
import { type BoardMoves, useBoardMoves } from './use-board-moves.ts'

/** Below this width one column is shown at a time. */
const oneColumn = '(width < 48rem)'

type Type = AcquisitionType | 'all'
const types: readonly { value: Type; label: string }[] = [
  { value: 'all', label: 'All' },
  ...acquisitionTypes.map((value) => ({ value, label: value })),
]

/** Businesses by how far they came. Staff move those that answered, that become customers, or that are written to again. */
export function Board({ onOpen }: { onOpen: (id: number) => void }) {
  const [type, setType] = useKept<Type>('acquisition.board.type', 'all')
  const asked = type === 'all' ? undefined : type
  const board = useEndpoint(getAcquisitionBoard, { query: asked ? { type: asked } : {} }, { keepPrevious: true })
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const moves = useBoardMoves()
  if (!board.data || !timeZone)
    return (
      <Pending query={board} what="the board" className={styles.loading}>
        <Skeleton shape="block" count={4} />
        <Skeleton shape="block" count={2} />
        <Skeleton shape="block" count={3} />
      </Pending>
    )
  const { columns } = board.data
  const isEmpty = columns.every(({ count }) => count === 0)
  if (isEmpty && !asked) {
    return <EmptyState title="Nobody on the board yet" text="Businesses are here as soon as they are added." />
  }
  return (
    <div className={layout.column4}>
      <ChoiceGroup
        legend="Type"
        name="type"
        look="chips"
        className={styles.type ?? ''}
        choices={types}
        value={type}
        onChange={setType}
      />
      {isEmpty ? (
        <EmptyState title="None of this type yet" />
      ) : (
        <Columns columns={columns} type={asked} timeZone={timeZone} moves={ofType(moves, asked)} onOpen={onOpen} />
      )}
      <MoveDialog
        card={moves.asking === 'where' ? moves.card : undefined}
        onClose={moves.leave}
        onMove={moves.move}
        onOpen={onOpen}
      />
      {moves.card && moves.asking === 'convert' && <Convert card={moves.card} moves={moves} />}
    </div>
  )
}

/** What becomes a customer is the entry, with what the card does not say. */
function Convert({ card, moves }: { card: BoardCard; moves: BoardMoves }) {
  const entry = useEndpoint(getAcquisitionEntry, { params: { id: card.id } })
  return (
    <>
      {entry.data && <ConvertDialog entry={entry.data} onClose={moves.leave} onDone={() => moves.converted(card)} />}
      <Dialog open={entry.error !== null && !entry.data} onClose={moves.leave} size="small" title={card.business}>
        <p>{entry.error?.message}.</p>
      </Dialog>
    </>
  )
}

type ColumnsProps = {
  columns: readonly Column[]
  type: AcquisitionType | undefined
  timeZone: string
  moves: BoardMoves
  onOpen: (id: number) => void
}

function Columns({ columns, type, timeZone, moves, onOpen }: ColumnsProps) {
  const isNarrow = useMedia(oneColumn)
  const [chosen, setChosen] = useKept<Stage>('acquisition.board.stage', 'new')
  const [dragged, setDragged] = useState<BoardCard>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  const counts = countsOf(columns, moves)
  const shown = isNarrow ? columns.filter(({ stage }) => stage === chosen) : columns
  const of = (column: Column) => (
    <BoardColumn
      key={column.stage}
      column={column}
      count={counts.get(column.stage) ?? 0}
      type={type}
      timeZone={timeZone}
      moves={moves}
      onOpen={onOpen}
      goal={dragged && { of: dragged, move: moveOf(dragged, column.stage) }}
    />
  )
  if (isNarrow) {
    return (
      <div className={layout.column4}>
        <SelectField
          label="Stage"
          value={chosen}
          onChange={setChosen}
          options={columns.map(({ stage }) => ({
            value: stage,
            label: `${stageNames[stage]} (${counts.get(stage) ?? 0})`,
          }))}
        />
        {shown.map(of)}
      </div>
    )
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setDragged(active.data.current as BoardCard)}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ over }) => {
        setDragged(undefined)
        if (dragged && over) moves.move(dragged, over.id as Stage)
      }}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a container that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label="Board" tabIndex={0}>
        <div className={styles.columns}>{shown.map(of)}</div>
      </section>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={cardStyles.lifted}>
            <CardFacts card={dragged} timeZone={timeZone} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/** Dragging is by pointer; without one cards are moved by their buttons, and toasts say what became of it. */
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

/** What was moved, as far as it is shown. */
const ofType = (moves: BoardMoves, type: AcquisitionType | undefined): BoardMoves => ({
  ...moves,
  moved: new Map([...moves.moved].filter(([, { card }]) => !type || card.type === type)),
})

/** How many stand where, as the moves that are on their way will leave it. */
function countsOf(columns: readonly Column[], { moved }: BoardMoves): ReadonlyMap<Stage, number> {
  const counts = new Map(columns.map(({ stage, count }) => [stage, count]))
  for (const { from, card } of moved.values()) {
    counts.set(from, (counts.get(from) ?? 0) - 1)
    counts.set(card.stage, (counts.get(card.stage) ?? 0) + 1)
  }
  return counts
}
