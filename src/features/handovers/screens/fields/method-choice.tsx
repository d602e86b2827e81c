import { CashGiven } from '#features/cash-register/receipts/screens/cash-given.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { words } from '../../words.ts'
import type { cashDue } from '../draft.ts'

type MethodChoiceProps = {
  legend: string
  method: 'cash' | 'card'
  /** Of what somebody pays; in cash one sees what to give back of it. */
  due: ReturnType<typeof cashDue>
  typed: string | undefined
  onChange: (part: { method?: 'cash' | 'card'; received?: string }) => void
}

/** How money changes hands, and in cash what is handed over. */
export function MethodChoice({ legend, method, due, typed = '', onChange }: MethodChoiceProps) {
  return (
    <>
      <ChoiceGroup
        legend={legend}
        name="method"
        look="chips"
        value={method}
        onChange={(method) => onChange({ method })}
        choices={[
          { value: 'cash', label: words.methods.cash },
          { value: 'card', label: words.methods.card },
        ]}
      />
      {due.isCash && <CashGiven due={due} typed={typed} onTyped={(received) => onChange({ received })} />}
    </>
  )
}
