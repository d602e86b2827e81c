import { usePayWays } from '#features/payments/screens/use-pay-ways.ts'
import { words as paymentWords } from '#features/payments/words.ts'
import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { words } from '../words.ts'
import type { StayMethod } from './stay-order.ts'

type PaymentChoiceProps = { dueOn: Day | undefined; method: StayMethod; onMethod: (method: StayMethod) => void }

/** How to pay: one of two, never both. */
export const PaymentChoice = ({ dueOn, method, onMethod }: PaymentChoiceProps) => (
  <ChoiceGroup
    legend={words.paymentMethod}
    hideLegend
    name="payment"
    choices={[
      {
        value: 'transfer',
        label: words.transfer,
        text: dueOn ? words.dueBy(formatLongDay(dueOn)) : words.dueInGeneral,
      },
      ...usePayWays().map((way) => ({ value: way, label: paymentWords.ways[way], text: words.online[way] })),
    ]}
    value={method}
    onChange={onMethod}
  />
)
