import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './section.module.css'

type SectionProps = {
  id: 'order' | 'contact' | 'about'
  title: string
  /** Screens from the top of the page to where the menu leads, which is above its content. */
  depth: number
  top: number
  height: number
  className?: string | undefined
  children: ReactNode
}

/** A part of the page at its depth. */
export function Section({ id, title, depth, top, height, className, children }: SectionProps) {
  const screens = (count: number) => `calc(${count} * var(--screen))`
  const place: CSSProperties = { top: screens(top), height: screens(height) }
  return (
    <>
      <span className={styles.depth} id={id} style={{ top: screens(depth) }} />
      <section
        className={classNames(styles.section, className)}
        style={place}
        data-zone={id}
        aria-labelledby={`${id}-heading`}
      >
        <h2 className={styles.heading} id={`${id}-heading`} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </section>
    </>
  )
}
