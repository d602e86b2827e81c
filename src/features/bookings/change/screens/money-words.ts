import { type Cents, formatMoney } from '#kit/shared/money.ts'
import type { ChangeMoney, ChangePreview } from '../contract.ts'
import { words } from '../words.ts'

/** What comes back: as money, and in all. */
export function backOf({ provider_back, hand_back, voucher_back }: ChangeMoney): { money: Cents; all: Cents } {
  const money = provider_back + hand_back
  return { money, all: money + voucher_back }
}

/** What becomes of the money, a sentence for each part. */
export function moneyWords({ before, after, money }: ChangePreview, keepAs: 'money' | 'voucher'): string[] {
  if (!money) return []
  const feesOf = (price: typeof after) => (price?.on_site ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const [fees, feesNow] = [feesOf(before), feesOf(after)]
  const ways: [Cents, (amount: string) => string][] = [
    [money.kept, words.keptWhy],
    [money.voucher_more, words.voucherMore],
    [money.pay, words.payOnline],
    [money.open_after === money.open_before ? 0 : money.open_after, words.payAsAgreed],
    ...(keepAs === 'voucher'
      ? ([[backOf(money).money, words.asVoucher]] as [Cents, (amount: string) => string][])
      : ([
          [money.provider_back, words.backOnline],
          [money.hand_back, words.backByHand],
        ] as [Cents, (amount: string) => string][])),
    [money.voucher_back, words.voucherBack],
  ]
  return [
    ...ways.flatMap(([amount, said]) => (amount > 0 ? [said(formatMoney(amount))] : [])),
    ...(fees === feesNow ? [] : [words.feesOnSite(formatMoney(fees), formatMoney(feesNow))]),
  ]
}
