import { getPricing } from '#features/price-rules/contract/pricing.ts'
import { getBusinessSettings, getInstallation } from '#features/settings/contract.ts'
import { getAllVehicles } from '#features/vehicles/contract.ts'
import { addDays, wallClock } from '#kit/shared/day.ts'
import { toCents, toUnits } from '#kit/shared/money.ts'
import { ApiError } from '#kit/ui/api.ts'
import { changed, play, type Scene } from '#kit/ui/demo.ts'
import { closurePlays } from './closures/demo.ts'
import { cancelBooking } from './day/contract/cancel.ts'
import { changeLanguage } from './day/contract/language.ts'
import {
  blockDay,
  type DayBooking,
  getDayBookings,
  getDayCounts,
  getUnfinishedBookings,
  releaseHold,
} from './day/contract.ts'
import { asOneLine, withStaffComment } from './day/rules.ts'
import { afterVoucher } from './rules/prices.ts'
import { type Business, hoursToInterval } from './rules.ts'
import { changeBooking, undoChange } from './staff-change/contract.ts'
import { words as changeWords } from './staff-change/words.ts'
import { stayInterval } from './stays/rules.ts'
import { getTimeline, type TimelineBooking } from './timeline/contract.ts'
import { getWaiting, removeWaiting } from './waiting/contract.ts'
import { bookWalkIn } from './walk-in/contract.ts'
import { walkInStart } from './walk-in/rules.ts'

type Agreed = { new_price?: number | undefined; price_change_reason?: string | undefined }

const change = ({ show }: Scene, id: number, how: (booking: DayBooking) => DayBooking) =>
  show(getDayBookings, (all) => ({ ...all, bookings: changed(all.bookings, id, how) }))

/** Takes a booking off the desk. */
function remove({ known, show }: Scene, id: number) {
  const booking = known(getDayBookings).flatMap(({ bookings }) => bookings.find((one) => one.id === id) ?? [])[0]
  const { booked_day: first, booked_day_end: last } = booking ?? { booked_day: '', booked_day_end: '' }
  show(getDayBookings, (all) => ({ ...all, bookings: changed(all.bookings, id, () => undefined) }))
  show(getUnfinishedBookings, (all) => ({
    unfinished_bookings: changed(all.unfinished_bookings, id, () => undefined),
  }))
  show(getDayCounts, (all) => ({
    ...all,
    days: all.days.map((one) => {
      const which = one.day === first ? 'departures' : 'others'
      return one.day < first || one.day > last ? one : { ...one, [which]: one[which] - 1 }
    }),
  }))
}

/** A booking and those that were booked with it: they have its reference, and a number. */
function bookedWith({ known }: Scene, id: number): ReadonlySet<number> {
  const all = known(getDayBookings).flatMap(({ bookings }) => bookings.filter(({ trip }) => trip))
  const tripOf = ({ reference }: DayBooking) => reference.split('-')[0]
  const booking = all.find((one) => one.id === id)
  return new Set([id, ...all.filter((one) => booking && tripOf(one) === tripOf(booking)).map((one) => one.id)])
}

function businessOf({ known }: Scene): Business {
  const [settings, installation] = [known(getBusinessSettings)[0], known(getInstallation)[0]]
  if (!settings || !installation) throw new Error('the timeline knows of no business')
  const { rules, terms, extras } = known(getPricing)[0] ?? { rules: [], terms: [], extras: [] }
  const now = wallClock(installation.time_zone)
  return { settings, timeZone: installation.time_zone, now, priceRules: rules, terms, extras }
}

function withNote(one: DayBooking, text: string): DayBooking {
  const note = asOneLine(text)
  const noted = one.staff_comment === '' ? 0 : `\nStaff: ${one.staff_comment}`.length
  const said = one.comment.slice(0, Math.max(0, one.comment.length - noted))
  return { ...one, comment: withStaffComment(said, note), staff_comment: note }
}

function atPrice(
  one: DayBooking,
  { new_price = one.price, price_change_reason: reason = '' }: Agreed,
): Partial<DayBooking> {
  const { open } = afterVoucher(new_price, one.voucher_amount)
  if (new_price === one.price) return { new_price: null, price_change_reason: null, open_amount: open }
  return { new_price, price_change_reason: reason, open_amount: open, paid: open === 0 }
}

/** How bookings were before they were changed, by the number of the change. */
const changedFrom = new Map<number, TimelineBooking>()

