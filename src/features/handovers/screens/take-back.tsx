import { useState, useSyncExternalStore } from 'react'
import { getTill } from '#features/cash-register/closing/contract.ts'
import { formatMoney } from '#kit/shared/money.ts'
import type { ApiError } from '#kit/ui/api.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { getHandover, getHandovers, takeBack } from '../contract.ts'
import { words } from '../words.ts'
import type { StepProps } from './check-out.tsx'
import {
  emptyTakeBack,
  methodOf,
  settlementOf,
  type TakeBackDraft,
  takeBackBody,
  takeBackDraftErrors,
} from './draft.ts'
import { MethodChoice } from './fields/method-choice.tsx'
import { photosHold, queueOf } from './fields/photo-queue.ts'
import { Settlement } from './settlement.tsx'
import styles from './step.module.css'
import { TakeBackFields } from './take-back-fields.tsx'

/** Takes the boat back: photos, fuel, lateness, damage; then the deposit less what is charged. */
export function TakeBack({ handover, change, onSending, onDone }: StepProps) {
  const { booking, out } = handover
  const [draft, setDraft] = useKept(`take-back ${booking.id}`, emptyTakeBack)
  const [tried, setTried] = useState(false)
  /** Why the amount is another one than was told. */
  const [changed, setChanged] = useState<string>()
  const queue = queueOf(`${booking.id} back`)
  const hold = photosHold(useSyncExternalStore(queue.subscribe, queue.uploads))
  const put = (part: Partial<TakeBackDraft>) => setDraft((before) => ({ ...before, ...part }))
  const method = methodOf(draft, handover)
  const { deposit, charges, giveBack } = settlementOf(draft, handover)

  const save = useWrite(takeBack, {
    refreshes: [getHandover, getHandovers, getTill],
    onSuccess: ({ receipts, give_back }) => onDone({ step: 'back', amount: give_back, method, receipts }),
    onError: (error) => {
      const why = otherAmount(error, draft)
      setChanged(why)
      if (why !== undefined || error.status === 409) void refresh(getHandover)
      onSending(false)
    },
  })
  const errors = takeBackDraftErrors(draft, handover)
  const submit = () => {
    setTried(true)
    if (errors.length > 0 || hold || save.isPending) return
    setChanged(undefined)
    onSending(true)
    save.mutate({ body: takeBackBody(draft, handover) })
  }
  const refused = changed === undefined ? save.error : null
  const shown = errors.length > 0 ? errors : (refused?.errors ?? [])
  return (
    <Form className={styles.form} errors={tried ? shown : []} onSubmit={submit}>
      <TakeBackFields handover={handover} change={change} draft={draft} onChange={put} />
      <div className={styles.pay} data-ground="lake">
        <Settlement
          isDeduction
          label={giveBack < 0 ? words.customerPays : words.giveBack}
          total={Math.abs(giveBack)}
          lines={[
            {
              label: words.deposit,
              amount: deposit,
              ...(deposit > 0 && { detail: depositDetail(out?.deposit_method) }),
            },
            ...charges.map(({ label, quantity, unitPrice, amount }) => ({
              label,
              amount,
              ...(quantity !== 1 && { detail: `${quantity} × ${formatMoney(unitPrice)}` }),
            })),
          ]}
        />
        {(deposit > 0 || charges.length > 0) && (
          <MethodChoice
            legend={giveBack < 0 ? words.paidBy : words.givenBackBy}
            method={method}
            onChange={(how) => put({ method: how })}
          />
        )}
        {changed !== undefined && (
          <Banner tone="warning" title={words.amountChanged}>
            {changed}
          </Banner>
        )}
        <FormError message={(tried ? hold : undefined) ?? refused?.message} />
        <Button
          type="submit"
          size="large"
          wide
          className={styles.submit}
          busy={save.isPending}
          busyLabel={words.takingBack}
        >
          {buttonWords(giveBack)}
        </Button>
      </div>
    </Form>
  )
}

const depositDetail = (method: 'cash' | 'card' | undefined) => (method === 'card' ? words.leftByCard : words.leftInCash)

function buttonWords(giveBack: number): string {
  if (giveBack === 0) return words.takeItBack
  return giveBack > 0 ? words.giveBackAmount(formatMoney(giveBack)) : words.take(formatMoney(-giveBack))
}

/** What to tell where the customer was told another amount than the one that is right by now; undefined otherwise. */
function otherAmount({ code, message, errors }: ApiError, { lateHours }: TakeBackDraft): string | undefined {
  if (code === 'PRICE_CHANGED') return message
  const isLater = lateHours === null && errors.some(({ field }) => field === 'waived_reason' || field === 'late_hours')
  return isLater ? words.othersByNow : undefined
}
