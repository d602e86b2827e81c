import { addDays, formatDay, wallClock } from '#kit/shared/day.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import type { Receipt, Withdrawal } from '../contract.ts'
import { consequence } from '../rules/consequence.ts'
import { formatMoment } from '../rules/moment.ts'
import { refundDays } from '../rules.ts'
import { words } from '../words.ts'
import type { ListedWithdrawal, StoredWithdrawal } from './queries.ts'

/** A declaration as its maker sees it. Nothing here tells whether a voucher exists that is not theirs. */
export const presentReceipt = (stored: StoredWithdrawal, timeZone: string): Receipt => ({
  reference: stored.reference,
  declared_at: stored.declaredAt,
  received: formatMoment(stored.declaredAt, timeZone),
  consequence: consequence(stored),
  name: stored.name,
  contract: stored.contract,
  email: stored.email,
  comment: stored.comment,
  outcome: stored.outcome,
  amount: stored.amount,
  by_hand: stored.byHand,
  last_day: stored.lastDay,
})

export const presentWithdrawal = (listed: ListedWithdrawal, timeZone: string): Withdrawal => ({
  ...presentReceipt(listed, timeZone),
  id: listed.id,
  voucher: listed.voucher ?? '',
  balance: listed.balance ?? 0,
  value: listed.value ?? 0,
  given_back: listed.givenBack,
  due_on: listed.amount > 0 ? addDays(wallClock(timeZone, listed.declaredAt).day, refundDays) : null,
  open: listed.closedOn === null,
  closed: listed.closedOn && listed.closedBy ? words.closedBy(listed.closedBy, formatDay(listed.closedOn)) : '',
  closed_note: listed.closedNote,
})

export const noSuchOrder = () => notFound(words.noSuchOrder)

export const notOpen = () => new ProblemError(409, 'NOT_OPEN', words.notOpen)

export const orderIsOver = () => new ProblemError(409, 'ORDER_OVER', words.orderOver)
