import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEnv } from '#kit/server/settings/env.ts'
import type { Day, Hour } from '#kit/shared/day.ts'
import type { Language } from '#kit/shared/language.ts'
import { type Component, readCalendar, textOf } from '#testing/calendar.ts'
import { calendarFile } from './calendar-file.ts'

const { business, publicUrl } = readEnv({ PUBLIC_URL: 'https://boats.example' })

type Booked = {
  day?: Day
  start?: Hour
  hours?: number
  vehicleName?: string
  timeZone?: string
  additional?: string
  reference?: string
  language?: Language
}

function contentOf({
  day = '2026-07-04',
  start = 10,
  hours = 3,
  vehicleName = 'Eider',
  timeZone = 'Europe/Berlin',
  additional = '',
  reference = 'K7Q2M9XA',
  language = 'en',
}: Booked) {
  const file = calendarFile({
    business: { ...business, additional },
    publicUrl,
    timeZone,
    language,
    reference,
    vehicleName,
    begins: { day, hour: start },
    ends: { day, hour: start + hours },
  })
  return Buffer.from(file.content, 'base64').toString('utf8')
}

function eventOf(content: string): Component {
  const [event] = readCalendar(content).components
  if (!event) throw new Error('no event')
  return event
}

const times = (booked: Booked) => {
  const event = eventOf(contentOf(booked))
  return [textOf(event, 'DTSTART'), textOf(event, 'DTEND')]
}

test('The file is a calendar with one published event and a reminder the day before.', () => {
  const calendar = readCalendar(contentOf({}))
  expect(calendar.name).toBe('VCALENDAR')
  expect(textOf(calendar, 'VERSION')).toBe('2.0')
  expect(textOf(calendar, 'METHOD')).toBe('PUBLISH')
  expect(textOf(calendar, 'PRODID')).toBeTruthy()
  expect(calendar.components.map(({ name }) => name)).toEqual(['VEVENT'])
  const event = calendar.components[0] as Component
  expect(textOf(event, 'UID')).toBe('K7Q2M9XA@boats.example')
  expect(textOf(event, 'DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/)
  expect(textOf(event, 'SUMMARY')).toBe('Eider, Sternsinger boat rental')
  expect(textOf(event, 'LOCATION')).toBe('Sternsinger, Musterweg 24, 12345 Berlin, Germany')
  expect(textOf(event, 'DESCRIPTION')).toContain('K7Q2M9XA\n')
  expect(textOf(event, 'ORGANIZER')).toBe('mailto:hello@sternsinger.example')
  const [alarm] = event.components
  expect(alarm?.name).toBe('VALARM')
  expect(alarm && textOf(alarm, 'ACTION')).toBe('DISPLAY')
  expect(alarm && textOf(alarm, 'TRIGGER')).toBe('-P1D')
  expect(alarm && textOf(alarm, 'DESCRIPTION')).toBe('Tomorrow: Eider')
})

test('Nothing appears twice that may be there once only.', () => {
  const event = eventOf(contentOf({}))
  expect([...event.properties].filter(([, values]) => values.length > 1)).toEqual([])
})

test('Times are those of the wall clock in summer and in winter.', () => {
  expect(times({ day: '2026-07-04', start: 10, hours: 3 })).toEqual(['20260704T080000Z', '20260704T110000Z'])
  expect(times({ day: '2026-11-28', start: 9.5, hours: 0.5 })).toEqual(['20261128T083000Z', '20261128T090000Z'])
  expect(times({ day: '2026-07-04', start: 10, hours: 1, timeZone: 'America/New_York' })).toEqual([
    '20260704T140000Z',
    '20260704T150000Z',
  ])
})

test('On the days the clock changes a booking over the change is an hour shorter or longer.', () => {
  expect(times({ day: '2026-03-29', start: 1, hours: 3 })).toEqual(['20260329T000000Z', '20260329T020000Z'])
  expect(times({ day: '2026-03-29', start: 10, hours: 2 })).toEqual(['20260329T080000Z', '20260329T100000Z'])
  expect(times({ day: '2026-10-25', start: 1, hours: 3 })).toEqual(['20261024T230000Z', '20261025T030000Z'])
  expect(times({ day: '2026-10-25', start: 10, hours: 2 })).toEqual(['20261025T090000Z', '20261025T110000Z'])
})

test('A booking up to midnight ends on the next day, over the year end too.', () => {
  expect(times({ day: '2026-12-31', start: 22, hours: 2 })).toEqual(['20261231T210000Z', '20261231T230000Z'])
  expect(times({ day: '2028-02-29', start: 23, hours: 1 })).toEqual(['20280229T220000Z', '20280229T230000Z'])
})

test('Names with separators, line breaks and long foreign words survive the folding and escaping.', () => {
  const vehicleName = 'Möwe; "Ä, \\n" 🛥️'.repeat(6)
  const additional = 'Ö'.repeat(60)
  const event = eventOf(contentOf({ vehicleName, additional }))
  expect(textOf(event, 'SUMMARY')).toBe(`${vehicleName}, Sternsinger boat rental`)
  expect(textOf(event, 'LOCATION')).toContain(additional)
})

test('Whatever the texts are, there is one event, and they are back in it.', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      '\u2028',
      '\u0085',
      '\0',
      '\t',
      ';',
      ',',
      ':',
      '"',
      '\\',
      '\\n',
      'END:VEVENT',
      '🛥️',
    ),
    fc.string({ unit: 'grapheme' }),
  )
  const any = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(any, any, (vehicleName, additional) => {
      const calendar = readCalendar(contentOf({ vehicleName, additional }))
      expect(calendar.components.map(({ name }) => name)).toEqual(['VEVENT'])
      const [event] = calendar.components as [Component]
      const shown = (text = '') => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      expect(shown(textOf(event, 'SUMMARY'))).toBe(shown(`${vehicleName}, Sternsinger boat rental`))
      expect(event.properties.get('SUMMARY')).toHaveLength(1)
    }),
  )
})

test('The same booking is the same entry, another one another.', () => {
  const uid = (booked: Booked) => textOf(eventOf(contentOf(booked)), 'UID')
  expect(uid({ start: 12 })).toBe(uid({}))
  expect(uid({ reference: 'ZZZZ2222' })).not.toBe(uid({}))
})
