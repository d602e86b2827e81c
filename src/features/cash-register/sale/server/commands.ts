import { ownPageOf } from '#features/bookings/server/policy.ts'
import { type SoldLine, takeFromStock, takeReserved } from '#features/products/server/commands.ts'
import { redeem } from '#features/vouchers/server/commands.ts'
import type { MailsOf } from '#features/vouchers/server/emails/voucher-mails.ts'
import { lockVoucher, type StoredVoucher } from '#features/vouchers/server/queries.ts'
import { audit, authorOf, nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Caller } from '#kit/server/http/http.ts'
import { keepKey, type Repeat, rememberAnswer } from '#kit/server/http/repeat.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import { believedTime } from '#kit/shared/happened.ts'
import { inRentalLanguage } from '#kit/shared/language.ts'
import { type Cents, toUnits } from '#kit/shared/money.ts'
import { toWire } from '#kit/shared/wire.ts'
import type { EntryContent, TillLine } from '../../contract/ledger.ts'
import { type CartLine, type MainItem, saveSale } from '../../contract.ts'
import { presentSignature } from '../../receipts/server/policy.ts'
import { totalOf } from '../../rules/ledger.ts'
import { expectedCash } from '../../server/commands/ledger.ts'
import { recordAtTill } from '../../server/commands/record.ts'
import { receiptMail } from '../../server/emails/receipt.ts'
import * as refuse from '../../server/policy.ts'
import { listOnShelf, readDiscountLimit } from '../../server/queries.ts'
import { copyAddress } from '../../tse/server/policy.ts'
import type { Discount, NewVoucher, Part } from '../contract.ts'
import { discounted, isAbove, takenOff } from '../rules/discounts.ts'
import {
  changeOf,
  type Due,
  dueOf,
  payableByVoucher,
  paymentsOf,
  productLine,
  spread,
  voucherForBooking,
  voucherLabel,
} from '../rules.ts'
import { words } from '../words.ts'
import { type LockedItem, lockItem, makeVoucher } from './commands/items.ts'

export type Sale = {
  /** What the customer was told: to pay in money, and by voucher. */
  income: Cents
  voucherUsed: Cents
  item: MainItem | null
  newVoucher: NewVoucher | null
  products: readonly CartLine[]
  /** Empty where the products come from the shelf. */
  cart: string
  discounts: readonly Discount[]
  /** The vouchers that pay, the first ones whole. */
  voucherIds: readonly number[]
  method: 'cash' | 'card'
  received: Cents | undefined
  /** In place of these, where it was paid in parts. */
  parts: readonly Part[]
  /** When it was taken, where it was sent later. */
  happenedAt: string | undefined
  /** What the security device began at the first line. */
  transaction: string | undefined
}

export type Sold = Answer<typeof saveSale>

type Seller = { caller: Caller; repeat: Repeat | undefined; context: Context; mails: MailsOf }
const business = 'rental'

/**
 * One sale, whole or not at all: what is paid is paid, the stock is taken, the voucher redeemed, and the ledger says so.
 * Rows are locked in one order, wherever several are: payments, booking, vouchers, products, and the till last.
 */
export async function sell(tx: Transaction, sale: Sale, seller: Seller): Promise<Sold> {
  const { context, caller, repeat, mails } = seller
  const item = await lockWhatIsPaid(tx, sale, mails)
  const vouchers = await lockVouchers(tx, sale.voucherIds)
  const goods = await takeGoods(tx, sale)
  const all = [...(item?.lines ?? []), ...goods]
  if (all.length === 0) throw refuse.nothingSold()
  if (item?.kind === 'refund' && goods.length > 0) throw refuse.refundAlone()

  const lines = await reduced(tx, all, sale.discounts, caller)
  if (vouchers.length > 0 && payableByVoucher(lines) === 0) throw refuse.voucherCannotPay()
  const balance = vouchers.reduce((sum, voucher) => sum + voucher.balance, 0)
  const due = dueOf(lines, balance, totalOf(sale.parts))
  refuse.refuseOtherAmount(due, { income: sale.income, voucher: sale.voucherUsed })
  const money = refuse.moneyGiven(due.open, sale)
  const byVoucher = await payByVouchers(tx, vouchers, { due, lines, item })
  const author = authorOf(caller, context)
  await item?.settle(tx, { at: author.at.toString(), byVoucher, lines: lines.slice(0, item.lines.length) })

  const happened = believedTime(sale.happenedAt, author.at)?.toString()
  const content = { ...contentOf({ item, lines, due, vouchers, money }), ...(happened && { happened }) }
  const { bookingId, voucherId } = item ?? {}
  const cashier = { id: caller.id, name: nameOf(caller) }
  const { transaction } = sale
  const entry = { kind: item?.kind ?? 'sale', content, bookingId, voucherId, transaction } as const
  keepKey(tx, repeat)
  const { position, receipt, tse } = await recordAtTill(tx, business, context, cashier, entry)
  if (due.open < 0) await refuseEmptyDrawer(tx, due.open)

  const sold: Sold = {
    status: 'success',
    receipt: receipt as number,
    position,
    total: due.total,
    change: content.change ?? 0,
    voucher_left: vouchers.length > 0 ? balance - due.voucher : null,
  }
  if (item?.booking) {
    const ownPage = ownPageOf(context, item.booking)
    const signed = presentSignature({ ...content, tse })
    const paid = { booking: item.booking, ownPage, content, receipt: sold.receipt, tse: signed }
    const mail = receiptMail({ ...context.env, ...paid, copy: copyAddress(context, position) })
    await insertMail(tx, mail, item.booking.visitor)
  }
  // Sent together: everybody else waits for the till meanwhile.
  await Promise.all([
    audit(tx, author, 'till.sale', `receipt:${sold.receipt}`, {
      ...toWire(saveSale.answers[201], sold),
      item: sale.item,
      method: sale.method,
      ...(sale.discounts.length > 0 && { discount: toUnits(takenOff(lines)) }),
      ...(happened && { happened_at: happened }),
    }),
    rememberAnswer(tx, repeat, 201, sold),
  ])
  return sold
}

