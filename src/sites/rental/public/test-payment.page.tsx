import { TestPayment } from '#features/payments/screens/test-payment.tsx'
import type { PageParams } from '#sites/pages.ts'
import { home } from '../addresses.ts'
import { words } from '../words.ts'

export const meta = {
  title: words.testPaymentTitle,
  description: words.testPaymentDescription,
  noindex: true,
}

export default function TestPaymentPage({ params }: { params: PageParams }) {
  return <TestPayment order={params.order ?? ''} home={home} />
}
