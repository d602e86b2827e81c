import { useState } from 'react'
import { localDateTime } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { type Choice, ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { useWrite } from '#kit/ui/use-write.ts'
import { answerQuestion, type Question } from '../contract/answer.ts'
import { words } from '../words.ts'
import { whenOf } from './question-words.ts'

type Answer = 'move' | 'voucher' | 'money'

export type AnswerFormProps = {
  question: Question
  link: string
  onAnswer: (question: Question) => void
  /** Somebody was quicker: what is free is to be read again. */
  onTaken: () => void
}

/** Another time, a voucher, or the money back; then one button. */
export function AnswerForm({ question, link, onAnswer, onTaken }: AnswerFormProps) {
  const { places, back, paid, phone } = question
  const [answer, setAnswer] = useState<Answer | undefined>(places.length > 0 ? 'move' : undefined)
  const [chosen, setChosen] = useState<string>()
  const write = useWrite(answerQuestion, {
    onSuccess: onAnswer,
    onError: ({ code }) => {
      if (code !== 'TAKEN') return
      setChosen(undefined)
      onTaken()
    },
  })
  const place = places.find((one) => keyOf(one) === chosen)
  const isReady = answer !== undefined && (answer !== 'move' || place !== undefined)
  const send = () => {
    if (!answer || !isReady || write.isPending) return
    write.mutate({ body: { link, choice: answer, ...(answer === 'move' && { day: place?.day, start: place?.start }) } })
  }
  return (
    <section className={layout.stack5} aria-label={words.titles.open}>
      <ChoiceGroup<Answer>
        legend={words.titles.open}
        hideLegend
        name="answer"
        value={answer}
        onChange={setAnswer}
        choices={answersTo({ places, back, paid })}
      />
      {answer === 'move' && places.length > 0 && (
        <ChoiceGroup
          legend={words.chosenTime}
          name="place"
          value={chosen}
          onChange={setChosen}
          choices={places.map((one) => ({
            value: keyOf(one),
            label: whenOf({ starts_at: localDateTime(one.day, one.start), ends_at: one.ends_at }),
            text: one.boats.join(' + '),
          }))}
        />
      )}
      <FormError message={write.error?.message} />
      <p className={layout.row3}>
        <Button
          size="large"
          busy={write.isPending}
          busyLabel={words.oneMoment}
          aria-disabled={!isReady || undefined}
          onClick={send}
        >
          {answer === 'money' && paid === 0 ? words.cancelIt : words.takeIt[answer ?? 'move']}
        </Button>
        <ButtonLink href={`tel:${phone}`} variant="secondary" size="large">
          {words.callUs(phone)}
        </ButtonLink>
      </p>
    </section>
  )
}

const keyOf = ({ day, start, boats }: Question['places'][number]) => `${day} ${start} ${boats.join()}`

/** A voucher only where something would come back as money. */
function answersTo({ places, back, paid }: Pick<Question, 'places' | 'back' | 'paid'>): Choice<Answer>[] {
  const asMoney = back.provider + back.hand
  return [
    {
      value: 'move',
      label: words.answers.move,
      text: places.length > 0 ? words.moveText : words.noPlaces,
      disabled: places.length === 0,
    },
    ...(asMoney > 0
      ? [{ value: 'voucher' as const, label: words.answers.voucher, text: words.voucherText(formatMoney(asMoney)) }]
      : []),
    {
      value: 'money',
      label: paid > 0 ? words.answers.money : words.cancelIt,
      text: paid > 0 ? words.moneyText(formatMoney(paid)) : words.nothingPaid,
    },
  ]
}
