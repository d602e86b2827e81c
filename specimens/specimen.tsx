import type { ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import styles from './specimen.module.css'

/** A chapter of the kit page. */
export function Chapter({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <section className={styles.chapter} aria-labelledby={id}>
      <div className={styles.intro}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.specimens}>{children}</div>
    </section>
  )
}

type SpecimenProps = { caption: string; wide?: boolean; focused?: boolean; children: ReactNode }

/** One part in one state, with a caption. `focused` draws the focus ring without the focus. */
export function Specimen({ caption, wide, focused, children }: SpecimenProps) {
  return (
    <figure className={classNames(styles.specimen, wide && styles.wide, focused && styles.focused)}>
      <figcaption className={layout.tiny}>{caption}</figcaption>
      {children}
    </figure>
  )
}

/** Parts in a row that wraps. */
export const Row = ({ children }: { children: ReactNode }) => <div className={layout.line3}>{children}</div>
