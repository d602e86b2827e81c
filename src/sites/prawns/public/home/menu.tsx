import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { words as siteWords } from '#sites/words.ts'
import { words } from '../../words.ts'
import styles from './menu.module.css'

/** Where the entries lead to, in screens from the top; the ground is reached before the last. */
const entries = [
  { id: 'order', label: words.menuOrder, depth: 0.515 },
  { id: 'contact', label: words.menuContact, depth: 1.07 },
  { id: 'about', label: words.menuAbout, depth: 1.6 },
] as const

/** Milliseconds for which a touched entry shines. */
const shine = 500

/** The navigation button and what it opens. Without scripts the entries are links to the same depths. */
export function Menu() {
  const [open, setOpen] = useState(false)
  const [touched, setTouched] = useState<string>()
  const menu = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (touched === undefined) return
    const timer = setTimeout(() => {
      setTouched(undefined)
      setOpen(false)
    }, shine)
    return () => clearTimeout(timer)
  }, [touched])

  useEffect(() => {
    if (!open) return
    const closeBeside = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) setOpen(false)
    }
    const closeWithEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeBeside)
    document.addEventListener('keydown', closeWithEscape)
    return () => {
      document.removeEventListener('pointerdown', closeBeside)
      document.removeEventListener('keydown', closeWithEscape)
    }
  }, [open])

  const closeWhenLeft = ({ relatedTarget: next, currentTarget }: FocusEvent) => {
    // Who goes where an entry leads sees it shine before.
    const isLed = next instanceof HTMLElement && next.id.endsWith('-heading')
    if (next && !isLed && !currentTarget.contains(next)) setOpen(false)
  }
  const go = (event: MouseEvent, { id, depth }: (typeof entries)[number]) => {
    event.preventDefault()
    setTouched(id)
    diveTo(depth)
    document.getElementById(`${id}-heading`)?.focus({ preventScroll: true })
  }

  return (
    <nav className={styles.menu} aria-label={words.mainMenu} ref={menu} onBlur={closeWhenLeft}>
      <button
        type="button"
        className={styles.button}
        ref={button}
        aria-expanded={open}
        aria-controls="menu"
        onClick={() => setOpen(!open)}
      >
        <span>{words.menu}</span>
        <span className={styles.bars} aria-hidden="true" />
      </button>
      <ul className={styles.list} id="menu" hidden={!open}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              className={classNames(styles.entry, touched === entry.id && styles.touched)}
              href={`#${entry.id}`}
              onClick={(event) => go(event, entry)}
            >
              {entry.label}
            </a>
          </li>
        ))}
        <li>
          <a className={styles.away} href={siteWords.agencyHome}>
            {words.backToAgency}
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** Scrolls to a depth in screens; at once where less motion was asked for. */
export function diveTo(depth: number): void {
  const dive = document.querySelector('main')
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const screen = (dive?.offsetHeight ?? 0) / 2.53
  window.scrollTo({ top: depth * screen, behavior: still ? 'instant' : 'smooth' })
}
