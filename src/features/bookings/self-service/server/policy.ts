import { addressOf, mapOf } from '#features/mail-themes/server/emails/rental.ts'
import { presentTransfer } from '#features/payments/server/policy/transfer.ts'
import type { BusinessSettings } from '#features/settings/contract.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import type { Env } from '#kit/server/settings/env.ts'
import {
  formatDuration,
  formatLongDay,
  fromLocalDateTime,
  hoursBetween,
  localDateTime,
  type WallClock,
  wallClock,
} from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { changeableUntil, changeRefusal } from '../../change/rules.ts'
import {
  type Canceling,
  type CancellationStep,
  currentStep,
  feeSteps,
  isAhead,
  noShowFee,
  type Settlement,
  settleCancellation,
} from '../../rules/cancellation.ts'
import { handoverState } from '../../rules/handover.ts'
import { partyFacts } from '../../rules/party.ts'
import { payingWords, stepsAhead } from '../../rules/paying.ts'
import {
  beyondVoucher,
  openAmount,
  paidAhead,
  payableNow,
  type QuoteLine,
  splitOnSite,
  toldLines,
  wholeOf,
} from '../../rules/prices.ts'
import { calendarFile, googleCalendarLink } from '../../server/emails/calendar-file.ts'
import { feeDueOn } from '../../server/emails/canceled.ts'
import { saidThings, timesOf } from '../../server/emails/confirmation.ts'
import { payableOf } from '../../server/emails/price.ts'
import type { BookingFacts, StoredBooking } from '../../server/queries/bookings.ts'
import { words } from '../../server/words.ts'
import { nightsOf } from '../../stays/rules.ts'
import { words as bookingWords } from '../../words.ts'
import type { OwnBooking, OwnReturn, OwnSettlement } from '../contract.ts'
import { dueOf, type KeptPayment, type OwnExtras, paidOf } from './queries.ts'

type Shown = {
  booking: StoredBooking
  kept: readonly KeptPayment[]
  extras: OwnExtras
  returns: OwnReturn[]
  now: WallClock
  settings: BusinessSettings
  env: Env
}

/** A booking as its customer sees it. */
export function presentOwnBooking(shown: Shown): OwnBooking {
  const { booking, extras, now, env } = shown
  const { quote, vehicleName, reference, language, moves = 0 } = booking
  const { business, timeZone, publicUrl } = env
  const state = stateOf(booking, now)
  const entry = { business, publicUrl, timeZone, language, reference, vehicleName, moves, ...timesOf(booking) }
  const file = calendarFile({ ...entry, canceled: booking.isCanceled })
  const whole = wholeOf(quote)
  const open = booking.isPaid || booking.isCanceled ? 0 : payableNow(booking)
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
    ...(booking.boats && { boats: booking.boats.map(presentBoat) }),
    told: partyFacts(booking),
    price: {
      lines: presentLines(quote.lines),
      total: quote.total,
      vat: whole.vat,
      on_site: presentLines(splitOnSite(quote.onSite).fees),
      whole: whole.whole,
      deposit: whole.deposit,
    },
    paying: booking.isCanceled ? [] : payingWords(payableOf(booking, env.toEuros)),
    voucher_amount: booking.voucherAmount,
    paid_amount: booking.isPaid ? beyondVoucher(booking) : paidAhead(booking),
    open_amount: open,
    payment_method: booking.paymentMethod,
    transfer: transferOf(shown, open),
    bring: saidThings(booking),
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
    returns: shown.returns,
    ...handoverOf(booking, now),
    may_request_change: mayRequestChange(booking, now),
    ...changeOf(shown),
  }
}

const presentBoat = ({ vehicleName, startsAt, endsAt, people }: NonNullable<BookingFacts['boats']>[number]) => ({
  name: vehicleName,
  starts_at: startsAt,
  ends_at: endsAt,
  people,
})

function handoverOf(booking: StoredBooking, now: WallClock): Pick<OwnBooking, 'handover' | 'minutes_late'> {
  const state = booking.isCanceled ? 'planned' : handoverState(courseOfProgress(booking), now)
  const minute = { day: now.day, hour: Math.floor(now.hour * 60 + 1e-6) / 60 }
  const overdue = hoursBetween(fromLocalDateTime(booking.endsAt), minute)
  return {
    handover: state === 'planned' ? null : state,
    minutes_late: state === 'late' ? Math.round(overdue * 60) : 0,
  }
}

/** When exactly the boat left and came back says nothing here. */
const courseOfProgress = ({ startsAt, endsAt, progress }: StoredBooking) => ({
  startsAt,
  endsAt,
  outAt: progress === 'none' ? null : startsAt,
  backAt: progress === 'back' ? endsAt : null,
})

