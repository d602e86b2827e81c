import { type ReactNode, useEffect, useId, useRef } from 'react'
import { arriveAt } from '#kit/ui/arrival.ts'
import { useAsked } from '#kit/ui/asked-place.ts'
import styles from './settings-part.module.css'

type SettingsPartProps = {
  /** Behind the `#` of an address that leads here. */
  name?: string
  title: string
  text?: string
  children: ReactNode
}

/** One matter of the settings: its name and a word about it beside what can be set. */
export function SettingsPart({ name, title, text, children }: SettingsPartProps) {
  const own = useId()
  const id = name ?? own
  const isAsked = useAsked() === name
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (heading.current && isAsked) arriveAt(heading.current)
  }, [isAsked])
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 ref={heading} className={styles.title} id={id} tabIndex={-1}>
          {title}
        </h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

/** Fields in pairs where there is room; `short` ones need less. */
export const Pair = ({ short = false, children }: { short?: boolean; children: ReactNode }) => (
  <div className={short ? styles.short : styles.pair}>{children}</div>
)
