import type { Context } from '#kit/server/http/context.ts'
import { addDays, instantOf, localDateTime } from '#kit/shared/day.ts'
import { prefixOf } from '#kit/shared/language.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import { progressOf } from '../../rules/handover.ts'
import type { Business } from '../../rules.ts'
import type { BookingFacts } from '../../server/queries/bookings.ts'
import type { PartyOut, PlaceOut, Review } from '../contract.ts'
import { type Boat, dayOf, type Party, type Place, propose, type Water } from '../rules/places.ts'
import { words } from '../words.ts'
import type { ClosureRow, ConcernedRow, DecidedRow } from './queries/concerned.ts'

export function existing(closure: ClosureRow | undefined): ClosureRow {
  if (!closure) throw notFound(words.noClosure)
  return closure
}

export const changed = (name: string) => new ProblemError(409, 'CHANGED', words.changedMeanwhile(name))
export const takenMeanwhile = (name: string, detail: string) =>
  new ProblemError(409, 'TAKEN', words.takenMeanwhile(name, detail))
export const tooLateToUndo = () => new ProblemError(409, 'TOO_LATE', words.tooLateToUndo)
export const notAsked = () => new ProblemError(409, 'NOT_ASKED', words.notAsked)

/** A booking with the rows of its boats, the first one first. */
export type Group = { bookingId: number; rows: readonly [ConcernedRow, ...ConcernedRow[]] }

export const groupsOf = (rows: readonly ConcernedRow[]): Group[] =>
  [...Map.groupBy(rows, ({ leaderId }) => leaderId)].map(([bookingId, own]) => {
    const sorted = own.toSorted((a, b) => a.id - b.id)
    return { bookingId, rows: sorted as unknown as Group['rows'] }
  })

const boatOf = (row: ConcernedRow): Boat => ({
  ...row,
  bookingId: row.id,
  promo: row.promo ?? undefined,
  progress: progressOf(row),
})

export const partyOf = ({ bookingId, rows: [first, ...others] }: Group): Party => ({
  bookingId,
  boats: [boatOf(first), ...others.map(boatOf)],
})

const sum = (rows: readonly ConcernedRow[], of: (row: ConcernedRow) => number) =>
  rows.reduce((total, row) => total + of(row), 0)

const present = ({ bookingId, rows }: Group): PartyOut => {
  const [first] = rows
  const { reference, name, phone, email, language, kind } = first
  return {
    ...{ booking_id: bookingId, reference, name, phone, email, language, kind },
    boats: rows.map((row) => ({
      booking_id: row.id,
      vehicle_name: row.vehicleName,
      vehicle_type: row.vehicleType,
      starts_at: row.startsAt,
      ends_at: row.endsAt,
      people: row.people,
      is_concerned: row.isConcerned,
    })),
    people: sum(rows, ({ people }) => people),
    price: sum(rows, ({ price }) => price),
    paid: sum(rows, ({ price, isPaid, voucherAmount, advance }) => (isPaid ? price : voucherAmount + advance)),
  }
}

export const placeKey = ({ spots }: Pick<Place, 'spots'>): string =>
  spots.map(({ bookingId, vehicleId, startsAt }) => `${bookingId}:${vehicleId}:${startsAt}`).join(',')

export const presentPlace = (place: Place, nameOf: (vehicleId: number) => string): PlaceOut => ({
  key: placeKey(place),
  is_same_time: place.isSameTime,
  is_same_kind: place.isSameKind,
  lacks_license: place.lacksLicense,
  spots: place.spots.map(({ bookingId, vehicleId, startsAt, endsAt }) => ({
    booking_id: bookingId,
    vehicle_id: vehicleId,
    vehicle_name: nameOf(vehicleId),
    starts_at: startsAt,
    ends_at: endsAt,
  })),
})

/** Whom a closure concerns: those on the water, those about to pay, those who can be moved or asked, and those decided on. */
export function sortGroups(groups: readonly Group[], decided: readonly DecidedRow[]) {
  const known = new Map(decided.map((one) => [one.bookingId, one]))
  const standing = groups.filter(({ rows }) => rows.some(({ isConcerned }) => isConcerned))
  const isOut = ({ rows }: Group) => rows.some((row) => row.isConcerned && progressOf(row) === 'out')
  const ahead = standing.filter((group) => !isOut(group))
  return {
    aboard: standing.filter(isOut),
    held: ahead.filter(({ rows: [first] }) => first.isHeld),
    open: ahead.filter(({ bookingId, rows: [first] }) => !first.isHeld && isUndecided(known.get(bookingId))),
    decided: groups.flatMap((group) => {
      const decision = known.get(group.bookingId)
      return decision ? [{ group, decision }] : []
    }),
  }
}

