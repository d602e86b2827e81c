import { useId } from 'react'
import { FieldMessage, useMessage } from '#kit/ui/field.tsx'
import { CheckIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { words } from '../../words.ts'
import styles from './license-switch.module.css'

type LicenseSwitchProps = { name: string; customer: string; seen: boolean; onChange: (seen: boolean) => void }

/** Large enough for a wet thumb: says that the licence was looked at, and what to look at. */
export function LicenseSwitch({ name, customer, seen, onChange }: LicenseSwitchProps) {
  const id = useId()
  const message = useMessage(name, undefined)
  return (
    <div className={layout.stack2}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          className={styles.input}
          checked={seen}
          aria-checked={seen}
          onChange={(event) => onChange(event.target.checked)}
          aria-label={words.licenceSeen}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-hint ${id}-error` : `${id}-hint`}
        />
        <span className={styles.knob} aria-hidden="true">
          {seen && <CheckIcon />}
        </span>
        <span className={styles.words}>
          <strong className={layout.largeSize} aria-hidden="true">
            {words.licenceSeen}
          </strong>
          <span id={`${id}-hint`}>{words.whatToSee(customer)}</span>
        </span>
      </label>
      {message && <FieldMessage id={`${id}-error`} message={message} />}
    </div>
  )
}
