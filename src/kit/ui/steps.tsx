import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CheckIcon } from './icons.tsx'
import styles from './steps.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'
import { words } from './words.ts'

export type Step = {
  label: ReactNode
  /** What was chosen, below the label. */
  detail?: ReactNode
}

export type StepsProps = {
  label: string
  steps: readonly Step[]
  /** Index of the step in hand; those before are done. `steps.length` when all are. */
  current: number
  /** Lets people go back to a step that is done. */
  onStep?: (index: number) => void
  className?: string
}

/** Where one is in something that takes several steps. */
export function Steps({ label, steps, current, onStep, className }: StepsProps) {
  return (
    <ol className={classNames(styles.steps, className)} aria-label={label}>
      {steps.map(({ label, detail }, index) => {
        const done = index < current
        const content = (
          <>
            <span className={styles.mark} aria-hidden="true">
              {done ? <CheckIcon /> : index + 1}
            </span>
            <span className={styles.words}>
              <span className={styles.label}>
                {label}
                {done && <VisuallyHidden>, {words.done}</VisuallyHidden>}
              </span>
              {detail != null && <span className={styles.detail}>{detail}</span>}
            </span>
          </>
        )
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the order
            key={index}
            className={classNames(styles.step, done && styles.done, index === current && styles.current)}
            aria-current={index === current ? 'step' : undefined}
          >
            {done && onStep ? (
              <button type="button" className={styles.content} onClick={() => onStep(index)}>
                {content}
              </button>
            ) : (
              <span className={styles.content}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
