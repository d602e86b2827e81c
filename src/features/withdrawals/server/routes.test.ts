import { describe, expect, test } from 'vitest'
import type { Payment } from '#features/payments/contract.ts'
import { putBack, redeem } from '#features/vouchers/server/commands.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import { SignedLinks } from '#kit/server/security/signed-links.ts'
import { insertVoucher, openCounter, voucherFields } from '#testing/voucher.ts'

const counter = openCounter()
const links = new SignedLinks('a key that only the tests sign their links with')
const tokenFor = (reference: string) =>
  links.sign({ kind: 'voucher', id: reference }, Temporal.Instant.from('2029-06-01T00:00:00Z'))

const post = (path: string, fields = {}, headers?: Record<string, string>) =>
  counter.it.visitor().post(path, fields, headers)
const withdraw = (changes: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  post('/api/withdrawals/', { name: 'Mira Keller', contract: '', email: 'mira@guests.example', ...changes }, headers)

/** A voucher as if it had been ordered, and its buyer told of the right to withdraw, on June 1 at ten. */
async function bought(given: Parameters<typeof insertVoucher>[1] = {}) {
  const voucher = await insertVoucher(counter.it.sql, given)
  await onJune1(voucher.id)
  return voucher
}
const onJune1 = (id: number) => counter.it.sql`
  UPDATE vouchers SET created_at = '2026-06-01T08:00Z', instructed_at = '2026-06-01T08:00Z',
         paid_at = CASE WHEN paid_at IS NOT NULL THEN '2026-06-01T08:00Z'::timestamptz END
  WHERE id = ${id}`

async function boughtOnline() {
  const payment = (await counter.order({ banktransfer: false, paypal: true })).json.payment as Payment
  await post(`/api/test_payment/${payment.order_id}/approve/`)
  await post(`/api/payments/${payment.payment}/capture/`)
  const [row] = await counter.stored()
  await onJune1(Number(row?.id))
  return { id: Number(row?.id), reference: String(row?.reference), code: String(row?.code) }
}

const todos = () => counter.it.sql<{ body: string }[]>`
  SELECT body FROM inbox_items WHERE type = 'todo' AND ticked_off_at IS NULL ORDER BY id DESC`
const voucherOf = async (id: number) => (await counter.it.sql`SELECT * FROM vouchers WHERE id = ${id}`)[0]
const newest = async () => (await counter.mails()).at(-1)
const flat = (text: string | undefined) => String(text).replace(/\s+/g, ' ')

const moneyBack = async (reference: string) =>
  (await post('/api/vouchers/own/', { token: tokenFor(reference) })).json.money_back

describe('a withdrawal in time', () => {
  test('ends a voucher paid online at once, and its money goes back through the provider, once', async () => {
    const { id, reference, code } = await boughtOnline()
    const { status, json } = await withdraw({ contract: `Voucher ${reference}` })
    expect([status, json.outcome, json.amount, json.by_hand]).toEqual([201, 'accepted', 100, 0])
    expect((await counter.check(code)).json).toEqual({ exists: false, amount: 0 })
    expect(await redeem(counter.it.sql, id, 100, { bookingId: null, note: '' })).toBe(false)
    const second = await withdraw({ contract: code })
    expect([second.status, second.json.outcome, second.json.amount]).toEqual([201, 'over', 0])
    expect(await moneyBack(reference)).toEqual({ amount: 100, is_back: false })
    await counter.it.runJob('payments')
    await counter.it.runJob('payments')
    const [payment] = await counter.it.sql`SELECT state, refunded, refund_due FROM payments WHERE voucher_id = ${id}`
    expect(payment).toEqual({ state: 'refunded', refunded: 10_000, refund_due: 10_000 })
    expect(await counter.it.sql`SELECT FROM test_refunds`).toHaveLength(1)
    expect(await moneyBack(reference)).toEqual({ amount: 100, is_back: true })
    expect(flat((await newest())?.body_text)).toContain('You withdrew from the contract')
  })

  test('of what was paid by transfer is a task for staff, with its day, and without the person', async () => {
    const { reference } = await bought()
    const { json } = await withdraw({ contract: reference, comment: 'Wrong amount' })
    expect([json.outcome, json.amount, json.by_hand]).toEqual(['accepted', 100, 100])
    const [todo] = await todos()
    expect(todo?.body).toContain(`Withdrawal ${json.reference}: give $100 back by Monday, June 15, 2026`)
    expect(todo?.body).not.toMatch(/Mira|guests/)
    const admin = await counter.it.signedIn('admin')
    const [listed] = JSON.parse((await admin.get('/api/rere_get_withdrawals/')).text) as Record<string, unknown>[]
    expect(listed).toMatchObject({ voucher: reference, open: true, due_on: '2026-06-15', name: 'Mira Keller' })
    const close = () => admin.post('/api/rere_close_withdrawal/', { id: Number(listed?.id), note: 'Transferred' })
    expect([(await close()).status, (await close()).json.code]).toEqual([200, 'NOT_OPEN'])
  })

  test('of a voucher that was used in part brings back what is left, and later what a canceled booking puts back', async () => {
    const { id, reference } = await boughtOnline()
    await redeem(counter.it.sql, id, 2550, { bookingId: null, note: 'Eider' })
    const { json } = await withdraw({ contract: reference })
    expect([json.outcome, json.amount]).toEqual(['accepted', 74.5])
    await counter.it.runJob('payments')
    await transaction(counter.it.appSql, (tx) =>
      putBack(tx, id, 2550, { bookingId: null, note: 'Eider, canceled' }, counter.it),
    )
    await counter.it.runJob('payments')
    const [payment] = await counter.it.sql`SELECT state, refunded FROM payments WHERE voucher_id = ${id}`
    expect(payment).toEqual({ state: 'refunded', refunded: 10_000 })
    const [kept] = await counter.it.sql`SELECT amount, by_hand FROM withdrawals WHERE voucher_id = ${id}`
    expect(kept).toEqual({ amount: 10_000, by_hand: 0 })
  })

  test('that was paid by transfer: what a canceled booking puts back is a task of its own, by the day at the lake', async () => {
    const { id, reference } = await bought()
    await redeem(counter.it.sql, id, 2550, { bookingId: null, note: 'Eider' })
    expect((await withdraw({ contract: reference })).json.by_hand).toBe(74.5)
    await counter.it.sql`UPDATE withdrawals SET closed_at = declared_at`
    // Half past midnight at the lake; in UTC and on the database's own clock it is another day.
    counter.it.setNow('2026-06-05T22:30:00Z')
    const canceled = { bookingId: null, note: 'Eider, canceled' }
    await transaction(counter.it.appSql, (tx) => putBack(tx, id, 2550, canceled, counter.it))
    expect((await todos())[0]?.body).toMatch(/give \$25\.50 back by Saturday, June 20, 2026/)
    const [kept] = await counter.it.sql`
      SELECT amount, by_hand, closed_at, (SELECT created_at::text FROM inbox_items ORDER BY id DESC LIMIT 1) AS told FROM withdrawals WHERE voucher_id = ${id}`
    expect(kept).toMatchObject({
      amount: 10_000,
      by_hand: 10_000,
      closed_at: null,
      told: expect.stringContaining('2026-06-05 22:30'),
    })
  })

  test('of an order that is not paid ends it: what arrives later brings nothing back to life and goes back', async () => {
    const payment = (await counter.order({ banktransfer: false, paypal: true })).json.payment as Payment
    const [row] = await counter.stored()
    await onJune1(Number(row?.id))
    await counter.it.sql`UPDATE test_orders SET state = 'approved' WHERE id = ${payment.order_id}`
    await counter.it.sql`UPDATE payments SET state = 'capturing'`
    expect((await withdraw({ contract: String(row?.reference) })).json).toMatchObject({
      outcome: 'accepted',
      amount: 0,
    })
    await post(`/api/payments/${payment.payment}/capture/`)
    await counter.it.runJob('payments')
    const [kept] = await counter.it.sql`SELECT state, refunded FROM payments`
    expect(kept).toEqual({ state: 'refunded', refunded: 10_000 })
    expect(await voucherOf(Number(row?.id))).toMatchObject({ paid_at: null, canceled_reason: 'Withdrawn' })
    const revived = counter.it.sql`UPDATE vouchers SET canceled_at = NULL WHERE id = ${Number(row?.id)}`
    await expect(revived).rejects.toThrow('withdrawn_stays_canceled')
  })

  test('is the last day’s until midnight at the lake, and late a second after', async () => {
    const [early, late] = [await bought(), await bought()]
    counter.it.setNow('2026-06-15T21:59:59Z')
    expect((await withdraw({ contract: early.reference })).json.outcome).toBe('accepted')
    counter.it.setNow('2026-06-15T22:00:00Z')
    const { json } = await withdraw({ contract: late.reference })
    expect([json.outcome, json.amount, json.last_day]).toEqual(['late', 0, '2026-06-15'])
    expect(await voucherOf(late.id)).toMatchObject({ canceled_at: null })
    expect((await todos())[0]?.body).toContain(`Withdrawal ${json.reference} came late`)
  })
})

describe('a declaration', () => {
  test('is receipted at once with all it says, its day and its time, whatever comes of it', async () => {
    const { reference } = await bought()
    counter.it.setNow('2026-06-05T12:34:56.789Z')
    const said = { contract: `Nr. ${reference.toLowerCase()}`, comment: 'Only this one', email: 'Mira@guests.example' }
    const { json } = await withdraw(said)
    expect(json.received).toBe('Friday, June 5, 2026, 14:34:56 (UTC+02:00)')
    const mail = await newest()
    expect(mail?.subject).toBe(`Receipt of your withdrawal ${json.reference}`)
    for (const part of ['Mira Keller', said.contract, said.comment, said.email, String(json.received)])
      expect(flat(mail?.body_text)).toContain(part)
  })

  test('with somebody else’s code or number, or none at all, is kept and changes nothing; staff decide', async () => {
    const { id, reference, code } = await bought()
    const wrong = [
      { contract: code, email: 'finder@guests.example' },
      { contract: reference, email: 'finder@guests.example' },
      { contract: 'ZZZZ9999' },
      { contract: 'the one for Ada' },
      { contract: reference, token: `${tokenFor(reference)}x`, email: 'finder@guests.example' },
    ]
    for (const said of wrong) {
      const { status, json } = await withdraw(said)
      expect([said, status, json.outcome, json.last_day, json.amount]).toEqual([said, 201, 'unmatched', null, 0])
    }
    expect(await voucherOf(id)).toMatchObject({ canceled_at: null, withdrawn_at: null })
    expect(await counter.mails()).toHaveLength(wrong.length)

    const [admin, employee] = await Promise.all((['admin', 'employee'] as const).map(counter.it.signedIn))
    const [{ last } = { last: 0 }] = await counter.it.sql<{ last: number }[]>`SELECT max(id) AS last FROM withdrawals`
    const accept = (voucher: string) => admin?.post('/api/rere_accept_withdrawal/', { id: last, voucher })
    expect((await employee?.post('/api/rere_accept_withdrawal/', { id: last, voucher: reference }))?.status).toBe(403)
    expect((await accept('ZZZZ9999'))?.status).toBe(404)
    const twice = await Promise.all([accept(reference), accept(reference)])
    expect(twice.map((reply) => reply?.status).toSorted()).toEqual([200, 409])
    expect(await voucherOf(id)).toMatchObject({ canceled_reason: 'Withdrawn' })
    const told = await counter.it.sql<{ recipient: string }[]>`SELECT recipient FROM mails ORDER BY id DESC LIMIT 2`
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(['finder@guests.example', 'mira@guests.example'])
  })

  test('by the signed link of the voucher needs no other proof, and the buyer is told, too', async () => {
    const { reference } = await bought()
    const { json } = await withdraw({ contract: 'x1', token: tokenFor(reference), email: 'other@guests.example' })
    expect(json.outcome).toBe('accepted')
    const told = await counter.it.sql<{ recipient: string }[]>`SELECT recipient FROM mails`
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(['mira@guests.example', 'other@guests.example'])
  })

  test('sent twice under one key is one; without what it needs it says so beside the field', async () => {
    const { reference } = await bought()
    const key = { 'idempotency-key': 'withdraw-once-0123456789' }
    const replies = [await withdraw({ contract: reference }, key), await withdraw({ contract: reference }, key)]
    expect(replies[0]?.json).toEqual(replies[1]?.json)
    expect(await counter.mails()).toHaveLength(1)
    const { status, json } = await withdraw({ name: '', contract: '', email: 'nobody' })
    expect([status, (json.errors as { field: string }[]).map(({ field }) => field)]).toEqual([
      422,
      ['name', 'contract', 'email'],
    ])
  })

  test('of what was used up or canceled before brings nothing back', async () => {
    const spent = await bought()
    await redeem(counter.it.sql, spent.id, 10_000, { bookingId: null, note: 'Eider' })
    expect((await withdraw({ contract: spent.reference })).json).toMatchObject({ outcome: 'spent', amount: 0 })
    const canceled = await bought({ paid: false, canceled: true })
    expect((await withdraw({ contract: canceled.reference })).json).toMatchObject({ outcome: 'over', amount: 0 })
  })
})

test('The order mail and the voucher’s mail tell of the right, and only then its days begin to count.', async () => {
  await counter.order()
  const ordered = await newest()
  for (const part of ['Right of withdrawal', 'within 14 days', 'Model withdrawal form', 'withdrawal#'])
    expect(flat(ordered?.body_text)).toContain(part)
  const { reference } = await boughtOnline()
  expect(flat((await counter.mails())[1]?.body_text)).toContain('Right of withdrawal')
  await counter.it.sql`UPDATE vouchers SET instructed_at = NULL`
  counter.it.setNow('2027-06-15T21:00:00Z')
  expect((await withdraw({ contract: reference })).json.outcome).toBe('accepted')
  expect(voucherFields().privacy).toBe(true)
})
