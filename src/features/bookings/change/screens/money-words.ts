import { type Cents, formatMoney } from '#kit/shared/money.ts'
import type { OwnBooking } from '../../self-service/contract.ts'
import type { ChangeMoney, ChangePreview } from '../contract.ts'
import { words } from '../words.ts'

/** What comes back: as money, and in all. */
export function backOf({ provider_back, hand_back, voucher_back }: ChangeMoney): { money: Cents; all: Cents } {
  const money = provider_back + hand_back
  return { money, all: money + voucher_back }
}

/** What becomes of the money, a sentence for each part. */
export function moneyWords(
  { before, after, money }: ChangePreview,
  keepAs: 'money' | 'voucher',
  method: OwnBooking['payment_method'],
): string[] {
  if (!money) return []
  const feesOf = (price: typeof after) => (price?.on_site ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const [fees, feesNow] = [feesOf(before), feesOf(after)]
  const ways: [Cents, (amount: string) => string][] = [
    [money.kept, words.keptWhy],
    [money.voucher_more, words.voucherMore],
    [money.pay, words.payOnline],
    ...(keepAs === 'voucher'
      ? ([[backOf(money).money, words.asVoucher]] as [Cents, (amount: string) => string][])
      : ([
          [money.provider_back, words.backOnline],
          [money.hand_back, words.backByHand],
        ] as [Cents, (amount: string) => string][])),
    [money.voucher_back, words.voucherBack],
    [money.fee_after, words.feeAfter],
  ]
  return [
    ...openWords(money, method),
    ...ways.flatMap(([amount, said]) => (amount > 0 ? [said(formatMoney(amount))] : [])),
    ...(fees === feesNow ? [] : [words.feesOnSite(formatMoney(fees), formatMoney(feesNow))]),
  ]
}

/** What is still to be paid, how, and how much it was before. */
function openWords({ open_before, open_after }: ChangeMoney, method: OwnBooking['payment_method']): string[] {
  if (open_before === open_after) return []
  if (open_after === 0) return [words.nothingLeft]
  const say = method === 'transfer' ? words.transferNow : words.onSiteNow
  return [say(formatMoney(open_after), formatMoney(open_before))]
}
