import { inLanguage } from '#kit/server/http/language.ts'
import { formatDayOfYear, formatHour, fromLocalDateTime } from '#kit/shared/day.ts'
import { formatList } from '#kit/shared/list.ts'
import type { Cents } from '#kit/shared/money.ts'
import { invalid } from '#kit/shared/problem.ts'
import type { Progress } from '../../rules/handover.ts'
import { advanceAsked, afterVoucher, beyondVoucher, downPaymentOf, openAmount, type Quote } from '../../rules/prices.ts'
import { type OrderedBoat, sharePeople, shareVoucher, spreadShare, sumQuotes } from '../../rules/trip.ts'
import { words as bookingWords } from '../../words.ts'
import { holdMinutes } from '../commands/hold.ts'
import type { NewBooking } from '../commands.ts'
import type { BookingFacts, StoredBooking } from '../queries/bookings.ts'
import { words } from '../words.ts'
import { bookingOf } from './orders.ts'

const sum = <T>(all: readonly T[], of: (one: T) => number | null): number =>
  all.reduce((total, one) => total + (of(one) ?? 0), 0)

const known = (all: readonly (number | null)[]) => all.filter((one) => one !== null)

/** The boats of a trip as one booking, for whoever is told of all of them: the first one's customer and reference. */
export function asOne<T extends BookingFacts>(boats: readonly [T, ...T[]]): T {
  const [leader] = boats
  if (boats.length === 1) return leader
  const ages = known(boats.flatMap(({ ageFrom, ageTo }) => [ageFrom, ageTo]))
  const children = sum(boats, (boat) => boat.children)
  const unpaid = boats.find((boat) => openAmount(boat) > 0) ?? leader
  return {
    ...leader,
    vehicleName: namesOf(boats),
    startsAt: boats.map(({ startsAt }) => startsAt).reduce((a, b) => (a < b ? a : b)),
    endsAt: boats.map(({ endsAt }) => endsAt).reduce((a, b) => (a > b ? a : b)),
    people: sum(boats, ({ people }) => people),
    ...(leader.adults !== null && {
      adults: sum(boats, ({ adults }) => adults),
      children,
      ageFrom: ages.length > 0 ? Math.min(...ages) : null,
      ageTo: children > 1 ? Math.max(...ages) : null,
    }),
    extras: [...new Set(boats.flatMap(({ extras }) => extras))],
    quote: sumQuotes(boats.map(({ quote }) => quote)),
    voucherAmount: sum(boats, ({ voucherAmount }) => voucherAmount),
    advance: sum(boats, ({ advance = 0 }) => advance),
    paymentMethod: unpaid.paymentMethod,
    dueOn: unpaid.dueOn,
    isPaid: boats.every(({ isPaid }) => isPaid),
    moves: sum(boats, ({ moves = 0 }) => moves),
    boats: boats.map(({ vehicleName, startsAt, endsAt, people }) => ({ vehicleName, startsAt, endsAt, people })),
  }
}

/** `Heron and Egret`; one that goes at another time than the first says when. In the language of the booking. */
const namesOf = (boats: readonly BookingFacts[]): string =>
  inLanguage(boats[0]?.language ?? 'en', () =>
    formatList(
      boats.map(({ vehicleName, startsAt }) => {
        if (startsAt === boats[0]?.startsAt) return vehicleName
        const { day, hour } = fromLocalDateTime(startsAt)
        return words.boatThen(vehicleName, formatDayOfYear(day), formatHour(hour))
      }),
    ),
  )

/** The same of a trip that is kept. Under way as soon as one of its boats is out, and back when all are. */
export const tripOf = (boats: readonly [StoredBooking, ...StoredBooking[]]): StoredBooking => ({
  ...asOne(boats),
  voucherId: boats.find(({ voucherId }) => voucherId !== null)?.voucherId ?? null,
  progress: progressOf(boats.map(({ progress }) => progress)),
})

function progressOf(all: readonly Progress[]): Progress {
  const [first = 'none'] = all
  return all.every((one) => one === first) ? first : 'out'
}

/** The ids of the boats of an order, the first one first. */
export function boatsOf({ vehicle, more_boats: more = [] }: { vehicle: number; more_boats?: number[] | undefined }) {
  if (more.includes(vehicle)) throw invalid([{ field: 'more_boats', message: bookingWords.checkBoats }])
  return [vehicle, ...more]
}

type Shared = Omit<Parameters<typeof bookingOf>[1], 'vehicle' | 'extras' | 'quote'>

/**
 * The bookings that an order of one boat or several becomes: who comes and what a voucher pays is shared out over them.
 * `paymentMethod` and `dueOn`: of what no voucher pays.
 */
export function bookedTogether(
  details: Parameters<typeof bookingOf>[0] & Parameters<typeof sharePeople>[0],
  boats: readonly OrderedBoat[],
  quotes: readonly Quote[],
  { voucher, open: _, ...order }: Shared,
): NewBooking {
  const rooms = boats.map(({ vehicle }) => vehicle.passengers)
  const parties = boats.length === 1 ? [{}] : sharePeople(details, rooms)
  const prices = quotes.map(({ total }) => total)
  const parts = shareVoucher(prices, voucher?.amount ?? 0)
  const bookings = boats.map((boat, i): NewBooking => {
    const quote = quotes[i] as Quote
    const amount = parts[i] ?? 0
    const part = voucher && amount > 0 ? { ...voucher, amount } : undefined
    const { open } = afterVoucher(quote.total, part?.amount ?? 0)
    const isPaid = open === 0 && part !== undefined
    const paid = { voucher: part, open, ...(isPaid && { paymentMethod: 'voucher' as const, dueOn: null }) }
    return bookingOf({ ...details, ...parties[i] }, { ...order, ...boat, ...paid, quote })
  })
  const [leader, ...mates] = bookings as [NewBooking, ...NewBooking[]]
  if (mates.length === 0) return leader
  const { reference } = leader
  return {
    ...leader,
    mates: mates.map((mate, i) => ({ ...mate, reference: `${reference}-${i + 2}`, trip: reference, promo: undefined })),
  }
}

/** What has to be paid online when booking, by its terms. */
export const shareOf = (leader: NewBooking): Cents => advanceAsked(orderedTrip(leader))

/** An order with something else about each of its boats. */
export function withEach(leader: NewBooking, change: (boat: NewBooking, i: number) => Partial<NewBooking>): NewBooking {
  const mates = leader.mates?.map((mate, i) => ({ ...mate, ...change(mate, i + 1) }))
  return { ...leader, ...change(leader, 0), ...(mates && { mates }) }
}

/** An order as it is kept for whoever pays it online: the share that its terms ask for, or all at once. */
export function heldToPay(leader: NewBooking, payAll: boolean): NewBooking {
  const open = boatsIn(leader).map(beyondVoucher)
  const advances = spreadShare(open, payAll ? 0 : downPaymentOf(orderedTrip(leader)))
  return withEach(leader, (_, i) => ({
    paymentMethod: 'provider',
    dueOn: null,
    holdMinutes,
    advance: advances[i] ?? 0,
  }))
}

export const boatsIn = (leader: NewBooking): [NewBooking, ...NewBooking[]] => [leader, ...(leader.mates ?? [])]

/** A booking with its mates, as the mail about it tells of them. */
export const orderedTrip = (leader: NewBooking): NewBooking => asOne(boatsIn(leader))
