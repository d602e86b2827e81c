import { createContext, type ReactNode, useContext, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { ErrorIcon } from './icons.tsx'
import { words } from './words.ts'

/** The messages of the form around, by field name. */
export const FormMessages = createContext<Readonly<Record<string, string>>>({})

export type FieldText = {
  label: ReactNode
  /** Said below the label before anything is typed. */
  hint?: ReactNode
  /** Overrides the message that the form around has for this name. */
  error?: string | undefined
  /** Says "optional" beside the label; every other field is taken as required. */
  optional?: boolean
  className?: string
}

/** What ties a control to its label and messages. */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = FieldText & {
  name?: string | undefined
  /** Shown opposite the message, e.g. a counter. */
  aside?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** Label, hint and message around any control: `<Field label="Day" name="day">{(control) => <input {...control} />}</Field>`. */
export function Field({ label, hint, error, optional, name, aside, className, children }: FieldProps) {
  const id = useId()
  const message = useMessage(name, error)
  const describedBy = classNames(hint != null && `${id}-hint`, message && `${id}-error`, aside != null && `${id}-aside`)
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {words.optional}</span>}
      </label>
      {hint != null && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': message ? true : undefined })}
      {(message || aside != null) && (
        <div className={styles.below}>
          {message ? <FieldMessage id={`${id}-error`} message={message} /> : <span />}
          {aside != null && (
            <span className={styles.aside} id={`${id}-aside`}>
              {aside}
            </span>
          )}
        </div>
      )}
    </div>
  )
}

export function useMessage(name: string | undefined, own: string | undefined): string | undefined {
  const messages = useContext(FormMessages)
  return own || (name === undefined ? undefined : messages[name])
}

export function FieldMessage({ id, message }: { id: string; message: string }) {
  return (
    <p className={styles.error} id={id}>
      <ErrorIcon />
      {message}
    </p>
  )
}
