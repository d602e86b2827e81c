import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderName } from '#kit/server/paying/payment-provider.ts'
import { Paypal } from '#kit/server/paying/paypal.ts'
import { Stripe } from '#kit/server/paying/stripe.ts'

export const steps = ['token', 'create', 'read', 'capture', 'refund', 'verify'] as const
/** What can be asked of a provider; the last three of Stripe only. */
export type Step = (typeof steps)[number] | 'refunds' | 'expire' | 'cancel'

/**
 * What goes wrong with one call. `before` and `after`: whether what was asked for is done all the same. `slow` is longer
 * than anybody waits, `twice` is a network that delivers a call twice.
 */
export const faults = [
  'slow before',
  'slow after',
  'cut before',
  'cut after',
  'error before',
  'error after',
  'nonsense after',
  'twice',
] as const
export type Fault =
  | (typeof faults)[number]
  | 'declined'
  | 'declined for good'
  | 'pending'
  | 'wrong amount'
  | 'wrong currency'

export type Answer = { status: number; json: object }

/** An event as a provider sends it: the body to the byte, and the headers with its signature. */
export type SignedEvent = { body: string; headers: Record<string, string> }

export type ProviderSettings = ConstructorParameters<typeof Paypal>[0] | ConstructorParameters<typeof Stripe>[0]

export const providerOf = (settings: ProviderSettings, timeout: number): Paypal | Stripe =>
  'secretKey' in settings ? new Stripe(settings, timeout) : new Paypal(settings, timeout)

/** A provider on a random port that keeps books, signs events, and fails as it is told. */
export abstract class FakeProvider {
  abstract readonly name: ProviderName
  abstract readonly orders: ReadonlyMap<string, { customId: string }>
  readonly faults = new Map<Step, Fault[]>()
  /** How often each step was asked for. */
  readonly calls = new Map<Step, number>()
  /** Milliseconds of what is slow. */
  slowness = 1500
  /** The real ones do both. Without them it shows what they are good for. */
  honoursKeys = true
  capturesOnce = true
  /** Is called before a call is obeyed, and before its answer is sent; the answer waits for it. */
  onCall: ((step: Step, when: 'before' | 'after') => Promise<void> | void) | undefined
  readonly #answers = new Map<string, Answer>()
  readonly #server = createServer((request, response) => void this.#serve(request, response))

  /** Where its events go, the header that signs them, and what they are called. */
  abstract readonly webhook: { path: string; signature: string; events: Record<EventName, string> }

  /** The payer agrees on the provider's page. */
  abstract approve(orderId: string): void
  /** What the provider was still looking at comes, or does not. */
  abstract decidePending(orderId: string, status: 'COMPLETED' | 'DECLINED'): void
  /** Somebody gives all of it back in the provider's own office. */
  abstract refundByHand(orderId: string): void
  /** Cents taken and given back for one order. */
  abstract books(orderId: string): { captured: number; refunded: number }
  /** A signed event about an order. Numbers and spaces in it would not survive being read and written again. */
  abstract event(type: string, orderId: string): SignedEvent

  protected abstract readonly keyHeader: string
  protected abstract stepOf(request: IncomingMessage): [Step, string]
  protected abstract authorized(step: Step, request: IncomingMessage): boolean
  protected abstract act(
    step: Step,
    id: string,
    asked: { body: string; query: string },
    fault: Fault | undefined,
  ): Answer
  /** What is answered to a key that was used for something else; undefined where nobody minds. */
  protected abstract readonly misused: Answer | undefined

  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((done) => this.#server.close(() => done()))
  }

  /** The next calls of a step fail, each in its way. */
  fail(step: Step, ...next: Fault[]): void {
    this.faults.set(step, [...(this.faults.get(step) ?? []), ...next])
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      await this.#obey(request, Buffer.concat(chunks).toString('utf8'), response)
    } catch {
      response.destroy()
    }
  }

  async #obey(request: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
    const [step, id] = this.stepOf(request)
    this.calls.set(step, (this.calls.get(step) ?? 0) + 1)
    const fault = this.faults.get(step)?.shift()
    await this.onCall?.(step, 'before')
    if (fault === 'cut before') return void response.destroy()
    if (fault === 'slow before') await pause(this.slowness)
    const asked = { body, query: (request.url ?? '').split('?')[1] ?? '' }
    const act = () => this.#once(request, body, () => this.act(step, id, asked, fault))
    const mayAsk = this.authorized(step, request)
    const answer =
      fault === 'error before'
        ? { status: 503, json: {} }
        : mayAsk
          ? act()
          : { status: 401, json: { error: 'invalid_token' } }
    if (fault === 'twice') act()
    await this.onCall?.(step, 'after')
    if (fault === 'cut after') return void response.destroy()
    if (fault === 'slow after') await pause(this.slowness)
    const status = fault === 'error after' ? 500 : answer.status
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(fault === 'nonsense after' ? '<html>busy' : JSON.stringify(status === 500 ? {} : answer.json))
  }

  /** A write that comes under the same key again gets the answer it got before. */
  #once({ url, headers }: IncomingMessage, body: string, act: () => Answer): Answer {
    const key = headers[this.keyHeader]
    if (key === undefined || !this.honoursKeys) return act()
    const name = `${url} ${key}`
    const first = this.#bodies.get(name)
    if (this.misused && first !== undefined && first !== body) return this.misused
    this.#bodies.set(name, body)
    const answer = this.#answers.get(name) ?? act()
    this.#answers.set(name, answer)
    return answer
  }

  readonly #bodies = new Map<string, string>()
}

type EventName = 'approved' | 'captured' | 'pending'

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