export const plays = [
  ...closurePlays,
  play(blockDay, ({ body: { day, blocked } }, { show }) => {
    const change = <A extends { blocked_days: string[] }>(all: A): A => ({
      ...all,
      blocked_days: [...all.blocked_days.filter((one) => one !== day), ...(blocked ? [day] : [])],
    })
    show(getDayBookings, change)
    show(getDayCounts, change)
  }),
  play(cancelBooking, ({ body }, scene) => {
    for (const id of bookedWith(scene, body.booking_id)) remove(scene, id)
  }),
  play(releaseHold, ({ body }, scene) => remove(scene, body.booking_id)),
  play(removeWaiting, ({ body: { id } }, { show }) =>
    show(getWaiting, (all) => ({ waiting: changed(all.waiting, id, () => undefined) })),
  ),
  play(changeLanguage, ({ body: { booking_id, language } }, scene) => {
    change(scene, booking_id, (one) => ({ ...one, language }))
    scene.show(getTimeline, (all) => ({
      ...all,
      bookings: changed(all.bookings, booking_id, (one) => ({ ...one, language })),
    }))
  }),
  play(changeBooking, ({ body }, scene) => {
    const booking = scene
      .known(getTimeline)
      .flatMap(({ bookings }) => bookings)
      .find(({ id }) => id === body.booking_id)
    const { booking_id, name, email = '', phone = '', language, note, day } = body
    const said = { name, email, phone, language, staff_comment: note }
    change(scene, booking_id, (one) => ({
      ...withNote(one, note),
      ...said,
      ...(body.price === 'other' && atPrice(one, body)),
    }))
    const { startsAt, endsAt } = hoursToInterval(day, body.start ?? 0, body.hours ?? 0)
    const fleet = scene.known(getAllVehicles).flat()
    const place = {
      vehicle_id: body.vehicle_id,
      vehicle_name: fleet.find(({ id }) => id === body.vehicle_id)?.name ?? booking?.vehicle_name ?? '',
      starts_at: booking?.kind === 'days' ? `${day}${booking.starts_at.slice(10)}` : startsAt,
      ends_at: booking?.kind === 'days' ? `${body.end ?? day}${booking.ends_at.slice(10)}` : endsAt,
    }
    const people = body.adults + body.children
    const after = { ...said, ...place, people, extras: body.extras, price: toUnits(body.whole) - (booking?.fees ?? 0) }
    scene.show(getTimeline, (all) => ({
      ...all,
      bookings: changed(all.bookings, booking_id, (one) => ({ ...one, ...after })),
    }))
    const changeId = scene.newId()
    if (booking) changedFrom.set(changeId, booking)
    return { ...place, booking_id, change_id: changeId, name, price: body.whole, open: 0, hand_back: 0, is_told: false }
  }),
  play(undoChange, ({ body: { change_id } }, scene) => {
    const from = changedFrom.get(change_id)
    if (!from) throw new ApiError(404, 'NOT_FOUND', changeWords.noChange)
    scene.show(getTimeline, (all) => ({ ...all, bookings: changed(all.bookings, from.id, () => from) }))
    const { name, email, phone, staff_comment } = from
    change(scene, from.id, (one) => ({ ...one, name, email, phone, staff_comment }))
    const { vehicle_name, starts_at, ends_at } = from
    const place = { booking_id: from.id, change_id: null, vehicle_name, starts_at, ends_at }
    return { ...place, name, price: toCents(from.price + from.fees), open: 0, hand_back: 0, is_told: false }
  }),
  play(bookWalkIn, ({ body }, scene) => {
    const { vehicle_id, name, phone = '', email = '', people, price, agreed_price, note, extras } = body
    const vehicle = scene
      .known(getAllVehicles)
      .flat()
      .find(({ id }) => id === vehicle_id)
    const business = businessOf(scene)
    const { day = business.now.day } = body
    const { hours = 0, nights } = body
    const { startsAt, endsAt } =
      nights === undefined
        ? hoursToInterval(day, walkInStart(business, body.start, day), hours)
        : stayInterval({ start: day, end: addDays(day, nights) }, business)
    const booking: TimelineBooking = {
      ...{
        id: scene.newId(),
        reference: 'SIMULATE',
        kind: nights === undefined ? 'hours' : 'days',
        starts_at: startsAt,
        ends_at: endsAt,
      },
      ...{ vehicle_id, vehicle_name: vehicle?.name ?? '', vehicle_type: vehicle?.type ?? 'motorboats' },
      ...{ name, phone, email, people, comment: '', staff_comment: note, extras, has_license: null },
      ...{
        price: agreed_price ?? price,
        fees: 0,
        deposit: 0,
        voucher_amount: 0,
        advance: 0,
        is_paid: false,
        is_held: false,
        out_at: null,
        back_at: null,
      },
    }
    scene.show(getTimeline, (all, { query }) =>
      query.day <= day && day < addDays(query.day, query.days) ? { ...all, bookings: [...all.bookings, booking] } : all,
    )
    return { ...booking, booking_id: booking.id }
  }),
]
