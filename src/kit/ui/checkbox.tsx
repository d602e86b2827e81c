import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'
import { classNames } from './class-names.ts'
import { FieldMessage, useMessage } from './field.tsx'

export type CheckboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  'checked' | 'onChange' | 'children' | 'className' | 'id' | 'type'
> & {
  /** May hold links. */
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  className?: string
}

export function Checkbox({ label, hint, error, checked, onChange, className, ...input }: CheckboxProps) {
  const id = useId()
  const message = useMessage(input.name, error)
  return (
    <div className={classNames(styles.frame, className)}>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={message ? true : undefined}
          aria-describedby={classNames(hint != null && `${id}-hint`, message && `${id}-error`) || undefined}
        />
        <span>{label}</span>
      </label>
      {hint != null && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {message && (
        <div className={styles.below}>
          <FieldMessage id={`${id}-error`} message={message} />
        </div>
      )}
    </div>
  )
}
