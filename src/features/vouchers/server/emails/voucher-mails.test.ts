import { expect, test } from 'vitest'
import { SignedLinks } from '#kit/server/security/signed-links.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import type { StoredVoucher } from '../queries.ts'
import { voucherMails } from './voucher-mails.ts'

const env = readEnv({ PUBLIC_URL: 'https://boats.example' })
const links = new SignedLinks('a key that only the tests sign their links with')
const mailsAt = (now: string) => voucherMails({ env, links, clock: () => Temporal.Instant.from(now) })
const mails = mailsAt('2026-06-06T10:00:00Z')

const someVoucher = (changes: Partial<StoredVoucher> = {}): StoredVoucher => ({
  id: 1,
  reference: 'K7Q2M9XA',
  language: 'en',
  code: 'ABCDEFGH23456789',
  amount: 10_000,
  redeemed: 0,
  name: 'Mira Keller',
  email: 'mira@guests.example',
  recipient: 'Ada',
  background: 1,
  words: 'Happy birthday!',
  payment_method: 'transfer',
  paid: false,
  canceled: false,
  withdrawn: false,
  due_on: '2026-06-06',
  visitor: null,
  ...changes,
})

const all = async (voucher: StoredVoucher) => [
  await mails.ordered(voucher),
  await mails.reminder(voucher),
  mails.released(voucher),
  await mails.issued(voucher),
  mails.returned(voucher, { amount: 10_000, currency: 'USD', reason: 'This voucher was paid already' }),
]

test('Only the mail with the voucher tells its code.', async () => {
  const told = (await all(someVoucher())).map(({ text, html }) => /ABCD-?EFGH/.test(text + html))
  expect(told).toEqual([false, false, false, true, false])
})

test('Whatever the buyer typed stays text.', async () => {
  const evil = `<img src=x onerror=alert(1)>"'&`
  for (const { html } of await all(someVoucher({ name: evil, recipient: evil, words: evil })))
    expect(html).not.toMatch(/<img src=x|<script/i)
})

test('Mails ask for nothing from the network: the one picture is attached.', async () => {
  for (const { html, attachments = [] } of await all(someVoucher())) {
    const sources = [...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source)
    const inline = attachments.filter((one) => one.inline).map(({ name }) => `cid:${name}`)
    expect(sources).toEqual(inline)
  }
})

test('A late reminder gives the days of grace from its own day on.', async () => {
  const words = async (now: string) => (await mailsAt(now).reminder(someVoucher())).text.replace(/\s+/g, ' ')
  expect(await words('2026-06-06T10:00:00Z')).toContain('Without a transfer by Tuesday, June 9, 2026')
  expect(await words('2026-06-20T10:00:00Z')).toContain('Without a transfer by Tuesday, June 23, 2026')
})

test('The link of a mail works for three years from its day on.', () => {
  const token = mails.ownPage(someVoucher()).split('#')[1] ?? ''
  const at = (instant: string) => links.read('voucher', token, Temporal.Instant.from(instant))
  expect(at('2029-06-06T20:00:00Z')).toEqual({ id: 'K7Q2M9XA' })
  expect(at('2029-06-08T00:00:00Z')).toBe('expired')
})
