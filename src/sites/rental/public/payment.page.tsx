import { PaymentReturn } from '#features/payments/screens/payment-return.tsx'
import type { PageParams } from '#sites/pages.ts'
import { home } from '../addresses.ts'
import { words } from '../words.ts'

export const meta = {
  title: words.paymentTitle,
  description: words.paymentDescription,
  noindex: true,
}

export default function PaymentPage({ params }: { params: PageParams }) {
  return <PaymentReturn payment={params.payment ?? ''} home={home} />
}
