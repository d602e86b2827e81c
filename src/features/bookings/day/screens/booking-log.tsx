import { useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { formatDay, formatHour, wallClock } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { Dialog } from '#kit/ui/dialog.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getBookingLog, type LogEntry, logPageSize } from '../contract.ts'
import { deskCourse, durationWords } from '../rules.ts'
import { words } from '../words.ts'
import styles from './booking-log.module.css'
import { money, whoBooked } from './desk-words.ts'
import { HandoverBadge } from './handover-badge.tsx'

type BookingLogProps = { open: boolean; onClose: () => void }

/** The bookings of the last 14 days as they are, and who canceled what. */
export function BookingLog({ open, onClose }: BookingLogProps) {
  const [pages, setPages] = useState(1)
  return (
    <Dialog open={open} onClose={onClose} size="large" title={words.logbook}>
      <p className={styles.lead}>{words.whatLogbook}</p>
      {Array.from({ length: pages }, (_, page) => page).map((page) => (
        <LogPage key={page} page={page} onMore={page === pages - 1 ? () => setPages(pages + 1) : undefined} />
      ))}
    </Dialog>
  )
}

function LogPage({ page, onMore }: { page: number; onMore: (() => void) | undefined }) {
  const query = useEndpoint(getBookingLog, { query: { page } }, { freshSeconds: 0 })
  const { data } = query
  if (!data) return <Pending query={query} what={words.theLogbook} />
  if (data.length === 0) return page === 0 ? <EmptyState title={words.noEntries} /> : null
  return (
    <>
      <ol className={styles.entries} aria-label={page === 0 ? words.listOfBookings : words.bookingsPage(page + 1)}>
        {data.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {onMore && data.length === logPageSize && (
        <Button variant="secondary" wide onClick={onMore}>
          {words.showMore}
        </Button>
      )}
    </>
  )
}

function Entry({ entry }: { entry: LogEntry }) {
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const now = timeZone === undefined ? undefined : wallClock(timeZone)
  const { booked_day, booked_start, vehicle_name, name, price, new_price, fees, paid, canceled, reference } = entry
  const isCanceled = canceled !== ''
  return (
    <li className={classNames(styles.entry, isCanceled && styles.canceled)}>
      <p className={styles.when}>
        {formatDay(booked_day)}
        <span className={layout.aside}>{formatHour(booked_start)}</span>
      </p>
      <div className={styles.what}>
        <p>
          <strong>{vehicle_name}</strong>, {name}
        </p>
        <p className={layout.aside}>
          {durationWords(entry)} · {whoBooked(entry)} · {reference}
        </p>
        {isCanceled && <p className={styles.why}>{canceled}</p>}
      </div>
      <p className={styles.money}>
        {!isCanceled && now && <HandoverBadge course={deskCourse(entry)} now={now} />}
        {new_price !== null && <del>{money(price + fees)}</del>} {money((new_price ?? price) + fees)}
        <Badge tone={isCanceled ? 'danger' : paid ? 'success' : 'plain'}>
          {words.labels[entry.no_show ? 'noShow' : isCanceled ? 'canceled' : paid ? 'paid' : 'unpaid']}
        </Badge>
      </p>
    </li>
  )
}
