import { handoverAddress } from '#features/handovers/screens/handover-words.ts'
import { getInstallation } from '#features/settings/contract.ts'
import {
  formatDay,
  formatHour,
  fromLocalDateTime,
  localDateTime,
  shortWeekday,
  type WallClock,
} from '#kit/shared/day.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import { formatMoney } from '#kit/shared/money.ts'
import type { FrameWay } from '#kit/ui/office-menu.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useNow } from '#kit/ui/use-now.ts'
import { type FoundBooking, type FoundTask, searchRental } from '../contract.ts'
import { words } from '../words.ts'
import { type Hit, type HitGroup, SearchDialog } from './search-dialog.tsx'

/** Everything the rental's office knows, with where it is shown. */
export function RentalSearch({ screens, onClose }: { screens: readonly FrameWay[]; onClose: () => void }) {
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const now = useNow(timeZone)
  const useFound = (typed: string | undefined) => {
    const { data, error } = useEndpoint(searchRental, typed === undefined ? undefined : { query: { search: typed } }, {
      keepPrevious: true,
    })
    return { groups: data && groupsOf(data, now), error }
  }
  return <SearchDialog screens={screens} onClose={onClose} useFound={useFound} />
}

const home = '/RentalRevolution'

function groupsOf(found: Answer<typeof searchRental>, now: WallClock | undefined): HitGroup[] {
  const moment = now && localDateTime(now.day, now.hour)
  return [
    { label: words.bookings, hits: found.bookings.map((one) => bookingHit(one, moment)) },
    {
      label: words.vouchers,
      hits: found.vouchers.map(({ reference, name, recipient, left, paid }) => ({
        key: reference,
        label: name,
        text: [reference, recipient && words.forRecipient(recipient), words.left(formatMoney(left))]
          .filter(Boolean)
          .join(' · '),
        note: paid ? undefined : words.unpaid,
        to: `${home}/cashregister`,
        state: { mode: 'voucher' },
      })),
    },
    {
      label: words.receipts,
      hits: found.receipts.map(({ position, number, day, cashier }) => ({
        key: position,
        label: words.receiptNumber(number),
        text: `${formatDay(day)} · ${cashier}`,
        to: `${home}/cashregister/receipts/${position}`,
      })),
    },
    { label: words.tasks, hits: tasksOf(found.tasks, home) },
    {
      label: words.blocked,
      hits: found.blocked.map(({ id, name, email, phone }) => ({
        key: id,
        label: name || email || phone,
        text: [name && email, phone].filter(Boolean).join(' · '),
        to: `${home}/blacklist#blocked-${id}`,
      })),
    },
  ]
}

function bookingHit(booking: FoundBooking, moment: string | undefined): Hit {
  const { id, name, vehicle_name, reference, phone, starts_at, ends_at, canceled, no_show, paid } = booking
  const { day, hour } = fromLocalDateTime(starts_at)
  const isOver = moment !== undefined && ends_at <= moment
  return {
    key: id,
    label: name,
    text: `${shortWeekday(day)} ${formatDay(day)}, ${formatHour(hour)} · ${vehicle_name} · ${phone} · ${reference}`,
    note: no_show ? words.noShow : canceled ? words.canceled : isOver ? words.over : paid ? undefined : words.unpaid,
    isQuiet: canceled || isOver,
    to: isOver || canceled ? `${home}/bookings?day=${day}#booking-${id}` : handoverAddress(id),
  }
}

/** Open tasks and requests, each on its page of the office below `home`. */
export const tasksOf = (tasks: readonly FoundTask[], home: string): Hit[] =>
  tasks.map(({ id, type, name, body }) => ({
    key: `${type} ${id}`,
    label: type === 'todo' ? (body.split('\n')[0] ?? '') : name,
    text: type === 'todo' ? name : body,
    to: `${home}/${type === 'todo' ? 'tasks' : 'inbox'}#item-${id}`,
  }))
