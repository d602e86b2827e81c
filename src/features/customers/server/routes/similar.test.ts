import { expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { addCustomer } from '#testing/invoices.ts'

const it = await buildTestApp()
const { sql } = it
const [admin, root] = await Promise.all([it.signedIn('admin'), it.signedIn('root')])

const corrib = {
  ...{ business: 'Corrib Boats', website: 'corrib.example', email: 'office@corrib.example', phone: '091 55' },
  ...{ name: 'Aoife', state: 'Galway', country: 'Ireland', type: 'SupremeShop', invoicesMode: 'add' },
}
const add = (changes = {}, headers = {}, who = admin) =>
  who.post('/api/sshp_handle_customer/', { ...corrib, ...changes }, headers)
const count = async () => (await sql`SELECT FROM customers`).count

test('Adding a customer twice asks, whoever is quicker, and adds all the same where that is wanted.', async () => {
  const both = await Promise.all([add(), add({}, {}, root)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`SELECT id FROM customers`
  const refused = both.find(({ status }) => status === 409)
  expect(refused?.json).toMatchObject({
    code: 'ALREADY_CUSTOMER',
    detail: expect.stringContaining('Corrib Boats'),
    customers: [{ id, business: 'Corrib Boats', active: true, same: ['business', 'website', 'email'] }],
  })
  const headers = { 'idempotency-key': 'one-more-of-the-same-name' }
  const replies = await Promise.all([1, 2].map(() => add({ anyway: true }, headers)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await count()).toBe(2)
})

test('Whoever is inactive counts, whoever was deleted does not, and nothing is shared by being empty.', async () => {
  await sql`UPDATE customers SET deleted_at = now()`
  expect((await add({ email: '' })).status).toBe(200)
  const sea = { business: 'Seewind', website: 'seewind.example', email: '', active: false }
  const id = await addCustomer(sql, { ...sea, vat_id: 'IE6388047V' })
  const other = { business: 'Other', website: 'other.example', email: '' }
  expect((await add({ ...other, vatId: 'ie 6388047 v' })).json.customers).toMatchObject([
    { id, active: false, same: ['vatId'] },
  ])
  expect((await add(other)).status).toBe(200)
  expect(
    (await add({ ...other, business: 'Third', website: 'https://www.SEEWIND.example/' })).json.customers,
  ).toMatchObject([{ id, same: ['website'] }])
})
