import type { ReactNode } from 'react'
import { languageNames } from '#kit/shared/language.ts'
import { Link } from '#kit/ui/link.tsx'
import { LogoutIcon } from '#kit/ui/office-icons.tsx'
import type { SignedInUser } from '../contract.ts'
import { words } from '../words.ts'
import styles from './office-foot.module.css'

type OfficeFootProps = {
  user: SignedInUser | null | undefined
  /** Where the language of the office is chosen, where there is a choice. */
  languageAt?: string
  /** Why nobody can sign out right now. */
  noLogout?: string | undefined
  /** Ways out of the office. */
  children?: ReactNode
}

/** The end of an office's menu: who is signed in, the language they read it in, and the ways out. */
export function OfficeFoot({ user, languageAt, noLogout, children }: OfficeFootProps) {
  if (!user) return null
  return (
    <>
      <p className={styles.who}>
        <span className={styles.name}>{user.demo ? words.asTestAccount(user.username) : user.username}</span>
        {languageAt && (
          <Link to={languageAt} className={styles.language} aria-label={words.languageIs(languageNames[user.language])}>
            {languageNames[user.language]}
          </Link>
        )}
      </p>
      <div className={styles.ways}>
        {children}
        {noLogout ? (
          <p className={styles.language}>{noLogout}</p>
        ) : (
          <a href="/RentalRevolution/logout">
            <LogoutIcon /> {words.logout}
          </a>
        )}
      </div>
    </>
  )
}
