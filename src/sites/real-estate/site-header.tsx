import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { classNames } from '#kit/ui/class-names.ts'
import { LanguageSwitch } from '#kit/ui/language-switch.tsx'
import { Link } from '#kit/ui/link.tsx'
import { usePassed } from '#kit/ui/use-passed.ts'
import type { LayoutProps } from '#sites/modules.ts'
import styles from './site-header.module.css'
import { Wordmark } from './wordmark.tsx'
import { words } from './words.ts'

export type FrameProps = Pick<LayoutProps, 'language' | 'alternates'>

const home = '/PresentationPro'

const ways = [
  [home, words.home],
  [`${home}/catalog`, words.catalog],
  [`${home}/contact`, words.contact],
  [`${home}/contact#our-team`, words.about],
] as const

/** Goes with the page, and comes back fixed once one is well into it. Neither moves the page. */
export function SiteHeader({ language, alternates }: FrameProps) {
  const [path] = useLocation()
  const passed = usePassed(threshold)
  const menu = useSheet()
  const isHere = (to: string) => path === to || (to !== home && path.startsWith(`${to}/`))
  const fold = () => menu.current?.hidePopover?.()
  return (
    <header className={styles.header}>
      <div className={classNames(styles.bar, passed && styles.fixed)}>
        <Link to={`${home}#top`} className={styles.name}>
          <Wordmark />
        </Link>
        <button type="button" className={styles.toggle} popoverTarget="site-menu">
          {words.menu}
        </button>
        {/* On a phone it is a sheet that the browser opens and closes, also before the page lives. */}
        <nav id="site-menu" ref={menu} popover="auto" aria-label={words.mainMenu} className={styles.ways}>
          <button type="button" className={styles.close} popoverTarget="site-menu" popoverTargetAction="hide">
            {words.close}
          </button>
          {ways.map(([to, label]) => (
            <Link key={to} to={to} className={styles.way} aria-current={isHere(to) ? 'page' : undefined} onClick={fold}>
              {label}
            </Link>
          ))}
          <LanguageSwitch
            language={language}
            alternates={alternates}
            className={classNames(styles.way, styles.language)}
          />
        </nav>
      </div>
    </header>
  )
}

/** Width from which the menu is a line, and pixels scrolled after which the navbar is fixed below and above it. */
const wide = 768
const threshold = () => (window.innerWidth < wide ? 350 : 750)

/** The sheet of a phone, put away where the window becomes wide enough for a line. */
function useSheet() {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const fold = () => {
      if (window.innerWidth >= wide) sheet.current?.hidePopover?.()
    }
    window.addEventListener('resize', fold)
    return () => window.removeEventListener('resize', fold)
  }, [])
  return sheet
}
