import type { FakeProvider, ProviderSettings } from './fake-provider.ts'
import { startFakePaypal } from './paypal.ts'
import { startFakeStripe } from './stripe.ts'

/** Both providers for a test file, whose stories hold for each. */
export async function startFakeProviders(): Promise<
  { name: string; provider: FakeProvider; settings: ProviderSettings }[]
> {
  const [paypal, stripe] = await Promise.all([startFakePaypal(), startFakeStripe()])
  return [
    { name: 'PayPal', provider: paypal.paypal, settings: paypal.settings },
    { name: 'Stripe', provider: stripe.stripe, settings: stripe.settings },
  ]
}
