import { describe, expect, test } from 'vitest'
import type { Browser } from '#testing/browser.ts'
import { insertVoucher, openCounter } from '#testing/voucher.ts'
import { formatCode } from '../../rules.ts'
import { redeem } from '../commands.ts'

const counter = openCounter()
const { check } = counter
const nothing = { exists: false, amount: 0 }
const wrong = 'AAAA-AAAA-AAAA-AAAA'

describe('the check of a code', () => {
  test('tells what is left, however the code is written', async () => {
    const { id, code } = await insertVoucher(counter.it.sql, { amount: 10_050 })
    await redeem(counter.it.sql, id, 2500, { bookingId: null, note: 'Eider' })
    for (const written of [code, formatCode(code), ` ${formatCode(code).toLowerCase().replaceAll('-', ' ')} `])
      expect((await check(written)).json).toEqual({ exists: true, amount: 75.5 })
  })

  test('says the same of codes that are unknown, unpaid, canceled, used up or none at all', async () => {
    const { sql } = counter.it
    const unpaid = await insertVoucher(sql, { paid: false })
    const canceled = await insertVoucher(sql, { canceled: true })
    const used = await insertVoucher(sql, { redeemed: 10_000 })
    const replies = await Promise.all([unpaid.code, canceled.code, used.code, wrong, 'hello', ''].map(check))
    for (const { status, json, headers } of replies) {
      expect([status, json]).toEqual([200, nothing])
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  test('refuses a text that is no code by far, and a missing one', async () => {
    expect((await check('x'.repeat(61))).status).toBe(422)
    expect((await counter.it.visitor().get('/api/rere_check_voucher/')).status).toBe(422)
  })
})

describe('guessing', () => {
  test('ends after 20 wrong codes in 15 minutes, for right ones too', async () => {
    const { code } = await insertVoucher(counter.it.sql)
    for (let i = 0; i < 20; i++) expect((await check(wrong)).status).toBe(200)
    for (const tried of [wrong, code]) {
      const reply = await check(tried)
      expect([reply.status, reply.json.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  test('gains nothing from sending many at once', async () => {
    const replies = await Promise.all(Array.from({ length: 60 }, () => check(wrong)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
  })

  test('counts wrong codes only, however many right ones come between and at the same moment', async () => {
    const { code } = await insertVoucher(counter.it.sql)
    const guesses = Array.from({ length: 120 }, (_, i) => check(i % 2 === 0 ? code : wrong))
    const replies = await Promise.all(guesses)
    const wrongOnes = replies.filter((_, i) => i % 2 === 1)
    expect(wrongOnes.filter(({ status }) => status === 200)).toHaveLength(20)
    // A right one past the limit must look like a wrong one.
    expect((await check(code)).status).toBe(429)
  })

  test('of staff are counted per account, and a visitor of the same network stops nobody signed in', async () => {
    const { it } = counter
    const { code } = await insertVoucher(it.sql)
    const [employee, admin, demo] = await Promise.all(
      (['employee', 'admin', 'demo'] as const).map((role) => it.signedIn(role)),
    )
    const ask = (who: Browser | undefined, voucher: string) => who?.get(`/api/rere_check_voucher/?voucher=${voucher}`)
    for (let i = 0; i < 21; i++) await check(wrong)
    expect((await check(code)).status).toBe(429)
    expect((await ask(demo, code))?.status).toBe(429)
    expect((await ask(employee, code))?.json).toEqual({ exists: true, amount: 100 })
    for (let i = 0; i < 21; i++) await ask(employee, wrong)
    expect((await ask(employee, code))?.status).toBe(429)
    expect((await ask(admin, code))?.json.exists).toBe(true)
  })

  test('right codes are not counted', async () => {
    const { code } = await insertVoucher(counter.it.sql)
    for (let i = 0; i < 25; i++) expect((await check(code)).json.exists).toBe(true)
    const atOnce = await Promise.all(Array.from({ length: 50 }, () => check(code)))
    expect(atOnce.filter(({ json }) => json.exists)).toHaveLength(50)
    expect((await check(wrong)).status).toBe(200)
  })
})
