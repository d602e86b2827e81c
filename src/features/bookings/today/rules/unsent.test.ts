import { expect, test } from 'vitest'
import type { Waiting } from '#features/outbox/rules.ts'
import type { DayBooking } from '../../day/contract.ts'
import { asIfSent } from './unsent.ts'

const booking = {
  id: 7,
  out_at: null,
  back_at: null,
  paid: false,
  open_amount: 40,
  staff_comment: '',
} as unknown as DayBooking
const step = (kind: Waiting['kind'], at: string, body: object = {}): Waiting => ({
  ...{
    id: 1,
    account: 1,
    kind,
    chain: 'booking 7',
    booking: 7,
    path: '/api/x/',
    sent: { body: { ...body } },
    key: 'key',
  },
  ...{ timed: true, at: Temporal.Instant.from(at).epochMilliseconds, what: '', facts: [] },
})
const seen = (...waiting: Waiting[]) => asIfSent([booking], waiting, 'Europe/Berlin')[0]

test('What waits shows on its booking, at the minute it was done.', () => {
  expect(seen()).toBe(booking)
  expect(seen(step('check_out', '2026-06-03T09:10:59Z'))).toMatchObject({ out_at: '2026-06-03T11:10', isUnsent: true })
  expect(seen(step('check_out', '2026-06-03T09:10:00Z'), step('take_back', '2026-06-03T10:00:00Z'))).toMatchObject({
    out_at: '2026-06-03T11:10',
    back_at: '2026-06-03T12:00',
  })
  expect(seen(step('note', '2026-06-03T09:10:00Z', { comment: 'Dog' }))).toMatchObject({ staff_comment: 'Dog' })
  expect(seen(step('sale', '2026-06-03T09:10:00Z'))).toMatchObject({ paid: true, open_amount: 0 })
})

test('Whoever was quicker on the server stays so, and other bookings are left alone.', () => {
  const [out, other] = asIfSent(
    [
      { ...booking, out_at: '2026-06-03T11:00' },
      { ...booking, id: 8 },
    ],
    [step('check_out', '2026-06-03T09:10:00Z')],
    'Europe/Berlin',
  )
  expect(out?.out_at).toBe('2026-06-03T11:00')
  expect(other).toEqual({ ...booking, id: 8 })
})

test('In the night in which the clock is put back, the hour is that of the wall.', () => {
  expect(seen(step('check_out', '2026-10-25T00:30:00Z'))?.out_at).toBe('2026-10-25T02:30')
  expect(seen(step('check_out', '2026-10-25T01:30:00Z'))?.out_at).toBe('2026-10-25T02:30')
})
