import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { voucherNews } from '../../hours/screens/outcome.ts'
import { words } from '../words.ts'
import type { StayTrouble } from './stay-outcome.ts'

/** What keeps the booking from going out, right before the button. */
export function StayNews({ trouble, fees }: { trouble: StayTrouble | undefined; fees: Cents }) {
  switch (trouble?.kind) {
    case 'price':
      return (
        <Banner tone="warning" title={words.priceChanged(formatMoney(trouble.price + fees))}>
          {words.notBookedYet}
        </Banner>
      )
    case 'voucher':
      return (
        <Banner tone="warning" title={voucherNews(trouble.amount)}>
          {words.notBookedYet}
        </Banner>
      )
    case 'promo':
      return (
        <Banner tone="warning" title={trouble.message}>
          {words.notBookedYet}
        </Banner>
      )
    case 'unchecked':
      return (
        <Banner tone="danger" title={words.voucherUnchecked}>
          {words.nothingSent}
        </Banner>
      )
    case 'unpaid':
      return (
        <Banner tone="danger" title={trouble.message}>
          {words.nothingBooked}
        </Banner>
      )
    case 'wait':
      return <Banner tone="warning">{trouble.message}</Banner>
    default:
      return null
  }
}
