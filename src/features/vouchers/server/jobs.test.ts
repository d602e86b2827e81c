import { expect, test } from 'vitest'
import { insertVoucher, openCounter } from '#testing/voucher.ts'

const counter = openCounter()
const subjects = async () => (await counter.mails()).map(({ subject }) => subject)
const runAt = async (now: string) => {
  counter.it.setNow(now)
  await counter.it.runJob('voucher-reminders')
}

test('A transfer is reminded of on the day it is due and given up three days later, each with one mail.', async () => {
  const { reference } = (await counter.order()).json
  await runAt('2026-06-05T21:59:00Z')
  expect(await subjects()).toHaveLength(1)
  // Midnight in Berlin.
  await runAt('2026-06-05T22:00:00Z')
  await runAt('2026-06-06T10:00:00Z')
  expect((await subjects()).slice(1)).toEqual(['Your voucher is waiting for 92 €'])
  await runAt('2026-06-08T21:59:00Z')
  expect(await subjects()).toHaveLength(2)
  await runAt('2026-06-08T22:00:00Z')
  await runAt('2026-06-20T10:00:00Z')
  expect((await subjects()).slice(2)).toEqual([`Your voucher order ${reference} was canceled`])
  expect((await counter.stored())[0]).toMatchObject({ canceled_reason: 'Not paid', paid_at: null })
})

test('Who could only be reminded late has the days of grace from then on.', async () => {
  await counter.order()
  await runAt('2026-06-20T10:00:00Z')
  await runAt('2026-06-22T10:00:00Z')
  expect((await counter.stored())[0]?.canceled_at).toBeNull()
  await runAt('2026-06-23T10:00:00Z')
  expect((await counter.stored())[0]?.canceled_at).not.toBeNull()
  expect(await subjects()).toHaveLength(3)
})

test('What is paid, canceled or being paid at that moment is left alone.', async () => {
  await insertVoucher(counter.it.sql)
  await insertVoucher(counter.it.sql, { paid: false, canceled: true })
  const { id } = await insertVoucher(counter.it.sql, { paid: false })
  await counter.it.sql`UPDATE vouchers SET reminded_at = '2026-06-06'`
  await counter.it.sql`
    INSERT INTO payments (id, voucher_id, provider, amount, description, expires_at)
    VALUES (${'p'.repeat(43)}, ${id}, 'test', 10000, 'Voucher', now() + interval '10 minutes')`
  await runAt('2026-06-10T10:00:00Z')
  expect(await subjects()).toEqual([])
  expect((await counter.stored()).at(-1)?.canceled_at).toBeNull()
})
