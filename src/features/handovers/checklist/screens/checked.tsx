import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import type { Check } from '../contract.ts'
import { textOf } from '../rules.ts'
import { words } from '../words.ts'
import styles from './checklist.module.css'

/** What was looked at in a step, in the words of then. */
export function Checked({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className={classNames(layout.stack1, layout.plain, styles.checked)}>
      {checks.map((check) => (
        <li key={check.item} data-state={check.state}>
          {words.said[check.state](textOf(check), check.note)}
        </li>
      ))}
    </ul>
  )
}
