/** One order as whoever placed it saw it end. `unclear`: they gave up without an answer. */
export type Placed = {
  email: string
  vehicle: number
  /** Wall clock, `YYYY-MM-DDTHH:MM`. */
  startsAt: string
  outcome: 'acknowledged' | 'refused' | 'unclear'
  /** Of what was acknowledged. */
  reference?: string
}

/** A booking as the database has it. */
export type Kept = {
  email: string
  vehicle: number
  startsAt: string
  endsAt: string
  reference: string
  canceled: boolean
}

/** What became of the mails to one recipient: how many the mail server got, and the states of those in the database. */
export type Mailed = { email: string; arrived: number; states: readonly string[] }

/** A mail that nobody can say of whether it went out; it is shown to people and never sent again by itself. */
const open = new Set(['sending', 'unclear', 'waiting'])

/**
 * What is wrong with the bookings of a run, one sentence each: acknowledged ones that are lost or there twice, refused ones
 * that are there, boats given to two at a time, references given twice. Every order has an email of its own.
 */
export function bookingFaults(placed: readonly Placed[], kept: readonly Kept[]): string[] {
  const byEmail = Map.groupBy(kept, ({ email }) => email)
  return [
    ...placed.flatMap((order) => orderFaults(order, byEmail.get(order.email) ?? [])),
    ...twice(kept),
    ...overlaps(kept),
  ]
}

function orderFaults({ email, vehicle, startsAt, outcome, reference }: Placed, kept: readonly Kept[]): string[] {
  const [booking] = kept
  if (kept.length > 1) return [`${email} ordered once and is booked ${kept.length} times`]
  if (outcome === 'refused' && booking) return [`${email} was refused and is booked as ${booking.reference}`]
  if (outcome !== 'acknowledged') return []
  if (!booking) return [`the acknowledged booking ${reference} of ${email} is lost`]
  const same = booking.reference === reference && booking.vehicle === vehicle && booking.startsAt === startsAt
  return same && !booking.canceled ? [] : [`the booking of ${email} is not what was acknowledged as ${reference}`]
}

const twice = (kept: readonly Kept[]) =>
  [...Map.groupBy(kept, ({ reference }) => reference)]
    .filter(([, bookings]) => bookings.length > 1)
    .map(([reference, bookings]) => `the reference ${reference} was given ${bookings.length} times`)

function overlaps(kept: readonly Kept[]): string[] {
  const valid = kept.filter(({ canceled }) => !canceled)
  return [...Map.groupBy(valid, ({ vehicle }) => vehicle)].flatMap(([vehicle, bookings]) => {
    const inOrder = bookings.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
    return inOrder.flatMap((booking, n) => {
      const before = inOrder[n - 1]
      return before && booking.startsAt < before.endsAt
        ? [`boat ${vehicle} is given to ${before.reference} and ${booking.reference} at ${booking.startsAt}`]
        : []
    })
  })
}

/**
 * What is wrong with the mails of a run: a booking without its one confirmation, or one that arrived twice. None may be
 * missing unless its sending broke off with a process.
 */
export function mailFaults(kept: readonly Kept[], mailed: readonly Mailed[]): string[] {
  const byEmail = new Map(mailed.map((one) => [one.email, one]))
  return kept.flatMap(({ email, reference }) => {
    const { arrived = 0, states = [] } = byEmail.get(email) ?? {}
    if (arrived > 1) return [`the mail of ${reference} arrived ${arrived} times`]
    if (states.length !== 1) return [`the booking ${reference} has ${states.length} mails`]
    return arrived === 0 && !states.every((state) => open.has(state)) ? [`the mail of ${reference} never arrived`] : []
  })
}
