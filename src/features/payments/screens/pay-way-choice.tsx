import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import type { PayWay } from '../contract.ts'
import { words } from '../words.ts'
import { usePayWays } from './use-pay-ways.ts'

type PayWayChoiceProps = { way: PayWay | undefined; onWay: (way: PayWay) => void }

/** With whom to pay online, where there is a choice. `way` is undefined for the usual one. */
export function PayWayChoice({ way, onWay }: PayWayChoiceProps) {
  const ways = usePayWays()
  if (ways.length < 2) return null
  return (
    <ChoiceGroup
      legend={words.payWith}
      name="way"
      look="chips"
      choices={ways.map((value) => ({ value, label: words.ways[value] }))}
      value={way ?? ways[0]}
      onChange={onWay}
    />
  )
}
