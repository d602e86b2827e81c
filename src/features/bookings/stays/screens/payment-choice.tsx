import { usePayWays } from '#features/payments/screens/use-pay-ways.ts'
import { words as paymentWords } from '#features/payments/words.ts'
import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import layout from '#kit/ui/layout.module.css'
import { words } from '../words.ts'
import type { StayMethod } from './stay-order.ts'

type PaymentChoiceProps = {
  dueOn: Day | undefined
  method: StayMethod
  onMethod: (method: StayMethod) => void
  /** What the terms ask for of what is open, in cents; a transfer alone is not offered then. */
  share: { asked: Cents; open: Cents; all: boolean; onAll: (all: boolean) => void }
}

/** How to pay: one of two, never both; and how much of it now, where the terms ask for a share. */
export function PaymentChoice({ share: { asked, open, all, onAll }, ...choice }: PaymentChoiceProps) {
  return (
    <div className={layout.stack4}>
      {asked > 0 && asked < open && (
        <ChoiceGroup
          legend={words.payNow}
          name="pay_all"
          look="chips"
          choices={[
            { value: 'share', label: words.downPaymentNow(formatMoney(asked), formatMoney(open - asked)) },
            { value: 'all', label: words.allNow(formatMoney(open)) },
          ]}
          value={all ? 'all' : 'share'}
          onChange={(value) => onAll(value === 'all')}
        />
      )}
      <Ways {...choice} withTransfer={asked === 0} />
    </div>
  )
}

type WaysProps = Omit<PaymentChoiceProps, 'share'> & { withTransfer: boolean }

const Ways = ({ dueOn, method, onMethod, withTransfer }: WaysProps) => (
  <ChoiceGroup
    legend={words.paymentMethod}
    hideLegend
    name="payment"
    choices={[
      ...(withTransfer
        ? [
            {
              value: 'transfer' as const,
              label: words.transfer,
              text: dueOn ? words.dueBy(formatLongDay(dueOn)) : words.dueInGeneral,
            },
          ]
        : []),
      ...usePayWays().map((way) => ({ value: way, label: paymentWords.ways[way], text: words.online[way] })),
    ]}
    value={method}
    onChange={onMethod}
  />
)
