import { expect, test } from 'vitest'
import { reasonIn, whyClosed } from './reasons.ts'

test('An offered reason is read in the language of who is told, another as it was written.', () => {
  expect(reasonIn('de', 'Storm warning')).toBe('Sturmwarnung')
  expect(reasonIn('en', 'Motorschaden')).toBe('Engine damage')
  expect(reasonIn('en', 'Engine damage')).toBe('Engine damage')
  expect(reasonIn('de', 'The rudder is bent')).toBe('The rudder is bent')
})

test('A cancellation knows from the reason whether it was for weather or damage, in whatever language it was written.', () => {
  expect(['Storm warning', 'Hochwasser'].map(whyClosed)).toEqual(['weather', 'weather'])
  expect(['Engine damage', 'Schaden am Rumpf'].map(whyClosed)).toEqual(['damage', 'damage'])
  expect(['Inspection', 'The rudder is bent'].map(whyClosed)).toEqual(['other', 'other'])
})