function lockWhatIsPaid(tx: Transaction, { item, newVoucher }: Sale, mails: MailsOf): Promise<LockedItem> | undefined {
  if (newVoucher) return makeVoucher(tx, newVoucher, mails)
  return item === null ? undefined : lockItem(tx, item, mails)
}

type Paying = StoredVoucher & { balance: Cents }

/** Two sales with the same ones lock them in the same order; they pay in the order that was asked for. */
async function lockVouchers(tx: Transaction, ids: readonly number[]): Promise<Paying[]> {
  const locked = new Map<number, Paying>()
  for (const id of ids.toSorted((a, b) => a - b)) {
    const voucher = await lockVoucher(tx, id)
    const counts = voucher.paid && !voucher.canceled
    locked.set(id, { ...voucher, balance: counts ? voucher.amount - voucher.redeemed : 0 })
  }
  return ids.flatMap((id) => locked.get(id) ?? [])
}

/** The lines less the discounts, as far as whoever sells may give them. */
async function reduced(tx: Transaction, lines: TillLine[], discounts: readonly Discount[], caller: Caller) {
  if (discounts.length === 0) return lines
  const less = discounted(lines, discounts)
  const most = caller.admin ? 100 : await readDiscountLimit(tx)
  if (isAbove(less, most)) throw refuse.discountTooHigh(most)
  return less
}

/** The products of a sale at today's prices: what the cart holds, or from the shelf. Refuses others than were shown. */
async function takeGoods(tx: Transaction, { cart, products }: Sale): Promise<TillLine[]> {
  const sold = cart === '' ? await takeFromShelf(tx, products) : await takeReserved(tx, cart)
  if (sold.length === 0 && products.length > 0) throw refuse.cartGone()
  const lines = sold.map(productLine)
  if (products.length > 0 && !refuse.areAsShown(lines, products)) throw refuse.productsChanged(lines)
  return lines
}

async function takeFromShelf(tx: Transaction, products: readonly CartLine[]): Promise<SoldLine[]> {
  if (products.length === 0) return []
  const wanted = products.map(({ id, quantity }) => ({ productId: id, quantity }))
  const taken = await takeFromStock(tx, wanted)
  if (!('soldOut' in taken)) return taken
  const shelf = await listOnShelf(
    tx,
    wanted.map(({ productId }) => productId),
  )
  const short = shelf.filter(({ name }) => taken.soldOut.includes(name))
  throw refuse.soldOut(short.map(({ id, name, left }) => ({ id, name, left: left ?? 0 })))
}

type Paid = { due: Due; lines: readonly TillLine[]; item: LockedItem | undefined }

/** Redeems what each voucher pays, for the booking and for products each by itself. Gives the booking's part. */
async function payByVouchers(tx: Transaction, vouchers: readonly Paying[], { due, lines, item }: Paid) {
  const parts = spread(
    due.voucher,
    vouchers.map(({ balance }) => balance),
  )
  const amount = voucherForBooking(lines, due.voucher)
  const ofBooking = spread(amount, parts)
  const { booking } = item ?? {}
  for (const [i, { id }] of vouchers.entries()) {
    const forBooking = ofBooking[i] ?? 0
    if (booking && forBooking > 0) {
      if (booking.voucherId !== null && booking.voucherId !== id) throw refuse.anotherVoucher()
      const note = inRentalLanguage(() => words.bookingAtTill(booking.reference, booking.vehicleName))
      await take(tx, id, forBooking, { bookingId: booking.id, note })
    }
    const rest = (parts[i] ?? 0) - forBooking
    if (rest > 0) await take(tx, id, rest, { bookingId: null, note: inRentalLanguage(() => words.productsAtTill) })
  }
  const first = vouchers[ofBooking.findIndex((part) => part > 0)]
  return first && { id: first.id, amount }
}

async function take(tx: Transaction, id: number, amount: Cents, paidFor: { bookingId: number | null; note: string }) {
  if (!(await redeem(tx, id, amount, paidFor))) throw new Error(`voucher ${id} is locked and holds less than ${amount}`)
}

type Made = Omit<Paid, 'lines'> & { lines: TillLine[]; vouchers: readonly Paying[]; money: readonly Part[] }

function contentOf({ item, lines, due, vouchers, money }: Made): EntryContent {
  const by = vouchers.map(({ id, code, balance }) => ({ voucherId: id, label: voucherLabel(code), balance }))
  const cash = money.filter(({ method, amount }) => method === 'cash' && amount > 0)
  const received = cash.reduce((sum, part) => sum + (part.received ?? part.amount), 0)
  const change = cash.reduce((sum, { amount, method, received }) => sum + changeOf(amount, method, received), 0)
  return {
    lines,
    payments: paymentsOf(due, money, by),
    ...(cash.length > 0 && { received, change }),
    ...(item && { customer: item.customer }),
    ...(item?.booked && { booked: item.booked }),
  }
}

/** Nothing can be given out of a drawer that does not hold it: asked once the till is locked and the entry is in. */
export async function refuseEmptyDrawer(tx: Transaction, given: Cents): Promise<void> {
  const left = await expectedCash(tx, business)
  if (left < 0) throw refuse.drawerIsShort(left - given)
}
