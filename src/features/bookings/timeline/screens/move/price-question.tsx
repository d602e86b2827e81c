import { formatMoney } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { said } from '#kit/ui/said.ts'
import { wholeWords } from '../../../rules/prices.ts'
import type { MovePlan } from '../../rules/move.ts'
import { formatSpan } from '../../rules.ts'
import { words } from '../../words.ts'
import styles from '../booking-dialog.module.css'
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
      title={words.whichPrice}
      size="small"
      footer={
        <Button variant="quiet" onClick={() => onAnswer(undefined)}>
          {words.putBack}
        </Button>
      }
    >
      {question && (
        <div className={styles.question}>
          <p>
            {said(
              words.movesTo(
                <strong>{question.booking.name}</strong>,
                question.plan.vehicle_name,
                formatSpan(question.plan),
              ),
            )}
          </p>
          <Button size="large" wide onClick={() => onAnswer('keep')}>
            {keepWords(question.plan)}
          </Button>
          <Button size="large" wide variant="secondary" onClick={() => onAnswer('new')}>
            {takeWords(question.plan)}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

type Prices = Pick<MovePlan, 'agreed' | 'newPrice' | 'fees'>

export const agreedWords = ({ agreed, fees }: Prices): string => wholeWords(agreed, fees.agreed)

/** `$135, $25 of it on site (+$30)`: the whole price there, and what it is more or less. */
export function newWords({ agreed, newPrice, fees }: Prices): string {
  const more = newPrice + fees.new - agreed - fees.agreed
  return words.priceThere(wholeWords(newPrice, fees.new), `${more > 0 ? '+' : ''}${formatMoney(more)}`)
}

export const keepWords = (plan: Prices): string => words.keep(agreedWords(plan))

export const takeWords = (plan: Prices): string => words.takeNew(newWords(plan))
