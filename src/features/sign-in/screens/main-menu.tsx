import type { ReactNode } from 'react'
import { Link } from '#kit/ui/link.tsx'
import type { SignedInUser } from '../contract.ts'
import styles from './main-menu.module.css'

export type MenuEntry = {
  label: string
  /** What one finds there, in a few words. */
  text: string
  to: string
  access: 'staff' | 'admin'
  badge?: ReactNode
}

/** The start page of a back office: one large entry for everything the account may open. */
export function MainMenu({ user, entries }: { user: SignedInUser; entries: readonly MenuEntry[] }) {
  const visible = entries.filter(({ access }) => access === 'staff' || user.admin)
  return (
    <div className={styles.page}>
      <p className={styles.who}>
        {user.username}
        {user.demo && ' – nothing you save here is kept'}
      </p>
      <h1 className={styles.title}>Main Menu</h1>
      <ul className={styles.entries}>
        {visible.map(({ label, text, to, badge }) => (
          <li key={to}>
            <Link className={styles.entry} to={to}>
              <span className={styles.label}>
                {label}
                {badge}
              </span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
