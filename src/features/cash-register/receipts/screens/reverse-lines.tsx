import { Checkbox } from '#kit/ui/checkbox.tsx'
import layout from '#kit/ui/layout.module.css'
import { NumberField } from '#kit/ui/number-field.tsx'
import type { Receipt } from '../../contract.ts'
import { exactMoney } from '../../sale/screens/exact-money.ts'
import { amountBack } from '../rules.ts'
import { words } from '../words.ts'

/** How many of a line go back, and whether onto the shelf. */
export type ChosenLine = { line: number; quantity: number; restock: boolean }

type ReverseLinesProps = {
  lines: readonly (Receipt['lines'][number] & { left: number })[]
  chosen: readonly ChosenLine[]
  onChange: (chosen: ChosenLine[]) => void
}

/** What of a receipt goes back: products by number, and each back into the stock or not; everything else whole. */
export function ReverseLines({ lines, chosen, onChange }: ReverseLinesProps) {
  return chosen.map((one) => {
    const line = lines[one.line]
    const put = (part: Partial<ChosenLine>) =>
      onChange(chosen.map((other) => (other === one ? { ...one, ...part } : other)))
    if (!line || line.left === 0) return null
    const { kind, label, left, unit_price } = line
    return (
      <div key={one.line} className={layout.stack1}>
        {kind === 'product' && left > 1 ? (
          <NumberField
            label={label}
            hint={words.leftAt(left, exactMoney(unit_price))}
            max={left}
            value={one.quantity}
            onChange={(quantity = 0) => put({ quantity: Math.min(left, Math.floor(quantity)) })}
          />
        ) : (
          <Checkbox
            label={`${label}, ${exactMoney(amountBack(line, left))}`}
            checked={one.quantity > 0}
            onChange={(isBack) => put({ quantity: isBack ? left : 0 })}
          />
        )}
        {kind === 'product' && one.quantity > 0 && (
          <Checkbox label={words.onTheShelf(label)} checked={one.restock} onChange={(restock) => put({ restock })} />
        )}
      </div>
    )
  })
}
