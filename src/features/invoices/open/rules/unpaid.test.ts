import { expect, test } from 'vitest'
import { findUnpaid } from './unpaid.ts'

const invoice = (business: string, name: string) => ({
  business,
  name,
  website: `https://${business.toLowerCase()}.example`,
  email: `${name.toLowerCase()}@post.example`,
  reference: `2026-000${business.length}`,
})
const invoices = [invoice('Seewind', 'Ada'), invoice('Boote', 'Ben')]

test.each([
  ['', ['Seewind', 'Boote']],
  ['  SEE ', ['Seewind']],
  ['ben@post', ['Boote']],
  ['boote.example', ['Boote']],
  ['2026-0007', ['Seewind']],
  ['ada', ['Seewind']],
  ['nobody', []],
])('%o finds %o', (search, found) => {
  expect(findUnpaid(invoices, search).map(({ business }) => business)).toEqual(found)
})
