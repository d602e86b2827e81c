import { withPrice } from '#features/bookings/day/rules.ts'
import { isBeingPaid } from '#features/bookings/day/server/queries.ts'
import { openAmount, splitOnSite } from '#features/bookings/rules/prices.ts'
import { giveUpOpenPayments, lockBoats } from '#features/bookings/server/commands/cancel.ts'
import { tripOf } from '#features/bookings/server/policy/trips.ts'
import { readBooking, type StoredBooking } from '#features/bookings/server/queries/bookings.ts'
import { markVoucherPaid, sellVoucher } from '#features/vouchers/server/commands/orders.ts'
import type { MailsOf } from '#features/vouchers/server/emails/voucher-mails.ts'
import { lockVoucher, type StoredVoucher } from '#features/vouchers/server/queries.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { inFirstLanguage } from '#kit/shared/language.ts'
import type { Cents } from '#kit/shared/money.ts'
import { notFound } from '#kit/shared/problem.ts'
import type { EntryContent, EntryKind, TillLine } from '../../../contract/ledger.ts'
import type { MainItem } from '../../../contract.ts'
import { readDepositsAhead } from '../../../receipts/server/queries.ts'
import {
  beingPaid,
  canceledAlready,
  isHeld,
  nothingToSettle,
  paidAlready,
  settledAlready,
} from '../../../server/policy.ts'
import { words as tillWords } from '../../../words.ts'
import type { NewVoucher } from '../../contract.ts'
import { bookedOf, bookingLine, depositLine, feeLine, refundLine, spread, voucherLine } from '../../rules.ts'
import { words } from '../../words.ts'

/** What is paid besides products, kept as it is until the transaction ends. */
export type LockedItem = {
  kind: EntryKind
  /** Of a booking one for each of its boats. */
  lines: TillLine[]
  customer: string
  /** Whose payment it is, where it is one of a booking. */
  booking?: StoredBooking
  booked?: EntryContent['booked']
  bookingId?: number
  voucherId?: number
  /** Puts down that it is paid, a voucher its part of it. `at` as an ISO instant; `lines` are its own, less discounts. */
  settle: (tx: Transaction, paid: Paid) => Promise<void>
}
type Paid = { at: string; byVoucher: { id: number; amount: Cents } | undefined; lines: readonly TillLine[] }

/** Locks what is to be paid, payments first, and refuses what is not to be paid any more. */
export function lockItem(tx: Transaction, { type, id, deposit }: MainItem, mails: MailsOf): Promise<LockedItem> {
  if (type === 'booking') return lockUnpaidBooking(tx, id, deposit)
  if (type === 'voucher') return lockUnpaidVoucher(tx, id, mails)
  return lockUnsettled(tx, id, type)
}

async function lockedBoats(tx: Transaction, id: number) {
  const { reference } = (await readBooking(tx, { id })) ?? {}
  const [first, ...others] = reference === undefined ? [] : await lockBoats(tx, reference)
  if (!first) throw notFound(tillWords.noBooking)
  return [first, ...others] as const
}

/** Of several boats in one booking all that are not paid, whichever of them was chosen: it is paid as one. */
async function lockUnpaidBooking(tx: Transaction, id: number, withDeposit = false): Promise<LockedItem> {
  const boats = await lockedBoats(tx, id)
  const booking = tripOf([...boats])
  if (booking.isCanceled) throw canceledAlready('booking')
  if (booking.isPaid) throw paidAlready('booking')
  if (booking.isHeld) throw isHeld()
  if (await isBeingPaid(tx, id)) throw beingPaid()
  const unpaid = boats.filter(({ isPaid }) => !isPaid)
  const open = unpaid.map(openAmount)
  return {
    kind: 'sale',
    lines: [
      ...unpaid.map((boat, i) => bookingLine(boat, open[i] ?? 0)),
      ...(withDeposit ? await depositsOf(tx, unpaid) : []),
    ],
    customer: booking.name,
    booking,
    booked: bookedOf(booking),
    bookingId: booking.id,
    settle: async (tx, { at, byVoucher, lines }) => {
      await giveUpOpenPayments(tx, booking.id)
      for (const [i, boat] of unpaid.entries()) await reprice(tx, boat, lines[i]?.discount)
      const due = lines.slice(0, unpaid.length).map(({ amount }) => amount)
      for (const [i, part] of spread(byVoucher?.amount ?? 0, due).entries()) {
        const method = byVoucher && part === due[i] ? 'voucher' : 'on_site'
        await tx`
          UPDATE bookings
          SET paid_at = ${at}, held_until = NULL, due_on = NULL, payment_method = ${method},
              voucher_id = coalesce(${part > 0 ? (byVoucher?.id ?? null) : null}, voucher_id),
              voucher_amount = voucher_amount + ${part}
          WHERE id = ${unpaid[i]?.id ?? 0}`
      }
    },
  }
}

