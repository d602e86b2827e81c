import { describe, expect, test } from 'vitest'
import { openCashRegister } from '#testing/cash-register.ts'
import { insertProduct } from '#testing/products.ts'
import { insertVoucher } from '#testing/voucher.ts'
import type { TillReport } from '../../../closing/contract.ts'

const till = openCashRegister()

type Chosen = { line: number; quantity: number; restock?: boolean }[]
const giveBack = (position: unknown, total: number, lines: Chosen, more: object = {}) =>
  till.reverse(position, total, { lines, ...more })

/** Three drinks at $3.50 each in cash. */
async function sellDrinks(quantity = 3, more: Record<string, unknown> = {}) {
  const drink = await insertProduct(till.it.sql)
  const sold = await till.sell({ income: 3.5 * quantity, products: [{ id: drink, quantity }], ...more })
  expect(sold.status, sold.text).toBe(201)
  return { drink, position: sold.json.position as number }
}

describe('a part of a receipt', () => {
  test('is given back with its stock or without, and the receipt says what is left', async () => {
    const { drink, position } = await sellDrinks()
    const one = await giveBack(position, 3.5, [{ line: 0, quantity: 1 }])
    expect(one.status, one.text).toBe(201)
    expect(await till.stock(drink)).toBe(22)
    const two = await giveBack(position, 3.5, [{ line: 0, quantity: 1, restock: false }])
    expect([two.status, await till.stock(drink)]).toEqual([201, 22])
    const { json } = await till.receipt(position)
    expect(json).toMatchObject({
      reversed_by: null,
      may_reverse: true,
      left: 3.5,
      lines: [{ quantity: 3, left: 1 }],
      payments: [{ method: 'cash', amount: 10.5, left: 3.5 }],
      parts: [{ position: one.json.position }, { position: two.json.position }],
    })
    expect((await till.receipt(two.json.position)).json).toMatchObject({ reverses_position: position, total: -3.5 })
    const list = await till.employee.get('/api/rere_receipts/')
    expect((list.json.receipts as object[]).at(-1)).toMatchObject({ position, reversed: false, partly: true })

    // What is left goes back whole, and then nothing is.
    expect((await till.reverse(position, 10.5)).json).toMatchObject({ code: 'TOTAL_DIFFERS', total: 3.5 })
    const rest = await till.reverse(position, 3.5)
    expect(rest.status, rest.text).toBe(201)
    expect((await till.receipt(position)).json).toMatchObject({ reversed_by: rest.json.receipt, may_reverse: false })
    expect((await giveBack(position, 3.5, [{ line: 0, quantity: 1 }])).json.code).toBe('ALREADY_REVERSED')
    await till.expectSoundLedger()
    expect((await till.entries()).reduce((sum, { income }) => sum + income, 0)).toBe(0)
  })

  test('paid by voucher and cash goes back by both, to the cent', async () => {
    const { id: voucher, code } = await insertVoucher(till.it.sql, { redeemed: 9500 })
    const { position } = await sellDrinks(3, { income: 5.5, voucher: code, voucher_used: 5, received: 10 })
    // 350 of 1050, of which the voucher paid 500.
    expect((await giveBack(position, 3.5, [{ line: 0, quantity: 1 }])).status).toBe(201)
    expect(await till.balance(voucher)).toBe(167)
    expect((await giveBack(position, 7, [{ line: 0, quantity: 2 }])).status).toBe(201)
    expect(await till.balance(voucher)).toBe(500)
    const back = (await till.entries()).filter(({ kind }) => kind === 'reversal')
    expect(back.map(({ content }) => content.payments.map(({ amount }) => amount))).toEqual([
      [-167, -183],
      [-333, -367],
    ])
    await till.expectSoundLedger()
  })

  test('with a discount, two vouchers and cash gives each voucher back what it paid of that line', async () => {
    const [one, two] = [
      await insertVoucher(till.it.sql, { amount: 4000 }),
      await insertVoucher(till.it.sql, { amount: 700 }),
    ]
    const id = await till.booking()
    const roll = await insertProduct(till.it.sql, { price: 350, vat_percent: 7 })
    const by = { voucher: one.code, more_vouchers: [two.code], voucher_used: 47, received: 10 }
    const discounts = [{ percent: 10, reason: 'Group' }]
    // 50 and 3 × 3.50, less 10 %: 45 and 9.45, of which 47 are paid by voucher.
    const sold = await till.payBooking(id, 7.45, { products: [{ id: roll, quantity: 3 }], discounts, ...by })
    expect(sold.status, sold.text).toBe(201)
    const { position } = sold.json
    expect((await giveBack(position, 3.5, [{ line: 1, quantity: 1 }])).json).toMatchObject({ total: 3.15 })
    expect((await giveBack(position, 3.15, [{ line: 1, quantity: 1 }])).status).toBe(201)
    expect([await till.balance(one.id), await till.balance(two.id)]).toEqual([0, 67])
    const booking = await giveBack(position, 45, [{ line: 0, quantity: 1 }])
    expect(booking.status, booking.text).toBe(201)
    expect([await till.balance(one.id), await till.balance(two.id)]).toEqual([4000, 567])
    expect(await till.stored(id)).toMatchObject({ paid: false, voucher_id: null, voucher_amount: 0 })
    expect((await till.receipt(booking.json.position)).json).toMatchObject({
      reverses_position: position,
      lines: [{ amount: -45, discount: { amount: -5, reason: 'Group' } }],
    })
    expect((await till.reverse(position, 6.3)).status).toBe(201)
    expect([await till.balance(one.id), await till.balance(two.id)]).toEqual([4000, 700])
    const { report } = (await till.employee.get('/api/rere_till/')).json as { report: TillReport }
    expect([report.expected_cash, report.turnover, report.discounts]).toEqual([0, 0, undefined])
    expect(report.vat).toMatchObject([{ vat: 0 }, { vat: 0 }])
    await till.expectSoundLedger()
  })

  test('can be the booking alone, whole, and what a voucher paid of it', async () => {
    const { id: voucher, code } = await insertVoucher(till.it.sql, { redeemed: 4000 })
    const id = await till.booking()
    const drink = await insertProduct(till.it.sql, { price: 1000 })
    const products = [{ id: drink, quantity: 2 }]
    const sold = await till.payBooking(id, 10, { voucher: code, voucher_used: 60, products })
    const { position } = sold.json
    expect((await giveBack(position, 25, [{ line: 0, quantity: 0.5 }])).json.errors).toMatchObject([
      { field: 'lines', message: 'This can only be given back whole' },
    ])
    expect((await giveBack(position, 50, [{ line: 0, quantity: 1 }])).status).toBe(201)
    expect(await till.stored(id)).toMatchObject({ paid: false, voucher_id: null, voucher_amount: 0 })
    expect([await till.balance(voucher), await till.stock(drink)]).toEqual([5000, 22])
    expect((await giveBack(position, 10, [{ line: 1, quantity: 1 }])).status).toBe(201)
    expect(await till.balance(voucher)).toBe(5500)
    await till.expectSoundLedger()
  })

  test('is refused where it is none, too much, or comes to something else than was shown', async () => {
    const { position } = await sellDrinks()
    const code = async (total: number, lines: unknown) =>
      (await till.reverse(position, total, { lines })).json as { code: string; status: number }
    expect(await code(0, [])).toMatchObject({ status: 422, errors: [{ field: 'lines' }] })
    expect((await code(3.5, [{ line: 1, quantity: 1 }])).status).toBe(422)
    expect((await code(3.5, [{ line: 0, quantity: 0 }])).status).toBe(422)
    expect((await code(5.25, [{ line: 0, quantity: 1.5 }])).status).toBe(422)
    const twice = [
      { line: 0, quantity: 1 },
      { line: 0, quantity: 1 },
    ]
    expect((await code(7, twice)).status).toBe(422)
    expect(await code(14, [{ line: 0, quantity: 4 }])).toMatchObject({ status: 409, code: 'LESS_LEFT' })
    expect(await code(7, [{ line: 0, quantity: 1 }])).toMatchObject({ code: 'TOTAL_DIFFERS', total: 3.5 })
    expect((await till.reverse(position, 3.5, { lines: '[{"line":0,"quantity":1}]' })).status).toBe(201)
    const lines = [{ line: 0, quantity: 1 }]
    expect((await till.reverse(position, 3.5, { lines }, till.it.visitor())).status).toBe(401)
    expect((await till.reverse(position, 3.5, { lines }, await till.it.signedIn('demo'))).status).toBe(403)
  })

  test('keeps a check-out whole: its deposit stays while the boat is out', async () => {
    const id = await till.booking()
    const onSite = JSON.stringify([{ label: 'Deposit', cents: 30_000 }])
    await till.it.sql`UPDATE bookings SET quote = jsonb_set(quote, '{onSite}', ${onSite}::text::jsonb)`
    const sold = await till.sell({ income: 350, main_item: { type: 'booking', id, deposit: true } })
    expect(sold.status, sold.text).toBe(201)
    const { position } = sold.json
    await till.it.sql`INSERT INTO handovers (booking_id, out_at, out_by) VALUES (${id}, now(), 'Ada')`
    expect((await till.reverse(position, 350)).json).toMatchObject({ status: 409, code: 'NOT_REVERSIBLE' })
    expect((await giveBack(position, 300, [{ line: 1, quantity: 1 }])).json.code).toBe('LESS_LEFT')
    expect((await giveBack(position, 50, [{ line: 0, quantity: 1 }])).status).toBe(201)
    await till.it.sql`DELETE FROM handovers`
    expect((await till.reverse(position, 300)).status).toBe(201)
    expect((await till.entries()).map(({ income }) => income)).toEqual([0, 5000, -5000, 0])
    await till.expectSoundLedger()
  })
})

