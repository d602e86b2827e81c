import { expect, test } from 'vitest'
import { similarCustomers } from './similar.ts'

const seewind = {
  ...{ id: 7, active: false, business: 'Seewind GmbH', website: 'https://www.seewind.example/' },
  ...{ email: 'office@seewind.example', vatId: 'DE136695976' },
}
const other = { business: 'Corrib', website: 'corrib.example', email: '', vatId: '' }
const none = { id: 8, active: true, business: 'Empty', website: '', email: '', vatId: '' }

test.each([
  [{ business: ' seewind  GMBH ' }, ['business']],
  [{ website: 'http://SEEWIND.example' }, ['website']],
  [{ website: 'www.seewind.example' }, ['website']],
  [{ email: 'Office@Seewind.example' }, ['email']],
  [{ vatId: 'DE136695976' }, ['vatId']],
  [{ business: 'Seewind GmbH', email: 'office@seewind.example' }, ['business', 'email']],
  [{ business: 'Seewind', website: 'seewind.example/shop' }, undefined],
])('%j is taken for the one that shares %j', (changes, same) => {
  const found = similarCustomers({ ...other, ...changes }, [seewind, none])
  expect(found).toEqual(same ? [{ id: 7, business: 'Seewind GmbH', active: false, same }] : [])
})
