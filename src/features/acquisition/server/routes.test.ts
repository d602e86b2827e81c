import { beforeEach, describe, expect, test } from 'vitest'
import type { Customer } from '#features/customers/contract.ts'
import { addEntry } from '#testing/acquisition.ts'
import { buildTestApp } from '#testing/app.ts'
import { addCustomer } from '#testing/invoices.ts'
import type { Reached } from '../figures/contract.ts'

const it = await buildTestApp()
const { sql } = it
const [admin, employee, demo] = await Promise.all([it.signedIn('admin'), it.signedIn('employee'), it.signedIn('demo')])

beforeEach(async () => {
  it.setNow('2026-06-01T22:30:00Z')
  await sql`TRUNCATE acquisition_entries, audit_log, idempotent_answers CASCADE`
  await sql`UPDATE customers SET deleted_at = now()`
})

const message = async (entry: number, changes: Record<string, unknown> = {}) => {
  const row = {
    ...{ entry_id: entry, kind: 'first', state: 'sent', due_at: '2026-05-01T08:00:00Z', recipient: 'x@y.example' },
    ...{ preset: 'BoatRental', type: 'RentalRevolution', country: 'Ireland', language: 'en', subject: 'x' },
    ...{ salutation: 'Dear', body: '<p>x</p>', sent_at: '2026-05-01T08:00:00Z', ordered_by: 'Ada', ...changes },
  }
  await sql`INSERT INTO acquisition_messages ${sql(row as never)}`
}
const happened = (entry: number, kind: string, at = '2026-05-02T08:00:00Z') =>
  sql`INSERT INTO acquisition_events (entry_id, kind, at) VALUES (${entry}, ${kind}, ${at})`

describe('making a customer of an entry', () => {
  const convert = (fields: Record<string, unknown>, who = admin, headers = {}) =>
    who.post('/api/sshp_convert_acquisition_entry/', fields, headers)
  const customers = async () =>
    (await admin.get('/api/sshp_get_customers_list/')).json.customers_list as unknown as Customer[]

  test('takes its data along, ends the way and what waits to be sent, and happens once', async () => {
    const id = await addEntry(sql, {
      business: 'Seewind',
      country: 'Germany',
      salutation: '',
      phone: '+49 (0)30/55-50',
      note: 'x',
    })
    await message(id, { state: 'waiting', sent_at: null })
    const headers = { 'idempotency-key': 'one-intended-new-customer' }
    const replies = await Promise.all([convert({ id }, admin, headers), convert({ id }, admin, headers)])
    expect(replies[0]?.text).toBe(replies[1]?.text)
    const [customer, ...others] = await customers()
    expect(others).toEqual([])
    expect(customer).toMatchObject({
      ...{
        business: 'Seewind',
        name: 'Aoife Byrne',
        phone: '+49 30 55 50',
        country: 'Germany',
        note: 'x',
        active: true,
      },
      ...{ salutation: 'Guten Tag', subject: 'Monatliche Rechnung Juni 2026', invoiceItems: [] },
      added_or_changed_by: 'Added by Jonas Pier (06/02/26)',
    })
    expect(replies[0]?.json).toMatchObject({
      customer: { id: customer?.id, business: 'Seewind' },
      entry: { id, stage: 'customer', version: 2, waitingUntil: null },
    })
    expect(await sql`SELECT kind, noted_by FROM acquisition_events`).toMatchObject([
      { kind: 'converted', noted_by: 'Jonas Pier' },
    ])
    expect((await convert({ id, anyway: 'true' })).json).toMatchObject({
      code: 'ALREADY_CONVERTED',
      customer: { id: customer?.id, business: 'Seewind' },
    })
    expect(await sql`SELECT action FROM audit_log`).toMatchObject([{ action: 'acquisition.convert' }])
  })

  test('is warned of customers with its website or email, and done nevertheless where that is wanted', async () => {
    const id = await addEntry(sql, { website: 'https://corrib.example/boats', email: 'Hello@corrib.example' })
    const first = await addCustomer(sql, { business: 'Aran', website: 'http://www.corrib.example' })
    const second = await addCustomer(sql, { business: 'Burren', email: 'hello@Corrib.example' })
    await addCustomer(sql, { business: 'Clare' })
    expect((await convert({ id })).json).toMatchObject({
      code: 'ALREADY_CUSTOMER',
      detail: 'There is a customer with this website or email: Aran, Burren',
      customers: [
        { id: first, business: 'Aran', same: ['website'] },
        { id: second, business: 'Burren', same: ['email'] },
      ],
    })
    expect((await convert({ id, version: 5, anyway: 'true' })).json.code).toBe('CHANGED_MEANWHILE')
    expect((await convert({ id, version: 1, anyway: 'true' })).status).toBe(200)
    expect([await customers(), (await convert({ id: 999_999 })).status]).toMatchObject([{ length: 4 }, 404])
  })

  test('is warned of a customer of its name, also of one that is added at the same time', async () => {
    const [one, two] = [
      await addEntry(sql, { business: 'Aran  Boats', website: 'one.example', email: 'a@one.example' }),
      await addEntry(sql, { business: 'aran boats', website: 'two.example', email: 'b@two.example' }),
    ]
    const replies = await Promise.all([one, two].map((id) => convert({ id })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'ALREADY_CUSTOMER',
      customers: [{ same: ['business'] }],
    })
  })

  test('is for administrators', async () => {
    const id = await addEntry(sql)
    const statuses = [it.visitor(), employee, demo].map(async (who) => (await convert({ id }, who)).status)
    expect(await Promise.all(statuses)).toEqual([401, 403, 403])
    expect(await customers()).toEqual([])
  })
})

