import { ownPageOf } from '#features/bookings/server/policy.ts'
import { type SoldLine, takeFromStock, takeReserved } from '#features/products/server/commands.ts'
import { redeem } from '#features/vouchers/server/commands.ts'
import type { MailsOf } from '#features/vouchers/server/emails/voucher-mails.ts'
import { lockVoucher } from '#features/vouchers/server/queries.ts'
import { audit, authorOf, nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Caller } from '#kit/server/http/http.ts'
import { keepKey, type Repeat, rememberAnswer } from '#kit/server/http/repeat.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import { believedTime } from '#kit/shared/happened.ts'
import { inRentalLanguage } from '#kit/shared/language.ts'
import type { Cents } from '#kit/shared/money.ts'
import { toWire } from '#kit/shared/wire.ts'
import type { EntryContent, TillLine } from '../../contract/ledger.ts'
import { type CartLine, type MainItem, saveSale } from '../../contract.ts'
import { presentSignature } from '../../receipts/server/policy.ts'
import { expectedCash } from '../../server/commands/ledger.ts'
import { recordAtTill } from '../../server/commands/record.ts'
import { receiptMail } from '../../server/emails/receipt.ts'
import * as refuse from '../../server/policy.ts'
import { listOnShelf } from '../../server/queries.ts'
import { copyAddress } from '../../tse/server/policy.ts'
import {
  changeOf,
  type Due,
  dueOf,
  payableByVoucher,
  paymentsOf,
  productLine,
  voucherForBooking,
  voucherLabel,
} from '../rules.ts'
import { words } from '../words.ts'
import { type LockedItem, lockItem } from './commands/items.ts'

export type Sale = {
  /** What the customer was told: to pay in money, and by voucher. */
  income: Cents
  voucherUsed: Cents
  item: MainItem | null
  products: readonly CartLine[]
  /** Empty where the products come from the shelf. */
  cart: string
  /** The voucher that pays. */
  voucherId: number | undefined
  method: 'cash' | 'card'
  received: Cents | undefined
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
  const item = sale.item === null ? undefined : await lockItem(tx, sale.item, mails)
  const voucher = sale.voucherId === undefined ? undefined : await lockVoucher(tx, sale.voucherId)
  const goods = await takeGoods(tx, sale)
  const lines = [...(item?.lines ?? []), ...goods]
  if (lines.length === 0) throw refuse.nothingSold()
  if (item?.kind === 'refund' && goods.length > 0) throw refuse.refundAlone()

  if (voucher && payableByVoucher(lines) === 0) throw refuse.voucherCannotPay()
  const balance = voucher === undefined || !voucher.paid || voucher.canceled ? 0 : voucher.amount - voucher.redeemed
  const due = dueOf(lines, balance)
  refuse.refuseOtherAmount(due, { income: sale.income, voucher: sale.voucherUsed })
  refuse.refuseTooLittle(due.open, sale.method, sale.received)
  const byVoucher = voucher && (await payByVoucher(tx, { voucher, due, lines, item }))
  const author = authorOf(caller, context)
  await item?.settle(tx, { at: author.at.toString(), byVoucher })

  const happened = believedTime(sale.happenedAt, author.at)?.toString()
  const content = { ...contentOf(sale, { item, lines, due, voucher }), ...(happened && { happened }) }
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
    voucher_left: voucher ? balance - due.voucher : null,
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
      ...(happened && { happened_at: happened }),
    }),
    rememberAnswer(tx, repeat, 201, sold),
  ])
  return sold
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

type Paying = {
  voucher: { id: number; paid: boolean; canceled: boolean }
  due: Due
  lines: readonly TillLine[]
  item: LockedItem | undefined
}

/** Redeems what a voucher pays, for the booking and for products each by itself. Gives the booking's part. */
async function payByVoucher(tx: Transaction, { voucher: { id }, due, lines, item }: Paying) {
  const forBooking = voucherForBooking(lines, due.voucher)
  const { booking } = item ?? {}
  if (booking && forBooking > 0) {
    if (booking.voucherId !== null && booking.voucherId !== id) throw refuse.anotherVoucher()
    const note = inRentalLanguage(() => words.bookingAtTill(booking.reference, booking.vehicleName))
    await take(tx, id, forBooking, { bookingId: booking.id, note })
  }
  const rest = due.voucher - forBooking
  if (rest > 0) await take(tx, id, rest, { bookingId: null, note: inRentalLanguage(() => words.productsAtTill) })
  return forBooking > 0 ? { id, amount: forBooking } : undefined
}

async function take(tx: Transaction, id: number, amount: Cents, paidFor: { bookingId: number | null; note: string }) {
  if (!(await redeem(tx, id, amount, paidFor))) throw new Error(`voucher ${id} is locked and holds less than ${amount}`)
}

function contentOf(
  { method, received }: Sale,
  parts: {
    item: LockedItem | undefined
    lines: TillLine[]
    due: Due
    voucher: { id: number; code: string } | undefined
  },
): EntryContent {
  const { item, lines, due, voucher } = parts
  const by = voucher && { voucherId: voucher.id, label: voucherLabel(voucher.code) }
  const handed = method === 'cash' && due.open > 0 ? { received: received ?? due.open } : undefined
  return {
    lines,
    payments: paymentsOf(due, method, by),
    ...(handed && { ...handed, change: changeOf(due.open, method, received) }),
    ...(item && { customer: item.customer }),
    ...(item?.booked && { booked: item.booked }),
  }
}

/** Nothing can be given out of a drawer that does not hold it: asked once the till is locked and the entry is in. */
export async function refuseEmptyDrawer(tx: Transaction, given: Cents): Promise<void> {
  const left = await expectedCash(tx, business)
  if (left < 0) throw refuse.drawerIsShort(left - given)
}
