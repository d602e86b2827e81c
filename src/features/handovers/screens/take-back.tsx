import { formatMoney } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { words } from '../words.ts'
import { MethodChoice } from './fields/method-choice.tsx'
import { Settlement } from './settlement.tsx'
import styles from './step.module.css'
import { TakeBackFields } from './take-back-fields.tsx'
import type { StepProps } from './use-handover.ts'
import { useTakeBack } from './use-take-back.ts'

/** Takes the boat back: photos, fuel, lateness, damage; then the deposit less what is charged. */
export function TakeBack({ handover, change, onSending, onDone }: StepProps) {
  const back = useTakeBack({ handover, onSending, onDone })
  const { draft, put, method, deposit, charges, held, giveBack, changed } = back
  return (
    <Form className={styles.form} errors={back.errors} onSubmit={back.submit}>
      <TakeBackFields handover={handover} change={change} draft={draft} held={held} onChange={put} />
      <div className={styles.pay} data-ground="lake">
        <Settlement
          isDeduction
          label={giveBack < 0 ? words.customerPays : words.giveBack}
          total={Math.abs(giveBack)}
          lines={[
            {
              label: words.deposit,
              amount: deposit,
              ...(deposit > 0 && { detail: depositDetail(handover.out?.deposit_method) }),
            },
            ...charges.map(({ label, quantity, unitPrice, amount }) => ({
              label,
              amount,
              ...(quantity !== 1 && { detail: `${quantity} × ${formatMoney(unitPrice)}` }),
            })),
            ...(held > 0 ? [{ label: words.staysHere, detail: words.untilAssessed, amount: held }] : []),
          ]}
        />
        {(deposit > held || charges.length > 0) && (
          <MethodChoice
            legend={giveBack < 0 ? words.paidBy : words.givenBackBy}
            method={method}
            due={back.due}
            typed={draft.received}
            onChange={put}
          />
        )}
        {changed !== undefined && (
          <Banner tone="warning" title={words.amountChanged}>
            {changed}
          </Banner>
        )}
        <FormError message={back.refusal} />
        <Button
          type="submit"
          size="large"
          wide
          className={styles.submit}
          busy={back.isSending}
          busyLabel={words.takingBack}
        >
          {buttonWords(giveBack)}
        </Button>
      </div>
    </Form>
  )
}

const depositDetail = (method: 'cash' | 'card' | undefined) => (method === 'card' ? words.leftByCard : words.leftInCash)

export function buttonWords(giveBack: number): string {
  if (giveBack === 0) return words.takeItBack
  return giveBack > 0 ? words.giveBackAmount(formatMoney(giveBack)) : words.take(formatMoney(-giveBack))
}
