import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, wallClock } from '#kit/shared/day.ts'
import {
  canceledText,
  logbookSince,
  momentText,
  paidText,
  readableLogs,
  sentText,
  takenBackText,
  tickedOffText,
  tripText,
} from './rules.ts'

const berlin = 'Europe/Berlin'

describe('the logbook', () => {
  test.each([
    ['2026-06-15T05:00:00Z', '2026-05-31T22:00:00Z'],
    // Midnight has passed in Berlin already.
    ['2026-06-14T22:00:00Z', '2026-05-31T22:00:00Z'],
    ['2026-06-14T21:59:59Z', '2026-05-30T22:00:00Z'],
    // Over the clock change of October.
    ['2026-10-30T10:00:00Z', '2026-10-15T22:00:00Z'],
  ])('of %s begins at %s', (now, since) => {
    expect(logbookSince(Temporal.Instant.from(now), berlin).toString()).toBe(since)
  })

  test('always begins with the first moment of the day 14 days ago', () => {
    const anyNow = fc.integer({ min: 1_700_000_000, max: 2_000_000_000 })
    fc.assert(
      fc.property(anyNow, fc.constantFrom(berlin, 'America/New_York', 'Australia/Lord_Howe'), (seconds, timeZone) => {
        const now = Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
        const since = logbookSince(now, timeZone)
        const first = wallClock(timeZone, since)
        const before = wallClock(timeZone, since.subtract({ seconds: 1 }))
        expect(first.day).toBe(addDays(wallClock(timeZone, now).day, -14))
        expect(before.day < first.day).toBe(true)
      }),
    )
  })

  test.each([
    [{ admin: false, root: false }, 'rental', []],
    [{ admin: true, root: false }, 'rental', ['todo', 'contact', 'cancellation']],
    [{ admin: true, root: true }, 'rental', ['todo', 'contact', 'confirmation', 'cancellation']],
    [{ admin: true, root: true }, 'agency', ['todo', 'contact', 'invoice']],
  ] as const)('shows %j at the %s the lists %j', (who, business, lists) => {
    expect(readableLogs(who, business)).toEqual(lists)
  })
})

describe('the texts', () => {
  test('say who ticked off and when', () => {
    expect(tickedOffText('Jonas Pier', '2026-06-01')).toBe('Ticked off by Jonas Pier (06/01/26)')
  })

  test('say who canceled, when and why', () => {
    const day = '2026-06-01'
    expect(canceledText({ by: 'Jonas Pier', day, reason: 'Storm' })).toBe('Canceled by Jonas Pier (06/01/26): Storm')
    expect(canceledText({ by: 'Jonas Pier', day, reason: '' })).toBe('Canceled by Jonas Pier (06/01/26)')
    expect(canceledText({ by: 'customer', day, reason: 'Canceled by the customer' })).toBe(
      'Canceled by the customer (06/01/26)',
    )
    expect(canceledText({ by: null, day, reason: 'Not paid in time' })).toBe('Released (06/01/26): Not paid in time')
  })

  test('say what was booked, by the hour and over days', () => {
    const trip = {
      vehicleName: 'Eider',
      startsAt: '2026-06-03T10:00',
      endsAt: '2026-06-03T11:30',
      price: 7500,
      reference: 'ABCD2345',
      employee: '',
    }
    expect(tripText(trip)).toBe('Eider, $75, reference ABCD2345\nWednesday, June 3, 2026, 10 am – 11:30 am')
    expect(tripText({ ...trip, endsAt: '2026-06-05T10:00', employee: 'Ada Seewald' })).toBe(
      'Eider, $75, reference ABCD2345\nWednesday, June 3, 2026, 10 am – 06/05/26, 10 am\nBooked by Ada Seewald',
    )
    // Until midnight is not until the next day.
    expect(tripText({ ...trip, endsAt: '2026-06-04T00:00' })).toContain('10 am – 12 am')
  })

  test('say what was sent, who was paid for it, and what took it back', () => {
    const invoice = { reference: '2026-0007', gross: 11_900, currency: 'EUR', dueOn: '2026-06-15', by: 'Ada' } as const
    expect(sentText(invoice)).toBe('Invoice 2026-0007 over 119 €, due June 15, 2026\nSent by Ada')
    expect(paidText('Jonas Pier', '2026-06-01')).toBe('Paid in full: Jonas Pier (06/01/26)')
    expect(takenBackText('CN-2026-0001', '2026-06-01')).toBe('Taken back by credit note CN-2026-0001 (06/01/26)')
  })

  test('give a moment on the wall clock of the business', () => {
    expect(momentText('2026-06-01T05:05:00Z', berlin)).toBe('06/01/26, 7:05 am')
    expect(momentText('2026-12-31T23:30:00Z', berlin)).toBe('01/01/27, 12:30 am')
  })
})
