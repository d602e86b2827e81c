import type { Context } from '#kit/server/http/context.ts'
import {
  type PaymentProvider,
  PaymentRefused,
  PaymentUnclear,
  type PayWay,
  type ProviderName,
} from '#kit/server/paying/payment-provider.ts'
import { prefixOf } from '#kit/shared/language.ts'
import { invalid, notFound, ProblemError } from '#kit/shared/problem.ts'
import type { Payment } from '../../contract.ts'
import { wayOf } from '../../rules.ts'
import { words } from '../../words.ts'
import type { Payable } from '../commands.ts'
import {
  findPaymentOfOrder,
  listDuePayments,
  type PaymentRow,
  presentPayment,
  readLanguage,
  readPayment,
} from '../queries.ts'
import { type Asked, lookAtPayment } from './look.ts'
import { claimPayment, endUnpaid, freePayment, keepOrder } from './states.ts'

export type PaidKind = 'booking' | 'voucher'

/** Milliseconds that a call waits for another one that is at the same payment. */
const longestWait = 15_000

type PaymentContext = Pick<Context, 'sql' | 'live' | 'log'> & { env: Pick<Context['env'], 'publicUrl'> }

/** What features work with that are paid through a provider. */
export type WithPayments = Context & { payments: Payments }

/**
 * Payments through a provider. A feature puts a payment down in the transaction of what it is for (`insertPayment`),
 * opens it after the commit, and from then on the payment ends by itself: fulfilled, given back, or released.
 */
export class Payments {
  readonly #context: PaymentContext
  readonly #offered: readonly PaymentProvider[]
  readonly #providers: ReadonlyMap<string, PaymentProvider>
  readonly #payables = new Map<PaidKind, Payable>()
  readonly #looks = new Map<string, { asked: Asked; done: Promise<boolean> }>()
  #closing = false

  /**
   * `offered`: for new payments, one for each way, what is usual first. `retired`: no longer for new ones, but what was
   * begun with them is finished.
   */
  constructor(context: PaymentContext, offered: readonly PaymentProvider[], retired: readonly PaymentProvider[] = []) {
    this.#context = context
    this.#offered = offered
    this.#providers = new Map([...retired, ...offered].map((one) => [one.name, one]))
  }

  offers(name: ProviderName): boolean {
    return this.#offered.some((one) => one.name === name)
  }

  /** The provider for a new payment. Throws 422 for a way in which nobody can pay here. */
  providerFor(way: PayWay | undefined): ProviderName {
    const found = way === undefined ? this.#offered[0] : this.#offered.find((one) => one.way === way)
    if (!found) throw invalid([{ field: 'payment', message: words.notOffered }])
    return found.name
  }

  /** Registers how the things of a feature are fulfilled, released and told of refunds. */
  serve(kind: PaidKind, payable: Payable): void {
    this.#payables.set(kind, payable)
  }

  /** What is under way is finished, nothing more is begun. */
  close(): void {
    this.#closing = true
  }

  /**
   * Creates the provider's order of a payment, once its transaction is committed. The same again after a crash or a
   * repeated request. Throws 503 while the provider cannot be reached: the payment stays and can be opened again.
   */
  async open(id: string): Promise<Payment> {
    const row = await this.#row(id)
    if (row.order_id === null && row.state === 'created') await this.#createOrder(row)
    return this.read(id)
  }

