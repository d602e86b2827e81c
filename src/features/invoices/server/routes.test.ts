import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { buildTestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { addCustomer, addInvoice, payInvoice } from '#testing/invoices.ts'
import { datesIn } from '#testing/zip-dates.ts'

const it = await buildTestApp()
const { sql } = it
const [admin, employee] = await Promise.all([it.signedIn('admin'), it.signedIn('employee')])
const cookie = (who: Browser) => ({ cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') })

const customers = { boats: 0, kayaks: 0 }
let paid = { id: 0, reference: '' }

beforeAll(async () => {
  customers.boats = await addCustomer(sql, {
    business: 'Boote / "Süd"',
    vat_rate: 1900,
    leitweg_id: '04011000-1234512345-06',
  })
  customers.kayaks = await addCustomer(sql, { business: '=HYPERLINK("x")', country: 'Ireland', vat_id: 'IE6388047V' })
  paid = await addInvoice(sql, { customer: customers.boats, day: '2026-05-01', paper: true })
  await payInvoice(sql, paid.id, { at: '2026-05-09T08:00:00Z' })
  await addInvoice(sql, { customer: customers.kayaks, day: '2026-05-31', paper: true, credited: true })
  await addInvoice(sql, { customer: customers.boats, day: '2026-06-01', paper: true })
})

async function download(query = '') {
  const { rawPayload, statusCode, headers } = await it.app.inject({
    url: `/api/sshp_download_files/${query}`,
    headers: cookie(admin),
  })
  const files = new Map<string, string>()
  if (statusCode === 200) {
    const zip = await fromBufferPromise(rawPayload, { lazyEntries: true })
    for await (const entry of zip.eachEntry())
      files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  }
  return {
    statusCode,
    headers,
    files,
    bytes: rawPayload,
    detail: statusCode === 200 ? '' : JSON.parse(String(rawPayload)).detail,
  }
}

test('The files of the archive are dated by the wall clock of the business: papers by when they were made.', async () => {
  it.setNow('2026-06-30T22:30:00Z')
  const [made] = await sql<{ at: string }[]>`
    SELECT to_char(created_at AT TIME ZONE 'Europe/Berlin', 'YYYY-MM-DD HH24:MI') AS at FROM invoices WHERE id = ${paid.id}`
  const dates = await datesIn((await download('?month=2026-05')).bytes)
  expect(dates['index.csv']).toBe('2026-07-01 00:30:00')
  const paper = Object.entries(dates).find(([name]) => name.startsWith(paid.reference))
  expect(paper?.[1].slice(0, 16)).toBe(made?.at)
})

test("A month's archive has its papers by number and business, and an index for spreadsheets.", async () => {
  const { headers, files } = await download('?month=2026-05')
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="invoices-2026-05.zip"',
    'cache-control': 'no-store',
  })
  expect([...files.keys()]).toEqual([
    'index.csv',
    '2026-0001 Boote Süd.pdf',
    '2026-0001 Boote Süd.xml',
    '2026-0001 Boote Süd XRechnung.xml',
    '2026-0002 =HYPERLINK( x ).pdf',
    '2026-0002 =HYPERLINK( x ).xml',
    'CN-2026-0001 =HYPERLINK( x ).pdf',
    'CN-2026-0001 =HYPERLINK( x ).xml',
  ])
  expect(files.get('2026-0001 Boote Süd XRechnung.xml')).toContain('<ram:ID>2026-0001</ram:ID>')
  expect(files.get('2026-0001 Boote Süd.pdf')?.startsWith('%PDF-')).toBe(true)
  // The mark that says UTF-8 is taken for one by whoever reads text.
  expect(files.get('index.csv')?.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Number,Date,Customer,Country,Net,VAT,Gross,Currency,State,Paid on,Made at',
    '2026-0001,2026-05-01,"Boote / ""Süd""",Germany,100.00,19.00,119.00,EUR,paid,2026-05-09,2026-05-01 10:00',
    `2026-0002,2026-05-31,"'=HYPERLINK(""x"")",Ireland,100.00,0.00,100.00,EUR,credited,,2026-05-31 10:00`,
    `CN-2026-0001,2026-05-31,"'=HYPERLINK(""x"")",Ireland,-100.00,0.00,-100.00,EUR,credit note,,2026-05-31 10:00`,
    '',
  ])
})