describe('two at once', () => {
  test('of twenty who give one of three back, three do', async () => {
    const { drink, position } = await sellDrinks()
    const one = () => giveBack(position, 3.5, [{ line: 0, quantity: 1 }])
    let done = 0
    while ((await till.receipt(position)).json.may_reverse) {
      const all = await Promise.all(Array.from({ length: 20 }, one))
      const codes = new Set(all.filter(({ status }) => status !== 201).map(({ json }) => json.code))
      expect(['LESS_LEFT', 'ALREADY_REVERSED']).toEqual(expect.arrayContaining([...codes]))
      done += all.filter(({ status }) => status === 201).length
    }
    expect([done, await till.stock(drink)]).toEqual([3, 24])
    await till.expectSoundLedger()
  })

  test('and if the code ever forgot to look, the ledger takes one part after another, and no two after one', async () => {
    const { position } = await sellDrinks()
    const first = await giveBack(position, 3.5, [{ line: 0, quantity: 1 }])
    const insert = (reverses: unknown) => till.it.sql`
      INSERT INTO till_entries (business, kind, at, day, cashier, reverses, content)
      VALUES ('rental', 'reversal', now(), '2026-06-03', 'Ada', ${reverses as number}, '{}')`
    await expect(insert(position)).rejects.toThrow('reversed_once')
    const both = await Promise.allSettled([insert(first.json.position), insert(first.json.position)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
