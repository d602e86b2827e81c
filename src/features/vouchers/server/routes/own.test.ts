import { describe, expect, test } from 'vitest'
import { transaction } from '#kit/server/postgres/db.ts'
import { SignedLinks } from '#kit/server/security/signed-links.ts'
import { insertVoucher, openCounter, tokenFromMail } from '#testing/voucher.ts'
import { putBack, redeem } from '../commands.ts'

const counter = openCounter()
const own = (token: string, path = '') => counter.it.visitor().post(`/api/vouchers/own/${path}`, { token })

const links = new SignedLinks('a key that only the tests sign their links with')
const tokenFor = (reference: string, kind = 'voucher', until = '2029-06-01T00:00:00Z') =>
  links.sign({ kind, id: reference }, Temporal.Instant.from(until))

describe("a voucher's own page", () => {
  test('shows what is left and what it was used for, the latest first', async () => {
    const { sql } = counter.it
    const { id, reference, code } = await insertVoucher(sql)
    await redeem(sql, id, 6050, { bookingId: null, note: 'Eider on June 3' })
    await transaction(sql, (tx) =>
      putBack(tx, id, 6050, { bookingId: null, note: 'Eider on June 3, canceled' }, counter.it),
    )
    await redeem(sql, id, 2500, { bookingId: null, note: 'Teal on June 9' })
    const { json } = await own(tokenFor(reference))
    expect(json).toMatchObject({ state: 'paid', amount: 100, balance: 75, transfer: null, recipient: 'Ada' })
    expect(String(json.code).replaceAll('-', '')).toBe(code)
    expect((json.redemptions as { amount: number; note: string }[]).map(({ amount, note }) => [amount, note])).toEqual([
      [25, 'Teal on June 9'],
      [-60.5, 'Eider on June 3, canceled'],
      [60.5, 'Eider on June 3'],
    ])
  })

  test('gives the voucher as a PDF once it is paid', async () => {
    const paid = await insertVoucher(counter.it.sql)
    const { status, json } = await own(tokenFor(paid.reference), 'file/')
    expect([status, json.name]).toEqual([200, `voucher-${paid.reference}.pdf`])
    expect(Buffer.from(String(json.content), 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    const open = await insertVoucher(counter.it.sql, { paid: false })
    expect((await own(tokenFor(open.reference), 'file/')).status).toBe(404)
  })

  test('does not tell the code before the voucher is paid, or after it was canceled', async () => {
    for (const given of [{ paid: false }, { canceled: true }]) {
      const { reference, code } = await insertVoucher(counter.it.sql, given)
      const { status, text, json } = await own(tokenFor(reference))
      expect([status, json.code]).toEqual([200, null])
      expect(text).not.toContain(code.slice(0, 4))
    }
  })

  test('may be looked at by the test account', async () => {
    const { reference } = await insertVoucher(counter.it.sql)
    const demo = await counter.it.signedIn('demo')
    expect((await demo.post('/api/vouchers/own/', { token: tokenFor(reference) })).status).toBe(200)
  })
})

describe('a link', () => {
  test('that has expired says so', async () => {
    await counter.order()
    const token = await tokenFromMail(counter.it.sql)
    counter.it.setNow('2029-06-01T12:00:00Z')
    expect((await own(token)).status).toBe(200)
    counter.it.setNow('2029-06-03T00:00:00Z')
    for (const path of ['', 'file/', 'pay/']) {
      const reply = await own(token, path)
      expect([reply.status, reply.json.code]).toEqual([410, 'LINK_EXPIRED'])
    }
  })

  test('that was altered, is for something else, or leads to no voucher says so', async () => {
    const { reference } = await insertVoucher(counter.it.sql)
    const token = tokenFor(reference)
    const altered = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const wrong of [altered, token.slice(0, -2), tokenFor(reference, 'booking'), tokenFor('ZZZZ9999'), 'x', '']) {
      for (const path of ['', 'file/', 'pay/']) {
        const reply = await own(wrong, path)
        expect([wrong, reply.status, reply.json.code]).toEqual([wrong, 404, 'LINK_INVALID'])
      }
    }
  })
})
