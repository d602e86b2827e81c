import { setTimeout as sleep } from 'node:timers/promises'
import { localDateTime } from '#kit/shared/day.ts'
import type { Answer, Caller } from './calls.ts'
import type { Placed } from './check.ts'
import { bookingOf, type Order } from './orders.ts'

/** A request that was not answered as it should; `at` by the clock of `performance.now`. */
export type Failure = { at: number; what: 'booking' | 'read'; why: string }

/** When an order was first sent and when it was acknowledged. */
type Acknowledged = { sent: number; at: number }

/** How long one order is repeated before whoever placed it gives up, in seconds. */
const patience = 60
/** Between two tries of one order, in milliseconds. */
const pause = 400

/**
 * Customers: bookings and reads at steady rates, whether answers come or not. What was answered unclearly is sent again
 * under the same key, as the product's pages do. Counts everything that happened since it was made.
 */
export class Load {
  readonly placed: Placed[] = []
  readonly failures: Failure[] = []
  readonly acknowledged: Acknowledged[] = []
  /** Milliseconds that answered reads took. */
  readonly reads: number[] = []
  readonly #caller: Caller
  readonly #orders: readonly Order[]
  readonly #running = new Set<Promise<void>>()
  #next = 0
  #timer: NodeJS.Timeout | undefined

  constructor(caller: Caller, orders: readonly Order[]) {
    this.#caller = caller
    this.#orders = orders
  }

  /** The next order that nobody placed. */
  take(): Order {
    const order = this.#orders[this.#next++]
    if (!order) throw new Error('there are too few orders')
    return order
  }

  /** The next one whose boat is free yet. */
  takeUnrivaled(): Order {
    const order = this.take()
    return order.isRival ? this.take() : order
  }

  start(bookings: number, reads: number): void {
    const since = performance.now()
    const asked = { bookings: 0, reads: 0 }
    this.#timer = setInterval(() => {
      const seconds = (performance.now() - since) / 1000
      for (; asked.bookings < seconds * bookings; asked.bookings++) this.#run(this.place(this.take()))
      for (; asked.reads < seconds * reads; asked.reads++) this.#run(this.#read(asked.reads))
    }, 10)
  }

  /** Sends nothing new and waits for what is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all(this.#running)
  }

  /** Places an order until it is answered, and notes what became of it. */
  async place(order: Order, caller = this.#caller): Promise<Placed> {
    const sent = performance.now()
    const shared = {
      email: order.email,
      vehicle: order.slot.vehicle.id,
      startsAt: localDateTime(order.slot.day, order.slot.start),
    }
    const placed: Placed = { ...shared, ...(await this.#insist(order, caller, sent)) }
    this.placed.push(placed)
    return placed
  }

  async #insist(order: Order, caller: Caller, sent: number): Promise<Pick<Placed, 'outcome' | 'reference'>> {
    while (performance.now() - sent < patience * 1000) {
      const path = '/api/rere_send_booking_request/'
      const answer = await caller
        .ask({ method: 'POST', path, key: order.key, body: bookingOf(order) })
        .catch((error: unknown) => this.#fail('booking', reasonOf(error)))
      if (answer?.status === 201) {
        this.acknowledged.push({ sent, at: performance.now() })
        return { outcome: 'acknowledged', reference: (JSON.parse(answer.body) as { reference: string }).reference }
      }
      if (answer?.status === 200) return { outcome: 'refused' }
      if (answer) this.#fail('booking', problemOf(answer))
      if (answer && answer.status < 500 && answer.status !== 429) return { outcome: 'refused' }
      await sleep(pause)
    }
    return { outcome: 'unclear' }
  }

  async #read(n: number) {
    const since = performance.now()
    const answer = await this.#caller
      .ask({ path: this.#pathOf(n) })
      .catch((error: unknown) => this.#fail('read', reasonOf(error)))
    if (answer?.status === 200) this.reads.push(performance.now() - since)
    else if (answer) this.#fail('read', problemOf(answer))
  }

  /** Timetables, durations, the fleet and a page. */
  #pathOf(n: number): string {
    const { vehicle, day, start } = (this.#orders[(n * 7) % this.#orders.length] as Order).slot
    const paths = [
      `/api/rere_get_week/?selectedWeek=${day}`,
      `/api/rere_check_available_durations/${vehicle.type}/${vehicle.id}/${day}/${start}/`,
      '/api/rere_get_all_vehicles/all/',
      '/RentalRevolution',
    ]
    return paths[n % paths.length] as string
  }

  #run(work: Promise<unknown>) {
    const done: Promise<void> = work
      .then(
        () => {},
        (error: unknown) => this.#fail('booking', reasonOf(error)),
      )
      .finally(() => this.#running.delete(done))
    this.#running.add(done)
  }

  #fail(what: Failure['what'], why: string): undefined {
    this.failures.push({ at: performance.now(), what, why })
  }
}

/** Status and code of a problem, or how the answer begins where somebody else gave it. */
const problemOf = ({ status, body }: Answer) =>
  `${status} ${/"code":"(\w+)"/.exec(body)?.[1] ?? body.slice(0, 60).trim()}`

const reasonOf = (error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? message
}
