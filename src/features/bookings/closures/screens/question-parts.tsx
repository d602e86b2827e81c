import { formatMoney } from '#kit/shared/money.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import own from '../../waiting/screens/own-place.module.css'
import type { Question } from '../contract/answer.ts'
import { words } from '../words.ts'
import { AnswerForm, type AnswerFormProps } from './answer-form.tsx'
import { whenOf } from './question-words.ts'

/** What was booked, and below it what is to be chosen, or the ways on. */
export function QuestionParts(props: AnswerFormProps) {
  const { question } = props
  return (
    <div className={own.wish}>
      <Booked question={question} />
      {question.state === 'open' ? (
        <AnswerForm {...props} />
      ) : (
        <p className={layout.row3}>
          <ButtonLink href={question.own_page} size="large">
            {words.toBooking}
          </ButtonLink>
          <ButtonLink href={`tel:${question.phone}`} variant="secondary" size="large">
            {words.callUs(question.phone)}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

/** What they have booked, and why it cannot be. */
function Booked({ question }: { question: Question }) {
  const { vehicle_name, starts_at, ends_at, people, price, reason, state } = question
  return (
    <section aria-labelledby="booked" className={layout.stack3}>
      <h2 id="booked">{state === 'open' ? words.bookedIs : words.yourTrip}</h2>
      <p className={layout.stack1}>
        <strong>{vehicle_name}</strong>
        <span>{whenOf({ starts_at, ends_at })}</span>
        <span>
          {[words.people(people), state !== 'canceled' && words.yourPrice(formatMoney(price))]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {(state === 'open' || state === 'canceled') && <em>{reason}</em>}
      </p>
    </section>
  )
}
