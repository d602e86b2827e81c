import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { type Stage, stages } from '../../contract.ts'
import type { BoardCard } from '../contract.ts'
import { type Action, moveOf } from '../rules.ts'
import styles from './board-move.module.css'
import { stageNames } from './stage-badge.tsx'

type MoveDialogProps = {
  card: BoardCard | undefined
  onClose: () => void
  onMove: (card: BoardCard, to: Stage) => void
  onOpen: (id: number) => void
}

/** Where a business may be moved by hand, and why not elsewhere: for everybody who does not drag. */
export function MoveDialog({ card, onClose, onMove, onOpen }: MoveDialogProps) {
  return (
    <Dialog
      open={card !== undefined}
      onClose={onClose}
      size="small"
      title={`Move ${card?.business ?? ''}`}
      footer={
        card && (
          <Button
            variant="secondary"
            onClick={() => {
              onClose()
              onOpen(card.id)
            }}
          >
            Open entry
          </Button>
        )
      }
    >
      {card && <Goals card={card} onMove={onMove} />}
    </Dialog>
  )
}

const meanings: Readonly<Record<Action, string>> = {
  answered: 'They wrote back or called',
  reopened: 'They are written to again',
  converted: 'Their data go to the customers',
}

function Goals({ card, onMove }: { card: BoardCard; onMove: MoveDialogProps['onMove'] }) {
  const moves = stages.map((stage) => ({ stage, move: moveOf(card, stage) }))
  const refused = Map.groupBy(moves, ({ move }) => (move && 'refusal' in move ? move.refusal : undefined))
  return (
    <>
      <ul className={layout.stack2}>
        {moves.map(
          ({ stage, move }) =>
            move &&
            'action' in move && (
              <li key={stage}>
                <button type="button" className={styles.goal} onClick={() => onMove(card, stage)}>
                  <strong>{stageNames[stage]}</strong>
                  <span>{meanings[move.action]}</span>
                </button>
              </li>
            ),
        )}
      </ul>
      <dl className={styles.refused} aria-label="Not by hand">
        {[...refused].map(
          ([refusal, those]) =>
            refusal && (
              <div key={refusal}>
                <dt>{those.map(({ stage }) => stageNames[stage]).join(', ')}</dt>
                <dd>{refusal}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