test("Without a month it is last month's, on the clock of the business.", async () => {
  const name = async (now: string) => {
    it.setNow(now)
    return (await download()).headers['content-disposition']
  }
  expect(await name('2026-06-30T21:59:00Z')).toContain('invoices-2026-05.zip')
  expect(await name('2026-06-30T22:00:00Z')).toContain('invoices-2026-06.zip')
})

test('A month without invoices says so, and a month must be one.', async () => {
  expect(await download('?month=2026-04')).toMatchObject({
    statusCode: 404,
    detail: 'There are no invoices of April 2026',
  })
  expect((await download('?month=2026-13')).statusCode).toBe(422)
  expect((await download('?month=May')).statusCode).toBe(422)
})

test('What is issued or paid while it is packed is not in it; who goes away leaves no query behind.', async () => {
  const customer = await addCustomer(sql, { business: 'Large' })
  const { id } = await addInvoice(sql, { customer, day: '2027-01-01', paper: true })
  for (let i = 0; i < 60; i++) await addInvoice(sql, { customer, day: '2027-01-02' })
  await sql`
    INSERT INTO invoice_documents (invoice_id, kind, bytes)
    SELECT i.id, 'pdf', decode(repeat(md5(i.id::text), 20000), 'hex') FROM invoices i
    WHERE i.issued_on = '2027-01-02' AND i.id <> ${id}`
  await it.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = it.app.server.address() as AddressInfo
  const begin = async () => {
    const request = get({ port, path: '/api/sshp_download_files/?month=2027-01', headers: cookie(admin) })
    const [response] = await once(request, 'response')
    return { request, response }
  }
  const open = async () => {
    const [row] = await sql<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`
    return row?.count
  }
  const whole = await begin()
  await once(whole.response, 'readable')
  expect(await open()).toBe(1)
  await addInvoice(sql, { customer, day: '2027-01-03', paper: true })
  await payInvoice(sql, id)
  const chunks: Buffer[] = []
  for await (const chunk of whole.response) chunks.push(chunk)
  const zip = await fromBufferPromise(Buffer.concat(chunks), { lazyEntries: true })
  expect(zip.entryCount).toBe(63)
  const entry = await zip.eachEntry().next()
  expect(await text(await zip.openReadStreamPromise(entry.value))).not.toContain('paid')
  await expect.poll(open).toBe(0)

  const broken = await begin()
  await once(broken.response, 'readable')
  expect(await open()).toBe(1)
  broken.request.destroy()
  await expect.poll(open).toBe(0)
})

test('An invoice opens as the PDF that was sent.', async () => {
  const { status, headers, text: body } = await admin.get(`/api/sshp_invoice_pdf/${paid.id}/`)
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    `inline; filename="${paid.reference}.pdf"`,
  ])
  expect(body.startsWith('%PDF-1.7')).toBe(true)
  expect((await admin.get('/api/sshp_invoice_pdf/999999/')).status).toBe(404)
})

test("A customer's invoices come newest first, with what is open.", async () => {
  const { json } = await admin.get(`/api/sshp_get_customer_invoices/${customers.boats}/`)
  expect(json.invoices).toMatchObject([
    {
      reference: '2026-0003',
      state: 'open',
      day: '2026-06-01',
      due_on: '2026-06-15',
      gross: 119,
      open: 119,
      paid_on: null,
    },
    {
      reference: '2026-0001',
      state: 'paid',
      gross: 119,
      open: 0,
      currency: 'EUR',
      paid_on: '2026-05-09',
      corrects: null,
    },
  ])
  expect((await admin.get(`/api/sshp_get_customer_invoices/${customers.kayaks}/`)).json.invoices).toMatchObject([
    { reference: 'CN-2026-0001', state: 'credit_note', gross: -100, open: 0, corrects: '2026-0002' },
    { reference: '2026-0002', state: 'credited', open: 0 },
  ])
  const nobody = await addCustomer(sql)
  expect((await admin.get(`/api/sshp_get_customer_invoices/${nobody}/`)).json).toEqual({ invoices: [] })
  expect((await admin.get('/api/sshp_get_customer_invoices/999999/')).status).toBe(404)
})

test('Invoices are for administrators.', async () => {
  for (const path of [`invoice_pdf/${paid.id}`, `get_customer_invoices/${customers.boats}`, 'download_files']) {
    expect((await it.visitor().get(`/api/sshp_${path}/`)).status).toBe(401)
    expect((await employee.get(`/api/sshp_${path}/`)).status).toBe(403)
  }
})
