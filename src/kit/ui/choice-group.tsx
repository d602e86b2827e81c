import { type ReactNode, useId } from 'react'
import styles from './choice-group.module.css'
import { classNames } from './class-names.ts'
import { FieldMessage, useMessage } from './field.tsx'
import hidden from './visually-hidden.module.css'

export type Choice<V extends string = string> = {
  value: V
  label: ReactNode
  /** Below the label. */
  text?: ReactNode
  /** Opposite the label, e.g. a price. */
  aside?: ReactNode
  disabled?: boolean
}

export type ChoiceGroupProps<V extends string> = {
  legend: ReactNode
  /** Keeps the legend for screen readers only, where a heading already says it. */
  hideLegend?: boolean
  name: string
  choices: readonly Choice<V>[]
  value: V | undefined
  onChange: (value: V) => void
  hint?: ReactNode
  error?: string | undefined
  disabled?: boolean
  /** `cards` are big and may hold text; `chips` are short words in a flowing row. */
  look?: 'cards' | 'chips'
  className?: string
}

/** One of several, all visible: native radio buttons dressed as cards or chips. */
export function ChoiceGroup<V extends string>(props: ChoiceGroupProps<V>) {
  const { legend, hideLegend, name, choices, value, onChange, hint, error, disabled, look = 'cards', className } = props
  const id = useId()
  const message = useMessage(name, error)
  return (
    <fieldset
      className={classNames(styles.group, className)}
      disabled={disabled}
      aria-describedby={classNames(hint != null && `${id}-hint`, message && `${id}-error`) || undefined}
    >
      <legend className={hideLegend ? hidden.hidden : styles.legend}>{legend}</legend>
      {hint != null && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles[look]}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name={`${name}-${id}`}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              aria-invalid={message ? true : undefined}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.words}>
              <span className={styles.label}>{choice.label}</span>
              {choice.text != null && <span className={styles.text}>{choice.text}</span>}
            </span>
            {choice.aside != null && <span className={styles.aside}>{choice.aside}</span>}
          </label>
        ))}
      </div>
      {message && <FieldMessage id={`${id}-error`} message={message} />}
    </fieldset>
  )
}
