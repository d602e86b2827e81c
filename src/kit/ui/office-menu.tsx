import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { classNames } from './class-names.ts'
import { ArrowDownIcon } from './icons.tsx'
import layout from './layout.module.css'
import { Link } from './link.tsx'
import styles from './office-menu.module.css'
import hidden from './visually-hidden.module.css'

/** One of the ways that an entry offers. */
export type FrameWay = {
  label: string
  to: string
  /** Handed to the page as the state of the navigation. */
  state?: unknown
  /** Words besides its name that it is found by. */
  terms?: string | undefined
}

export type FrameEntry = {
  label: string
  terms?: FrameWay['terms']
  icon: ReactNode
  /** What waits there: a number and, for those who hear it, what it counts. */
  badge?: { count: number; what: string } | undefined
} /** `parts`: what can be found below its name only by searching. */ & (
  | { to: string; parts?: readonly FrameWay[] }
  /** Several ways. */
  | { ways: readonly FrameWay[] }
  /** Something that is done in a popup. */
  | { popup: ReactNode }
)

type OfficeMenuProps = {
  groups: readonly { label: string; entries: readonly FrameEntry[] }[]
  /** Opens the popup of the entry with this label. */
  onPopup: (label: string) => void
}

/** Every entry of an office's menu, by groups; where an entry has several ways they open below it. */
export function OfficeMenu({ groups, onPopup }: OfficeMenuProps) {
  return groups.map(({ label, entries }) => (
    <section key={label} className={layout.stack1} aria-label={label}>
      <p className={styles.heading} aria-hidden="true">
        {label}
      </p>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <Entry entry={entry} onPopup={onPopup} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Entry({ entry, onPopup }: { entry: FrameEntry; onPopup: OfficeMenuProps['onPopup'] }) {
  if ('ways' in entry) return <Ways entry={entry} />
  if ('to' in entry) {
    return (
      <Link to={entry.to} className={styles.entry}>
        <Said entry={entry} />
      </Link>
    )
  }
  return (
    <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={() => onPopup(entry.label)}>
      <Said entry={entry} />
    </button>
  )
}

function Ways({ entry }: { entry: FrameEntry & { ways: readonly FrameWay[] } }) {
  const [path] = useLocation()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Said entry={entry} />
        <span className={classNames(styles.arrow, open && styles.up)}>
          <ArrowDownIcon />
        </span>
      </button>
      {open && (
        <ul id={id} className={styles.ways}>
          {entry.ways.map(({ label, to, state }) => (
            <li key={label}>
              <Link
                to={to}
                state={state}
                className={styles.way}
                aria-current={to === path && !state ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Said({ entry }: { entry: FrameEntry }) {
  return (
    <>
      <span className={styles.icon}>{entry.icon}</span>
      <span className={styles.label}>{entry.label}</span>
      <Waiting badge={entry.badge} />
    </>
  )
}

/** How much waits somewhere, if anything does. */
export function Waiting({ badge }: Pick<FrameEntry, 'badge'>) {
  if (!badge || badge.count === 0) return null
  return (
    <span className={styles.badge}>
      {badge.count}
      <span className={hidden.hidden}> {badge.what}</span>
    </span>
  )
}

/** Every screen that the menu leads to, by the name it has there. */
export const screensOf = (groups: OfficeMenuProps['groups']): FrameWay[] =>
  groups
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => {
      const below = 'to' in entry ? (entry.parts ?? []) : 'ways' in entry ? entry.ways : []
      const named = below.map(({ label, ...way }) => ({ ...way, label: `${entry.label}: ${label}` }))
      return 'to' in entry ? [{ label: entry.label, to: entry.to, terms: entry.terms }, ...named] : named
    })
