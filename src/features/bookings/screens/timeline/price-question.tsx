import { formatMoney } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { formatSpan } from '../../rules.timeline.ts'
import styles from './booking-dialog.module.css'
import type { PriceChoice, Question } from './use-moves.ts'

type PriceQuestionProps = {
  question: Question | undefined
  /** Undefined puts the booking back. */
  onAnswer: (price: PriceChoice | undefined) => void
}

/** A booking was dragged to where it costs another price: which one holds? */
export function PriceQuestion({ question, onAnswer }: PriceQuestionProps) {
  return (
    <Dialog
      open={question !== undefined}
      onClose={() => onAnswer(undefined)}
      title="Which price holds?"
      size="small"
      footer={
        <Button variant="quiet" onClick={() => onAnswer(undefined)}>
          Put it back
        </Button>
      }
    >
      {question && (
        <div className={styles.question}>
          <p>
            <strong>{question.booking.name}</strong> moves to {question.plan.vehicle_name}, {formatSpan(question.plan)}.
          </p>
          <Button size="large" wide onClick={() => onAnswer('keep')}>
            Keep {formatMoney(question.plan.agreed)}
          </Button>
          <Button size="large" wide variant="secondary" onClick={() => onAnswer('new')}>
            Take {formatMoney(question.plan.newPrice)} ({difference(question.plan)})
          </Button>
        </div>
      )}
    </Dialog>
  )
}

/** `+$30`, `−$10`. */
export const difference = ({ agreed, newPrice }: { agreed: number; newPrice: number }): string =>
  `${newPrice > agreed ? '+' : ''}${formatMoney(newPrice - agreed)}`
