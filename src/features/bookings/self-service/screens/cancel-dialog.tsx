import { type ReactNode, useEffect, useState } from 'react'
import { useUser } from '#features/sign-in/screens/use-user.ts'
import { wallClock } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { useWrite } from '#kit/ui/use-write.ts'
import { cancelMyBooking, type OwnBooking } from '../contract.ts'
import { words } from '../words.ts'
import { FeeLadder } from './fee-ladder.tsx'
import { SettlementOf } from './own-payment.tsx'
import { backOf, outcomeOf } from './own-words.ts'

type CancelDialogProps = {
  open: boolean
  link: string
  booking: OwnBooking
  cancellation: NonNullable<OwnBooking['cancellation']>
  onClose: () => void
  onCanceled: (booking: OwnBooking, news: ReactNode) => void
  /** What is shown is not how it stands any more. */
  onOutdated: () => void
}

const formId = 'cancel-own-booking'

/** What canceling costs and what comes back, before anything happens. */
export function CancelDialog(props: CancelDialogProps) {
  const { open, link, booking, cancellation, onClose, onCanceled, onOutdated } = props
  const { steps, settlement } = cancellation
  const { fee } = settlement
  const isDemo = useUser()?.demo ?? false
  /** The fee that was agreed to: another one needs another tick. */
  const [agreedFee, setAgreedFee] = useState<number>()
  const [message, setMessage] = useState<string>()
  const { mutate, isPending, error, reset } = useWrite(cancelMyBooking, {
    onSuccess: (next) => onCanceled(next, newsOf(next)),
    onError: ({ code }) => {
      if (code === 'FEE_CHANGED' || code === 'TOO_LATE') onOutdated()
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked afresh each time it opens
  useEffect(() => {
    setAgreedFee(undefined)
    setMessage(undefined)
    reset()
  }, [open])

  const agreed = agreedFee === fee
  const cancel = () => {
    if (isPending) return
    if (!agreed) return setMessage(words.notAgreed)
    if (isDemo) return onCanceled(simulated(booking), words.notCanceledDemo)
    mutate({ body: { link, fee } })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!isPending}
      title={words.cancelBoat(booking.vehicle_name)}
      leave={words.keepBooking}
      footer={
        <Button variant="danger" type="submit" form={formId} busy={isPending}>
          {words.confirmCancel}
        </Button>
      }
    >
      <Form
        id={formId}
        className={layout.stack4}
        errors={message === undefined ? [] : [{ field: 'agreed', message }]}
        onSubmit={cancel}
      >
        {error &&
          (error.code === 'FEE_CHANGED' ? (
            <Banner tone="warning" title={words.feeHasChanged}>
              {words.feeIsNow(formatMoney(fee))}
            </Banner>
          ) : (
            <FormError message={error.message} />
          ))}
        <FeeLadder steps={steps} total={booking.price.total} />
        <SettlementOf settlement={settlement} booking={booking} />
        <Checkbox
          name="agreed"
          label={fee > 0 ? words.acceptFee(formatMoney(fee)) : words.wantToCancel}
          checked={agreed}
          onChange={(checked) => {
            setAgreedFee(checked ? fee : undefined)
            setMessage(undefined)
          }}
        />
      </Form>
    </Dialog>
  )
}

function newsOf({ canceled, email }: OwnBooking): ReactNode {
  const settlement = canceled?.settlement
  const money = settlement && (outcomeOf(settlement) ?? words.comesBack(formatMoney(backOf(settlement))))
  return `${money ?? ''} ${words.allInMail(email)}`.trim()
}

/** For the test account: how it would look. */
const simulated = (booking: OwnBooking): OwnBooking => ({
  ...booking,
  state: 'canceled',
  open_amount: 0,
  transfer: null,
  cancellation: null,
  canceled: {
    by: 'customer',
    reason: '',
    day: wallClock(booking.time_zone).day,
    settlement: booking.cancellation?.settlement ?? null,
  },
  may_request_change: false,
})
