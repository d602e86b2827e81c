import { usePayWays } from '#features/payments/screens/use-pay-ways.ts'
import { words as paymentWords } from '#features/payments/words.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import layout from '#kit/ui/layout.module.css'
import { words } from '../../words.ts'
import type { PayChoice as Chosen, Paying } from './paying.ts'

type PayChoiceProps = { paying: Paying; choice: Chosen; onChoice: (choice: Chosen) => void }

/** How to pay what no voucher pays, in one line: on site, unless the terms ask for a share, or now in one of the ways. */
export function PayChoice({ paying, choice, onChoice }: PayChoiceProps) {
  const ways = usePayWays()
  const { asked, open, way, all } = paying
  const share = asked > 0 && asked < open
  return (
    <div className={layout.stack3}>
      {share && (
        <ChoiceGroup
          legend={words.payNow}
          name="pay_all"
          look="chips"
          choices={[
            { value: 'share', label: words.shareNow(formatMoney(asked)) },
            { value: 'all', label: words.allNow(formatMoney(open)) },
          ]}
          value={all ? 'all' : 'share'}
          onChange={(value) => onChoice({ ...choice, all: value === 'all' })}
        />
      )}
      <ChoiceGroup
        legend={words.howToPay}
        name="payment"
        look="chips"
        choices={[
          ...(asked > 0 ? [] : [{ value: 'on_site' as const, label: words.onSite }]),
          ...ways.map((value) => ({ value, label: paymentWords.ways[value] })),
        ]}
        value={way ?? 'on_site'}
        onChange={(method) => onChoice({ ...choice, method })}
      />
    </div>
  )
}
