import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Field, type FieldText } from './field.tsx'
import { LiveRegion } from './live-region.tsx'
import { words } from './words.ts'

export type TextAreaProps = FieldText &
  Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange' | 'children' | 'className' | 'id' | 'maxLength'> & {
    value: string
    onChange: (value: string) => void
    /** Characters allowed. The text is never cut: near the limit a counter appears, and says how much is too much. */
    max?: number
    /** What the counter says of the characters that are left, from the first one on; without it, near the limit. */
    counter?: (left: number) => string
  }

/** Several lines of text; grows with them. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  value,
  onChange,
  max,
  counter,
  ...area
}: TextAreaProps) {
  const left = (max ?? Number.POSITIVE_INFINITY) - value.length
  const isNear = max !== undefined && left <= Math.max(20, max * 0.15)
  const count = counter ? counter(left) : isNear ? countText(left) : undefined
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      name={area.name}
      className={className}
      aside={count && <span className={classNames(left < 0 && styles.over)}>{count}</span>}
    >
      {(control) => (
        <>
          <textarea
            required={!optional}
            {...area}
            {...control}
            className={classNames(styles.control, styles.area)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <LiveRegion>{isNear && (left < 0 || left % 10 === 0) ? count : ''}</LiveRegion>
        </>
      )}
    </Field>
  )
}

const countText = (left: number) => (left < 0 ? words.tooMany(-left) : words.left(left))
