import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { voucherNews } from '../../hours/screens/outcome.ts'
import type { StayTrouble } from './stay-outcome.ts'

/** What keeps the booking from going out, right before the button. */
export function StayNews({ trouble, fees }: { trouble: StayTrouble | undefined; fees: Cents }) {
  switch (trouble?.kind) {
    case 'price':
      return (
        <Banner tone="warning" title={`The price has changed to ${formatMoney(trouble.price + fees)}`}>
          Nothing is booked yet.
        </Banner>
      )
    case 'voucher':
      return (
        <Banner tone="warning" title={voucherNews(trouble.amount)}>
          Nothing is booked yet.
        </Banner>
      )
    case 'unchecked':
      return (
        <Banner tone="danger" title="The voucher could not be checked">
          Nothing was sent. Please try again.
        </Banner>
      )
    case 'unpaid':
      return (
        <Banner tone="danger" title={trouble.message}>
          Nothing is booked. What you typed is kept.
        </Banner>
      )
    case 'wait':
      return <Banner tone="warning">{trouble.message}</Banner>
    default:
      return null
  }
}
