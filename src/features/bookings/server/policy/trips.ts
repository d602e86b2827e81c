import { inLanguage } from '#kit/server/http/language.ts'
import { formatDayOfYear, formatHour, fromLocalDateTime } from '#kit/shared/day.ts'
import { formatList } from '#kit/shared/list.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { Progress } from '../../rules/handover.ts'
import { advanceAsked, afterVoucher, openAmount, type Quote } from '../../rules/prices.ts'
import { type OrderedBoat, sharePeople, shareVoucher, sumQuotes } from '../../rules/trip.ts'
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
    paymentMethod: (boats.find((boat) => openAmount(boat) > 0) ?? leader).paymentMethod,
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

type Shared = Omit<Parameters<typeof bookingOf>[1], 'vehicle' | 'extras' | 'quote' | 'paymentMethod'>

/** The bookings that an order of one boat or several becomes: who comes and what a voucher pays is shared out over them. */
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
    const part = voucher && { ...voucher, amount: parts[i] ?? 0 }
    const { open } = afterVoucher(quote.total, part?.amount ?? 0)
    const paymentMethod = open === 0 && part ? 'voucher' : 'on_site'
    const paid = { voucher: part, open, paymentMethod } as const
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

/** What has to be paid online when booking: of each boat by its terms. */
export const shareOf = (leader: NewBooking): Cents => sum([leader, ...(leader.mates ?? [])], advanceAsked)

/** A booking with its mates, as the mail about it tells of them. */
export const orderedTrip = (leader: NewBooking): NewBooking => asOne([leader, ...(leader.mates ?? [])])
