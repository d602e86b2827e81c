/** What somebody did without a network, and how it is sent once there is one again: in its order, and each thing once. */

export type Kind = 'check_out' | 'take_back' | 'photo' | 'note' | 'sale' | 'cart'

export type Waiting = {
  /** Counts up in the order in which things were done. */
  id: number
  /** Whose. Nobody else sends it. */
  account: number
  kind: Kind
  /** What depends on each other, such as all of one booking. */
  chain: string
  booking?: number | undefined
  /** Of the call, and what it is sent with. */
  path: string
  sent: { body: Readonly<Record<string, unknown>> }
  key: string
  /** Whether the server is told when it was done. Not where it was sent without that before: then it would be another write. */
  timed: boolean
  /** When it was done by the clock of this device, in milliseconds since 1970. */
  at: number
  /** What was done, and with what, as it is shown. */
  what: string
  facts: readonly Fact[]
  /** In cents, what lies in the drawer by it. */
  cash?: number | undefined
  /** When it was first sent, as long as nobody knows whether it arrived. */
  tried?: number | undefined
  /** By how much the server's clock was ahead of this device's then, in milliseconds. */
  ahead?: number | undefined
  refused?: Refused | undefined
}
export type Fact = readonly [name: string, value: string]
/** Why the server did not take it, in its words. */
export type Refused = { code: string; message: string }

/** What is done now, of a booking and with nothing to show where nothing else is said. */
type Said = 'chain' | 'key' | 'at' | 'facts'
export type New = Omit<Waiting, 'id' | 'account' | 'ahead' | 'refused' | Said> & Partial<Pick<Waiting, Said>>

/** Of one booking everything depends on what was done with it before. */
export const chainOf = (booking: number | undefined): string => `booking ${booking}`

/** The server knows a key again for a day: then a repetition could be a second time. */
const keyLives = 23 * 3_600_000

/** What is sent next: the oldest that nothing refused stands before. */
export function nextOf(items: readonly Waiting[]): Waiting | undefined {
  return items.toSorted((one, other) => one.id - other.id).find((item) => !isHeld(item, items))
}

/** Whether somebody has to decide about it, or about one that it builds on. */
export const isHeld = (item: Waiting, items: readonly Waiting[]): boolean =>
  items.some(({ chain, id, refused }) => refused && chain === item.chain && id <= item.id)

/** What builds on it. */
export const after = ({ chain, id }: Waiting, items: readonly Waiting[]): readonly Waiting[] =>
  items.filter((item) => item.chain === chain && item.id > id)

/** Why the same may be taken a moment later: nobody knows, or somebody else is at it right now. */
export const mayPass = (refused: Refused): boolean => ['UNCLEAR', 'BEING_PAID', 'BOOKING_HELD'].includes(refused.code)

/** When it was done by the server's clock, ISO to the second. */
export const happenedAt = ({ at, ahead = 0 }: Pick<Waiting, 'at' | 'ahead'>): string =>
  Temporal.Instant.fromEpochMilliseconds(at + ahead).toString({ smallestUnit: 'second' })

/** Where it is kept, in whichever tab or after whichever reload. */
export type Box = {
  list: () => Promise<readonly Waiting[]>
  save: (item: Waiting) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
}

/** `later`: nobody answered, or everything has to wait. */
export type Outcome = 'arrived' | 'later' | { refused: Refused }

/**
 * Sends what waits, one thing after the other, until nothing is left that can be sent, or the network fails again. That it
 * is tried is kept before, so that whoever is closed meanwhile knows that it may have arrived. `now` in milliseconds.
 */
export async function sendAll(
  { list, save, remove }: Box,
  deliver: (item: Waiting) => Promise<Outcome>,
  { now, ahead, unclear }: { now: () => number; ahead: number; unclear: Refused },
): Promise<'sent' | 'later'> {
  for (;;) {
    const item = nextOf(await list())
    if (!item) return 'sent'
    if (item.tried !== undefined && now() - item.tried > keyLives) {
      await save({ ...item, tried: undefined, refused: unclear })
      continue
    }
    const tried = { ...item, tried: item.tried ?? now(), ahead: item.ahead ?? ahead }
    await save(tried)
    const outcome = await deliver(tried)
    if (outcome === 'later') return 'later'
    if (outcome === 'arrived') await remove(item.id)
    else await save({ ...tried, tried: undefined, refused: outcome.refused })
  }
}
