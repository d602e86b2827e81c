import { TestPayment } from '#features/payments/screens/test-payment.tsx'
import type { PageParams } from '#sites/pages.ts'
import { home } from '../addresses.ts'

export const meta = {
  title: 'Test payment – RentalRevolution',
  description: 'Stands in for PayPal while that is not set up: no money moves.',
  noindex: true,
}

export default function TestPaymentPage({ params }: { params: PageParams }) {
  return <TestPayment order={params.order ?? ''} home={home} />
}
