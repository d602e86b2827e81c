import { expect, test } from 'vitest'
import { readAsked } from './asked.ts'

test('an address asks for a time by the hour, or for a stay', () => {
  expect(readAsked('?day=2027-05-08&start=14.5&hours=2&people=2')).toEqual({
    ...{ day: '2027-05-08', start: 14.5, hours: 2, people: '2' },
  })
  expect(readAsked('?from=2027-07-12&until=2027-07-16&people=12')).toEqual({
    ...{ from: '2027-07-12', until: '2027-07-16', people: '12' },
  })
})

test('an address names boats that are booked together', () => {
  expect(readAsked('?day=2027-05-08&boats=3,5')).toEqual({ day: '2027-05-08', boats: '3,5' })
  for (const boats of ['3', '3,', '0,5', '3,x', Array.from({ length: 11 }, (_, i) => i + 1).join()])
    expect(readAsked(`?boats=${boats}`)).toEqual({})
})

test('what has not the right form is as if it were not there', () => {
  expect(readAsked('?day=2027-13-08&start=25&hours=x&people=0&from=soon&until=')).toEqual({})
  expect(readAsked('?utm_source=mail')).toEqual({})
  expect(readAsked('?anew')).toEqual({ anew: true })
})
