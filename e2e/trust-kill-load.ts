import { sessionCookie } from '#features/sign-in/server/routes.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { randomToken, sha256 } from '#kit/server/security/secret.ts'
import { addDays, wallClock } from '#kit/shared/day.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { addCustomer } from '#testing/invoices.ts'
import { insertProduct } from '#testing/products.ts'
import { stayFields, withCode } from '#testing/stay.ts'
import { insertVoucher, voucherFields } from '#testing/voucher.ts'
import type { Answer, Asked, Caller } from '../cluster/calls.ts'
import { bookingOf, prepareOrders } from '../cluster/orders.ts'

export type Kind = 'hours' | 'stay' | 'hold' | 'sale' | 'voucher' | 'invoice'

/** One write that somebody wants, and what they know of it: `answer` is the first clear one, sent again until then. */
export type Write = {
  kind: Kind
  path: string
  body: Record<string, unknown>
  key: string
  /** Of whom it is, each only once; of an invoice its customer. */
  email: string
  vehicle?: number
  startsAt?: string
  /** Of a waiting invoice. */
  order?: number
  /** Signed in as root. */
  byStaff?: true
  tries: number
  answer?: { status: number; body: Record<string, unknown> }
}

/** What the writes begin with. */
export type World = { writes: Write[]; session: string; stock: Map<string, number> }

const counts = { hours: 500, stays: 240, sales: 300, vouchers: 160, invoices: 60 }

/** Boats, goods, vouchers, waiting invoices, and all that customers and the till will want of them. */
export async function prepareWorld(
  sql: Sql,
  orderInvoices: (customers: number[]) => Promise<number[]>,
): Promise<World> {
  for (const n of [1, 2, 3, 4, 5]) await insertVehicle(sql, { name: `Eider ${n}` })
  const orders = await prepareOrders(sql, counts.hours)
  const houseboats: number[] = []
  for (const n of [1, 2, 3, 4])
    houseboats.push(await insertVehicle(sql, { type: 'houseboats', name: `Heron ${n}` }, { 2: 54_000 }))
  // Some of it runs out, and then the right answer is no.
  const plenty = { name: 'Lemonade', target_stock: 5000, actual_stock: 5000 }
  const scarce = { name: 'Birthday cake', target_stock: 60, actual_stock: 60 }
  const [drink, cake] = [await insertProduct(sql, plenty), await insertProduct(sql, scarce)]
  const forStays = await insertVoucher(sql, { amount: 30 * 108_000 })
  const forSales = await insertVoucher(sql, { amount: 40 * 700 })
  const customers: number[] = []
  for (let n = 0; n < counts.invoices; n++) customers.push(await addCustomer(sql, { email: emailOf('customer', n) }))
  const waiting = await orderInvoices(customers)

  const hours = orders.map(
    (order): Write => ({
      ...of('hours', order.key, order.email, '/api/rere_send_booking_request/', bookingOf(order)),
      vehicle: order.slot.vehicle.id,
      startsAt: `${order.slot.day}T${String(order.slot.start).padStart(2, '0')}:00`,
    }),
  )
  const today = wallClock('Europe/Berlin').day
  const stays = Array.from({ length: counts.stays }, async (_, n): Promise<Write> => {
    // Every eighth wants what the one before wants.
    const slot = n % 8 === 7 ? n - 1 : n
    const vehicle = houseboats[slot % houseboats.length] ?? 0
    const booked_day = addDays(today, 2 + 2 * Math.floor(slot / houseboats.length))
    const how = n % 3
    const paid = how === 2 ? { banktransfer: false, paypal: true } : {}
    const voucher = how === 1 ? { voucher: forStays.code, voucher_amount: 1080 } : {}
    const phone = `+49 151 ${7_000_000 + n}`
    const order = stayFields({ vehicle, booked_day, email: emailOf('stay', n), phone, ...paid, ...voucher })
    const body = how === 2 ? order : await withCode(sql, order)
    const path = how === 2 ? '/api/haha_hold_booking/' : '/api/haha_send_booking_request/'
    const startsAt = `${booked_day}T14:00`
    return { ...of(how === 2 ? 'hold' : 'stay', keyOf('stay', n), emailOf('stay', n), path, body), vehicle, startsAt }
  })
  const sales = Array.from({ length: counts.sales }, (_, n): Write => {
    const byVoucher = n % 4 === 3
    const products = [{ id: n % 5 === 4 ? cake : drink, quantity: 2 }]
    const paid = byVoucher ? { income: 0, voucher: forSales.code, voucher_used: 7 } : { income: 7, received: 10 }
    const path = '/api/rere_save_cashregister/'
    return { ...of('sale', keyOf('sale', n), '', path, { main_item: null, products, ...paid }), byStaff: true }
  })
  const vouchers = Array.from({ length: counts.vouchers }, (_, n): Write => {
    const [email, path] = [emailOf('voucher', n), '/api/rere_send_voucher_request/']
    return of('voucher', keyOf('voucher', n), email, path, voucherFields({ email }))
  })
  const invoices = waiting.map(
    (order, n): Write => ({
      ...of('invoice', keyOf('invoice', n), emailOf('customer', n), '/api/sshp_send_invoice_order/', { order }),
      order,
      byStaff: true,
    }),
  )
  const stock = new Map([plenty, scarce].map(({ name, actual_stock }) => [name, actual_stock]))
  return {
    writes: inTurn([hours, await Promise.all(stays), sales, vouchers, invoices]),
    session: await signIn(sql),
    stock,
  }
}

