import { Checkbox } from '#kit/ui/checkbox.tsx'
import layout from '#kit/ui/layout.module.css'
import { NumberField } from '#kit/ui/number-field.tsx'
import type { Receipt } from '../../contract.ts'
import { exactMoney } from '../../sale/screens/exact-money.ts'
import { amountBack } from '../rules.ts'
import { words } from '../words.ts'

export type ChosenLine = { line: number; quantity: number; restock: boolean }
export type LeftLine = Receipt['lines'][number] & { left: number }

type ReverseLinesProps = {
  lines: readonly LeftLine[]
  chosen: readonly ChosenLine[]
  onChange: (chosen: readonly ChosenLine[]) => void
}

/** What of a receipt goes back: products by number, and each back into the stock or not; everything else whole. */
export function ReverseLines({ lines, chosen, onChange }: ReverseLinesProps) {
  return (
    <ul className={`${layout.plain} ${layout.stack3}`}>
      {lines.map((line, i) => {
        const { kind, label, left, unit_price } = line
        const one = chosen.find((other) => other.line === i)
        const put = (quantity: number, restock = one?.restock ?? true) =>
          onChange([
            ...chosen.filter((other) => other !== one),
            ...(quantity > 0 ? [{ line: i, quantity, restock }] : []),
          ])
        return left === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes
          <li key={i} className={layout.stack1}>
            {kind === 'product' && left > 1 ? (
              <NumberField
                label={label}
                hint={words.leftAt(left, exactMoney(unit_price))}
                max={left}
                value={one?.quantity ?? 0}
                onChange={(quantity = 0) => put(Math.min(left, Math.floor(quantity)))}
              />
            ) : (
              <Checkbox
                label={`${label}, ${exactMoney(amountBack(line, left))}`}
                checked={one !== undefined}
                onChange={(isChosen) => put(isChosen ? left : 0)}
              />
            )}
            {kind === 'product' && one && (
              <Checkbox
                label={words.onTheShelf(label)}
                checked={one.restock}
                onChange={(restock) => put(one.quantity, restock)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