/** Who was moved away and is there again, by whatever hands, is to be decided on anew. */
const isUndecided = (known: DecidedRow | undefined) => known === undefined || known.decision === 'move'

/** The days in which places are looked for: those of the bookings, and the night after the last. */
export function daysOf(parties: readonly Party[]) {
  const days = parties.map(dayOf).sort()
  const lasts = parties.flatMap(({ boats }) => boats.map(({ endsAt }) => endsAt.slice(0, 10))).sort()
  const from = days[0]
  return from === undefined ? undefined : { from, last: addDays(lasts.at(-1) ?? from, 1) }
}

type Shown = { closure: ClosureRow; groups: readonly Group[]; decided: readonly DecidedRow[]; business: Business }

export function presentReview({ closure, groups, decided, business }: Shown, water: Water | undefined): Review {
  const sorted = sortGroups(groups, decided)
  const nameOf = (id: number) => water?.fleet.find((vehicle) => vehicle.id === id)?.name ?? ''
  const parties = sorted.open.map(partyOf)
  const emails = new Map(sorted.open.map(({ bookingId, rows: [first] }) => [bookingId, first.email]))
  const asks = closure.vehicle_id === null
  const proposals = water
    ? propose(parties, water, { canAsk: ({ bookingId }) => emails.get(bookingId) !== '', asks })
    : undefined
  const { day, hour } = business.now
  const open = sorted.open.map((group) => {
    const proposal = proposals?.get(group.bookingId)
    const places = (proposal?.places ?? []).map((place) => presentPlace(place, nameOf))
    const place = proposal?.place ? placeKey(proposal.place) : ''
    return { ...present(group), decision: proposal?.decision ?? ('keep' as const), place, places }
  })
  const undoable = decided.filter(({ isTold, isElsewhere }) => !isTold && !isElsewhere).map(({ toldAt }) => toldAt)
  return {
    closure: { ...closure, is_over: closure.ends_at <= localDateTime(day, hour) },
    aboard: sorted.aboard.map((group) => ({ ...present(group), out_at: outOf(group) })),
    held: sorted.held.map(present),
    open,
    decided: sorted.decided.map(({ group, decision }) => ({
      ...present(group),
      decision: decision.decision,
      told_at: decision.toldAt,
      is_told: decision.isTold,
      chosen: decision.chosen,
      is_done: decision.isDone || (decision.decision === 'move' && decision.isTold),
      reminded_at: decision.remindedAt,
      is_elsewhere: decision.isElsewhere,
    })),
    undo_until: undoable.sort().at(-1) ?? null,
  }
}

const outOf = ({ rows }: Group) =>
  rows.flatMap(({ outAt, backAt }) => (outAt && !backAt ? [outAt] : [])).sort()[0] ?? ''

/** The page where a customer who was asked chooses, for whoever holds the link: until 30 days after what they had booked. */
export function answerPageOf(
  { links, env }: Pick<Context, 'links' | 'env'>,
  { reference, trip, endsAt, language }: Pick<BookingFacts, 'reference' | 'trip' | 'endsAt' | 'language'>,
): string {
  const expires = instantOf(addDays(endsAt.slice(0, 10), 30), 0, env.timeZone)
  const page = `${env.publicUrl}${prefixOf(language)}/RentalRevolution/closed`
  return `${page}#${links.sign({ kind: 'closure', id: trip ?? reference }, expires)}`
}

/** The reference of the booking that a link is about, or why it opens nothing. */
export function askedOf({ env, links, clock }: Pick<Context, 'env' | 'links' | 'clock'>, link: string): string {
  const read = links.read('closure', link, clock())
  if (read === 'expired') throw new ProblemError(410, 'LINK_EXPIRED', words.linkExpired(env.business.phone))
  if (read === 'invalid') throw noSuchQuestion({ env })
  return read.id
}

export const noSuchQuestion = ({ env }: Pick<Context, 'env'>) =>
  new ProblemError(404, 'LINK_INVALID', words.linkInvalid(env.business.phone, env.business.email))
