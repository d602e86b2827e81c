import '#kit/ui/base.css'
import { groupsOf, openTo } from '#features/sign-in/screens/menu-entry.ts'
import { OfficeFoot } from '#features/sign-in/screens/office-foot.tsx'
import { standInForTestAccounts, useUser } from '#features/sign-in/screens/use-user.ts'
import { ConnectionBanner } from '#kit/ui/connection-banner.tsx'
import { later } from '#kit/ui/later.tsx'
import { Link } from '#kit/ui/link.tsx'
import { LiveUpdates } from '#kit/ui/live-updates.tsx'
import { type FramePlace, OfficeFrame } from '#kit/ui/office-frame.tsx'
import { HomeIcon } from '#kit/ui/office-icons.tsx'
import type { FrameEntry } from '#kit/ui/office-menu.tsx'
import { ServerState } from '#kit/ui/server-state.tsx'
import { useAhead } from '#kit/ui/use-ahead.ts'
import type { LayoutProps } from '#sites/modules.ts'
import icon from './icons/icon.svg'
import { agencyMenu, groups, more, rental, useWaitingWork } from './office/menu.tsx'
import styles from './office-layout.module.css'
import './theme.css'

export { icon }

standInForTestAccounts(() => import('#sites/demo.ts'))

/** The frame of every page of the agency's office. */
export default function AgencyOfficeLayout({ children }: LayoutProps) {
  return (
    <ServerState>
      <LiveUpdates />
      <Frame>{children}</Frame>
    </ServerState>
  )
}

const loadSearch = async () => (await import('#features/search/screens/agency-search.tsx')).AgencySearch
const Search = later(loadSearch)

const start = { label: 'Main Menu', icon: <HomeIcon />, to: '/internal' }
/** What one does most, the first of it that one may. */
const dayToDay = ['Tasks', 'Inbox', 'Invoices', 'Acquisition', 'Cash Register', 'Working Hours', 'Settings', 'Sandbox']

function Frame({ children }: Pick<LayoutProps, 'children'>) {
  const user = useUser()
  const waiting = useWaitingWork(user)
  useAhead(loadSearch)
  const entries = user ? agencyMenu(user, waiting) : []
  const menu = user ? groupsOf(user, entries, Object.values(groups)) : []
  const ways = user ? openTo(user, more).filter(({ to }) => to !== rental.to && !to.endsWith('/logout')) : []
  return (
    <OfficeFrame
      name="Sternsinger"
      home="/"
      places={[start, ...placesOf(menu.flatMap((group) => group.entries))]}
      groups={[...menu, { label: 'System', entries: ways }]}
      foot={
        <OfficeFoot user={user}>
          <Link to={rental.to}>{rental.label}</Link>
        </OfficeFoot>
      }
      labels={{ places: 'Back office', menu: 'Main Menu', more: 'More', search: 'Search', searchShort: 'Search' }}
      Search={user?.admin ? Search : undefined}
      above={<ConnectionBanner />}
      below={
        <footer className={styles.footer}>
          <p>Sternsinger makes websites, booking systems and back offices for small businesses</p>
        </footer>
      }
    >
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </OfficeFrame>
  )
}

/** Three of them, beside the main menu. */
function placesOf(entries: readonly FrameEntry[]): FramePlace[] {
  return dayToDay
    .flatMap((label) => entries.filter((entry) => entry.label === label))
    .flatMap((entry) =>
      'popup' in entry ? [] : [{ ...entry, to: 'to' in entry ? entry.to : (entry.ways[0]?.to ?? '') }],
    )
    .slice(0, 3)
}
