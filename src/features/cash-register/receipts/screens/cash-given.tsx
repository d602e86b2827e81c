import { formatMoney, moneyAffix } from '#kit/shared/money.ts'
import layout from '#kit/ui/layout.module.css'
import { TextField } from '#kit/ui/text-field.tsx'
import hidden from '#kit/ui/visually-hidden.module.css'
import styles from '../../sale/screens/checkout.module.css'
import { typedMoney } from '../../sale/screens/exact-money.ts'
import { type Due, usualSums } from '../../sale/screens/sale.ts'
import { words } from '../../sale/words.ts'
import { words as tillWords } from '../../words.ts'

type CashGivenProps = {
  due: Pick<Due, 'open' | 'received' | 'change' | 'wrong'>
  typed: string
  onTyped: (received: string) => void
}

/** What somebody hands over in cash, in one tap or typed, and the change in large. */
export function CashGiven({ due: { open, received, change, wrong }, typed, onTyped }: CashGivenProps) {
  return (
    <div className={layout.stack3}>
      <TextField
        label={words.received}
        optional
        name="received"
        maxLength={10}
        {...moneyAffix()}
        className={styles.received}
        value={typed}
        onChange={onTyped}
        error={wrong}
      />
      <fieldset className={styles.notes}>
        <legend className={hidden.hidden}>{words.usualSums}</legend>
        {usualSums(open).map((amount) => (
          <button
            key={amount}
            type="button"
            className={styles.note}
            aria-pressed={received === amount}
            onClick={() => onTyped(typedMoney(amount).replace(/[.,]00$/, ''))}
          >
            {amount === open ? words.exact : formatMoney(amount)}
          </button>
        ))}
      </fieldset>
      <p className={styles.change}>
        <span>{tillWords.change}</span>
        <span className={styles.changeFigure}>{change ? formatMoney(change) : '–'}</span>
      </p>
    </div>
  )
}
