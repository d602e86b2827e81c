import { describe, expect, test } from 'vitest'
import { openCashRegister } from '#testing/cash-register.ts'
import { insertProduct } from '#testing/products.ts'
import { insertVoucher } from '#testing/voucher.ts'

const till = openCashRegister()

describe('taking a receipt back', () => {
  test('makes the booking unpaid, puts stock and voucher value back, and gives the cash out of the drawer', async () => {
    const { id: voucher, code } = await insertVoucher(till.it.sql, { redeemed: 4000 })
    const id = await till.booking()
    const drink = await insertProduct(till.it.sql, { price: 1000 })
    const products = [{ id: drink, quantity: 2 }]
    const sold = await till.payBooking(id, 10, { voucher: code, voucher_used: 60, products, received: 20 })
    expect(sold.status, sold.text).toBe(201)
    const back = await till.reverse(sold.json.position, 70, { reason: 'Wrong customer' })
    expect(back.status, back.text).toBe(201)
    expect(back.json).toMatchObject({ status: 'success', receipt: 2 })
    expect(await till.stored(id)).toMatchObject({ paid: false, method: 'on_site', voucher_id: null, voucher_amount: 0 })
    expect(await till.stock(drink)).toBe(24)
    expect(await till.balance(voucher)).toBe(6000)
    expect((await till.entries()).at(-1)).toMatchObject({
      kind: 'reversal',
      cash: -1000,
      income: -1000,
      reverses: sold.json.position,
      booking_id: id,
      content: {
        reason: 'Wrong customer',
        lines: [
          { quantity: -1, amount: -5000 },
          { quantity: -2, amount: -2000 },
        ],
        payments: [
          { method: 'voucher', amount: -6000 },
          { method: 'cash', amount: -1000 },
        ],
      },
    })
    const [, audit] = await till.it
      .sql`SELECT action, record, details ->> 'reason' AS reason FROM audit_log ORDER BY id`
    expect(audit).toEqual({ action: 'till.reverse', record: 'receipt:2', reason: 'Wrong customer' })
    expect((await till.receipt(back.json.position)).json).toMatchObject({
      reverses: 1,
      reverses_position: sold.json.position,
      reason: 'Wrong customer',
      may_reverse: false,
    })
    expect((await till.receipt(sold.json.position)).json).toMatchObject({ reversed_by: 2, may_reverse: false })
    await till.expectSoundLedger()
    expect((await till.payBooking(id, 50)).status).toBe(201)
  })

  test('keeps the part that a voucher paid when booking, and leaves goods out that are gone', async () => {
    const { id: voucher, code } = await insertVoucher(till.it.sql, { redeemed: 2000 })
    const id = await till.booking({ voucher: { id: voucher, amount: 2000 } })
    const drink = await insertProduct(till.it.sql, { price: 1000 })
    const products = [{ id: drink, quantity: 1 }]
    const sold = await till.payBooking(id, 0, { voucher: code, voucher_used: 40, products })
    await till.reverse(sold.json.position, 40, { restock: false })
    expect(await till.stored(id)).toMatchObject({ paid: false, voucher_id: voucher, voucher_amount: 2000 })
    expect(await till.balance(voucher)).toBe(8000)
    expect(await till.stock(drink)).toBe(23)
  })

  test('is warned of where the boat left already, which it does not stand against', async () => {
    const id = await till.booking()
    const sold = await till.payBooking(id)
    const warned = async () => (await till.receipt(sold.json.position)).json.boats_out
    expect(await warned()).toEqual([])
    await till.it.sql`INSERT INTO handovers (booking_id, out_at, out_by) VALUES (${id}, now(), 'Ada')`
    const [boat] = await till.it
      .sql`SELECT v.name FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id WHERE b.id = ${id}`
    expect(await warned()).toEqual([boat?.name])
    expect((await till.reverse(sold.json.position, 50)).status).toBe(201)
  })

  test('happens once, however often and at once it is asked for; the same key gets the same answer', async () => {
    const id = await till.booking()
    const sold = await till.payBooking(id)
    const all = await Promise.all(Array.from({ length: 20 }, () => till.reverse(sold.json.position, 50)))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(all.map(({ status, json }) => json.code ?? status).filter((code) => code !== 'ALREADY_REVERSED')).toEqual([
      201,
    ])
    await till.expectSoundLedger()

    const other = await till.payBooking(id)
    const payload = { position: other.json.position, total: 50, reason: 'Twice' }
    const send = () =>
      till.employee.post('/api/rere_reverse_receipt/', payload, { 'idempotency-key': 'abcdefghijklmnopqrst' })
    const [first, second] = [await send(), await send()]
    expect([first?.status, second?.status]).toEqual([201, 201])
    expect(second?.json).toEqual(first?.json)
  })

  test('and if the code ever forgot to look, the ledger would refuse a second one', async () => {
    const sold = await till.payBooking(await till.booking())
    await till.reverse(sold.json.position, 50)
    const again = till.it.sql`
      INSERT INTO till_entries (business, kind, at, day, cashier, reverses, content)
      VALUES ('rental', 'reversal', now(), '2026-06-03', 'Ada', ${sold.json.position as number}, '{}')`
    await expect(again).rejects.toThrow('reversed_once')
    await expect(till.it.sql`UPDATE till_entries SET income = 0`).rejects.toThrow('only added to')
    await expect(till.it.sql`DELETE FROM till_entries`).rejects.toThrow('only added to')
  })
})

