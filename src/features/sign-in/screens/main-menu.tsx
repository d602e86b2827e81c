import { type ReactNode, useState } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { Toaster } from '#kit/ui/toaster.tsx'
import hidden from '#kit/ui/visually-hidden.module.css'
import type { SignedInUser } from '../contract.ts'
import { words } from '../words.ts'
import styles from './main-menu.module.css'
import { type MenuEntry, type MenuWay, openTo } from './menu-entry.ts'
import { SentAwayNote, useSentAway } from './sent-away.tsx'
import { useOfficeLanguage } from './use-office-language.ts'

type MainMenuProps = {
  user: SignedInUser
  entries: readonly MenuEntry[]
  /** What is seldom needed: plain links at the end. */
  more?: readonly MenuWay[]
  /** Between the title and the entries: how things stand. */
  glance?: ReactNode
  /** Below the entries. */
  children?: ReactNode
}

/** The start page of a back office: one large entry for everything the account may open. */
export function MainMenu({ user, entries, more = [], glance, children }: MainMenuProps) {
  useOfficeLanguage(user.language)
  const sentAway = useSentAway()
  const [opened, setOpened] = useState<string>()
  const shown = openTo(user, entries)
  // As it is now, not as it was when it was opened.
  const popup = shown.find(({ label }) => label === opened)
  const links = openTo(user, more)
  return (
    <div className={styles.page}>
      <SentAwayNote from={sentAway} />
      <p className={layout.muted}>{user.demo ? words.asTestAccount(user.username) : user.username}</p>
      <h1 className={styles.title}>{words.mainMenu}</h1>
      {glance}
      <ul className={styles.entries}>
        {shown.map((entry) => (
          <li key={entry.label}>
            {'to' in entry ? (
              <Link className={styles.entry} to={entry.to}>
                <Words entry={entry} />
              </Link>
            ) : (
              <button
                type="button"
                className={styles.entry}
                aria-haspopup="dialog"
                onClick={() => setOpened(entry.label)}
              >
                <Words entry={entry} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {links.length > 0 && (
        <nav className={styles.more} aria-label={words.more}>
          {links.map(({ label, to, state }) => (
            <Link key={label} to={to} state={state}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      {children}
      <Dialog open={popup !== undefined} onClose={() => setOpened(undefined)} title={popup?.label} size="small">
        {popup && 'ways' in popup && <Ways ways={openTo(user, popup.ways)} />}
        {popup && 'popup' in popup && popup.popup}
      </Dialog>
      <Toaster />
    </div>
  )
}

function Ways({ ways }: { ways: readonly MenuWay[] }) {
  return (
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
            <span className={hidden.hidden}> {badge.what}</span>
          </span>
        )}
      </span>
      <span className={styles.text}>{text}</span>
    </>
  )
}