  /** How a payment stands. Throws 404. */
  async read(id: string): Promise<Payment> {
    return presentPayment(await this.#row(id))
  }

  /**
   * Brings a payment as far as it can go now: takes the money if the payer approved, fulfils or gives back. Safe at any
   * time, any number of times. Throws 402 when the provider refused, after which it can be paid in another way.
   */
  async settle(id: string): Promise<Payment> {
    const row = await this.#row(id)
    if (await this.#look(id, 'payer')) throw paymentFailed(row)
    return this.read(id)
  }

  /** Somebody says that something happened to a provider's order. Only the provider is believed, and asked. */
  async settleOrder(orderId: string): Promise<void> {
    const id = await findPaymentOfOrder(this.#context.sql, orderId)
    if (id !== undefined) await this.#look(id, 'provider')
  }

  /** Gives a payment up that was not made, with what is held for it. Throws 409 when its money may be moving. */
  async abandon(id: string): Promise<Payment> {
    const row = await this.#claim(id)
    try {
      if (row?.state === 'created' && (await endUnpaid(this.#context.sql, this.#payableOf(row), row, 'failed'))) {
        await this.#tell(row)
        await this.#letGo(row)
      }
    } finally {
      if (row) await freePayment(this.#context.sql, row)
    }
    const now = await this.read(id)
    if (now.state === 'open' || now.state === 'processing' || now.state === 'paid') throw moneyIsMoving()
    return now
  }

  /** Looks at all payments that are due. What fails is left for the next time. */
  async settleDue(): Promise<void> {
    const due = await listDuePayments(this.#context.sql, 200)
    const next = due[Symbol.iterator]()
    const work = async () => {
      for (const id of next) {
        if (this.#closing) return
        await this.#look(id, 'job').catch((error: unknown) =>
          this.#context.log.warn({ err: error, payment: publicPart(id) }, 'a payment could not be looked at'),
        )
      }
    }
    await Promise.all(Array.from({ length: 8 }, work))
  }

  /** Says whether the provider refused. Those who ask for the same at the same time get the same answer. */
  async #look(id: string, asked: Asked): Promise<boolean> {
    const running = this.#looks.get(id)
    if (running && (running.asked === asked || running.asked === 'payer')) return running.done
    await running?.done.catch(() => {})
    if (this.#looks.has(id)) return this.#look(id, asked)
    const done = this.#lookAlone(id, asked).finally(() => this.#looks.delete(id))
    this.#looks.set(id, { asked, done })
    return done
  }

  async #lookAlone(id: string, asked: Asked): Promise<boolean> {
    const { sql, log } = this.#context
    const row = asked === 'job' ? await claimPayment(sql, id) : await this.#claim(id)
    if (!row) return false
    try {
      // What was begun with a provider that is not set up any more and never captured ends with its time.
      if (!this.#providers.has(row.provider) && row.state === 'created') {
        if (await endUnpaid(sql, this.#payableOf(row), row, 'expired')) await this.#tell(row)
        return false
      }
      const { declined, changed } = await lookAtPayment(row, asked, {
        sql,
        log: log.child({ payment: publicPart(id) }),
        provider: this.#providerOf(row),
        payable: this.#payableOf(row),
        createOrder: (fresh) => this.#createOrder(fresh),
      })
      if (changed) await this.#tell(row)
      return declined
    } finally {
      await freePayment(sql, row)
    }
  }

  /** Waits while somebody else works on it. Undefined when that takes too long, or nothing is left to do. */
  async #claim(id: string): Promise<PaymentRow | undefined> {
    const { sql } = this.#context
    const end = performance.now() + longestWait
    for (let pause = 25; performance.now() < end; pause = Math.min(pause * 2, 400)) {
      const row = await this.#row(id)
      if (row.state === 'captured' || row.state === 'refunded') return undefined
      const claimed = await claimPayment(sql, id)
      if (claimed) return claimed
      await new Promise((done) => setTimeout(done, pause))
    }
    return undefined
  }

  async #createOrder(row: PaymentRow): Promise<void> {
    const { id, declined, amount, currency, description, expires_at: until } = row
    const { sql, env } = this.#context
    try {
      const key = `${id}-order-${declined}`
      const language = await readLanguage(sql, row)
      const returnUrl = `${env.publicUrl}${prefixOf(language)}/RentalRevolution/payment/${id}`
      const asked = { key, amount, currency, description, language, reference: id, until, returnUrl }
      await keepOrder(sql, row, await this.#providerOf(row).createOrder(asked))
    } catch (error) {
      this.#context.log.warn({ err: error, payment: publicPart(id) }, 'an order could not be created')
      throw error instanceof PaymentRefused ? paymentFailed(row) : providerAway(row)
    }
  }

  /** What was given up is never taken. That its payer's money is free again as soon is a courtesy: else it is a week later. */
  async #letGo(row: PaymentRow): Promise<void> {
    const provider = this.#providers.get(row.provider)
    if (!provider?.letGo || row.order_id === null) return
    try {
      const order = await provider.readOrder(row.order_id)
      if (order) await provider.letGo(order)
    } catch (error) {
      if (!(error instanceof PaymentUnclear)) throw error
      this.#context.log.warn({ err: error, payment: publicPart(row.id) }, 'a payment that was given up is not let go')
    }
  }

  async #tell({ booking_id }: PaymentRow): Promise<void> {
    await this.#context.live.changed('payments', booking_id === null ? 'vouchers' : 'bookings', 'mails')
  }

  async #row(id: string): Promise<PaymentRow> {
    const row = await readPayment(this.#context.sql, id)
    if (!row) throw notFound(words.noSuchPayment)
    return row
  }

  #providerOf({ provider }: PaymentRow): PaymentProvider {
    const found = this.#providers.get(provider)
    if (!found) throw new Error(`the payment provider ${provider} is not set up any more`)
    return found
  }

  #payableOf({ booking_id }: PaymentRow): Payable {
    const kind = booking_id === null ? 'voucher' : 'booking'
    const payable = this.#payables.get(kind)
    if (!payable) throw new Error(`nobody serves payments for a ${kind}`)
    return payable
  }
}

/** For the log: who knows the whole id may see and give up the payment. */
const publicPart = (id: string) => id.slice(0, 8)

const paymentFailed = ({ provider }: PaymentRow) =>
  new ProblemError(402, 'PAYMENT_FAILED', words.paymentFailed[wayOf(provider)])

const moneyIsMoving = () => new ProblemError(409, 'PAYMENT_MOVING', words.moneyIsMoving)

const providerAway = ({ provider }: PaymentRow) =>
  new ProblemError(503, 'PAYMENT_PROVIDER_AWAY', words.providerUnreached(words.providers[wayOf(provider)]), {
    retryAfter: 5,
  })
