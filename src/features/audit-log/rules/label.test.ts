import { expect, test } from 'vitest'
import { auditLabel, labelOf } from './label.ts'

test('The label names the action, who did it and the day as month, day and two digits of the year.', () => {
  expect(auditLabel('Added', 'Jonas Pier', '2026-06-01')).toBe('Added by Jonas Pier (06/01/26)')
  expect(labelOf('Sent', { name: 'Sternsinger', day: '2030-12-31' })).toBe('Sent by Sternsinger (12/31/30)')
})
