import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { addCustomer } from '#testing/invoices.ts'
import { addEntry } from '#testing/outreach.ts'
import { openOutreach } from '#testing/outreach-desk.ts'

const it = await buildTestApp()
const { sql } = it
const [admin, employee, nobody] = [await it.signedIn('admin'), await it.signedIn('employee'), it.visitor()]
const { order, run, clear, statesOf, idOf, sendAll, at } = openOutreach(it, admin)

beforeEach(async () => {
  await clear()
  await sql`DELETE FROM customers`
})

const convert = (id: number) => admin.post('/api/sshp_convert_acquisition_entry/', { id, anyway: 'true' })
const corrib = { website: 'https://corrib-boats.ie', email: 'hello@corrib-boats.ie' }

describe('Customers get no letters from acquisition', () => {
  test('One that an entry became gets neither what waited, nor what lay in the outbox, nor another.', async () => {
    const entry = await addEntry(sql)
    await order(entry)
    await run()
    expect((await convert(entry)).status).toBe(200)
    expect(await statesOf(entry)).toEqual(['canceled'])
    expect(await sql`SELECT state FROM mails`).toEqual([{ state: 'canceled' }])
    await expect(order(entry)).rejects.toMatchObject({ status: 409, code: 'CUSTOMER' })
    expect((await admin.post('/api/sshp_send_acquisition_message/', { message: await idOf(entry) })).json.code).toBe(
      'CUSTOMER',
    )
    const form = {
      id: entry,
      acquisitionMode: 'send',
      business: 'Corrib',
      country: 'Ireland',
      state: 'Galway',
      name: 'Al',
    }
    const texts = { subject: 'Boats', salutation: 'Dear', body: '<p>Hello</p>', ...corrib }
    const sent = await admin.post('/api/sshp_handle_acquisition_entries/', {
      ...form,
      ...texts,
      legalBasis: 'customer',
    })
    expect([sent.status, sent.json.code, sent.json.detail]).toEqual([
      409,
      'CUSTOMER',
      expect.stringContaining('Corrib'),
    ])
    const { json } = await admin.get(`/api/sshp_get_acquisition_entry/${entry}/`)
    expect(json.customer).toEqual({ reason: 'It became the customer Corrib Boats', became: true })
  })

  test('One that was added meanwhile gets no mail that waited, and no second one.', async () => {
    const [first, second] = [await addEntry(sql), await addEntry(sql, { email: 'b@other.ie', website: 'other.ie' })]
    await order(second)
    await sendAll()
    await order(first)
    await addCustomer(sql, { business: 'Corrib', ...corrib })
    await addCustomer(sql, { business: 'Other', website: '', email: 'B@other.ie' })
    await run()
    expect(await statesOf(first)).toEqual(['canceled'])
    const [mail] = await sql`SELECT error FROM acquisition_messages WHERE entry_id = ${first}`
    expect(mail?.error).toBe('The customer Corrib has this website. Nothing more is written to it from here')
    at('2026-06-08T05:00:00Z')
    await it.runJob('acquisition-follow-ups')
    await run()
    expect(await statesOf(second)).toEqual(['sent', 'canceled'])
  })

  test('Who only looks like one may be written to where it is noted that the law lets us.', async () => {
    await addCustomer(sql, { business: 'Corrib', ...corrib })
    const entry = await addEntry(sql)
    await expect(order(entry)).rejects.toMatchObject({ code: 'CUSTOMER' })
    await sql`UPDATE acquisition_entries SET legal_basis = 'customer', legal_at = now() WHERE id = ${entry}`
    await order(entry)
    await run()
    expect(await statesOf(entry)).toEqual(['queued'])
  })
})

