import type { ReactNode } from 'react'
import { useArrival } from '#kit/ui/arrival.ts'
import layout from '#kit/ui/layout.module.css'
import styles from './withdrawal.module.css'

type PartProps = { step: string; title: string; arrives?: boolean; children: ReactNode }

/** One step, with its heading. */
export function Part({ step, title, arrives, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby="step">
      <p className={layout.count}>{step}</p>
      <h2 className={styles.title} id="step" tabIndex={-1} ref={useArrival(arrives)}>
        {title}
      </h2>
      {children}
    </section>
  )
}