describe('what is not taken back', () => {
  test('more cash than the drawer holds', async () => {
    const sold = await till.payBooking(await till.booking())
    const out = await till.employee.post('/api/rere_move_cash/', { direction: 'out', amount: 30, reason: 'Change' })
    expect(out.status, out.text).toBe(201)
    const reply = await till.reverse(sold.json.position, 50)
    expect(reply.json).toMatchObject({
      status: 409,
      code: 'NOT_ENOUGH_CASH',
      detail: 'There are only $20 in the drawer',
      cash: 20,
    })
    const fields = { position: sold.json.position, total: 49, reason: 'Rung up twice' }
    const german = await till.employee.post('/api/rere_reverse_receipt/', fields, { 'accept-language': 'de' })
    expect(german.json.detail).toBe('Dieser Beleg lautet auf 50\u00a0$')
    expect((await till.entries()).filter(({ kind }) => kind === 'reversal')).toEqual([])
  })

  test('a voucher that was used, until then it is unpaid again', async () => {
    const { id, code } = await insertVoucher(till.it.sql, { paid: false })
    const buy = () => till.sell({ income: 100, main_item: { type: 'voucher', id } })
    const first = await buy()
    expect((await till.reverse(first.json.position, 100)).status).toBe(201)
    expect((await till.unpaid()).json.vouchers).toMatchObject([{ id }])
    const second = await buy()
    const drink = await insertProduct(till.it.sql)
    await till.sell({ income: 0, voucher: code, voucher_used: 3.5, products: [{ id: drink, quantity: 1 }] })
    expect((await till.reverse(second.json.position, 100)).json).toMatchObject({ status: 409, code: 'VOUCHER_USED' })
  })

  test('a voucher that was withdrawn from, once its money was transferred; before that it is given back so', async () => {
    const declared = async () => {
      const { id, reference } = await insertVoucher(till.it.sql, { paid: false })
      const sold = await till.sell({ income: 100, main_item: { type: 'voucher', id } })
      const said = { name: 'Mira Keller', contract: reference, email: 'mira@guests.example' }
      const { json } = await till.it.visitor().post('/api/withdrawals/', said)
      expect([json.outcome, json.by_hand]).toEqual(['accepted', 100])
      return { id, position: sold.json.position }
    }
    const [atTill, transferred] = [await declared(), await declared()]
    expect((await till.reverse(atTill.position, 100)).status).toBe(201)
    const kept = await till.it.sql`SELECT closed_note FROM withdrawals WHERE voucher_id = ${atTill.id}`
    expect([...kept]).toEqual([{ closed_note: 'Given back at the till' }])
    await till.it.sql`UPDATE withdrawals SET closed_at = now() WHERE voucher_id = ${transferred.id}`
    const again = await till.reverse(transferred.position, 100)
    expect(again.json).toMatchObject({ status: 409, code: 'VOUCHER_WITHDRAWN' })
  })

  test('a booking that was canceled since: its money goes back as a refund, which can be taken back itself', async () => {
    const id = await till.booking()
    const sold = await till.payBooking(id)
    await till.admin.post('/api/rere_cancel_booking_EN/', { booking_id: id, canceled_reason: 'Storm' })
    expect((await till.reverse(sold.json.position, 50)).json).toMatchObject({ code: 'BOOKING_CANCELED' })
    const refund = () => till.sell({ income: 50, main_item: { type: 'refund', id } })
    const back = await refund()
    expect((await till.reverse(back.json.position, -50)).status).toBe(201)
    expect((await refund()).status).toBe(201)
    await till.expectSoundLedger()
  })

  test('a reversal, a deposit, and what has another total than was shown', async () => {
    const sold = await till.payBooking(await till.booking())
    expect((await till.reverse(sold.json.position, 45)).json).toMatchObject({ code: 'TOTAL_DIFFERS', total: 50 })
    const back = await till.reverse(sold.json.position, 50)
    expect((await till.reverse(back.json.position, -50)).json).toMatchObject({ status: 409, code: 'NOT_REVERSIBLE' })
    const content = { lines: [{ kind: 'deposit', amount: 500 }], payments: [{ method: 'cash', amount: 500 }] }
    const [deposit] = await till.it.sql<{ position: number }[]>`
      INSERT INTO till_entries (business, kind, at, day, cashier, cash, content)
      VALUES ('rental', 'deposit', now(), '2026-06-03', 'Ada', 500, ${JSON.stringify(content)}) RETURNING position`
    expect((await till.reverse(deposit?.position, 5)).json).toMatchObject({ status: 409, code: 'NOT_REVERSIBLE' })
    expect((await till.reverse(999_999, 5)).status).toBe(404)
  })
})

