import { type ReactNode, useId } from 'react'
import styles from './settings-part.module.css'

/** One matter of the settings: its name and a word about it beside what can be set. */
export function SettingsPart({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 className={styles.title} id={id}>
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
