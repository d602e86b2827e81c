import { voucherMails } from '#features/vouchers/server/emails/voucher-mails.ts'
import type { Context } from '#kit/server/http/context.ts'
import { wallClock } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { OwnReturn } from '../../contract.ts'
import type { GivenBack } from '../queries.ts'

type Hands = Pick<Context, 'env' | 'clock' | 'links'>

/** What came back of a booking, the newest first; of what goes through the provider the newest is what is on its way. */
export function presentReturns(
  { given, underWay, language }: { given: readonly Omit<GivenBack, 'nth'>[]; underWay: Cents; language: 'en' | 'de' },
  hands: Hands,
): OwnReturn[] {
  let left = underWay
  return given.flatMap(({ at, why, settlement }) => {
    const day = wallClock(hands.env.timeZone, Temporal.Instant.fromEpochMilliseconds(Math.round(at * 1000))).day
    const { providerBack, handBack, voucherBack, keepAs, voucher } = settlement
    const returned = (how: OwnReturn['how'], amount: Cents, page: string | null = null) =>
      amount > 0 ? [{ day, why, how, amount, page }] : []
    const onVoucher = returned('on_voucher', voucherBack)
    if (keepAs === 'voucher') {
      const page = voucher === undefined ? null : voucherMails(hands).ownPage({ reference: voucher, language })
      return [...returned('as_voucher', providerBack + handBack, page), ...onVoucher]
    }
    const isUnderWay = left > 0
    left -= Math.min(left, providerBack)
    return [
      ...returned(isUnderWay ? 'on_its_way' : 'sent', providerBack),
      ...returned('by_hand', handBack),
      ...onVoucher,
    ]
  })
}
