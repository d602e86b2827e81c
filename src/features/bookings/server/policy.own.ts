import { presentTransfer } from '#features/payments/server/policy.transfer.ts'
import type { Env } from '#kit/server/env.ts'
import { formatDuration, formatLongDay, localDateTime, type WallClock, wallClock } from '#kit/shared/day.ts'
import { type Cents, toUnits } from '#kit/shared/money.ts'
import type { OwnBooking, OwnSettlement } from '../contract.own.ts'
import { cancellationSteps, currentStep, isAhead, type Settlement, settleCancellation } from '../rules.cancellation.ts'
import { formatNights, openAmount, type QuoteLine } from '../rules.prices.ts'
import { nightsOf } from '../rules.stays.ts'
import { calendarFile, googleCalendarLink } from './emails/calendar-file.ts'
import { feeDueOn } from './emails/canceled.ts'
import { thingsToBring, timesOf } from './emails/confirmation.ts'
import { addressOf, mapOf } from './emails/look.ts'
import type { StoredBooking } from './queries.bookings.ts'
import { dueOf, type KeptPayment, type OwnExtras, paidOf } from './queries.own.ts'

type Shown = {
  booking: StoredBooking
  kept: readonly KeptPayment[]
  extras: OwnExtras
  now: WallClock
  env: Env
}

/** A booking as its customer sees it. */
export function presentOwnBooking(shown: Shown): OwnBooking {
  const { booking, extras, now, env } = shown
  const { quote, vehicleName, reference, moves = 0 } = booking
  const { business, timeZone, publicUrl } = env
  const state = stateOf(booking, now)
  const entry = { business, publicUrl, timeZone, reference, vehicleName, moves, ...timesOf(booking) }
  const file = calendarFile({ ...entry, canceled: booking.isCanceled })
  const open = booking.isPaid || booking.isCanceled ? 0 : openAmount(booking)
  return {
    reference,
    state,
    kind: booking.kind,
    vehicle_name: vehicleName,
    vehicle_type: extras.type,
    picture: extras.picture,
    starts_at: booking.startsAt,
    ends_at: booking.endsAt,
    time_zone: timeZone,
    name: booking.name,
    email: booking.email,
    people: booking.people,
    comment: booking.comment,
    price: {
      lines: presentLines(quote.lines),
      total: toUnits(quote.total),
      vat: toUnits(quote.vat),
      on_site: presentLines(quote.onSite),
    },
    voucher_amount: toUnits(booking.voucherAmount),
    paid_amount: toUnits(booking.isPaid ? openAmount(booking) : 0),
    open_amount: toUnits(open),
    payment_method: booking.paymentMethod,
    transfer: transferOf(shown, open),
    bring: thingsToBring(booking),
    business: {
      name: business.name,
      address: addressOf(business),
      phone: business.phone,
      email: business.email,
      map_url: mapOf(business),
    },
    calendar: {
      name: file.name,
      text: Buffer.from(file.content, 'base64').toString(),
      google_url: googleCalendarLink(entry),
    },
    cancellation: booking.isCanceled ? null : cancellationOf(shown),
    canceled: booking.isCanceled ? canceledOf(shown) : null,
    may_request_change: mayRequestChange(booking, now),
  }
}

function stateOf(booking: StoredBooking, now: WallClock): OwnBooking['state'] {
  if (booking.isCanceled) return 'canceled'
  if (localDateTime(now.day, now.hour) >= booking.endsAt) return 'past'
  if (!isAhead(booking.startsAt, now)) return 'under_way'
  return booking.isHeld ? 'held' : 'booked'
}

/** A wish for a change makes sense until the boat is back. */
export const mayRequestChange = (booking: StoredBooking, now: WallClock): boolean =>
  ['booked', 'under_way'].includes(stateOf(booking, now))

const presentLines = (lines: readonly QuoteLine[]) =>
  lines.map(({ label, cents }) => ({ label, amount: toUnits(cents) }))

const presentSettlement = (settlement: Settlement): OwnSettlement => ({
  fee: toUnits(settlement.fee),
  kept: toUnits(settlement.kept),
  voucher_back: toUnits(settlement.voucherBack),
  provider_back: toUnits(settlement.providerBack),
  hand_back: toUnits(settlement.handBack),
  owed: toUnits(settlement.owed),
})

/** What canceling now would mean; null once the booking has begun, and while it is only held. */
function cancellationOf({ booking, kept, now, env }: Shown): OwnBooking['cancellation'] {
  if (booking.isHeld) return null
  const price = dueOf(booking)
  const steps = cancellationSteps(price, { start: booking.startsAt.slice(0, 10), eurPerUsd: env.eurPerUsd })
  const current = isAhead(booking.startsAt, now) ? currentStep(steps, now.day) : undefined
  if (!current) return null
  const settlement = settleCancellation({ price, fee: current.fee, ...paidOf(booking, kept) })
  return {
    steps: steps.map(({ until, terms, fee }) => ({ until, terms, fee: toUnits(fee), is_now: until === current.until })),
    settlement: presentSettlement(settlement),
  }
}

function canceledOf({ booking, extras, env }: Shown): OwnBooking['canceled'] {
  const { canceledBy, canceledReason, settlement } = booking
  return {
    by: canceledBy === null ? 'released' : canceledBy === 'customer' ? 'customer' : 'business',
    reason: canceledReason ?? '',
    day: wallClock(env.timeZone, instantOfCanceling(extras)).day,
    settlement: settlement && presentSettlement(settlement),
  }
}

const instantOfCanceling = ({ canceled }: OwnExtras) =>
  Temporal.Instant.fromEpochMilliseconds(Math.round((canceled ?? 0) * 1000))

/** The transfer that is waited for: of the open amount where that was chosen, or of a fee that is owed. */
function transferOf({ booking, extras, env }: Shown, open: Cents): OwnBooking['transfer'] {
  const owed = booking.settlement?.owed ?? 0
  const { reference } = booking
  if (owed > 0) {
    const dueOn = feeDueOn(instantOfCanceling(extras), env.timeZone)
    return presentTransfer({ amount: owed, reference, dueOn }, env)
  }
  if (open === 0 || booking.paymentMethod !== 'transfer' || !booking.dueOn) return null
  return presentTransfer({ amount: open, reference, dueOn: booking.dueOn }, env)
}

/** One line for the payer: `Heron, 2 nights from Wednesday, June 10, 2026`. */
export function describeOrder(booking: StoredBooking): string {
  const { begins, ends } = timesOf(booking)
  const from = formatLongDay(begins.day)
  if (booking.kind === 'days')
    return `${booking.vehicleName}, ${formatNights(nightsOf({ start: begins.day, end: ends.day }))} from ${from}`
  const hours = ends.hour - begins.hour + (ends.day === begins.day ? 0 : 24)
  return `${booking.vehicleName}, ${formatDuration(hours)} on ${from}`
}
