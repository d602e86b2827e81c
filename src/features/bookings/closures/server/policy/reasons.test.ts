import { expect, test } from 'vitest'
import { reasonIn } from './reasons.ts'

test('An offered reason is read in the language of who is told, another as it was written.', () => {
  expect(reasonIn('de', 'Storm warning')).toBe('Sturmwarnung')
  expect(reasonIn('en', 'Motorschaden')).toBe('Engine damage')
  expect(reasonIn('en', 'Engine damage')).toBe('Engine damage')
  expect(reasonIn('de', 'The rudder is bent')).toBe('The rudder is bent')
})
