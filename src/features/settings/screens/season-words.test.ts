import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { someSettings } from '#testing/rental.ts'
import { openText, seasonLines } from './season-words.ts'

const seasons = someSettings({
  off_season_start: '2000-12-20',
  off_season_end: '2000-02-29',
  season_begin_start: '2000-03-01',
  season_begin_end: '2000-04-30',
  season_begin_opening_hour: 10,
  season_begin_closing_hour: 18,
  season_end_start: '2000-10-01',
  season_end_end: '2000-12-19',
  season_end_opening_hour: 10,
  season_end_closing_hour: 16.5,
})

test('every season is said with its days and hours', () => {
  expect(seasonLines(seasons)).toEqual([
    { season: 'general', name: 'High season', days: 'May 1 – September 30', hours: '9 am – 7 pm' },
    { season: 'begin', name: 'Start of the season', days: 'March 1 – April 30', hours: '10 am – 6 pm' },
    { season: 'end', name: 'End of the season', days: 'October 1 – December 19', hours: '10 am – 4:30 pm' },
    { season: 'off', name: 'Seasonal break', days: 'December 20 – end of February', hours: 'closed' },
  ])
})

test('in German the hour is named once', () => {
  expect(inLanguage('de', () => seasonLines(seasons))).toEqual([
    { season: 'general', name: 'Hauptsaison', days: '1. Mai – 30. September', hours: '9 bis 19\u00a0Uhr' },
    { season: 'begin', name: 'Vorsaison', days: '1. März – 30. April', hours: '10 bis 18\u00a0Uhr' },
    { season: 'end', name: 'Nachsaison', days: '1. Oktober – 19. Dezember', hours: '10 bis 16:30\u00a0Uhr' },
    { season: 'off', name: 'Saisonpause', days: '20. Dezember – Ende Februar', hours: 'geschlossen' },
  ])
})

test('without seasons it is the same every day', () => {
  expect(seasonLines(someSettings())).toEqual([
    { season: 'general', name: 'Every day', days: 'all year round', hours: '9 am – 7 pm' },
  ])
})

test('high season that comes in pieces, one of them over the year end, names them all', () => {
  const settings = someSettings({ off_season_start: '2000-02-01', off_season_end: '2000-02-29' })
  expect(seasonLines(settings)).toEqual([
    { season: 'general', name: 'High season', days: 'March 1 – January 31', hours: '9 am – 7 pm' },
    { season: 'off', name: 'Seasonal break', days: 'February 1 – end of February', hours: 'closed' },
  ])
})

test.each([
  [{ open: true, until: 19 } as const, 'Open now until 7 pm'],
  [{ open: false, from: { day: '2026-11-21', hour: 9.5 } } as const, 'Opens today at 9:30 am'],
  [{ open: false, from: { day: '2026-11-22', hour: 9 } } as const, 'Opens tomorrow at 9 am'],
  [{ open: false, from: { day: '2027-03-01', hour: 9 } } as const, 'Closed until March 1'],
  [{ open: false, from: undefined } as const, 'Closed at the moment'],
])('%o is said as %s', (state, text) => {
  expect(openText(state, '2026-11-21', '2026-11-22')).toBe(text)
})
