import { type ReactNode, useState } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Toaster } from '#kit/ui/toaster.tsx'
import type { SignedInUser } from '../contract.ts'
import styles from './main-menu.module.css'

/** One of the ways that a popup of the menu offers. */
export type MenuWay = {
  label: string
  to: string
  /** Handed to the page as the state of the navigation. */
  state?: unknown
  access?: 'staff' | 'admin'
  count?: number | undefined
}

export type MenuEntry = {
  label: string
  /** What one finds there, in a few words. */
  text: string
  access: 'staff' | 'admin'
  /** What waits there: a number and, for those who hear it, what it counts. */
  badge?: { count: number; what: string } | undefined
} & ({ to: string } | { ways: readonly MenuWay[] })

type MainMenuProps = {
  user: SignedInUser
  entries: readonly MenuEntry[]
  /** Between the title and the entries: how things stand. */
  glance?: ReactNode
  /** Below the entries. */
  children?: ReactNode
}

const mayOpen = (access: 'staff' | 'admin' | undefined, { admin }: SignedInUser) => access !== 'admin' || admin

/** The start page of a back office: one large entry for everything the account may open. */
export function MainMenu({ user, entries, glance, children }: MainMenuProps) {
  const [popup, setPopup] = useState<MenuEntry>()
  const ways = popup && 'ways' in popup ? popup.ways.filter(({ access }) => mayOpen(access, user)) : []
  return (
    <div className={styles.page}>
      <p className={styles.who}>
        {user.username}
        {user.demo && ' – test account: nothing you save here is kept'}
      </p>
      <h1 className={styles.title}>Main Menu</h1>
      {glance}
      <ul className={styles.entries}>
        {entries
          .filter(({ access }) => mayOpen(access, user))
          .map((entry) => (
            <li key={entry.label}>
              {'to' in entry ? (
                <Link className={styles.entry} to={entry.to}>
                  <Words entry={entry} />
                </Link>
              ) : (
                <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={() => setPopup(entry)}>
                  <Words entry={entry} />
                </button>
              )}
            </li>
          ))}
      </ul>
      {children}
      <Dialog open={popup !== undefined} onClose={() => setPopup(undefined)} title={popup?.label} size="small">
        <ul className={styles.ways}>
          {ways.map(({ label, to, state, count }) => (
            <li key={label}>
              <Link className={styles.way} to={to} state={state}>
                {label}
                {count !== undefined && <span className={styles.count}>{count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
      <Toaster />
    </div>
  )
}

function Words({ entry: { label, text, badge } }: { entry: MenuEntry }) {
  const waits = badge !== undefined && badge.count > 0
  return (
    <>
      <span className={styles.label}>
        {label}
        {waits && (
          <span className={classNames(styles.badge)}>
            {badge.count}
            <span className={styles.hidden}> {badge.what}</span>
          </span>
        )}
      </span>
      <span className={styles.text}>{text}</span>
    </>
  )
}
