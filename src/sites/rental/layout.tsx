import '#kit/ui/base.css'
import './theme.css'
import type { ReactNode } from 'react'
import { checkAvailableDurations, getFutureBookingsForCalendar, getWeek } from '#features/bookings/contract.ts'
import { getBusinessSettings, getInstallation } from '#features/settings/contract.ts'
import { getAllVehicles, getOperatingVehicles } from '#features/vehicles/contract.ts'
import { ConnectionBanner } from '#kit/ui/connection-banner.tsx'
import { LiveUpdates } from '#kit/ui/live-updates.tsx'
import { ProgressBar } from '#kit/ui/progress-bar.tsx'
import { ServerState } from '#kit/ui/server-state.tsx'
import styles from './layout.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const timetable = [getFutureBookingsForCalendar, getWeek, checkAvailableDurations]
const topics = {
  bookings: timetable,
  'blocked-days': timetable,
  vehicles: [getAllVehicles, getOperatingVehicles],
  settings: [getBusinessSettings, getInstallation],
}

/** The frame of every page of the boat rental. */
export default function RentalLayout({ children }: { children: ReactNode }) {
  return (
    <ServerState>
      <LiveUpdates topics={topics} />
      <ProgressBar />
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <aside className={styles.connection} aria-label="Connection">
        <ConnectionBanner />
      </aside>
      <SiteHeader />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </ServerState>
  )
}
