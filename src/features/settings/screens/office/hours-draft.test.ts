import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { settingsOf } from '../../rules/staff.ts'
import { asDayOfYear, draftOf, readDraft } from './hours-draft.ts'

const settings = {
  hiring: false,
  general_opening_hour: 9,
  general_closing_hour: 19.5,
  off_season_start: '2000-12-20',
  off_season_end: '2000-02-29',
  season_begin_start: null,
  season_begin_end: null,
  season_begin_opening_hour: null,
  season_begin_closing_hour: null,
  season_end_start: '2000-10-01',
  season_end_end: '2000-12-19',
  season_end_opening_hour: 10,
  season_end_closing_hour: 17,
  late_grace: 15,
  reminder_mails: true,
  change_hours: 24,
  change_days: 30,
  currency: 'USD' as const,
  language: 'en' as const,
}

test('settings are typed as people would, and read back as they were', () => {
  const draft = draftOf(settings)
  expect(draft).toMatchObject({
    general_closing_hour: '19.5',
    off_season_end: '02-29',
    season_begin_start: '',
    has: { season_begin: false, season_end: true, off_season: true },
  })
  const { form } = readDraft(draft)
  expect(
    form &&
      settingsOf(form, {
        hiring: false,
        late_grace: 15,
        reminder_mails: true,
        change_hours: 24,
        change_days: 30,
        currency: 'USD' as const,
        language: 'en' as const,
      }),
  ).toEqual(settings)
})

test('a period that is not had is left out, whatever is still typed there', () => {
  const draft = draftOf(settings)
  const { form } = readDraft({ ...draft, season_end_end: 'x', has: { ...draft.has, season_end: false } })
  expect(form?.season_end_start).toBeUndefined()
})

test('a period that is had needs its days', () => {
  const draft = draftOf(settings)
  expect(readDraft({ ...draft, has: { ...draft.has, season_begin: true } }).errors).toEqual([
    { field: 'season_begin_start', message: 'Please enter the first day' },
  ])
  expect(readDraft({ ...draft, general_opening_hour: '' }).errors).toHaveLength(1)
  expect(readDraft({ ...draft, off_season_end: '02-28' }).errors).toEqual([
    { field: 'off_season_end', message: 'Please give the end of February as 02-29' },
  ])
})

test.each([
  ['1', '1'],
  ['12', '12'],
  ['122', '12-2'],
  ['12-20', '12-20'],
  ['12/20', '12-20'],
  ['12-', '12'],
  ['122099', '12-20'],
  ['x', ''],
])('%j is typed as %j', (typed, text) => {
  expect(asDayOfYear(typed)).toBe(text)
})

test.each([
  ['2', '2'],
  ['201', '20.1'],
  ['20.12', '20.12'],
  ['20.12.', '20.12'],
  ['20.', '20'],
])('in German, %j is typed as %j: the day comes first', (typed, text) => {
  expect(inLanguage('de', () => asDayOfYear(typed))).toBe(text)
})

test('in German, days are typed as there and sent as everywhere', () => {
  inLanguage('de', () => {
    const draft = draftOf(settings)
    expect(draft).toMatchObject({ general_closing_hour: '19,5', off_season_start: '20.12', off_season_end: '29.02' })
    const { form } = readDraft(draft)
    expect(
      form &&
        settingsOf(form, {
          hiring: false,
          late_grace: 15,
          reminder_mails: true,
          change_hours: 24,
          change_days: 30,
          currency: 'USD' as const,
          language: 'en' as const,
        }),
    ).toEqual(settings)
    const swapped = readDraft({ ...draft, off_season_start: '12.20' })
    expect(swapped.errors).toEqual([
      { field: 'off_season_start', message: 'Bitte geben Sie den Tag als TT.MM ein, etwa 20.12' },
    ])
  })
})
