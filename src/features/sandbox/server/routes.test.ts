import { beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import type { Rendered, SandboxTemplate } from '../contract.ts'

let it: TestApp
let employee: Browser
let demo: Browser

beforeAll(async () => {
  it = await buildTestApp()
  employee = await it.signedIn('employee')
  demo = await it.signedIn('demo')
})
beforeEach(() => it.sql`TRUNCATE throttles`)

const render = (browser: Browser, template: string, values: object = {}) =>
  browser.send({ method: 'POST', url: '/api/sandbox_render/', payload: { template, values } })

const address = (call: 'mail' | 'pdf', template: string, values: object = {}, more: Record<string, string> = {}) =>
  `/api/sandbox_${call}/?${new URLSearchParams({ template, values: JSON.stringify(values), ...more })}`

test('Staff see every template with its fields, and what it looks like with other values.', async () => {
  const { json } = await employee.get('/api/sandbox_templates/')
  const templates = json.templates as SandboxTemplate[]
  const code = templates.find(({ id }) => id === 'booking-code')
  expect(code?.fields.find(({ name }) => name === 'start')).toMatchObject({ kind: 'day', sample: '2026-06-20' })

  const { status, json: answer } = await render(employee, 'booking-code', { name: 'Zoë <b>', code: '31415' })
  expect(status).toBe(200)
  const { title, mail } = answer as Rendered
  expect(title).toBe('31415 is your booking code')
  expect(mail?.text).toContain('Hello Zoë <b>')
  expect(mail?.html).toContain('Hello Zoë &lt;b&gt;')

  const confirmed = (await render(employee, 'booking-confirmation', { method: 'transfer', price: '99,50', extra: '' }))
    .json
  expect((confirmed as Rendered).mail?.attachments.map(({ name, inline }) => [name, inline])).toEqual([
    ['booking-K7Q2M9XA.ics', false],
    ['transfer-code.png', true],
  ])
  expect((confirmed as Rendered).mail?.text).toMatch(/Total \.+ \$99\.50/)
})

test('The body of a mail is a page that can do nothing, with its pictures in it and in the shade that was asked for.', async () => {
  const url = address('mail', 'transfer-reminder', {}, { shade: 'dark' })
  const { status, text, headers } = await employee.get(url)
  expect([status, headers['content-type'], headers['x-frame-options']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'SAMEORIGIN',
  ])
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/(^|; )sandbox /)
  expect(policy).not.toMatch(/allow-(scripts|forms|top-navigation)/)
  expect(text).toContain('src="data:image/png;base64,')
  expect(text).toContain('@media all')
})

test('A PDF has an address, for a frame of our own pages.', async () => {
  expect((await render(employee, 'receipt', { number: 9 })).json).toEqual({ title: 'receipt-9.pdf', mail: null })
  const { status, text, headers } = await employee.get(address('pdf', 'receipt', { number: 9, item: 'Eider' }))
  expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-'])
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="sample-receipt-9.pdf"',
    'x-frame-options': 'SAMEORIGIN',
  })
})

test('Values that do not fit are refused beside their fields, and what is no template is not found.', async () => {
  const wrong = { code: '12', name: 'x'.repeat(51), start: '2026-02-30', email: 'ada', hour: 9.25 }
  const refused = await render(employee, 'booking-code', wrong)
  expect(refused.status).toBe(422)
  expect((refused.json.errors as { field: string }[]).map(({ field }) => field).sort()).toEqual(
    Object.keys(wrong).sort(),
  )
  expect((await employee.get(address('mail', 'booking-code', wrong))).status).toBe(422)
  for (const payload of [
    {},
    { template: '' },
    { template: 'receipt', values: 'x' },
    { template: 'receipt', values: { item: null } },
  ]) {
    const reply = await employee.send({ method: 'POST', url: '/api/sandbox_render/', payload })
    expect([payload, reply.status]).toEqual([payload, 422])
  }
  expect(
    (await employee.post('/api/sandbox_render/', { template: 'receipt', values: `{"item":"${'x'.repeat(11_000)}"}` }))
      .status,
  ).toBe(422)
  const missing = [
    render(employee, 'nothing'),
    employee.get(address('mail', 'receipt')),
    employee.get(address('pdf', 'booking-code')),
  ]
  for (const reply of await Promise.all(missing)) expect(reply.status).toBe(404)
})

test('Only staff may look, a test account too, and nobody from another site.', async () => {
  expect((await render(it.visitor(), 'booking-code')).status).toBe(401)
  expect((await it.visitor().get(address('pdf', 'receipt'))).status).toBe(401)
  expect((await render(demo, 'booking-code', { name: 'Ada' })).status).toBe(200)
  expect((await demo.get(address('pdf', 'receipt'))).status).toBe(200)
  for (const url of [address('mail', 'booking-code'), address('pdf', 'receipt')]) {
    expect((await employee.get(url, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await employee.get(url, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  }
})

test('Nothing is written but how often somebody looked.', async () => {
  const before = await contents()
  const { json } = await employee.get('/api/sandbox_templates/')
  for (const { id, kind } of json.templates as SandboxTemplate[]) {
    expect([id, (await render(demo, id)).status]).toEqual([id, 200])
    expect([id, (await employee.get(address(kind, id))).status]).toEqual([id, 200])
  }
  expect(await contents()).toEqual(before)
})

/** How many rows each table has, and what they are. */
async function contents() {
  const tables = await it.sql<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'throttles' ORDER BY 1`
  expect(tables.length).toBeGreaterThan(20)
  return Promise.all(
    tables.map(async ({ name }) => {
      const [row] =
        await it.sql`SELECT count(*)::int AS rows, md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${it.sql(name)} t`
      return { name, ...row }
    }),
  )
}

test('A link in what is rendered opens no booking, whatever reference somebody typed.', async () => {
  const { json } = await render(demo, 'booking-paid', { reference: 'REALBOOKING' })
  const [, token = ''] = /my-booking#(\S+)/.exec((json as Rendered).mail?.text ?? '') ?? []
  expect(token).toContain('REALBOOKING')
  const reply = await it.visitor().post('/api/rere_my_booking/', { link: token })
  expect([reply.status, reply.json.code]).toEqual([404, 'LINK_INVALID'])
})

test('Who asks without end has to wait.', async () => {
  const replies = await Promise.all(Array.from({ length: 190 }, () => render(employee, 'receipt')))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]))
  expect((await render(demo, 'receipt')).status).toBe(200)
})
