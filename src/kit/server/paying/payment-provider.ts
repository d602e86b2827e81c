import type { Language } from '#kit/shared/language.ts'
import type { Cents, Currency } from '#kit/shared/money.ts'

/** `test` and `test-card` stand in for PayPal and Stripe. */
export const providerNames = ['paypal', 'stripe', 'test', 'test-card'] as const
export type ProviderName = (typeof providerNames)[number]

export type PayWay = 'paypal' | 'card'

/**
 * Somebody who takes money for us: an order is created for an amount, approved by the payer, captured by us, and what
 * was captured can be refunded. Writes carry a key: the same key is the same write again, however often it is sent.
 */
export type PaymentProvider = {
  readonly name: ProviderName
  /** How one pays with it, as people choose it. */
  readonly way: PayWay
  createOrder(order: NewOrder): Promise<ProviderOrder>
  /** Undefined when the provider knows of no such order (any more). */
  readOrder(orderId: string): Promise<ProviderOrder | undefined>
  /** Takes the money of an approved order. Throws PaymentRefused when the payer's bank refuses. */
  capture(orderId: string, key: string): Promise<ProviderOrder>
  /** Gives captured money back, wholly or in part. `pending` is on its way and certain. */
  refund(captureId: string, refund: { key: string; amount: Cents; currency: Currency }): Promise<ProviderRefund>
  /**
   * Lets an order go whose money will not be taken: it cannot be approved any more, and what its payer approved is not
   * reserved any longer. Nothing that was captured changes. There where a provider keeps either.
   */
  letGo?(order: ProviderOrder): Promise<void>
}

export type NewOrder = {
  key: string
  amount: Cents
  currency: Currency
  /** One line, shown to the payer and in our own books: `Eider, 2 nights from June 3, 2026`. */
  description: string
  /** Of what is paid for: the payer's. */
  language: Language
  /** Our own id of the payment, shown in the provider's books. */
  reference: string
  /** ISO instant until which it is to be paid. */
  until: string
  /** Where the payer comes back to from a page of the provider's. */
  returnUrl: string
}

/** An order as the provider tells it. `approved`: the payer agreed and the money can be taken. */
export type ProviderOrder = {
  orderId: string
  state: 'open' | 'approved' | 'captured' | 'pending' | 'refused'
  amount: Cents
  currency: string
  /** What was taken; there once the state is `captured` or `pending`. */
  capture?: { id: string; amount: Cents; currency: string; refunded: Cents }
  /** Where the payer approves, on providers with a page of their own address. */
  approveUrl?: string
}

export type ProviderRefund = { refundId: string; state: 'done' | 'pending' }

/** The provider said no, and asking again would not change it: the payer must do something else. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused'
}

/** Nobody knows whether it happened: no answer, an answer that makes no sense, or an error on the provider's side. */
export class PaymentUnclear extends Error {
  override readonly name = 'PaymentUnclear'
  /** Milliseconds that the provider wants to be left alone. */
  readonly peace: number
  constructor(message: string, { peace = 0, cause }: { peace?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.peace = peace
  }
}