/** A discount is another price of the booking, by which it is settled when it is canceled later. */
async function reprice(tx: Transaction, { id, quote }: StoredBooking, discount: TillLine['discount']): Promise<void> {
  if (!discount) return
  const price = quote.total - discount.amount
  const [{ wasChanged } = { wasChanged: false }] = await tx<{ wasChanged: boolean }[]>`
    SELECT new_price IS NOT NULL AS "wasChanged" FROM bookings WHERE id = ${id}`
  const next = inFirstLanguage(() => withPrice(quote, { wasChanged, price, reason: discount.reason }))
  await tx`
    UPDATE bookings SET new_price = ${price}, price_change_reason = ${discount.reason},
                        quote = ${JSON.stringify(next)}::text::jsonb, least_fee = least(least_fee, ${price})
    WHERE id = ${id}`
}

/** A voucher that is made now: nobody else knows of it yet. */
export async function makeVoucher(tx: Transaction, wanted: NewVoucher, mails: MailsOf): Promise<LockedItem> {
  const voucher = await sellVoucher(tx, wanted)
  return {
    kind: 'sale',
    lines: [voucherLine(voucher)],
    customer: voucher.name,
    voucherId: voucher.id,
    settle: async (tx) => {
      await markVoucherPaid(tx, voucher.id, mails)
    },
  }
}

/** The deposits of boats that did not leave yet, less what was left for them already. */
async function depositsOf(tx: Transaction, boats: readonly StoredBooking[]): Promise<TillLine[]> {
  const ahead = await readDepositsAhead(
    tx,
    boats.map(({ id }) => id),
  )
  return boats.flatMap((boat) => {
    const amount = splitOnSite(boat.quote.onSite).deposit - (ahead.get(boat.id)?.amount ?? 0)
    return amount > 0 && boat.progress === 'none' ? [depositLine(boat, amount)] : []
  })
}

async function lockUnpaidVoucher(tx: Transaction, id: number, mails: MailsOf): Promise<LockedItem> {
  const voucher = await lockedVoucher(tx, id)
  if (voucher.canceled) throw canceledAlready('voucher')
  if (voucher.paid) throw paidAlready('voucher')
  const moving = await tx`SELECT FROM payments WHERE voucher_id = ${id} AND state = 'capturing' LIMIT 1`
  if (moving.length > 0) throw beingPaid()
  return {
    kind: 'sale',
    lines: [voucherLine(voucher)],
    customer: voucher.name,
    voucherId: id,
    settle: async (tx) => {
      await tx`
        UPDATE payments SET state = 'failed', changed_at = now() WHERE voucher_id = ${id} AND state = 'created'`
      await markVoucherPaid(tx, id, mails)
    },
  }
}

/** A voucher with the payments for it, which are locked first wherever their money is taken. */
export async function lockedVoucher(tx: Transaction, id: number): Promise<StoredVoucher> {
  await tx`SELECT FROM payments WHERE voucher_id = ${id} ORDER BY id FOR UPDATE`
  const found = await tx`SELECT FROM vouchers WHERE id = ${id} FOR UPDATE`
  if (found.length === 0) throw notFound(words.noVoucher)
  return lockVoucher(tx, id)
}

async function lockUnsettled(tx: Transaction, id: number, type: 'refund' | 'fee'): Promise<LockedItem> {
  const booking = tripOf([...(await lockedBoats(tx, id))])
  const { handBack = 0, owed = 0 } = booking.settlement ?? {}
  const amount = type === 'refund' ? handBack : owed
  if (!booking.isCanceled || amount === 0) throw nothingToSettle(type)
  const open = await tx`SELECT FROM bookings WHERE id = ${booking.id} AND settled_at IS NULL`
  if (open.length === 0) throw settledAlready(type)
  return {
    kind: type === 'refund' ? 'refund' : 'sale',
    lines: [type === 'refund' ? refundLine(booking, amount) : feeLine(booking, amount)],
    customer: booking.name,
    booked: bookedOf(booking),
    bookingId: booking.id,
    settle: async (tx, { at }) => {
      await tx`UPDATE bookings SET settled_at = ${at} WHERE id = ${booking.id}`
    },
  }
}
