import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useState } from 'react'
import { asTyped } from '#kit/shared/typed-numbers.ts'
import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import { Field, type FieldText } from './field.tsx'
import { MinusIcon, PlusIcon } from './icons.tsx'
import styles from './number-field.module.css'
import { words } from './words.ts'

export type NumberFieldProps = Omit<FieldText, 'label'> &
  Omit<
    ComponentPropsWithRef<'input'>,
    'value' | 'onChange' | 'children' | 'className' | 'id' | 'min' | 'max' | 'step'
  > & {
    label: string
    /** Undefined while the field is empty or holds no number. */
    value: number | undefined
    onChange: (value: number | undefined) => void
    min?: number
    max?: number
    step?: number
    /** After the number, e.g. "hours". */
    unit?: ReactNode
  }

/** A number with buttons to count up and down; arrow keys count too. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    className,
    value,
    onChange,
    min = 0,
    max = 999,
    step = 1,
    unit,
    disabled,
    ...input
  } = props
  const [typed, setTyped] = useState<string>()
  const count = (steps: number) => {
    setTyped(undefined)
    onChange(Math.min(max, Math.max(min, (value ?? min - Math.sign(steps) * step) + steps * step)))
  }
  const type = (text: string) => {
    setTyped(text)
    onChange(parse(text))
  }
  const keys = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    count(steps)
  }
  return (
    <Field label={label} hint={hint} error={error} optional={optional} name={input.name} className={className}>
      {(control) => (
        <span className={styles.frame}>
          <button
            type="button"
            className={styles.count}
            aria-label={words.oneLess(label)}
            disabled={disabled || (value !== undefined && value <= min)}
            onClick={() => count(-1)}
          >
            <MinusIcon />
          </button>
          <input
            required={!optional}
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            autoComplete="off"
            {...input}
            {...control}
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            disabled={disabled}
            className={classNames(fieldStyles.control, styles.input)}
            value={typed !== undefined && parse(typed) === value ? typed : value === undefined ? '' : asTyped(value)}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(undefined)}
            onKeyDown={keys}
          />
          <button
            type="button"
            className={styles.count}
            aria-label={words.oneMore(label)}
            disabled={disabled || (value !== undefined && value >= max)}
            onClick={() => count(1)}
          >
            <PlusIcon />
          </button>
          {unit != null && <span className={fieldStyles.affix}>{unit}</span>}
        </span>
      )}
    </Field>
  )
}

const parse = (text: string): number | undefined =>
  /^-?\d{1,9}([.,]\d{0,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined
