import { useId } from 'react'
import { moneyAffix } from '#kit/shared/money.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { FieldMessage, useMessage } from '#kit/ui/field.tsx'
import layout from '#kit/ui/layout.module.css'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { words } from '../words.ts'
import styles from './dialogs.module.css'
import type { ChangeDraft, SpanDraft } from './draft.ts'

type Fields<D> = { draft: D; change: (part: Partial<D>) => void }

/** Dearer or cheaper, and by how much. */
export function ChangeFields({ draft, change, onlyLess = false }: Fields<ChangeDraft> & { onlyLess?: boolean }) {
  const field = fieldOf(draft, change)
  const affix = draft.unit === 'percent' ? { suffix: '%' } : moneyAffix()
  const wrong = useMessage(draft.unit === 'percent' ? 'percent' : 'cents', undefined)
  return (
    <>
      <div className={styles.pair}>
        {!onlyLess && (
          <ChoiceGroup
            legend={words.way}
            look="chips"
            {...field('way')}
            choices={[
              { value: 'less', label: words.ways.less },
              { value: 'more', label: words.ways.more },
            ]}
          />
        )}
        <ChoiceGroup
          legend={words.unit}
          look="chips"
          {...field('unit')}
          choices={[
            { value: 'percent', label: words.units.percent },
            { value: 'amount', label: words.units.amount },
          ]}
        />
      </div>
      <TextField
        className={styles.short ?? ''}
        label={words.howMuch}
        name="change"
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        {...affix}
        error={wrong}
        value={draft.by}
        onChange={(by) => change({ by })}
      />
    </>
  )
}

/** The days on which somebody books. */
export const SpanFields = ({ draft, change }: Fields<SpanDraft>) => {
  const field = fieldOf(draft, change)
  return (
    <div className={styles.pair}>
      <TextField label={words.startsOn} type="date" {...field('starts_on')} />
      <TextField label={words.endsOn} type="date" optional {...field('ends_on')} />
    </div>
  )
}

type ManyProps<V extends string | number> = {
  legend: string
  hint?: string
  name: string
  choices: readonly { value: V; label: string }[]
  chosen: readonly V[]
  onChange: (chosen: readonly V[]) => void
}

/** Some of several, all visible. */
export function ManyChoice<V extends string | number>({ legend, hint, name, choices, chosen, onChange }: ManyProps<V>) {
  const id = useId()
  const message = useMessage(name, undefined)
  return (
    <fieldset className={styles.many} aria-describedby={message ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && <p className={layout.note}>{hint}</p>}
      <div className={styles.boxes}>
        {choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            aria-invalid={message ? true : undefined}
            onChange={(wanted) => onChange([...chosen.filter((one) => one !== value), ...(wanted ? [value] : [])])}
          />
        ))}
      </div>
      {message && <FieldMessage id={`${id}-error`} message={message} />}
    </fieldset>
  )
}
