import { useLocation } from 'wouter'
import { classNames } from '#kit/ui/class-names.ts'
import { LanguageSwitch } from '#kit/ui/language-switch.tsx'
import { Link } from '#kit/ui/link.tsx'
import { usePassed } from '#kit/ui/use-passed.ts'
import type { LayoutProps } from '#sites/modules.ts'
import styles from './site-header.module.css'
import { words } from './words.ts'

const home = '/ArtAlley'

const ways = [
  [home, words.menuHome],
  [`${home}/gallery`, words.menuGallery],
  [`${home}/poems`, words.menuPoems],
  [`${home}/about`, words.menuAbout],
] as const

/** Goes with the page, and comes back fixed once one is well into it. Neither moves the page. */
export function SiteHeader({ language, alternates }: Omit<LayoutProps, 'children'>) {
  const [path] = useLocation()
  const passed = usePassed(threshold)
  const isHere = (to: string) => path === to || (to !== home && path.startsWith(`${to}/`))
  return (
    <header className={styles.header}>
      <div className={classNames(styles.bar, passed && styles.fixed)}>
        <Link to={`${home}#top`} className={styles.name} aria-label="ArtAlley">
          <svg aria-hidden="true" className={styles.mark} viewBox="0 0 32 32">
            <path d="M0 0h32v32H0z" />
            <path className={styles.lane} d="M16 4 22.9 18 8.8 19.5z M4.9 24 25 21.8 28.5 28h-25z" />
          </svg>
          <span className={styles.word}>ArtAlley</span>
        </Link>
        <nav aria-label={words.mainMenu} className={styles.ways}>
          {ways.map(([to, label]) => (
            <Link key={to} to={to} className={styles.way} aria-current={isHere(to) ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <LanguageSwitch className={styles.language} language={language} alternates={alternates} />
      </div>
    </header>
  )
}

/** Pixels scrolled after which the navbar is fixed. */
const threshold = () => (window.innerWidth < 1200 ? 200 : 350)