test('Lines that are customers are left out with the reason, when they are looked at and when they are added.', async () => {
  await addCustomer(sql, { business: 'Corrib', ...corrib, phone: '+353 91 555 0100', country: 'Ireland' })
  const newBusinesses = [
    'Corrib, https://www.corrib-boats.ie/',
    'Corrib again, corrib-hire.ie, hello@corrib-boats.ie',
    'Third, third.ie, x@third.ie, 091 5550100',
    'New, new.ie, hello@new.ie',
  ].join('\n')
  const { json } = await admin.post('/api/sshp_screen_acquisition_entries/', { newBusinesses })
  expect(json.cleaned_list).toMatchObject([{ name: 'New' }])
  expect(json.rejected_lines).toMatchObject([
    { line: 1, tag: 'CUSTOMER', reason: 'The customer Corrib has this website', entry: null },
    { line: 2, tag: 'CUSTOMER', reason: 'The customer Corrib has this email address' },
    { line: 3, tag: 'CUSTOMER', reason: 'The customer Corrib has this phone number' },
  ])
  const place = { type: 'RentalRevolution', country: 'Ireland', state: 'Galway' }
  const added = await admin.post('/api/sshp_handle_acquisition_entries/', {
    ...{ acquisitionMode: 'add', newBusinesses },
    ...place,
  })
  expect(added.json).toMatchObject({ added: 1, rejected_lines: [{ line: 1 }, { line: 2 }, { line: 3 }] })
})

test('A reason is asked for where the business is by now, not where it was when the mail was ordered.', async () => {
  const entry = await addEntry(sql)
  await order(entry)
  await sql`UPDATE acquisition_entries SET country = 'Germany' WHERE id = ${entry}`
  const released = await admin.post('/api/sshp_send_acquisition_message/', { message: await idOf(entry) })
  expect(released.json.code).toBe('LEGAL_BASIS_MISSING')
  await run()
  expect(await statesOf(entry)).toEqual(['canceled'])
  expect(await sql`SELECT FROM mails`).toHaveLength(0)
})

describe('The preview', () => {
  const path = '/api/sshp_preview_acquisition_message/'
  const typed = {
    subject: 'Typed <subject>',
    salutation: 'Sehr geehrte',
    name: 'Frau Typed',
    body: '<p>Typed body</p>',
  }

  test('shows what is typed and keeps nothing, with why it would not be sent.', async () => {
    const entry = await addEntry(sql)
    const before = await sql`SELECT * FROM acquisition_entries`
    const { status, json } = await admin.post(path, {
      entry,
      ...typed,
      country: 'Ireland',
      email: 'New@corrib-boats.ie',
    })
    expect([status, json.to, json.subject, json.refusal]).toEqual([200, 'new@corrib-boats.ie', typed.subject, null])
    expect(json.html).toMatch(/Sehr geehrte Frau Typed,[\s\S]*Typed body[\s\S]*Abmelden/)
    expect(json.html).not.toContain('booking systems')
    expect((await admin.post(path, { entry, ...typed, country: 'Canada' })).json.refusal).toContain('CASL')
    await addCustomer(sql, { business: 'Aran', website: '', email: 'nora@aran.ie' })
    const ofAran = (await admin.post(path, { entry, ...typed, country: 'Ireland', email: 'Nora@aran.ie' })).json.refusal
    expect(ofAran).toBe('The customer Aran has this email address. Nothing more is written to it from here')
    await convert(entry)
    expect((await admin.post(path, { entry, ...typed })).json.refusal).toContain('It became the customer')
    expect(before).toHaveLength(1)
    expect(await sql`SELECT FROM mails`).toHaveLength(0)
  })

  test('is for admins, of an entry that is there, with what fits a mail.', async () => {
    const entry = await addEntry(sql)
    expect((await nobody.post(path, { entry })).status).toBe(401)
    expect((await employee.post(path, { entry })).status).toBe(403)
    expect((await admin.post(path, { entry: 999_999 })).status).toBe(404)
    expect((await admin.post(path, { entry, subject: 'x'.repeat(121) })).status).toBe(422)
    expect((await admin.post(path, { entry })).status).toBe(200)
  })

  test('greets neutrally until a salutation is chosen.', async () => {
    const jana = { entry: await addEntry(sql), name: 'Jana Wolf' }
    expect((await admin.post(path, { ...jana, country: 'Germany' })).json.html).toContain('Guten Tag Jana Wolf,')
    expect((await admin.post(path, { ...jana, country: 'Ireland', salutation: 'Guten Tag' })).json.html).toContain(
      'Abmelden',
    )
  })
})
