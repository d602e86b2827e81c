import { expect, test } from 'vitest'
import { weekOf } from '#kit/shared/day.ts'
import { slotByKey } from './timetable-keys.ts'

const days = weekOf('2027-05-12')
const rows = [9, 10, 11]
const go = (key: string, day = '2027-05-12', start = 10) => slotByKey({ day, start }, key, days, rows)

test('arrows move by one cell and stop at the edges', () => {
  expect(go('ArrowRight')).toEqual({ day: '2027-05-13', start: 10 })
  expect(go('ArrowUp')).toEqual({ day: '2027-05-12', start: 9 })
  expect(go('ArrowDown', '2027-05-12', 11)).toEqual({ day: '2027-05-12', start: 11 })
  expect(go('ArrowLeft', '2027-05-09')).toEqual({ day: '2027-05-09', start: 10 })
})

test('Home and End reach the ends of the row, PageUp and PageDown those of the day', () => {
  expect(go('Home')?.day).toBe('2027-05-09')
  expect(go('End')?.day).toBe('2027-05-15')
  expect(go('PageUp')?.start).toBe(9)
  expect(go('PageDown')?.start).toBe(11)
})

test('other keys lead nowhere', () => {
  expect(go('a')).toBeUndefined()
})
