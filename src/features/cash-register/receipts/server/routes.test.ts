import { describe, expect, test } from 'vitest'
import { openCashRegister } from '#testing/cash-register.ts'
import { insertProduct } from '#testing/products.ts'

const till = openCashRegister()

const sellDrinks = async (quantity = 1) => {
  const id = await insertProduct(till.it.sql, { name: 'Spezi' })
  await till.it.sql`UPDATE products SET name = 'Spezi' || id WHERE id = ${id}`
  const sold = await till.sell({ income: 3.5 * quantity, products: [{ id, quantity }], received: 20 })
  expect(sold.status, sold.text).toBe(201)
  return sold.json as { position: number; receipt: number }
}

describe('a receipt', () => {
  test('is made when it is sent, says when the money was taken before, and is made once', async () => {
    const id = await insertProduct(till.it.sql, { name: 'Mate' })
    const sale = { income: 3.5, products: [{ id, quantity: 1 }], happened_at: '2026-06-03T07:30:00Z' }
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const [first, again] = [await till.sell(sale, headers), await till.sell(sale, headers)]
    expect([first.status, again.json]).toEqual([201, first.json])
    const { json } = await till.receipt(first.json.position)
    expect([json.dateTime, json.happened]).toEqual(['2026-06-03T08:00:00Z', '2026-06-03T07:30:00Z'])
    expect((await till.sell({ ...sale, income: 3 })).json.code).toBe('PRICE_CHANGED')
    const now = await till.sell({ ...sale, happened_at: '' })
    expect(now.status).toBe(422)
    expect((await till.receipt((await sellDrinks()).position)).json).not.toHaveProperty('happened')
  })

  test('says what was sold, by whom, how it was paid, and what is in it of each rate of VAT', async () => {
    const id = await till.booking()
    const food = await insertProduct(till.it.sql, { name: 'Bratwurst', type: 'foods', price: 790, vat_percent: 7 })
    const sold = await till.payBooking(id, 57.9, { received: 60, products: [{ id: food, quantity: 1 }] })
    const receipt = await till.receipt(sold.json.position)
    expect(receipt.status).toBe(200)
    expect(receipt.json).toMatchObject({
      receipt: 1,
      kind: 'sale',
      day: '2026-06-03',
      dateTime: '2026-06-03T08:00:00Z',
      cashier: 'Jonas Pier',
      customer: 'Mira Keller',
      total: 57.9,
      lines: [
        { kind: 'booking', amount: 50, vat_percent: 19 },
        { kind: 'product', label: 'Bratwurst', quantity: 1, unit_price: 7.9, amount: 7.9, vat_percent: 7 },
      ],
      vat: [
        { percent: 19, net: 42.02, vat: 7.98, gross: 50 },
        { percent: 7, net: 7.38, vat: 0.52, gross: 7.9 },
      ],
      payments: [{ method: 'cash', label: 'Cash', amount: 57.9 }],
      received: 60,
      change: 2.1,
      reverses: null,
      reversed_by: null,
      may_reverse: true,
      tse: null,
      tse_failure: '',
      business: { name: till.it.env.business.name },
    })
    const [{ hash } = { hash: '' }] = await till.it.sql<{ hash: string }[]>`
      SELECT encode(hash, 'hex') AS hash FROM till_entries WHERE receipt = 1`
    expect(String(receipt.json.fingerprint).replaceAll(' ', '')).toBe(hash.slice(0, 16))
  })

  test('is printed as a strip of 80 mm', async () => {
    const { position } = await sellDrinks()
    const pdf = await till.employee.get(`/api/rere_receipt_pdf/${position}/`)
    expect(pdf.status).toBe(200)
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="receipt-1.pdf"',
    })
    expect(pdf.text).toMatch(/^%PDF-1\.7/)
    expect(pdf.text).toMatch(/MediaBox \[0 0 226\.77\d* \d+/)
  })

  test('is for staff; what has no receipt, or never was, has none', async () => {
    const { position } = await sellDrinks()
    for (const url of [`/api/rere_receipt/${position}/`, `/api/rere_receipt_pdf/${position}/`, '/api/rere_receipts/']) {
      expect([url, (await till.it.visitor().get(url)).status]).toEqual([url, 401])
      expect([url, (await (await till.it.signedIn('demo')).get(url)).status]).toEqual([url, 200])
    }
    const [opening] = await till.entries()
    expect(opening?.kind).toBe('opening')
    for (const none of [opening?.position, 999_999, 'x'])
      expect([404, 422]).toContain((await till.receipt(none)).status)
  })
})

describe('the list of receipts', () => {
  const list = async (query = '') =>
    (await till.employee.get(`/api/rere_receipts/${query}`)).json as {
      receipts: { position: number; receipt: number; what: string; total: number; reversed: boolean }[]
      next: number | null
    }

  test('is that of one booking where it is asked for, also by another of its boats', async () => {
    const id = await till.booking()
    const other = await till.booking({ startsAt: '2026-06-03T13:00', endsAt: '2026-06-03T14:00' })
    await till.it.sql`UPDATE bookings SET leader_id = ${id} WHERE id = ${other}`
    const sold = await till.payBooking(id, 100)
    expect(sold.status, sold.text).toBe(201)
    await sellDrinks()
    const of = async (booking: number) => (await list(`?booking=${booking}`)).receipts.map(({ position }) => position)
    expect(await of(id)).toEqual([sold.json.position])
    expect(await of(other)).toEqual([sold.json.position])
    expect(await of(other + 1)).toEqual([])
    expect((await till.employee.get('/api/rere_receipts/?booking=x')).status).toBe(422)
  })

  test('is empty before the first one, then has the newest first and marks what was taken back', async () => {
    expect(await list()).toEqual({ receipts: [], next: null })
    const first = await sellDrinks()
    await sellDrinks(2)
    await till.reverse(first.position, 3.5)
    const { receipts, next } = await list()
    expect(receipts.map(({ receipt, total, reversed }) => [receipt, total, reversed])).toEqual([
      [3, -3.5, false],
      [2, 7, false],
      [1, 3.5, true],
    ])
    expect(receipts[1]?.what).toMatch(/^2 × Spezi/)
    expect(next).toBeNull()
  })

  test('holds the present period, and older ones in pages without a gap', async () => {
    const { sql } = till.it
    await sellDrinks()
    const [one] = await sql<{ content: string }[]>`SELECT content FROM till_entries WHERE receipt = 1`
    for (let n = 2; n <= 60; n++)
      await sql`
        INSERT INTO till_entries (business, kind, at, day, cashier, cash, income, content)
        VALUES ('rental', 'sale', now(), '2026-06-03', 'Ada', 350, 350, ${one?.content as string})`
    const first = await list()
    expect(first.receipts).toHaveLength(50)
    const second = await list(`?before=${first.next}`)
    expect(second.receipts.map(({ receipt }) => receipt)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(second.next).toBeNull()
    await sql`
      INSERT INTO till_entries (business, kind, at, day, cashier, content)
      VALUES ('rental', 'closing', now(), '2026-06-03', 'Ada', '{"lines":[],"payments":[],"closing":{"carried":0}}')`
    const fresh = await list()
    expect(fresh.receipts).toEqual([])
    expect((await list(`?before=${fresh.next}`)).receipts[0]?.receipt).toBe(60)
  })
})
