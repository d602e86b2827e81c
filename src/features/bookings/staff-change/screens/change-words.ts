import { type Day, formatDay, shortWeekday } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { formatSpan } from '../../timeline/rules.ts'
import type { StaffChanged, StaffPreview } from '../contract.ts'
import { words } from '../words.ts'

/** What was done, and what is left to do by hand; the day where it is another than `before`. */
export function changedWords(done: StaffChanged, keepAs: 'money' | 'voucher', before: Day): string {
  const { name, vehicle_name, open, hand_back, is_told } = done
  const [day, span] = [done.starts_at.slice(0, 10), formatSpan(done)]
  const when =
    day === before || span.startsWith(formatDay(day)) ? span : `${shortWeekday(day)}, ${formatDay(day)}, ${span}`
  return [
    (is_told ? words.isChangedAndTold : words.isChanged)(name, vehicle_name, when),
    ...(open > 0 ? [words.openNow(formatMoney(open))] : []),
    ...(hand_back > 0 && keepAs === 'money' ? [words.giveByHand(formatMoney(hand_back))] : []),
  ].join(' ')
}

/** `$15 of it on site`: what is open at the till is the rest, as everywhere else. Undefined where nothing is. */
export function onSiteWords({ on_site }: StaffPreview['before'], isHandedOver: boolean): string | undefined {
  const fees = on_site.reduce((sum, { amount }) => sum + amount, 0)
  return fees > 0 ? (isHandedOver ? words.ofItAtCheckOut : words.ofItOnSite)(formatMoney(fees)) : undefined
}

/** What becomes of the money, a sentence for each part. */
export function moneyWords(money: NonNullable<StaffPreview['money']>, keepAs: 'money' | 'voucher'): string[] {
  const back = money.provider_back + money.hand_back
  const isMoney = keepAs === 'money'
  return [
    ...said(money.voucher_more, words.voucherMore),
    ...said(money.open_after === money.open_before ? 0 : money.open_after, words.openThen),
    ...said(isMoney ? money.provider_back : 0, words.backOnline),
    ...said(isMoney ? money.hand_back : 0, words.giveByHand),
    ...said(isMoney ? 0 : back, words.asVoucher),
    ...said(money.voucher_back, words.voucherBack),
  ]
}

const said = (amount: number, sentence: (amount: string) => string) =>
  amount > 0 ? [sentence(formatMoney(amount))] : []
