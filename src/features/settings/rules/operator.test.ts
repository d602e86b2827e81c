import { expect, test } from 'vitest'
import { legalDataOf, operatorFacts, operatorPlaces } from './operator.ts'

const business = {
  name: 'Boats',
  owner: 'Mira Stern',
  email: 'hello@boats.example',
  phone: '+49 30 23125 024',
  streetAndNumber: 'Seeweg 1',
  zipCodeAndCity: '12345 See',
  country: 'Germany',
  vatId: '',
}

test.each([
  ['Germany', 'Deutschland'],
  ['Austria', 'Österreich'],
  ['Switzerland', 'Schweiz'],
  ['United Kingdom', 'Vereinigtes Königreich'],
  ['Atlantis', 'Atlantis'],
])('%s is %s in German', (country, german) => {
  expect(legalDataOf({ ...business, country })).toMatchObject({ country, german_country: german })
})

test('No place in a rendered page begins as another does, which would be filled in its stead.', () => {
  const facts = Object.keys(operatorFacts(legalDataOf(business)))
  for (const place of Object.values(operatorPlaces))
    expect(facts.filter((fact) => `${place}`.startsWith(`:${fact}`))).toEqual([`${place}`.slice(1)])
})
