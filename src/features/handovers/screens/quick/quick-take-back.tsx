import { formatMoney } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { TextField } from '#kit/ui/text-field.tsx'
import { Checklist } from '../../checklist/screens/checklist.tsx'
import { gaugeOf } from '../../rules.ts'
import { words } from '../../words.ts'
import { lowerBy } from '../fields/gauge.ts'
import { MethodChoice } from '../fields/method-choice.tsx'
import { spanOf } from '../handover-words.ts'
import { buttonWords } from '../take-back.tsx'
import type { StepProps } from '../use-handover.ts'
import { useTakeBack } from '../use-take-back.ts'
import { LevelChoice } from './level-choice.tsx'
import styles from './pier-sheet.module.css'

/** Takes a boat back that is as it was: level, what is charged by itself, and what goes back. */
export function QuickTakeBack(props: StepProps) {
  const { handover, change } = props
  const { booking, out, terms } = handover
  const back = useTakeBack(props)
  const { draft, put, deposit, charges, held, giveBack, changed } = back
  const gauge = gaugeOf(booking.drive)
  const lost = lowerBy(out?.fuel ?? 8, draft.fuel)
  return (
    <Form className={styles.form} errors={back.errors} onSubmit={back.submit}>
      <p>
        <span className={layout.strong}>{booking.name}</span>{' '}
        <span className={layout.muted}>{spanOf(booking).times}</span>
      </p>
      <Checklist {...{ handover, change }} step="back" checks={draft.checks} onChange={(checks) => put({ checks })} />
      {gauge && (
        <LevelChoice of={gauge} level={draft.fuel} before={out?.fuel ?? undefined} onChange={(fuel) => put({ fuel })} />
      )}
      {gauge === 'tank' && lost !== undefined && (
        <TextField
          label={words.litresMissing}
          optional
          name="litres"
          suffix={words.atEach(formatMoney(terms.fuel_litre))}
          hint={words.isGone(lost)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          value={draft.litres}
          onChange={(litres) => put({ litres })}
        />
      )}
      {charges.map(({ label, quantity, amount }) => (
        <p key={label} className={styles.sum}>
          <span>{quantity === 1 ? label : words.countedCharge(quantity, label)}</span>
          <strong>{formatMoney(amount)}</strong>
        </p>
      ))}
      {held > 0 && (
        <p className={styles.sum}>
          <span>{words.staysHere}</span>
          <strong>{formatMoney(held)}</strong>
        </p>
      )}
      {(deposit > held || charges.length > 0) && (
        <div className={styles.sum}>
          <p className={styles.figure} aria-live="polite">
            {giveBack < 0 ? words.customerPays : words.giveBack}
            <strong>{formatMoney(Math.abs(giveBack))}</strong>
          </p>
          <MethodChoice
            legend={giveBack < 0 ? words.paidBy : words.givenBackBy}
            method={back.method}
            due={back.due}
            typed={draft.received}
            onChange={put}
          />
        </div>
      )}
      {changed !== undefined && (
        <Banner tone="warning" title={words.amountChanged}>
          {changed}
        </Banner>
      )}
      {booking.open_amount > 0 && <p className={layout.note}>{words.stillOpen(formatMoney(booking.open_amount))}</p>}
      <FormError message={back.refusal} />
      <div className={styles.submit}>
        <Button type="submit" size="large" wide busy={back.isSending} busyLabel={words.takingBack}>
          {buttonWords(giveBack)}
        </Button>
      </div>
    </Form>
  )
}
