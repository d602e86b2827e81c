import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Field, type FieldText } from './field.tsx'

export type TextFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'children' | 'prefix' | 'className' | 'id'> & {
    value: string
    onChange: (value: string) => void
    /** Short text before or after the input, e.g. a currency. */
    prefix?: ReactNode
    suffix?: ReactNode
  }

/** What browsers fill in by the name of its type. */
const offered = ['email', 'tel'] as const

/** One line of text. Give `autoComplete`, `inputMode` and `type` as for an input; of emails and phone numbers the type says them. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, className, value, onChange, prefix, suffix, ...input } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional} name={input.name} className={className}>
      {(control) => (
        <span className={classNames((prefix ?? suffix) != null && styles.affixed)}>
          {prefix != null && <span className={styles.affix}>{prefix}</span>}
          <input
            required={!optional}
            autoComplete={offered.find((type) => type === input.type)}
            {...input}
            {...control}
            className={styles.control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {suffix != null && <span className={styles.affix}>{suffix}</span>}
        </span>
      )}
    </Field>
  )
}

/** Ties controls to a draft by their names: `<TextField label="Email" {...field('email')} />`. */
export const fieldOf =
  <D extends object>(draft: D, change: (part: Partial<D>) => void) =>
  <N extends keyof D & string>(name: N) => ({
    name,
    value: draft[name],
    onChange: (value: D[N]) => change({ [name]: value } as unknown as Partial<D>),
  })
