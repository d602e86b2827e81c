import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import type { StayMethod } from './stay-order.ts'

type PaymentChoiceProps = { dueOn: Day | undefined; method: StayMethod; onMethod: (method: StayMethod) => void }

/** How to pay: one of two, never both. */
export const PaymentChoice = ({ dueOn, method, onMethod }: PaymentChoiceProps) => (
  <ChoiceGroup
    legend="Payment method"
    hideLegend
    name="payment"
    choices={[
      {
        value: 'transfer',
        label: 'Bank transfer',
        text: `Due ${dueOn ? `by ${formatLongDay(dueOn)}` : 'five days after booking, or by the first day if that is sooner'}.`,
      },
      { value: 'paypal', label: 'PayPal', text: 'Pay now. We keep the boat for you meanwhile.' },
    ]}
    value={method}
    onChange={onMethod}
  />
)
