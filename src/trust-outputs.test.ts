import { XMLValidator } from 'fast-xml-parser'
import { beforeAll, expect, test } from 'vitest'
import { SignedLinks } from '#kit/server/security/signed-links.ts'
import type { Endpoint } from '#kit/shared/endpoint.ts'
import { leftOut } from '#kit/shared/printable.ts'
import { buildTestApp, sampleCredentials, type TestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { readCalendar } from '#testing/calendar.ts'
import { addInvoice } from '#testing/invoices.ts'
import { keepMail, withVisitorCookie } from '#testing/mails.ts'
import {
  actionsIn,
  faultOfName,
  faultsInHeaders,
  faultsInHtml,
  filesOf,
  formulasIn,
  hostileLines,
  hostileParagraph,
} from '#testing/outputs.ts'
import { readPdf } from '#testing/pdf-reader.ts'
import { pdfObjects } from '#testing/qpdf.ts'
import { spoil } from '#testing/spoil.ts'
import { record, someAccounts, someLine, someSale } from '#testing/till.ts'
import { loadSampleData } from '../db/sample-data/load.ts'

const linkKey = 'a key that only the tests sign their links with'
const visitor = 'the secret of a visitor'
const [evil = ''] = hostileLines

let it: TestApp
let root: Browser

beforeAll(async () => {
  it = await buildTestApp()
  const little = { withTill: false, withGallery: false }
  await loadSampleData(it.sql, 'db/sample-data', it.env, sampleCredentials, little)
  expect((await spoil(it.sql)).length).toBeGreaterThan(40)
  root = await it.signedIn('root')
  withVisitorCookie(root, visitor)
  await tradeWithThem()
})

/** What comes into being later, of what was typed before: a day at the till, invoices, mails, the log of it all. */
async function tradeWithThem() {
  const { sql } = it
  await root.post('/api/rere_open_till/', { float: 50, reason: evil })
  const lines = hostileLines.map((label) => someLine({ label }))
  const sale = someSale(lines)
  await record(it, { ...sale, content: { ...sale.content, customer: hostileLines[3] ?? '' } }, { cashier: evil })
  const { report } = (await root.get('/api/rere_till/')).json as { report?: { closing: number; expected_cash: number } }
  const counted = { closing: report?.closing, counted_cash: (report?.expected_cash ?? 0) - 1, counted_card: 0 }
  const closed = await root.post('/api/rere_close_till/', { ...counted, withdrawn: 20, note: hostileLines[5] })
  expect(closed.json).toMatchObject({ status: 'success' })
  // Invoices say beforehand what they cannot print.
  const items = hostileLines.filter((line) => leftOut(line).length === 0).map((item) => ({ item, price: 1000 }))
  const customers = await sql<{ id: number }[]>`
    SELECT DISTINCT ON (country) id FROM customers WHERE country IN ('Germany', 'Ireland', 'Switzerland')`
  for (const { id } of customers) await addInvoice(sql, { customer: id, items, paper: true, credited: true })
  for (const [n, line] of hostileLines.entries())
    await sql`
      INSERT INTO audit_log (actor, action, record, details)
      VALUES (${line}, ${n % 2 ? 'customer.change' : line}, ${`customer:${n}`}, ${sql.json({ [line]: [line, -1] })})`
  await sql`UPDATE bookings SET name = ${evil}, email = '', phone = '' WHERE id = (SELECT min(id) FROM bookings)`
}

const idOf = async (table: string) =>
  (await it.sql<{ id: number }[]>`SELECT max(id)::int AS id FROM ${it.sql(table)}`)[0]?.id ?? 0

/** A mail with a file of each name that somebody could have chosen, in the mailbox of staff and of the visitor. */
async function attachmentsAt(prefix: string) {
  const names = [...hostileLines, hostileParagraph, '.htaccess', '..', 'a\tb']
  const types = ['text/html', 'image/svg+xml', 'text/calendar\r\nx-q: q', 'application/pdf; a=\u202e']
  const attachments = names.map((name, i) => ({ name, type: types[i % types.length] ?? '', content: 'cXE=' }))
  const id = await keepMail(it.sql, { attachments, visitor })
  return attachments.map((_, i) => `${prefix}/${id}/attachments/${i}/`)
}

const htmlAt = async (prefix: string) => [`${prefix}/${await keepMail(it.sql, { visitor, html: '<p>q</p>' })}/html/`]

const query = (path: string, fields: Record<string, string>) => `${path}?${new URLSearchParams(fields)}`

const unsubscribe = async () => {
  const id = String(await idOf('acquisition_messages'))
  const token = new SignedLinks(linkKey).sign(
    { kind: 'unsubscribe', id },
    Temporal.Instant.from('2027-01-01T00:00:00Z'),
  )
  return [`/api/sshp_unsubscribe/${token}/`]
}

const hoursOf = (prefix: string) => async () => [
  query(`/api/${prefix}_export_working_hours/`, { month: Temporal.Now.plainDateISO().toString().slice(0, 7) }),
]

const invoicedCustomer = async () =>
  (await it.sql<{ id: number }[]>`SELECT id FROM customers WHERE country = 'Germany' ORDER BY id LIMIT 1`)[0]?.id

/** Where each call that answers with a file or a page gives one that is made of what was typed. */
const addresses: Readonly<Record<string, () => Promise<string[]>>> = {
  'GET /api/rere_export_working_hours/': hoursOf('rere'),
  'GET /api/sshp_export_working_hours/': hoursOf('sshp'),
  'GET /api/mailbox/:id/html/': () => htmlAt('/api/mailbox'),
  'GET /api/mailbox/:id/attachments/:index/': () => attachmentsAt('/api/mailbox'),
  'GET /api/my_mailbox/:id/html/': () => htmlAt('/api/my_mailbox'),
  'GET /api/my_mailbox/:id/attachments/:index/': () => attachmentsAt('/api/my_mailbox'),
  'GET /api/rere_receipt_pdf/:position/': async () => {
    const [sold] = await it.sql<{ id: number }[]>`SELECT position AS id FROM till_entries WHERE kind = 'sale'`
    return [`/api/rere_receipt_pdf/${sold?.id}/`]
  },
  'GET /api/rere_receipt_copy/:token/': async () => {
    const [sold] = await it.sql<{ id: number }[]>`SELECT position AS id FROM till_entries WHERE kind = 'sale'`
    const { json } = await root.get(`/api/rere_take_receipt_along/${sold?.id}/`)
    return [new URL(String(json.address)).pathname]
  },
  'GET /api/rere_closing_pdf/:closing/': async () => ['/api/rere_closing_pdf/1/'],
  'GET /api/rere_export_figures/': async () => {
    // The name of a boat is short.
    await it.sql`UPDATE vehicles SET name = '=1;=2,@q onerror=h()' WHERE id = (SELECT min(id) FROM vehicles)`
    const period = { from: '2026-06-01', until: '2026-06-30', table: 'boats' }
    return ['en', 'de'].map((language) => query('/api/rere_export_figures/', { ...period, language }))
  },
  'GET /api/rere_till_export/': async () => ['/api/rere_till_export/?from=2026-05-30&to=2026-06-03'],
  'GET /api/sshp_paper_preview/': async () => {
    const texts = { thanks: evil, paymentNote: hostileLines[4], footer: hostileLines[13] }
    const look = JSON.stringify({ accent: '#0b5d6b', texts: { en: texts, de: texts } })
    const account = JSON.stringify({ currency: 'EUR', holder: evil, bank: hostileLines[7], details: evil })
    return [query('/api/sshp_paper_preview/', { country: 'Germany', look, account })]
  },
  'GET /api/sshp_preview_invoice/': async () => [`/api/sshp_preview_invoice/?customer=${await invoicedCustomer()}`],
  'GET /api/sshp_preview_invoice_pdf/': async () => [
    `/api/sshp_preview_invoice_pdf/?customer=${await invoicedCustomer()}`,
  ],
  'GET /api/sshp_invoice_pdf/:invoice/': async () => [`/api/sshp_invoice_pdf/${await idOf('invoices')}/`],
  'GET /api/sshp_show_document/': async () => {
    const items = hostileLines.slice(0, 3).map((item) => ({ item, price: 1 }))
    const document = JSON.stringify({ kind: 'quote', customer: await invoicedCustomer(), items })
    return [query('/api/sshp_show_document/', { document })]
  },
  'GET /api/sshp_download_files/': async () => ['/api/sshp_download_files/?month=2026-06'],
  'GET /api/sshp_read_acquisition_message/:id/': async () => [
    `/api/sshp_read_acquisition_message/${await idOf('acquisition_messages')}/`,
  ],
  'GET /api/sshp_unsubscribe/:token/': unsubscribe,
  'HEAD /api/sshp_unsubscribe/:token/': unsubscribe,
  'GET /api/rere_datev_export/': async () => {
    await root.post('/api/rere_save_accounts/', someAccounts())
    return ['/api/rere_datev_export/?from=2026-06-01&to=2026-06-30']
  },
  'GET /api/sshp_datev_export/': async () => {
    await root.post('/api/rere_save_accounts/', someAccounts())
    return ['/api/sshp_datev_export/?month=2026-06&currency=EUR']
  },
  'GET /api/sshp_export_invoice_list/': async () => ['/api/sshp_export_invoice_list/'],
  'GET /api/rere_export_stock/': async () => {
    await it.sql`UPDATE products SET name = '=1;=2,@q onerror=h()' WHERE id = (SELECT min(id) FROM products)`
    const [product] = await it.sql`SELECT min(id)::int AS id FROM products`
    await root.post('/api/rere_count_product/', { product_id: product?.id, counted: 1, why: 'other' })
    const count = String(await idOf('stock_counts'))
    const tables = ['orders', 'margins', 'count'] as const
    return tables.map((table) => query('/api/rere_export_stock/', { table, count, language: 'de' }))
  },
  'GET /api/rere_export_takings/': async () =>
    (['product', 'person'] as const).map((split) =>
      query('/api/rere_export_takings/', { day: '2026-06-01', span: 'year', split }),
    ),
  'GET /api/sshp_export_audit_log/': async () => ['/api/sshp_export_audit_log/'],
  'GET /api/sshp_export_person/': async () => {
    const [customer] = await it.sql<{ email: string }[]>`SELECT email FROM customers ORDER BY id LIMIT 1`
    const people = [`name:${evil.toLowerCase()}`, `email:${customer?.email}`]
    return people.map((person) => query('/api/sshp_export_person/', { person }))
  },
  'GET /api/rere_calendar/:file/': async () => {
    const { json } = await root.post('/api/rere_add_calendar/', { shows: 'all' })
    return [new URL(String(json.address)).pathname]
  },
  'GET /api/sandbox_mail/': async () => [
    query('/api/sandbox_mail/', { template: 'booking-code', values: JSON.stringify({ name: evil }) }),
  ],
  'GET /api/sandbox_pdf/': async () => [
    query('/api/sandbox_pdf/', {
      template: 'voucher-card',
      values: JSON.stringify({ words: hostileLines.slice(0, 8).join('\n') }),
    }),
  ],
}

/** Those that hold nothing that somebody typed and we wrote out, with the reason. */
const withoutText: Readonly<Record<string, string>> = {
  'GET /api/sshp_get_incoming_file/:incoming/': 'What somebody sent, to the byte, as a download',
  'GET /api/rere_cash_book/': 'Kinds, numbers and amounts, under the name of the business',
  'GET /api/rere_till_procedure_pdf/': 'a text of ours with settings and counts',
  'GET /api/rere_tse_archive/:closing/': 'What the security device logged, as it gave it',
  'GET /api/sshp_fetch_backup_files/': 'The files of the database as they are, named by the time',
  'GET /api/backups/:name/': 'The same, by a name that its contract knows',
  'GET /api/aral_get_gallery_card/:itemId/': 'A picture that was encoded anew',
  'GET /api/rere_get_boat_card/:vehicleName/': 'A picture that was encoded anew',
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const isFile = ({ answers }: Endpoint) =>
  Object.values(answers).some((one) => typeof one === 'string' && one !== 'application/json')

test('Every call that answers with a file or a page is tried here, or needs not be.', () => {
  const files = it.app.endpoints.filter(isFile).map(nameOf)
  expect(files.filter((name) => !(name in addresses) && !(name in withoutText))).toEqual([])
  expect([...Object.keys(addresses), ...Object.keys(withoutText)].sort()).toEqual(files.sort())
})

async function fetched(method: string, url: string) {
  const cookie = [...root.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, host: 'localhost:3000', 'x-csrftoken': root.cookies.get('csrftoken') ?? '' }
  const answer = await it.app.inject({ method: method as 'GET', url, headers })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}

/** What is wrong with a file, by its ending or its media type. */
async function faultsInFile(name: string, bytes: Buffer): Promise<string[]> {
  const text = bytes.toString()
  if (/csv$/.test(name)) return formulasIn(text).map((cell) => `the formula ${cell}`)
  if (/html$/.test(name)) return faultsInHtml(text)
  if (/pdf$/.test(name)) return actionsIn(await pdfObjects(bytes)).map((action) => `the deed ${action}`)
  if (/xml$/.test(name)) return XMLValidator.validate(text) === true ? [] : ['broken XML']
  if (/calendar$/.test(name)) return readCalendar(text).components.length > 0 ? [] : ['an empty calendar']
  if (/json$/.test(name)) return JSON.parse(text) === null ? ['empty JSON'] : []
  if (!/zip$/.test(name)) return []
  const within = await Promise.all(
    filesOf(bytes).map(async ([file, content]) => [faultOfName(file) ?? [], await faultsInFile(file, content)].flat()),
  )
  return within.flat()
}

test('What people typed does nothing in any file or header that leaves the product.', async () => {
  const faults: string[] = []
  const withText = new Set<string>()
  for (const [call, addressesOf] of Object.entries(addresses)) {
    const [method = ''] = call.split(' ')
    for (const path of await addressesOf()) {
      await it.sql`TRUNCATE throttles`
      const { status, headers, bytes } = await fetched(method, path)
      const type = String(headers['content-type']).split(';')[0] ?? ''
      if (/onerror|q\.example/.test(readable(type, bytes))) withText.add(call)
      const found = [
        ...(status === 200 || (status === 303 && headers.location) ? [] : [`status ${status}: ${bytes.toString()}`]),
        ...faultsInHeaders(headers),
        ...(path.includes('attachments') ? [] : await faultsInFile(type, bytes)),
      ]
      faults.push(...found.map((fault) => `${call} ${fault}`.slice(0, 400)))
    }
  }
  expect(faults).toEqual([])
  // As it was typed, and not left out either.
  expect(Object.keys(addresses).filter((call) => !withText.has(call) && !/mailbox|unsubscribe/.test(call))).toEqual([])
}, 120_000)

/** What a reader makes of a file. */
function readable(type: string, bytes: Buffer): string {
  if (type === 'application/zip')
    return filesOf(bytes)
      .map(([name, one]) => readable(name, one))
      .join('\n')
  if (/calendar$/.test(type)) return bytes.toString().replaceAll(/\r\n[ \t]/g, '')
  return /pdf$/.test(type) ? readPdf(bytes).text.replaceAll('\n', '') : bytes.toString()
}
