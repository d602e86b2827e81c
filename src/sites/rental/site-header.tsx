import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '#features/sign-in/screens/use-user.ts'
import type { Language } from '#kit/shared/language.ts'
import { IconButton } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { CloseIcon, MenuIcon } from '#kit/ui/icons.tsx'
import { type Alternates, LanguageSwitch } from '#kit/ui/language-switch.tsx'
import { Link } from '#kit/ui/link.tsx'
import { bookByHours, home, vouchers } from './addresses.ts'
import styles from './site-header.module.css'
import { words } from './words.ts'

const menu = [
  { to: bookByHours('all'), label: words.book },
  { to: `${home}/overview/all`, label: words.theFleet },
  { to: vouchers, label: words.vouchers },
  { to: `${home}#approach`, label: words.approach },
  { to: `${home}#contact`, label: words.contact },
  { to: `${home}#about`, label: words.about },
]

/**
 * Name and menu. On the home page it lies clear over the picture and goes with it, to come back narrower and fixed
 * further down; neither moves the page. Everywhere else it stays at the top.
 */
export function SiteHeader(spoken: { language: Language; alternates: Alternates }) {
  const [path] = useLocation()
  const [open, setOpen] = useState(false)
  const isHome = path === home
  const passed = usePassed()
  const [way, setWay] = useState<string>()
  // What was asked for at the door goes along.
  const lookForWay = async () => {
    const { keptWay } = await import('#features/bookings/availability/screens/way-on.ts')
    setWay(keptWay(path))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setOpen(false), [path])

  return (
    <header
      className={classNames(
        styles.header,
        isHome && (passed ? styles.fixed : styles.over),
        isHome && !passed && !open && styles.clear,
      )}
    >
      <Link to={`${home}#top`} className={styles.name}>
        <svg aria-hidden="true" className={styles.mark} viewBox="0 0 32 32">
          <circle cx="16" cy="16" r="14.5" />
          <path d="M16 1.5a14.5 14.5 0 0 1 14.5 14.5H16ZM16 16v14.5A14.5 14.5 0 0 1 1.5 16Z" />
        </svg>
        <span>
          Rental <span className={styles.second}>Revolution</span>
        </span>
      </Link>
      <IconButton
        label={open ? words.closeMenu : words.menu}
        aria-expanded={open}
        aria-controls="site-menu"
        className={styles.toggle}
        onClick={() => {
          setOpen(!open)
          lookForWay()
        }}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </IconButton>
      <nav
        id="site-menu"
        aria-label={words.main}
        className={classNames(styles.menu, open && styles.open)}
        onPointerEnter={lookForWay}
        onFocus={lookForWay}
        onClick={() => setOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        {menu.map(({ to, label }) => (
          <Link key={to} to={to === bookByHours('all') ? (way ?? to) : to} className={styles.item}>
            {label}
          </Link>
        ))}
        <Account />
        <LanguageSwitch {...spoken} className={styles.item} />
      </nav>
    </header>
  )
}

function Account(): ReactNode {
  const user = useUser()
  if (!user) {
    return (
      <Link to={`${home}/login`} className={classNames(styles.item, styles.account)}>
        {words.login}
      </Link>
    )
  }
  return (
    <>
      <Link to={user.root ? '/internal' : `${home}/internal`} className={classNames(styles.item, styles.account)}>
        {words.internal}
      </Link>
      <Link to={`${home}/logout`} className={styles.item}>
        {words.logout}
      </Link>
    </>
  )
}

/** Pixels scrolled after which the navbar is fixed: less on a phone, where the picture is smaller. */
const threshold = () => (window.innerWidth < 768 ? 350 : 750)

function usePassed(): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const look = () => setPassed(window.scrollY > threshold())
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [])
  return passed
}
