import { ChoiceGroup } from '#kit/ui/choice-group.tsx'

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
        { value: 'cash', label: 'Cash' },
        { value: 'card', label: 'Card' },
      ]}
    />
  )
}
