import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import styles from './counters.module.css'
import { useCounting } from './use-counting.ts'

const figures = [
  { value: 500, of: 'properties sold' },
  { value: 300, of: 'properties rented out' },
  { value: 10, of: 'years in business' },
] as const

/** Three figures that count up while one looks. What is heard is always the whole of them. */
export function Counters() {
  const { ref, share } = useCounting<HTMLUListElement>()
  return (
    <section className={styles.counters} data-ground="ink" aria-label="The agency in figures">
      <ul ref={ref} className={styles.figures}>
        {figures.map(({ value, of }) => (
          <li key={of} className={styles.figure}>
            <VisuallyHidden>{value}+</VisuallyHidden>
            <span aria-hidden="true" className={styles.value}>
              {Math.round(value * share)}
              <span className={styles.more}>+</span>
            </span>
            <span className={styles.of}>{of}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
