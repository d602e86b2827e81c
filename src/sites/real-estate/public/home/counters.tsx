import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import styles from './counters.module.css'
import { useCounting } from './use-counting.ts'
import { words } from './words.ts'

const figures = [
  { value: 500, of: words.figures.sold },
  { value: 300, of: words.figures.rentedOut },
  { value: 10, of: words.figures.years },
] as const

/** Three figures that count up while one looks. What is heard is always the whole of them. */
export function Counters() {
  const { ref, share } = useCounting<HTMLUListElement>()
  return (
    <section className={styles.counters} data-ground="ink" aria-label={words.inFigures}>
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
