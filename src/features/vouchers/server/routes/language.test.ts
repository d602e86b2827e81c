import { expect, test } from 'vitest'
import { transaction } from '#kit/server/postgres/db.ts'
import { testLinks } from '#testing/own-booking.ts'
import { openCounter } from '#testing/voucher.ts'
import { markVoucherPaid } from '../commands/orders.ts'
import { voucherMails } from '../emails/voucher-mails.ts'

const counter = openCounter()
const german = { 'accept-language': 'de' }

test('A voucher that was ordered in German is reminded of and issued in German, its receipt too where somebody withdraws in it.', async () => {
  const { it } = counter
  expect((await counter.order({}, german)).status).toBe(201)
  const [voucher] = await counter.stored()
  expect(voucher?.language).toBe('de')
  it.setNow('2026-06-06T08:00:00Z')
  await it.runJob('voucher-reminders')
  const mails = voucherMails({ env: it.env, clock: it.clock, links: testLinks })
  await transaction(it.sql, (tx) => markVoucherPaid(tx, Number(voucher?.id), mails))
  const declared = { name: 'Mira Keller', contract: String(voucher?.reference), email: 'mira@guests.example' }
  await it.visitor().post('/api/withdrawals/', declared, german)
  await it.visitor().post('/api/withdrawals/', declared, { 'accept-language': 'en' })
  expect((await counter.mails()).map(({ subject }) => subject.split(/ [A-Z0-9]{8}|\d/)[0])).toEqual([
    'Ihre Gutschein-Bestellung',
    'Ihr Gutschein wartet auf ',
    expect.stringMatching(/^Ihr Gutschein über/),
    expect.stringMatching(/^Eingangsbestätigung Ihres Widerrufs/),
    expect.stringMatching(/^Receipt of your withdrawal/),
  ])
  const todo = await it.sql<{ body: string }[]>`SELECT body FROM inbox_items WHERE type = 'todo' LIMIT 1`
  expect(todo[0]?.body).toMatch(/give \$100 back by/)
})
