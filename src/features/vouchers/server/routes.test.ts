import { describe, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { openCounter, tokenFromMail, voucherFields } from '#testing/voucher.ts'

const counter = openCounter()
const { order, stored, mails } = counter

describe('a voucher to be paid by transfer', () => {
  test('is stored, due in five days, and answered with all that a transfer needs', async () => {
    const reply = await order()
    expect(reply.status, reply.text).toBe(201)
    const [voucher] = await stored()
    expect(voucher).toMatchObject({
      reference: reply.json.reference,
      amount: 10_000,
      redeemed: 0,
      paid_at: null,
      due_on: '2026-06-06',
      recipient: 'Ada',
      background: 2,
      words: 'Happy birthday!\nSee you on the lake.',
      payment_method: 'transfer',
    })
    const own = String(reply.json.own_page)
    expect(own).toMatch(/\/RentalRevolution\/my-voucher#voucher\./)
    const token = own.slice(own.indexOf('#') + 1)
    expect((await counter.it.visitor().post('/api/vouchers/own/', { token })).json).toMatchObject({
      state: 'open',
      code: null,
    })
    expect(reply.json).toMatchObject({
      amount: 100,
      payment: null,
      transfer: {
        amount: 92,
        price: 100,
        name: 'Sternsinger',
        iban: 'DE89370400440532013000',
        bic: 'COBADEFFXXX',
        reference: `Voucher ${reply.json.reference}`,
        due_on: '2026-06-06',
      },
    })
  })

  test('is confirmed by a mail with amount, reference, due date and code, which does not tell the code of the voucher', async () => {
    const reply = await order()
    const [mail, ...more] = await mails()
    expect(more).toHaveLength(0)
    const text = mail?.body_text.replace(/\s+/g, ' ') ?? ''
    for (const words of [
      '92 € (for $100)',
      'DE89 3704 0044 0532 0130 00',
      'COBADEFFXXX',
      `Voucher ${reply.json.reference}`,
      'Saturday, June 6, 2026',
      'The order of the voucher has been completed!'.toUpperCase(),
      'Without a transfer by Tuesday, June 9, 2026 we cancel the order',
    ])
      expect(text).toContain(words)
    expect(mail?.attachments.map(({ name }) => name)).toEqual(['transfer-code.png'])
    const [voucher] = await stored()
    expect(JSON.stringify([reply.json, mail])).not.toContain(voucher?.code)
    expect(JSON.stringify([reply.json, mail])).not.toContain(voucher?.code.slice(0, 8))
  })

  test('can be ordered by staff too, and by nobody signed in with the test account', async () => {
    const staff = await counter.it.signedIn('employee')
    expect((await staff.post('/api/rere_send_voucher_request/', voucherFields())).status).toBe(201)
    const demo = await counter.it.signedIn('demo')
    const reply = await demo.post('/api/rere_send_voucher_request/', voucherFields())
    expect([reply.status, reply.json.code]).toEqual([403, 'DEMO_ACCOUNT'])
  })

  test('is only simulated on a showcase', async () => {
    const showcase = await buildTestApp({ SHOWCASE: 'on' })
    const reply = await showcase.visitor().post('/api/rere_send_voucher_request/', voucherFields())
    expect([reply.status, reply.json.code]).toEqual([403, 'SHOWCASE'])
    expect(await showcase.sql`SELECT FROM vouchers`).toHaveLength(0)
  })
})

describe('what is wrong with an order is named at its field:', () => {
  const tooLong = (length: number) => 'a1'.repeat(length).slice(0, length)
  test.each<[string, unknown, string]>([
    ['name', 'Ada', 'Please enter a valid first and last name'],
    ['name', tooLong(51), 'Please enter a valid first and last name'],
    ['email', 'mira@', 'Please enter a valid email address'],
    ['email', `${tooLong(40)}@guests.example`, 'Please enter a valid email address'],
    ['streetAndNumber', 'Seestrasse', 'Please enter a valid street & house number'],
    ['additional', tooLong(51), 'Additional address details are too long'],
    ['zipCodeAndCity', '82319', 'Please enter a valid ZIP code & city'],
    ['voucherRecipient', tooLong(26), 'The name of the recipient is too long'],
    ['voucherText', tooLong(301), 'Your text is too long'],
    ['voucherRecipient', 'Ada 🎂', 'Cannot be printed: 🎂'],
    ['voucherText', 'Happy 🎂 birthday שלום', 'Cannot be printed: 🎂 ש ל ו ם'],
    ['voucherBackground', 4, 'Please choose a background'],
    ['voucherAmount', 49, 'The voucher amount must be at least $50'],
    ['voucherAmount', '49.50', 'The voucher amount must be at least $50'],
    ['voucherAmount', '50.50', 'The voucher amount must be a whole number of dollars'],
    ['voucherAmount', 50.5, 'The voucher amount must be a whole number of dollars'],
    ['voucherAmount', 100_000, 'The voucher amount must be at most $99,999'],
    ['privacy', false, 'Please agree to the privacy policy'],
  ])('%s %s', async (field, value, message) => {
    const reply = await order({ [field]: value })
    expect([reply.status, reply.json.errors]).toEqual([422, [{ field, message }]])
    expect(await stored()).toHaveLength(0)
  })

  test.each([
    [true, true],
    [false, false],
  ])('transfer %s and provider %s', async (banktransfer, paypal) => {
    const reply = await order({ banktransfer, paypal })
    const message = 'Please choose how you want to pay'
    expect([reply.status, reply.json.errors]).toEqual([422, [{ field: 'payment', message }]])
  })

  test('the limits themselves pass', async () => {
    const reply = await order({
      voucherAmount: 50,
      voucherText: 'x'.repeat(300),
      voucherRecipient: 'R'.repeat(25),
      name: 'Ada L',
    })
    expect(reply.status, reply.text).toBe(201)
  })
})

describe('a repeated order', () => {
  const key = { 'idempotency-key': 'a-key-of-this-very-order' }

  test('with the same key is the same order', async () => {
    const [first, again] = [await order({}, key), await order({}, key)]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.json).toEqual(first.json)
    expect([await stored(), await mails()].map((rows) => rows.length)).toEqual([1, 1])
  })

  test('sent eight times at the same moment is one order with one payment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => order({ banktransfer: false, paypal: true }, key)),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(new Set(replies.map(({ json }) => (json.payment as { payment: string }).payment)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect(await counter.it.sql`SELECT FROM payments`).toHaveLength(1)
  })

  test('with the same key and another amount is refused', async () => {
    await order({}, key)
    const reply = await order({ voucherAmount: 60 }, key)
    expect([reply.status, reply.json.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  })
})

test('one address is mailed at most ten orders an hour', async () => {
  for (let i = 0; i < 10; i++) expect((await order()).status).toBe(201)
  const reply = await order()
  expect([reply.status, reply.json.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect((await order({ email: 'other@guests.example' })).status).toBe(201)
})

test('the link of the confirmation leads to the order, to be paid', async () => {
  await order()
  const token = await tokenFromMail(counter.it.sql)
  const reply = await counter.it.visitor().post('/api/vouchers/own/', { token })
  expect(reply.json).toMatchObject({ state: 'open', code: null, amount: 100, transfer: { amount: 92 } })
})
