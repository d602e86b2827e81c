import { describe, expect, test } from 'vitest'
import { awayTimes, type Course, handoverLabel, handoverState, outSentence, outWith, takenSpan } from './handover.ts'

const trip: Course = { startsAt: '2026-06-03T10:00', endsAt: '2026-06-03T12:00', outAt: null, backAt: null }
const out = { ...trip, outAt: '2026-06-03T10:02' }
const back = { ...out, backAt: '2026-06-03T11:05' }
const at = (hour: number, day = '2026-06-03') => ({ day, hour })

describe('a booking', () => {
  test.each([
    [trip, at(9), 'planned', undefined],
    [trip, at(10.2), 'planned', undefined],
    [trip, at(10.25), 'not_arrived', 'not arrived'],
    [trip, at(8, '2026-06-05'), 'not_arrived', 'not arrived'],
    [out, at(9), 'out', 'out'],
    [out, at(12), 'out', 'out'],
    [out, at(12.35), 'late', '21 min late'],
    [out, at(14.1), 'late', '2 h late'],
    [out, at(12, '2026-06-04'), 'late', '24 h late'],
    [back, at(11.5), 'back', 'back'],
    [back, at(14), 'back', 'back'],
  ])('%# is called by its plan and its handover', (course, now, state, label) => {
    expect([handoverState(course, now), handoverLabel(course, now)]).toEqual([state, label])
  })

  test.each([
    [trip, 9, '10:00', '12:00'],
    [out, 11, '10:00', '12:00'],
    [{ ...trip, outAt: '2026-06-03T09:40' }, 11, '09:40', '12:00'],
    [out, 12.5, '10:00', '24:00'],
    [back, 14, '10:00', '11:05'],
    [{ ...back, backAt: '2026-06-03T13:10' }, 14, '10:00', '12:00'],
    [{ ...trip, outAt: '2026-06-03T09:40', backAt: '2026-06-03T09:50' }, 9.9, '10:00', '10:00'],
  ])('%# has its boat as long as it really has it', (course, hour, from, to) => {
    const time = (text: string) => (text === '2026-06-04T00:00' ? '24:00' : text.slice(11))
    const span = takenSpan(course, at(hour))
    expect([time(span.startsAt), time(span.endsAt)]).toEqual([from, to])
  })
})

describe('a boat that is out', () => {
  const heron = {
    vehicleId: 1,
    vehicleName: 'Heron',
    bookingId: 7,
    name: 'Mira Keller',
    ...trip,
    outAt: '2026-06-03T10:02',
  }
  const wanted = (startsAt: string, endsAt: string, vehicleId = 1) => ({ vehicleId, startsAt, endsAt })

  test('is away besides its plan when it left early, or is late: then for the rest of the day', () => {
    expect(awayTimes([heron], at(11))).toEqual([])
    expect(awayTimes([heron], at(12.5))).toEqual([wanted('2026-06-03T12:00', '2026-06-04T00:00')])
    expect(awayTimes([heron], at(9, '2026-06-05'))).toEqual([wanted('2026-06-03T12:00', '2026-06-06T00:00')])
    expect(awayTimes([{ ...heron, outAt: '2026-06-03T09:30' }], at(9.6))).toEqual([
      wanted('2026-06-03T09:30', '2026-06-03T10:00'),
    ])
  })

  test('is promised to nobody for today once it is late, and to others for tomorrow', () => {
    const today = wanted('2026-06-03T15:00', '2026-06-03T16:00')
    expect(outWith([heron], today, at(12))).toBeUndefined()
    expect(outWith([heron], today, at(12.5))).toBe(heron)
    expect(outWith([heron], { ...today, vehicleId: 2 }, at(12.5))).toBeUndefined()
    expect(outWith([heron], wanted('2026-06-04T10:00', '2026-06-04T11:00'), at(12.5))).toBeUndefined()
    expect(outSentence(heron, at(14.1))).toBe('Heron is still out with Mira Keller, 2 h late')
    expect(outSentence(heron, at(11))).toBe('Heron is still out with Mira Keller')
  })
})
