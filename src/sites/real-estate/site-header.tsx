import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { classNames } from '#kit/ui/class-names.ts'
import { Link } from '#kit/ui/link.tsx'
import styles from './site-header.module.css'
import { Wordmark } from './wordmark.tsx'

const home = '/PresentationPro'

const ways = [
  [home, 'Home'],
  [`${home}/catalog`, 'Catalog'],
  [`${home}/contact`, 'Contact'],
  [`${home}/contact#our-team`, 'About'],
] as const

/** Goes with the page, and comes back fixed once one is well into it. Neither moves the page. */
export function SiteHeader() {
  const [path] = useLocation()
  const { passed, menu } = useWindow()
  const isHere = (to: string) => path === to || (to !== home && path.startsWith(`${to}/`))
  const fold = () => menu.current?.hidePopover?.()
  return (
    <header className={styles.header}>
      <div className={classNames(styles.bar, passed && styles.fixed)}>
        <Link to={`${home}#top`} className={styles.name}>
          <Wordmark />
        </Link>
        <button type="button" className={styles.toggle} popoverTarget="site-menu">
          Menu
        </button>
        {/* On a phone it is a sheet that the browser opens and closes, also before the page lives. */}
        <nav id="site-menu" ref={menu} popover="auto" aria-label="Main" className={styles.ways}>
          <button type="button" className={styles.close} popoverTarget="site-menu" popoverTargetAction="hide">
            Close
          </button>
          {ways.map(([to, label]) => (
            <Link key={to} to={to} className={styles.way} aria-current={isHere(to) ? 'page' : undefined} onClick={fold}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </header>
  )
}

/** Width from which the menu is a line, and pixels scrolled after which the navbar is fixed below and above it. */
const wide = 768
const threshold = () => (window.innerWidth < wide ? 350 : 750)

function useWindow() {
  const menu = useRef<HTMLElement>(null)
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const look = () => {
      setPassed(window.scrollY > threshold())
      if (window.innerWidth >= wide) menu.current?.hidePopover?.()
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [])
  return { passed, menu }
}