describe('who takes back', () => {
  test('staff until the till is closed, admins afterwards too', async () => {
    const [one, two] = [await till.payBooking(await till.booking()), await till.sell(await someDrink())]
    await till.it.sql`
      INSERT INTO till_entries (business, kind, at, day, cashier, content)
      VALUES ('rental', 'closing', now(), '2026-06-03', 'Ada', '{"lines":[],"payments":[],"closing":{"carried":10000}}')`
    const refused = await till.reverse(one.json.position, 50)
    expect(refused.json).toMatchObject({ status: 403, code: 'CLOSED_PERIOD' })
    expect((await till.receipt(one.json.position)).json.may_reverse).toBe(false)
    expect((await till.receipt(one.json.position, till.admin)).json.may_reverse).toBe(true)
    const reply = await till.reverse(one.json.position, 50, {}, till.admin)
    expect(reply.status, reply.text).toBe(201)
    expect((await till.reverse(two.json.position, 3.5)).status).toBe(403)
  })

  test('nobody without an account, and not the test account; never without a reason', async () => {
    const sold = await till.sell(await someDrink())
    const { position } = sold.json
    expect((await till.reverse(position, 3.5, {}, till.it.visitor())).status).toBe(401)
    expect((await till.reverse(position, 3.5, {}, await till.it.signedIn('demo'))).json.code).toBe('DEMO_ACCOUNT')
    expect((await till.reverse(position, 3.5, { reason: '  ' })).json).toMatchObject({
      status: 422,
      errors: [{ field: 'reason', message: 'Please enter a reason' }],
    })
  })
})

const someDrink = async () => ({ income: 3.5, products: [{ id: await insertProduct(till.it.sql), quantity: 1 }] })
