import type { Ref } from 'react'
import { formatMoney, moneyAffix } from '#kit/shared/money.ts'
import { IconButton } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { CloseIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { TextField } from '#kit/ui/text-field.tsx'
import { words as tillWords } from '../../words.ts'
import { words } from '../words.ts'
import styles from './checkout.module.css'
import { typedMoney } from './exact-money.ts'
import type { Due, Sale } from './sale.ts'

type SplitProps = { sale: Sale; due: Due; onChange: (part: Partial<Sale>) => void; ref: Ref<HTMLDivElement> }

/** Several pay one receipt: so many equal parts to the cent, or any amounts; what was taken can be taken back. */
export function Split({ sale: { people, parts, part }, due, onChange, ref }: SplitProps) {
  return (
    <div className={layout.stack3} ref={ref} tabIndex={-1}>
      <ChoiceGroup
        legend={words.people}
        name="people"
        look="chips"
        value={String(people)}
        onChange={(chosen) => onChange({ people: Number(chosen), part: '' })}
        choices={['0', '2', '3', '4', '5', '6', '1'].map((value) => ({
          value,
          label: value === '1' ? words.freely : value === '0' ? words.atOnce : value,
          disabled: value === '0' && parts.length > 0,
        }))}
      />
      {parts.map(({ method, amount }, i) => (
        <Taken
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name
          key={i}
          text={`${i + 1}. ${tillWords.ways[method]} ${formatMoney(amount)}`}
          onAway={() => onChange({ parts: parts.toSpliced(i, 1) })}
        />
      ))}
      {due.left > 0 && (
        <TextField
          label={words.thisPart}
          name="part"
          optional
          maxLength={10}
          {...moneyAffix()}
          placeholder={typedMoney(due.part)}
          value={part}
          onChange={(typed) => onChange({ part: typed })}
        />
      )}
    </div>
  )
}

/** What pays already, and can be taken back before the sale is finished. */
export function Taken({ text, onAway }: { text: string; onAway: () => void }) {
  return (
    <p className={styles.taken}>
      <span>{text}</span>
      <IconButton label={words.takeOff(text)} onClick={onAway}>
        <CloseIcon />
      </IconButton>
    </p>
  )
}