describe('figures', () => {
  const figures = async (query = '') =>
    (await admin.get(`/api/sshp_get_acquisition_figures/${query}`)).json as unknown as {
      funnel: Reached
      presets: (Reached & { preset: string })[]
      countries: (Reached & { country: string })[]
    }

  test('count who reached a step, wherever they are by now, by the preset that wrote first and by country', async () => {
    await addEntry(sql)
    const written = await addEntry(sql, { stage: 'followed_up' })
    await message(written)
    await message(written, { kind: 'follow_up', preset: 'Neutral' })
    const won = await addEntry(sql, { country: 'Germany', stage: 'customer' })
    await message(won)
    await happened(won, 'answered')
    const left = await addEntry(sql, { stage: 'unsubscribed', deleted_at: '2026-05-10T08:00:00Z' })
    await message(left, { preset: '' })
    await happened(left, 'answered')
    await happened(left, 'unsubscribed')
    // Noted by mistake, and taken back.
    const back = await addEntry(sql, { stage: 'contacted', country: 'Germany', type: 'SupremeShop' })
    await message(back)
    await happened(back, 'bounced')
    await happened(back, 'reopened', '2026-05-03T08:00:00Z')
    const waiting = await addEntry(sql, { deleted_at: '2026-05-10T08:00:00Z' })
    await message(waiting, { state: 'canceled', sent_at: null })
    await sql`
      UPDATE acquisition_entries SET contacted_at = '{2026-05-01}'
      WHERE id IN (SELECT entry_id FROM acquisition_messages WHERE state = 'sent')`
    const none = { followed_up: 0, answered: 0, customer: 0, unsubscribed: 0, bounced: 0 }
    const all = await figures()
    expect(all.funnel).toEqual({
      new: 5,
      contacted: 4,
      followed_up: 1,
      answered: 2,
      customer: 1,
      unsubscribed: 1,
      bounced: 0,
    })
    expect(all.presets).toEqual([
      { preset: 'BoatRental', ...none, new: 3, contacted: 3, followed_up: 1, answered: 1, customer: 1 },
      { preset: '', ...none, new: 1, contacted: 1, answered: 1, unsubscribed: 1 },
    ])
    expect(all.countries.map(({ country, new: entries, contacted }) => [country, entries, contacted])).toEqual([
      ['Ireland', 3, 2],
      ['Germany', 2, 2],
    ])
    expect((await figures('?type=SupremeShop')).funnel).toEqual({ ...none, new: 1, contacted: 1 })
    expect((await figures('?country=Ireland')).countries).toMatchObject([{ country: 'Ireland', new: 3 }])
  })

  test('of nothing are none, and are for administrators', async () => {
    const none = { new: 0, contacted: 0, followed_up: 0, answered: 0, customer: 0, unsubscribed: 0, bounced: 0 }
    expect(await figures()).toEqual({ funnel: none, presets: [], subjects: [], countries: [] })
    expect((await employee.get('/api/sshp_get_acquisition_figures/')).status).toBe(403)
  })
})
