import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Field, type FieldText } from './field.tsx'
import { ArrowDownIcon } from './icons.tsx'

export type Option<V extends string = string> = { value: V; label: string; disabled?: boolean }

export type SelectFieldProps<V extends string> = FieldText &
  Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children' | 'className' | 'id' | 'multiple'> & {
    options: readonly Option<V>[]
    value: V | ''
    onChange: (value: V) => void
    /** First entry, not choosable, shown while the value is empty. */
    placeholder?: string
  }

/** One of several, by the browser's own list. */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { label, hint, error, optional, className, options, value, onChange, placeholder, ...select } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional} name={select.name} className={className}>
      {(control) => (
        <span className={styles.selectFrame}>
          <select
            required={!optional}
            {...select}
            {...control}
            className={classNames(styles.control, styles.select)}
            value={value}
            onChange={(event) => onChange(event.target.value as V)}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ArrowDownIcon />
        </span>
      )}
    </Field>
  )
}
