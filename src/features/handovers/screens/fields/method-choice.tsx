import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { words } from '../../words.ts'

type MethodChoiceProps = { legend: string; method: 'cash' | 'card'; onChange: (method: 'cash' | 'card') => void }

/** How money changes hands. */
export function MethodChoice({ legend, method, onChange }: MethodChoiceProps) {
  return (
    <ChoiceGroup
      legend={legend}
      name="method"
      look="chips"
      value={method}
      onChange={onChange}
      choices={[
        { value: 'cash', label: words.methods.cash },
        { value: 'card', label: words.methods.card },
      ]}
    />
  )
}
