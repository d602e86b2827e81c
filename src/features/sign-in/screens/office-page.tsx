import { createContext, type ReactNode, useContext } from 'react'
import { useArrival } from '#kit/ui/arrival.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { said } from '#kit/ui/said.ts'
import { Toaster } from '#kit/ui/toaster.tsx'
import type { SignedInUser } from '../contract.ts'
import { words } from '../words.ts'
import styles from './office-page.module.css'
import { mainMenuOf } from './signed-in.tsx'
import { useOfficeLanguage } from './use-office-language.ts'

/** Where Main Menu leads on the pages of a back office, whoever is signed in. */
export const MainMenuAddress = createContext<string | undefined>(undefined)

type OfficePageProps = {
  user: SignedInUser
  title: ReactNode
  /** What is being done on the page, where that changes: the title is arrived at then, unless it is false. */
  step?: string | false
  /** One sentence, where the title does not say it all. */
  lead?: ReactNode
  /** What can be done here, beside Main Menu: buttons and links. */
  actions?: ReactNode
  /** Another way back than to the main menu of the back office, or of whoever is signed in. */
  mainMenu?: string
  children: ReactNode
}

/** The frame of every page of a back office: title, the way back and what can be done; says so to a test account. */
export function OfficePage({ user, title, step, lead, actions, mainMenu, children }: OfficePageProps) {
  const menuOfOffice = useContext(MainMenuAddress)
  useOfficeLanguage(user.language)
  const heading = useArrival<HTMLHeadingElement>(step, { isOnChange: true })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={layout.stack2}>
          <h1 className={styles.title} tabIndex={-1} ref={heading}>
            {title}
          </h1>
          {lead != null && <p className={styles.lead}>{lead}</p>}
        </div>
        <nav className={styles.bar} aria-label={words.staff}>
          <ButtonLink to={mainMenu ?? menuOfOffice ?? mainMenuOf(user)} variant="secondary">
            {words.mainMenu}
          </ButtonLink>
          {actions}
        </nav>
      </header>
      {user.demo && <p className={styles.demo}>{said(words.nothingKept((text) => <strong>{text}</strong>))}</p>}
      {children}
      <Toaster />
    </div>
  )
}
