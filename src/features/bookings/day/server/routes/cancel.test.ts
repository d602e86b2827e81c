import { describe, expect, test } from 'vitest'
import { insertVoucher, openPier } from '#testing/stay.ts'

const pier = openPier()
const { request, hold, stored, mails } = pier

const cancel = async (fields: Record<string, unknown>, as: 'admin' | 'employee' | 'demo' | 'nobody' = 'employee') => {
  const who = as === 'nobody' ? pier.it.visitor() : await pier.it.signedIn(as)
  return who.post('/api/rere_cancel_booking_EN/', fields)
}
const bookingId = async () => (await stored())[0]?.id as number

describe('a member of staff who cancels a booking', () => {
  test('frees the boat, mails the customer the reason, and leaves a trace', async () => {
    await request()
    const reply = await cancel({ booking_id: await bookingId(), canceled_reason: 'Storm warning' })
    expect([reply.status, reply.json.status]).toEqual([200, 'success'])
    expect((await stored())[0]).toMatchObject({
      canceled_reason: 'Storm warning',
      canceled_by: 'Jonas Pier',
      cancellation_fee: 0,
    })
    const [, told] = await mails()
    expect(told?.recipient).toBe('nils@guests.example')
    expect(told?.body_text).toContain('Storm warning')
    expect(await pier.it.sql`SELECT actor, action FROM audit_log WHERE action = 'booking.cancel'`).toEqual([
      { actor: 'Jonas Pier', action: 'booking.cancel' },
    ])
    expect((await request()).status).toBe(201)
  })

  test('gives back everything that was paid, to the voucher and through the provider', async () => {
    await insertVoucher(pier.it.sql, 'ABCDEFGHJKLMNPQR', 50_000)
    const held = await hold({ voucher: 'ABCDEFGHJKLMNPQR', voucher_amount: 500 })
    await pier.approve(held)
    const { payment } = held.json.payment as { payment: string }
    await pier.it.visitor().post(`/api/payments/${payment}/capture/`)
    await cancel({ booking_id: await bookingId(), canceled_reason: 'Engine trouble' }, 'admin')
    await pier.it.runJob('payments')
    expect(await pier.it.sql`SELECT amount FROM test_refunds`).toEqual([{ amount: 58_000 }])
    expect(await pier.it.sql`SELECT redeemed FROM vouchers`).toEqual([{ redeemed: 0 }])
  })

  test('twice cancels once', async () => {
    await request()
    const fields = { booking_id: await bookingId(), canceled_reason: 'Storm warning' }
    const replies = await Promise.all([cancel(fields), cancel(fields)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect((await mails()).filter(({ recipient }) => recipient === 'nils@guests.example')).toHaveLength(2)
  })

  test('has to give a reason', async () => {
    await request()
    for (const canceled_reason of ['', '   ', 'x'.repeat(201)]) {
      const reply = await cancel({ booking_id: await bookingId(), canceled_reason })
      expect(reply.json.errors).toEqual([{ field: 'canceled_reason', message: 'Please enter a reason' }])
    }
    expect((await stored())[0]?.canceled_at).toBeNull()
  })
})

test('visitors and the test account cancel nothing, and nobody what does not exist', async () => {
  await request()
  const fields = { booking_id: await bookingId(), canceled_reason: 'Because' }
  expect((await cancel(fields, 'nobody')).status).toBe(401)
  expect((await cancel(fields, 'demo')).json.code).toBe('DEMO_ACCOUNT')
  expect((await cancel({ ...fields, booking_id: 999_999 })).status).toBe(404)
  expect((await stored())[0]?.canceled_at).toBeNull()
})
