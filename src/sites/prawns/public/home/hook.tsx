import { Picture } from '../../picture.tsx'
import { words } from '../../words.ts'
import styles from './hook.module.css'
import { diveTo } from './menu.tsx'

/** Hangs into the water once one has dived; who takes it is pulled up to the surface. */
export function Hook() {
  const pull = () => {
    diveTo(0)
    // The hook leaves with the line.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className={styles.hook} onClick={pull} aria-label={words.toSurface} title={words.toSurface}>
      <span className={styles.line}>
        <Picture name="hook" alt="" sizes="2.5rem" loading="lazy" />
      </span>
    </button>
  )
}
