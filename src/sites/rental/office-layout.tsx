import '#kit/ui/base.css'
import './theme.css'
import { groupsOf } from '#features/sign-in/screens/menu-entry.ts'
import { OfficeFoot } from '#features/sign-in/screens/office-foot.tsx'
import { standInForTestAccounts, useUser } from '#features/sign-in/screens/use-user.ts'
import { language } from '#kit/shared/language.ts'
import { PlusIcon } from '#kit/ui/icons.tsx'
import { later } from '#kit/ui/later.tsx'
import { Link } from '#kit/ui/link.tsx'
import { LiveUpdates } from '#kit/ui/live-updates.tsx'
import { OfficeFrame } from '#kit/ui/office-frame.tsx'
import { HomeIcon, TillIcon, TimelineIcon, TodayIcon } from '#kit/ui/office-icons.tsx'
import { ServerState } from '#kit/ui/server-state.tsx'
import { useAhead } from '#kit/ui/use-ahead.ts'
import type { LayoutProps } from '#sites/modules.ts'
import { accessibility, cashRegister, home, imprint, privacy } from './addresses.ts'
import icon from './icons/icon.svg'
import homeIcon from './icons/icon-192.png'
import { rentalMenu, useWaiting } from './office/menu.tsx'
import { useNoLogout, Waiting } from './office/waiting.tsx'
import { words } from './office/words.ts'
import { newBooking, timeline, today } from './office-addresses.ts'
import styles from './office-layout.module.css'
import { words as siteWords } from './words.ts'

export { icon }

standInForTestAccounts(() => import('#sites/demo.ts'))

/** The frame of every page of the rental's office. */
export default function RentalOfficeLayout({ children }: LayoutProps) {
  return (
    <ServerState>
      <LiveUpdates />
      <link rel="manifest" href={language() === 'en' ? '/office.webmanifest' : `/office-${language()}.webmanifest`} />
      <link rel="apple-touch-icon" href={homeIcon} />
      <Frame>{children}</Frame>
    </ServerState>
  )
}

const loadSearch = async () => (await import('#features/search/screens/rental-search.tsx')).RentalSearch
const Search = later(loadSearch)

const places = [
  { label: words.today, icon: <TodayIcon />, to: today },
  { label: words.timelinePlace, icon: <TimelineIcon />, to: timeline },
  { label: words.newPlace, icon: <PlusIcon />, to: newBooking },
  { label: words.till, icon: <TillIcon />, to: cashRegister },
]

function Frame({ children }: Pick<LayoutProps, 'children'>) {
  const user = useUser()
  const waiting = useWaiting(user)
  const noLogout = useNoLogout()
  useAhead(loadSearch)
  const headings = [words.onThePier, words.theOffer, words.theOffice]
  return (
    <OfficeFrame
      name={<Name />}
      home={home}
      places={places}
      groups={user ? groupsOf(user, rentalMenu(user, waiting), headings) : []}
      foot={
        <OfficeFoot user={user} languageAt={`${home}/settings#language`} noLogout={noLogout}>
          <Link to={`${home}/internal`}>
            <HomeIcon /> {words.mainMenu}
          </Link>
          <Link to="/internal">{words.agency}</Link>
        </OfficeFoot>
      }
      labels={{
        places: words.office,
        menu: words.mainMenu,
        more: siteWords.more,
        search: words.searchAll,
        searchShort: words.search,
      }}
      Search={user ? Search : undefined}
      ground="lake"
      above={
        <aside className={styles.connection} aria-label={siteWords.connection}>
          <Waiting user={user} />
        </aside>
      }
      below={
        <footer className={styles.footer}>
          <Link to={imprint}>{siteWords.imprint}</Link>
          <Link to={privacy}>{siteWords.privacy}</Link>
          <Link to={accessibility}>{siteWords.accessibility}</Link>
        </footer>
      }
    >
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </OfficeFrame>
  )
}

function Name() {
  return (
    <>
      <svg aria-hidden="true" className={styles.mark} viewBox="0 0 32 32">
        <circle cx="16" cy="16" r="14.5" />
        <path d="M16 1.5a14.5 14.5 0 0 1 14.5 14.5H16ZM16 16v14.5A14.5 14.5 0 0 1 1.5 16Z" />
      </svg>
      <span>
        Rental <span className={styles.second}>Revolution</span>
      </span>
    </>
  )
}