const emailOf = (what: string, n: number) => `${what}${n}@guests.example`
const keyOf = (what: string, n: number) => `${what}-${String(n).padStart(16, '0')}`
const of = (kind: Kind, key: string, email: string, path: string, body: Record<string, unknown>): Write => ({
  ...{ kind, key, email, path, body },
  tries: 0,
})

/** All kinds at the same pace from the first to the last. */
const inTurn = (kinds: readonly Write[][]): Write[] =>
  kinds
    .flatMap((writes) => writes.map((write, n) => ({ write, at: n / writes.length })))
    .sort((a, b) => a.at - b.at)
    .map(({ write }) => write)

async function signIn(sql: Sql): Promise<string> {
  const token = randomToken()
  await sql`INSERT INTO sessions (token_hash, user_id) SELECT ${sha256(token)}, id FROM users WHERE root`
  return `${sessionCookie.name}=${token}`
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Too busy, or not there: not an answer to what was asked. */
const isClear = ({ status }: Answer) => status < 500 && status !== 429

/**
 * So many people at a time who send one write after the other, each again and again under the same key until there is a
 * clear answer. `finish`: begins nothing more, and waits for the answers that are still missing.
 */
export function startLoad(caller: Caller, { writes, session }: World, people: number): { finish: () => Promise<void> } {
  let isOver = false
  const waiting = writes.entries()
  const ask = async (asked: Asked) => {
    const answer = await caller.ask(asked).catch(() => undefined)
    return answer && isClear(answer) ? { status: answer.status, body: JSON.parse(answer.body) } : undefined
  }
  const place = async (write: Write, from: string) => {
    const { path, body, key } = write
    while (!write.answer) {
      write.tries++
      write.answer = await ask({ method: 'POST', path, body, key, from, ...(write.byStaff && { session }) })
      if (!write.answer) await pause(100)
    }
    if (write.kind === 'hold' && write.answer.status === 201)
      await pay((write.answer.body.payment as { payment: string }).payment)
  }
  /** As the payer does, on the page of the test provider. Who sees the end come gives up. */
  const pay = async (payment: string) => {
    while (!isOver) {
      const { body } = (await ask({ path: `/api/payments/${payment}/` })) ?? {}
      const order = body?.order_id
      if (order && (await ask({ method: 'POST', path: `/api/test_payment/${order}/approve/` }))) return
      await pause(100)
    }
  }
  const person = async () => {
    for (const [n, write] of waiting) {
      if (isOver) return
      await place(write, `198.18.${n >> 8}.${n & 255}`)
      await pause(5)
    }
  }
  const gone = Array.from({ length: people }, person)
  const finish = async () => {
    isOver = true
    await Promise.all(gone)
  }
  return { finish }
}
