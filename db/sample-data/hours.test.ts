import { expect, test } from 'vitest'
import { firstShownDay, isEditable } from '#features/working-hours/rules.ts'
import { addDays, weekday } from '#kit/shared/day.ts'
import { sampleHours } from './hours.ts'

const week = { days: [2, 6], tenths: [75, 80] }

test.each(['2026-07-15', '2026-12-31', '2027-03-01', '2028-02-29'])(
  'the sample hours of %s are on working days of the table, and today and yesterday are left to be entered',
  (today) => {
    const hours = sampleHours(today, week, 1)
    expect(sampleHours(today, week, 1)).toEqual(hours)
    expect(hours.length).toBeGreaterThan(12)
    for (const { day, tenths } of hours) {
      expect(week.days).toContain(weekday(day))
      expect(week.tenths).toContain(tenths)
      expect(day >= firstShownDay(today) && day <= addDays(today, -2)).toBe(true)
    }
    expect(hours.filter(({ day }) => isEditable(day, today)).length).toBeLessThan(2)
  },
)