function stateOf(booking: StoredBooking, now: WallClock): OwnBooking['state'] {
  if (booking.isCanceled) return 'canceled'
  if (booking.progress === 'out') return 'under_way'
  if (booking.progress === 'back' || localDateTime(now.day, now.hour) >= booking.endsAt) return 'past'
  if (!isAhead(booking.startsAt, now)) return 'under_way'
  return booking.isHeld ? 'held' : 'booked'
}

/** A wish for a change makes sense until the boat is back. */
export const mayRequestChange = (booking: StoredBooking, now: WallClock): boolean =>
  ['booked', 'under_way'].includes(stateOf(booking, now))

/** As it is, for whoever changes it; or why that is not possible here. */
function changeOf({ booking, settings, now }: Shown): Pick<OwnBooking, 'change' | 'no_change'> {
  const refusal = changeRefusal(booking, { settings, now })
  const until = changeableUntil(booking, { settings, now })
  if (refusal || until === undefined)
    return { change: null, no_change: refusal && ['TOO_LATE', 'SEVERAL'].includes(refusal.code) ? refusal.detail : '' }
  const { vehicleId: vehicle, extras, adults, children, ageFrom, ageTo, people } = booking
  const party = { adults: adults ?? people, children: children ?? 0, age_from: ageFrom, age_to: ageTo }
  return { change: { vehicle, extras: [...extras], ...party, until }, no_change: '' }
}

const presentLines = (lines: readonly QuoteLine[]) =>
  toldLines(lines).map(({ label, cents }) => ({ label, amount: cents }))

export const presentSettlement = (settlement: Settlement): OwnSettlement => ({
  fee: settlement.fee,
  kept: settlement.kept,
  voucher_back: settlement.voucherBack + (settlement.asVoucher ?? 0),
  provider_back: settlement.providerBack,
  hand_back: settlement.handBack,
  owed: settlement.owed,
})

/** What the fee of canceling is made of. What is less than ten cents beside a voucher is nothing here as well. */
export function cancelingOf(booking: StoredBooking): Canceling {
  const { startsAt, quote } = booking
  const price = dueOf(booking)
  const leastFee = booking.leastFee > quote.total ? booking.leastFee : Math.min(booking.leastFee, price)
  return { price, startsAt, terms: quote.terms, leastFee }
}

/** What canceling costs until when. */
export const feeStepsOf = (booking: StoredBooking, { toEuros }: Pick<Env, 'toEuros'>): CancellationStep[] =>
  feeSteps(cancelingOf(booking), toEuros)

/** What canceling now would mean; null once the booking has begun, and while it is only held. */
function cancellationOf({ booking, kept, now, env }: Shown): OwnBooking['cancellation'] {
  if (booking.isHeld || booking.progress !== 'none') return null
  const steps = feeStepsOf(booking, env)
  const current = isAhead(booking.startsAt, now) ? currentStep(steps, now.day) : undefined
  if (!current) return null
  const settlement = settleCancellation({ fee: current.fee, ...paidOf(booking, kept) })
  const noShow = noShowFee(cancelingOf(booking), env.toEuros)
  return {
    steps: stepsAhead(steps, now.day).map((step) => ({ ...step, is_now: step === current })),
    ...(noShow !== steps.at(-1)?.fee && { no_show: noShow }),
    settlement: presentSettlement(settlement),
  }
}

function canceledOf({ booking, extras, env }: Shown): OwnBooking['canceled'] {
  const { canceledBy, canceledReason, canceledWhy, settlement } = booking
  return {
    by: canceledBy === null ? 'released' : canceledBy === 'customer' ? 'customer' : 'business',
    reason: canceledReason ?? '',
    ...(canceledWhy !== null && { why: canceledWhy }),
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

/**
 * One line for the payer, in the language of the booking:
 * `Heron, 2 nights from Wednesday, June 10, 2026: $120 more on site, $480 in all, plus the deposit`.
 */
export const describeOrder = (booking: BookingFacts & { isHeld?: boolean }): string =>
  inLanguage(booking.language, () => described(booking))

function described({ vehicleName, kind, quote, ...booking }: BookingFacts & { isHeld?: boolean }): string {
  const { begins, ends } = timesOf(booking)
  const from = formatLongDay(begins.day)
  const { fees, whole, deposit } = wholeOf(quote)
  const rest = openAmount({ quote, ...booking }) - payableNow({ quote, ...booking })
  const onSite = fees + (kind === 'hours' ? rest : 0)
  const more = [
    ...(rest > 0 ? [words.downPayment] : []),
    ...(onSite > 0 ? [words.moreOnSite(formatMoney(onSite), formatMoney(whole))] : []),
    ...(deposit > 0 ? [words.depositIsApart] : []),
  ].join(', ')
  const what =
    kind === 'days'
      ? words.nightsFrom(vehicleName, bookingWords.nights(nightsOf({ start: begins.day, end: ends.day })), from)
      : words.hoursOn(vehicleName, formatDuration(hoursBetween(begins, ends)), from)
  return more ? `${what}: ${more}` : what
}
