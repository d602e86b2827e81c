import { expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { documentOf } from '#testing/documents.ts'
import { multipart } from '#testing/form.ts'
import { ublInvoice } from '#testing/ubl.ts'
import { invoiceXml } from '../../issuing/rules/xml.ts'
import { invoicePdf } from '../../server/pdf/invoice.ts'
import type { Incoming } from '../contract.ts'

const it = await buildTestApp()
const [root, admin, employee] = await Promise.all([it.signedIn('root'), it.signedIn('admin'), it.signedIn('employee')])

const drop = async (file: string | Buffer, who = admin) =>
  who.send({
    method: 'POST',
    url: '/api/sshp_take_in_invoice/',
    ...(await multipart({ file: Buffer.from(file as string), file_name: 'Rechnung.xml' })),
  })
const idOf = async (file: string | Buffer) => (await drop(file)).json.id as number
const listed = async () => (await admin.get('/api/sshp_get_incoming_invoices/')).json.invoices as Incoming[]
const mark = (body: Record<string, unknown>, who = admin) => who.post('/api/sshp_mark_incoming_invoice/', body)

test('An invoice is taken in once, listed, shown in words, and given back byte for byte.', async () => {
  const file = ublInvoice()
  const id = await idOf(file)
  expect(await listed()).toMatchObject([
    { id, state: 'new', seller: 'Müller Papier GmbH', number: 'R-77', due: 100, currency: 'EUR', due_on: '2026-11-30' },
  ])
  const { json } = await admin.get(`/api/sshp_get_incoming_invoice/${id}/`)
  expect(json).toMatchObject({
    findings: [],
    file_name: 'Rechnung.xml',
    sha256: expect.stringMatching(/^[\da-f]{64}$/),
  })
  expect(json.parts).toContainEqual({
    title: 'Buyer',
    rows: expect.arrayContaining([{ name: 'Name', text: 'Sternsinger' }]),
  })
  const original = await root.get(`/api/sshp_get_incoming_file/${id}/`)
  expect(original.text).toBe(file)
  expect(original.headers['content-disposition']).toBe(`attachment; filename="incoming-${id}.xml"`)
  expect(await drop(file)).toMatchObject({
    status: 409,
    json: { code: 'TAKEN_IN', detail: expect.stringContaining('R-77') },
  })
})

test('The PDF with the same number is told to be here twice, until one of both is rejected.', async () => {
  const paper = documentOf()
  const xml = invoiceXml(paper)
  const pdf = await invoicePdf(paper, { xml })
  const [first, second] = [await idOf(xml), await idOf(pdf)]
  const doubles = async () => (await listed()).filter(({ is_double: isDouble }) => isDouble).map(({ id }) => id)
  expect((await doubles()).sort()).toEqual([first, second].sort())
  expect((await admin.get(`/api/sshp_get_incoming_file/${second}/`)).headers['content-type']).toBe('application/pdf')
  await mark({ incoming: first, before: 'new', state: 'rejected', reason: 'Sent twice' })
  expect(await doubles()).toEqual([])
  expect(await listed()).toContainEqual(expect.objectContaining({ id: first, state: 'rejected', reason: 'Sent twice' }))
})

test('What becomes of it is said with a day or a reason, by one of two at once; those to pay stand first.', async () => {
  const due = (number: string, day: string) => idOf(ublInvoice({ 'R-77': number, '2026-11-30': day }))
  const [late, soon] = [await due('R-1', '2026-12-30'), await due('R-2', '2026-11-05')]
  const order = async () => (await listed()).map(({ id }) => id)
  expect((await order()).indexOf(soon)).toBeLessThan((await order()).indexOf(late))
  const say = { incoming: soon, before: 'new', state: 'paid' }
  expect(await mark(say)).toMatchObject({ status: 422, json: { errors: [{ field: 'paid_on' }] } })
  expect(await mark({ ...say, state: 'rejected' })).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'reason' }] },
  })
  const both = await Promise.all([mark({ ...say, paid_on: '2026-11-04' }), mark({ ...say, state: 'checked' }, root)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const { state } = (await listed()).find(({ id }) => id === soon) as Incoming
  expect((await mark({ ...say, before: state, state: 'paid', paid_on: '2026-11-04' })).status).toBe(200)
  expect(await listed()).toContainEqual(expect.objectContaining({ id: soon, state: 'paid', paid_on: '2026-11-04' }))
  expect((await order()).indexOf(late)).toBeLessThan((await order()).indexOf(soon))
  expect((await mark({ ...say, incoming: 9999, state: 'checked' })).status).toBe(404)
})

test('What is none, too large, or not for one is refused, and a broken file harms nobody.', async () => {
  expect(await drop('Dear Sir')).toMatchObject({ status: 422, json: { detail: 'This is neither XML nor PDF' } })
  expect((await drop(Buffer.alloc(10 * 1024 * 1024 + 1, 60))).status).toBe(422)
  expect((await drop(`<Invoice>${'<a/>'.repeat(2_400_000)}`)).status).toBe(422)
  expect((await drop(ublInvoice({ 'R-77': 'R-3' }), employee)).status).toBe(403)
  for (const path of ['invoice', 'file'])
    expect((await admin.get(`/api/sshp_get_incoming_${path}/9999/`)).status).toBe(404)
  expect((await drop(ublInvoice({ 'R-77': 'R-3' }))).status).toBe(200)
})

test('What came in is never changed or deleted.', async () => {
  for (const statement of ['UPDATE incoming_invoices SET due = 1', 'DELETE FROM incoming_invoice_steps'])
    await expect(it.sql.unsafe(statement)).rejects.toThrow(/kept as they came|permission denied/)
})
