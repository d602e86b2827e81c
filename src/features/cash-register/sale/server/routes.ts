import { openAmount } from '#features/bookings/rules/prices.ts'
import { tryCode } from '#features/vouchers/server/commands.ts'
import { voucherMails } from '#features/vouchers/server/emails/voucher-mails.ts'
import { answer } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer, readAnswer } from '#kit/server/http/repeat.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import { fromLocalDateTime, hoursBetween, wallClock } from '#kit/shared/day.ts'
import { formatList } from '#kit/shared/list.ts'
import * as calls from '../../contract.ts'
import { alsoNewVoucher, topicsOf, voucherInvalid } from '../../server/policy.ts'
import {
  type UnpaidBookingRow,
  type UnsettledRow,
  unpaidBookingsStatement,
  unpaidVouchersStatement,
  unsettledStatement,
} from '../../server/queries.ts'
import { type Sold, sell } from './commands.ts'

/** What the calls below work with. */
type SaleDesk = Context & { mails: ReturnType<typeof voucherMails> }

/** Taking money: what is unpaid, and a sale. */
export function saleRoutes(app: Server, context: Context): void {
  const { sql, live, env, clock } = context
  const mails = voucherMails(context)
  const desk = { ...context, mails }

  route(app, calls.getUnpaid, async ({ query }) => {
    const day = query.selectedDay ?? wallClock(env.timeZone, clock()).day
    const [bookings, vouchers, unsettled] = await Promise.all([
      unpaidBookingsStatement(sql, day, query.booking),
      unpaidVouchersStatement(sql),
      unsettledStatement(sql),
    ])
    return {
      day,
      bookings: presentBookings(bookings, query.booking),
      vouchers: vouchers,
      refunds: unsettled.filter(({ handBack }) => handBack > 0).map((one) => presentUnsettled(desk, one, one.handBack)),
      fees: unsettled.filter(({ owed }) => owed > 0).map((one) => presentUnsettled(desk, one, one.owed)),
    }
  })

  route(app, calls.saveSale, async (call) => {
    const sold = await orEarlierAnswer<Sold>(sql, call.repeat, () => save(desk, call))
    const { main_item: item, new_voucher: made, products, cart, voucher } = call.body
    const hasProducts = (products ?? []).length > 0 || cart !== ''
    await live.changed(...topicsOf(made ? ['voucher'] : item ? [item.type] : [], hasProducts, voucher !== ''))
    return sold as NonNullable<typeof sold>
  })

  route(app, calls.getSold, async ({ params }) => ({
    sold: await readAnswer(sql, calls.saveSale, params.key),
  }))
}

const presentUnsettled = ({ env }: SaleDesk, row: UnsettledRow, amount: number): calls.Unsettled => ({
  id: row.id,
  reference: row.reference,
  vehicle_name: row.vehicleName,
  name: row.name,
  booked_day: fromLocalDateTime(row.startsAt).day,
  canceled_day: wallClock(env.timeZone, row.canceledAt).day,
  ...(row.isNoShow && { no_show: true }),
  amount,
})

async function save(desk: SaleDesk, call: Call<typeof calls.saveSale>) {
  const { sql, mails } = desk
  const { body, caller, repeat } = call
  if (body.new_voucher && body.main_item) throw alsoNewVoucher()
  const codes = [body.voucher, ...(body.more_vouchers ?? [])].filter((code) => code !== '')
  const ids = new Set<number>()
  for (const code of codes) {
    const voucher = await tryCode(sql, call, code)
    if (!voucher) throw voucherInvalid()
    ids.add(voucher.id)
  }
  if (codes.length === 0 && body.voucher_used > 0) throw voucherInvalid()
  const sale = {
    income: body.income,
    voucherUsed: body.voucher_used,
    item: body.main_item,
    newVoucher: body.new_voucher,
    products: body.products ?? [],
    cart: body.cart,
    discounts: body.discounts ?? [],
    voucherIds: [...ids],
    method: body.method,
    received: body.received,
    parts: body.parts ?? [],
    happenedAt: body.happened_at,
    transaction: body.transaction,
  }
  return answer(201, await transaction(sql, (tx) => sell(tx, sale, { caller, repeat, context: desk, mails })))
}

/** Several boats in one booking are paid as one; `asked` is how the one that is asked for goes on being called. */
function presentBookings(rows: readonly UnpaidBookingRow[], asked: number | undefined): calls.UnpaidBooking[] {
  const trips = Map.groupBy(rows, ({ trip }) => trip)
  return [...trips.values()].flatMap((boats) => {
    const [first, ...others] = boats.map(presentBooking)
    if (!first || others.length === 0) return first ? [first] : []
    const sum = (of: (boat: calls.UnpaidBooking) => number) =>
      others.reduce((total, boat) => total + of(boat), of(first))
    const together = {
      id: others.find(({ id }) => id === asked)?.id ?? first.id,
      vehicle_name: formatList([first, ...others].map((boat) => boat.vehicle_name)),
      price: sum(({ price }) => price),
      voucher_amount: sum(({ voucher_amount }) => voucher_amount),
      open: sum(({ open }) => open),
      held: [first, ...others].some(({ held }) => held),
    }
    return [{ ...first, ...together }]
  })
}

function presentBooking(row: UnpaidBookingRow): calls.UnpaidBooking {
  const begins = fromLocalDateTime(row.startsAt)
  const ends = fromLocalDateTime(row.endsAt)
  return {
    id: row.id,
    reference: row.reference,
    vehicle_name: row.vehicleName,
    name: row.name,
    phone: row.phone,
    email: row.email,
    booked_day: begins.day,
    booked_start: begins.hour,
    booked_hours: hoursBetween(begins, ends),
    price: row.price,
    voucher_amount: row.voucherAmount,
    advance: row.advance,
    open: openAmount({ ...row, quote: { total: row.price } }),
    held: row.isHeld,
  }
}
