import { expect, test } from 'vitest'
import { legalDataOf, operatorFacts, operatorOf, operatorPlaces } from './operator.ts'

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

test.each([
  ['Seeweg 1', '12345 See', { street: 'Seeweg 1', zip: '12345', city: 'See' }],
  ['Quay 2, Unit 4', 'SW1A 1AA London', { street: 'Quay 2, Unit 4', zip: 'SW1A 1AA', city: 'London' }],
  ['Am See 3', 'A-6020 Innsbruck am Inn', { street: 'Am See 3', zip: 'A-6020', city: 'Innsbruck am Inn' }],
  ['Am See 3', 'Bregenz', { street: 'Am See 3', zip: '', city: 'Bregenz' }],
])('%s, %s is told part by part', (streetAndNumber, zipCodeAndCity, parts) => {
  expect(operatorOf(legalDataOf({ ...business, streetAndNumber, zipCodeAndCity }))).toMatchObject(parts)
})

test('No place in a rendered page begins as another does, which would be filled in its stead.', () => {
  const facts = Object.keys(operatorFacts(legalDataOf(business)))
  for (const place of Object.values(operatorPlaces))
    expect(facts.filter((fact) => `${place}`.startsWith(`:${fact}`))).toEqual([`${place}`.slice(1)])
})
