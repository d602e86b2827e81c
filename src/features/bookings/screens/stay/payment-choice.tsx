import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import type { StayMethod } from './stay-order.ts'

type PaymentChoiceProps = { method: StayMethod; onMethod: (method: StayMethod) => void }

/** How to pay: one of two, never both. */
export const PaymentChoice = ({ method, onMethod }: PaymentChoiceProps) => (
  <ChoiceGroup
    legend="Payment method"
    hideLegend
    name="payment"
    choices={[
      { value: 'transfer', label: 'Bank transfer', text: 'Due within five days. IBAN and reference are in the mail.' },
      { value: 'paypal', label: 'PayPal', text: 'Pay now. We keep the boat for you meanwhile.' },
    ]}
    value={method}
    onChange={onMethod}
  />
)
