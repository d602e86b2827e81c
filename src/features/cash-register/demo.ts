import { waiveFee } from '#features/bookings/day/contract/cancel.ts'
import { checkVoucher } from '#features/vouchers/contract.ts'
import { call } from '#kit/ui/api.ts'
import { changed, play, silent } from '#kit/ui/demo.ts'
import { getAccounts, saveAccounts } from './accounting/contract.ts'
import { closeTill, getTill, moveCash, openTill, setDiscountLimit } from './closing/contract.ts'
import { getReceipt, getReceipts, getUnpaid, reverseReceipt, saveSale } from './contract.ts'
import { withClosing, withMovement, withSale } from './demo/till.ts'
import { discardParked, getParked, parkReceipt, takeParked } from './parking/contract.ts'
import { beginReceipt, cancelReceipt, setUpDevice } from './tse/contract.ts'

const listOf = { booking: 'bookings', voucher: 'vouchers', refund: 'refunds', fee: 'fees' } as const

/** What the test account put aside. */
const sales = new Map<number, string>()

export const plays = [
  silent(beginReceipt, () => {}),
  silent(cancelReceipt, () => {}),
  play(parkReceipt, ({ body: { name, total, sale } }, { by, at, newId, show }) => {
    const one = { id: newId(), name, total, parked_at: at, parked_by: `${by.first_name} ${by.last_name}`.trim() }
    sales.set(one.id, sale)
    show(getParked, ({ parked }) => ({ parked: [...parked, one] }))
  }),
  play(takeParked, ({ body: { id } }, { show }) => {
    show(getParked, ({ parked }) => ({ parked: changed(parked, id, () => undefined) }))
    return { sale: sales.get(id) ?? '{}' }
  }),
  play(discardParked, ({ body: { id } }, { show }) =>
    show(getParked, ({ parked }) => ({ parked: changed(parked, id, () => undefined) })),
  ),
  silent(setUpDevice, () => {}),
  play(waiveFee, ({ body: { booking_id } }, { show }) =>
    show(getUnpaid, (all) => ({ ...all, fees: changed(all.fees, booking_id, () => undefined) })),
  ),
  play(openTill, ({ body: { float, reason = '' } }, { by, at, show }) => {
    const opening = { kind: 'opening' as const, amount: float, reason }
    show(getTill, (till) => withMovement(till, opening, by, at))
    return { position: 0 }
  }),
  play(setDiscountLimit, ({ body: { percent } }, { show }) => {
    show(getTill, (till) => ({ ...till, discount_percent: percent }))
    return {}
  }),
  play(moveCash, ({ body: { direction, amount, reason } }, { by, at, show }) => {
    const moved = { kind: `cash_${direction}` as const, amount, reason }
    show(getTill, (till) => withMovement(till, moved, by, at))
    return { position: 0 }
  }),
  play(closeTill, ({ body: { closing, counted_cash, withdrawn } }, { known, show }) => {
    const expected = known(getTill)[0]?.report.expected_cash ?? 0
    show(getTill, (till) => withClosing(till, counted_cash - withdrawn))
    return { closing, position: 0, difference: counted_cash - expected }
  }),
  play(saveAccounts, ({ body }, { show }) => {
    const accounts = { ...body, version: body.version + 1 }
    show(getAccounts, () => ({ accounts }))
    return accounts
  }),
  play(saveSale, async ({ body }, { by, show }) => {
    const { main_item: item, income, voucher_used, method, received } = body
    const open = income * (item?.type === 'refund' ? -1 : 1)
    const due = { open, voucher: voucher_used, total: open + voucher_used }
    const left = body.voucher ? (await call(checkVoucher, { query: { voucher: body.voucher } })).amount : undefined
    show(getTill, (till) => withSale(till, due, method, by))
    if (item)
      show(getUnpaid, (all) => ({
        ...all,
        [listOf[item.type]]: all[listOf[item.type]].filter(({ id }) => id !== item.id),
      }))
    return {
      ...{ receipt: 0, position: 0, total: due.total },
      change: received === undefined ? 0 : received - open,
      voucher_left: left === undefined ? null : left - due.voucher,
    }
  }),
  play(reverseReceipt, ({ body: { position } }, { show }) => {
    const taken = { reversed_by: 0, reversed_by_position: 0, may_reverse: false }
    show(getReceipt, (one) => (one.position === position ? { ...one, ...taken } : one))
    show(getReceipts, ({ receipts, next }) => ({
      receipts: receipts.map((one) => (one.position === position ? { ...one, reversed: true } : one)),
      next,
    }))
    return { receipt: 0, position: 0 }
  }),
]
