import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { auditLabel, labelOf, saidLabel } from './label.ts'

test('The label names the action, who did it and the day as month, day and two digits of the year.', () => {
  expect(auditLabel('Added', 'Jonas Pier', '2026-06-01')).toBe('Added by Jonas Pier (06/01/26)')
  expect(labelOf('Sent', { name: 'Sternsinger', day: '2030-12-31' })).toBe('Sent by Sternsinger (12/31/30)')
})

test('The label is read in the language that is spoken, however it was kept.', () => {
  const [kept, keptInGerman] = ['Changed by Jonas (Jo) Pier (06/01/26)', 'Blocked by Jonas Pier (01.06.26)']
  expect([saidLabel(kept), saidLabel(keptInGerman)]).toEqual([kept, 'Blocked by Jonas Pier (06/01/26)'])
  expect(inLanguage('de', () => [kept, keptInGerman, 'Delivered'].map(saidLabel))).toEqual([
    'Geändert von Jonas (Jo) Pier (01.06.26)',
    'Gesperrt von Jonas Pier (01.06.26)',
    'Delivered',
  ])
  expect(inLanguage('de', () => auditLabel('Added', 'Jonas Pier', '2026-06-01'))).toBe('Added by Jonas Pier (06/01/26)')
})
