import { expect, test } from 'vitest'
import type { Answer } from '#kit/shared/endpoint.ts'
import { buildTestApp } from '#testing/app.ts'
import { multipart } from '#testing/form.ts'
import { codeOn, readPdf } from '#testing/pdf-reader.ts'
import { somePictures } from '#testing/pictures.ts'
import type { getPaperSettings } from '../contract.ts'

const it = await buildTestApp()
const { sql } = it
const [admin, employee, root] = await Promise.all([it.signedIn('admin'), it.signedIn('employee'), it.signedIn('root')])

type Settings = Answer<typeof getPaperSettings>
const settings = async () => (await admin.get('/api/sshp_get_paper_settings/')).json as unknown as Settings
const save = (call: string, fields: Record<string, unknown>, who = admin) => who.post(`/api/sshp_${call}/`, fields)
const texts = JSON.stringify({ en: { thanks: 'See you', footer: 'Registered in Berlin' }, de: {} })

async function preview(query: Record<string, string>) {
  const { rawPayload, statusCode, headers } = await it.app.inject({
    url: `/api/sshp_paper_preview/?${new URLSearchParams(query)}`,
    headers: { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  if (statusCode !== 200) return { statusCode, errors: JSON.parse(String(rawPayload)).errors }
  const { pages, text } = readPdf(rawPayload)
  return { statusCode, type: headers['content-type'], text, code: codeOn(pages.at(-1) as (typeof pages)[0]) }
}

test('Colour and texts are kept, and a colour that cannot be read on or seen is refused.', async () => {
  expect(await settings()).toMatchObject({ has_logo: false, look: { accent: '#ffcf4a' } })
  const key = { headers: { 'idempotency-key': 'look-0000-0000-0001' } }
  const again = () => admin.post('/api/sshp_save_paper_look/', { accent: '#0b5d6b', texts }, key.headers)
  expect([(await again()).status, (await again()).status]).toEqual([200, 200])
  expect((await settings()).look).toEqual({
    accent: '#0b5d6b',
    texts: {
      en: { thanks: 'See you', paymentNote: '', footer: 'Registered in Berlin' },
      de: { thanks: '', paymentNote: '', footer: '' },
    },
  })
  for (const accent of ['#fffbf0', '#777777', 'red'])
    expect(await save('save_paper_look', { accent, texts })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'accent' }] },
    })
  const noted = await sql`SELECT actor, details FROM audit_log WHERE action = 'papers.look'`
  expect(noted).toMatchObject([{ details: { old: { accent: '#ffcf4a' }, new: { accent: '#0b5d6b' } } }])
})

test('There is an account for each currency; the one of the environment stands for euros until there is another.', async () => {
  expect((await settings()).accounts).toMatchObject([{ currency: 'EUR', preset: true, iban: 'DE89370400440532013000' }])
  const francs = { currency: 'CHF', holder: 'Sternsinger', iban: 'CH93 0076 2011 6238 5295 7', bic: 'sampchzz' }
  expect((await save('save_bank_account', francs)).status).toBe(200)
  expect((await save('save_bank_account', { ...francs, bank: 'Musterbank' }, root)).status).toBe(200)
  expect((await settings()).accounts[1]).toMatchObject({
    iban: 'CH9300762011623852957',
    bic: 'SAMPCHZZ',
    bank: 'Musterbank',
  })
  for (const [changes, field] of [
    [{ iban: 'CH93 0076 2011 6238 5295 8' }, 'iban'],
    [{ bic: 'SAMP' }, 'bic'],
    [{ iban: '' }, 'iban'],
    [{ holder: '' }, 'holder'],
    [{ currency: 'JPY' }, 'currency'],
    [{ details: 'x'.repeat(61) }, 'details'],
  ] as const)
    expect((await save('save_bank_account', { ...francs, ...changes })).json.errors).toMatchObject([{ field }])
  expect((await save('remove_bank_account', { currency: 'CHF' })).status).toBe(200)
  expect((await save('remove_bank_account', { currency: 'CHF' })).status).toBe(404)
  expect((await settings()).accounts).toHaveLength(1)
})

test('A sample shows what is not saved yet, and keeps nothing.', async () => {
  const look = JSON.stringify({
    accent: '#225588',
    texts: { en: { thanks: 'Fair winds' }, de: { thanks: 'Bis bald' } },
  })
  const ireland = await preview({ country: 'Ireland', look })
  expect(ireland).toMatchObject({
    statusCode: 200,
    type: 'application/pdf',
    code: expect.stringContaining('EUR113.90'),
  })
  expect(ireland.text).toContain('Fair winds')
  expect((await preview({ country: 'Switzerland', look })).errors).toMatchObject([{ field: 'country' }])
  const account = JSON.stringify({ currency: 'CHF', holder: 'Stern AG', iban: 'CH93 0076 2011 6238 5295 7' })
  const swiss = await preview({ country: 'Switzerland', look, account })
  expect([swiss.text, swiss.code]).toEqual([expect.stringContaining('Bis bald'), expect.stringContaining('SPC\n0200')])
  expect((await preview({ country: 'Atlantis' })).statusCode).toBe(422)
  expect((await settings()).look.accent).toBe('#0b5d6b')
})

test('A logo becomes a small picture on white, and goes again.', async () => {
  const send = async (fields: Record<string, unknown>) =>
    admin.send({ method: 'POST', url: '/api/sshp_save_paper_logo/', ...(await multipart(fields)) })
  expect((await send({ logo: await somePictures.png() })).status).toBe(200)
  const [{ logo } = { logo: Buffer.alloc(0) }] = await sql<{ logo: Buffer }[]>`SELECT logo FROM invoice_look`
  // 8 bits of red, green and blue, without alpha or interlacing: as PDF takes it over.
  expect([logo.toString('latin1', 1, 4), ...logo.subarray(24, 29)]).toEqual(['PNG', 8, 2, 0, 0, 0])
  expect((await preview({ country: 'Germany' })).text).not.toContain('Sternsınger')
  expect((await send({ logo: Buffer.from('<svg/>') })).json.errors).toMatchObject([{ field: 'logo' }])
  expect((await settings()).has_logo).toBe(true)
  expect((await send({ remove: true })).status).toBe(200)
  expect((await settings()).has_logo).toBe(false)
})

test('Papers are for administrators.', async () => {
  for (const call of ['save_paper_look', 'save_paper_logo', 'save_bank_account', 'remove_bank_account']) {
    expect((await save(call, {}, employee)).status).toBe(403)
    expect((await save(call, {}, it.visitor())).status).toBe(401)
  }
  for (const call of ['get_paper_settings', 'paper_preview'])
    expect((await employee.get(`/api/sshp_${call}/?country=Germany`)).status).toBe(403)
})
