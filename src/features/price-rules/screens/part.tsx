import { type ReactNode, useId } from 'react'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import layout from '#kit/ui/layout.module.css'
import styles from './prices.module.css'

type PartProps = {
  title: string
  lead?: string
  /** What is done to all of it, beside its title. */
  action?: ReactNode
  /** What is said where there is nothing. */
  empty?: { title: string; text: string } | false
  children: ReactNode
}

/** What there is of one kind, under its title. */
export function Part({ title, lead, action, empty, children }: PartProps) {
  const id = useId()
  return (
    <section className={layout.stack4} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={layout.headingSize} id={id}>
          {title}
        </h2>
        {action}
      </div>
      {lead !== undefined && <p className={layout.note}>{lead}</p>}
      {empty ? <EmptyState {...empty} /> : children}
    </section>
  )
}
