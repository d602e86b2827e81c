import { describe, expect, test } from 'vitest'
import type { Payment } from '#features/payments/contract.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import { SignedLinks } from '#kit/server/security/signed-links.ts'
import { openCounter, tokenFromMail } from '#testing/voucher.ts'
import { markVoucherPaid } from '../commands/orders.ts'
import { voucherMails } from '../emails/voucher-mails.ts'

const counter = openCounter()
const { order, stored, mails } = counter
const online = { banktransfer: false, paypal: true }

const orderOnline = async () => (await order(online)).json.payment as Payment
const post = (path: string, fields = {}) => counter.it.visitor().post(path, fields)
const approve = ({ order_id }: Payment) => post(`/api/test_payment/${order_id}/approve/`)
const capture = ({ payment }: Payment) => post(`/api/payments/${payment}/capture/`)
const mailsFor = () =>
  voucherMails({
    env: counter.it.env,
    clock: () => Temporal.Instant.from('2026-06-01T05:00:00Z'),
    links: new SignedLinks('a key that only the tests sign their links with'),
  })
const markPaid = (id: number) => transaction(counter.it.sql, (tx) => markVoucherPaid(tx, id, mailsFor()))
const vouchersMailed = async () => (await mails()).filter(({ attachments }) => attachments[0]?.name.endsWith('.pdf'))

describe('a voucher paid through the provider', () => {
  test('is the payer’s once that has taken the money, and comes by mail exactly once, whoever asks how often', async () => {
    const payment = await orderOnline()
    expect(payment).toMatchObject({ amount: 100, currency: 'USD', state: 'open' })
    expect(await mails()).toHaveLength(0)
    expect((await counter.check(String((await stored())[0]?.code))).json).toEqual({ exists: false, amount: 0 })

    await approve(payment)
    const replies = await Promise.all([capture(payment), capture(payment), counter.it.runJob('payments')])
    expect(replies[0].json.state).toBe('paid')
    await capture(payment)

    const [voucher] = await stored()
    expect(voucher?.paid_at).not.toBeNull()
    const [mail, ...more] = await mails()
    expect(more).toHaveLength(0)
    expect(mail?.subject).toBe('Your $100 voucher for Ada')
    expect(mail?.attachments.map(({ name }) => name)).toEqual([`voucher-${voucher?.reference}.pdf`])
    expect(
      Buffer.from(mail?.attachments[0]?.content ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await counter.check(String(voucher?.code))).json).toEqual({ exists: true, amount: 100 })
  })

  test('is nobody’s when the payer refuses: no mail, no balance', async () => {
    const payment = await orderOnline()
    await post(`/api/test_payment/${payment.order_id}/refuse/`)
    const { json } = await capture(payment)
    expect(json).toMatchObject({ state: 'open', declined: 1 })
    expect(await mails()).toHaveLength(0)
    expect((await stored())[0]?.paid_at).toBeNull()
  })

  test('vanishes when nobody pays within 15 minutes, or the payer gives up', async () => {
    const late = await orderOnline()
    await counter.it.sql`UPDATE payments SET expires_at = now() - interval '1 second', next_look_at = now()`
    await counter.it.runJob('payments')
    const early = await orderOnline()
    await post(`/api/payments/${early.payment}/abandon/`)
    expect((await stored()).map(({ canceled_reason }) => canceled_reason)).toEqual(['Not paid', 'Not paid'])
    expect((await post(`/api/payments/${late.payment}/capture/`)).json.state).toBe('expired')
    expect(await mails()).toHaveLength(0)
  })

  test('counts although it had vanished, when the money comes after all', async () => {
    const payment = await orderOnline()
    await counter.it.sql`UPDATE vouchers SET canceled_at = now(), canceled_reason = 'Not paid'`
    await approve(payment)
    await capture(payment)
    expect((await stored())[0]).toMatchObject({ canceled_at: null, canceled_reason: null })
    expect(await vouchersMailed()).toHaveLength(1)
  })
})

describe('a transfer', () => {
  test('that arrives makes the voucher count, once however often it is marked', async () => {
    await order()
    const id = Number((await stored())[0]?.id)
    const marked = await Promise.all([markPaid(id), markPaid(id), markPaid(id)])
    expect(marked.toSorted()).toEqual([false, false, true])
    expect(await vouchersMailed()).toHaveLength(1)
  })

  test('can be replaced by paying online from the own page, where a second click is the same payment', async () => {
    await order()
    const token = await tokenFromMail(counter.it.sql)
    const pay = () => post('/api/vouchers/own/pay/', { token })
    const replies = await Promise.all([pay(), pay()])
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(replies.map(({ json }) => json.payment)).size).toBe(1)
    await approve(replies[0].json as Payment)
    await capture(replies[0].json as Payment)
    expect(await vouchersMailed()).toHaveLength(1)
    const again = await pay()
    expect([again.status, again.json.code]).toEqual([409, 'PAID_ALREADY'])
  })

  test('that is not made online stays an order', async () => {
    await order()
    const token = await tokenFromMail(counter.it.sql)
    const payment = (await post('/api/vouchers/own/pay/', { token })).json as Payment
    await post(`/api/payments/${payment.payment}/abandon/`)
    expect((await stored())[0]).toMatchObject({ canceled_at: null, paid_at: null })
  })

  test('and a payment online are not both kept: what comes second goes back, with a mail', async () => {
    await order()
    const token = await tokenFromMail(counter.it.sql)
    const payment = (await post('/api/vouchers/own/pay/', { token })).json as Payment
    await markPaid(Number((await stored())[0]?.id))
    await approve(payment)
    await capture(payment)
    await counter.it.runJob('payments')
    const [refund] = await counter.it.sql`SELECT state, refunded FROM payments`
    expect(refund).toMatchObject({ state: 'refunded', refunded: 10_000 })
    expect(await vouchersMailed()).toHaveLength(1)
    expect((await mails()).at(-1)?.subject).toContain('$100 for your voucher order')
    expect((await mails()).at(-1)?.body_text.replace(/\s+/g, ' ')).toContain('This voucher was paid already')
  })
})
