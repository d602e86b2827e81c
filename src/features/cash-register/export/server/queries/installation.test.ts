import { expect, test } from 'vitest'
import { type SecurityDevice, Signer } from '#kit/server/security/device.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { readPdf } from '#testing/pdf-reader.ts'
import { record } from '#testing/till.ts'

const described = {
  serial: 'ab'.repeat(32),
  algorithm: 'ecdsa-plain-SHA256',
  timeFormat: 'unixTime',
  publicKey: 'BA==',
  certificate: 'MII=',
}
const device: SecurityDevice = {
  describe: async () => described,
  start: async () => {},
  finish: async (_, data) => ({
    ...data,
    ...described,
    ...{ client: 'till', transaction: 1, counter: 2, signature: 'c2ln' },
    ...{ startedAt: '2026-06-01T08:00:00Z', finishedAt: '2026-06-01T08:00:01Z' },
  }),
  abandon: async () => 'unknown',
  archive: async () => undefined,
  checkSelf: async () => {},
}

const plain = await buildTestApp({ AGENCY_NAME: 'Müller & Söhne <GmbH>', AGENCY_TAX_NUMBER: '', BACKUPS: 'off' })
const signing = await buildTestApp(
  { BACKUP_KEY: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p', SMTP_URL: 'smtp://mail.example' },
  { signer: new Signer(device) },
)

async function registered(it: TestApp, language = 'en') {
  const admin = await it.signedIn('admin')
  const { status, json } = await admin.get('/api/rere_till_registration/', { 'accept-language': language })
  expect(status).toBe(200)
  const { fields } = json as { fields: { label: string; value: string }[] }
  return new Map(fields.map(({ label, value }) => [label, value]))
}

async function paper(it: TestApp) {
  const admin = await it.signedIn('admin')
  const { rawPayload, headers, statusCode } = await it.app.inject({
    url: '/api/rere_till_procedure_pdf/',
    headers: { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  return { headers, text: readPdf(rawPayload).text.replace(/\s+/g, ' ') }
}

test('What the tax office asks is told in the language of whoever reads, with values for its German form.', async () => {
  signing.setNow('2026-06-01T08:00:00Z')
  const admin = await signing.signedIn('admin')
  await record(signing, { kind: 'cash_in', content: { lines: [], payments: [{ method: 'cash', amount: 500 }] } })
  await admin.post('/api/rere_close_till/', { closing: 1, counted_cash: 5, counted_card: 0, withdrawn: 0 })
  const english = await registered(signing)
  expect(english.get('Tax number')).toBe('30/123/45678')
  expect(english.get('Address of the place of business')).toMatch(/, 12345 Berlin, Deutschland$/)
  expect(english.get('Serial number of the TSE')).toBe('ab'.repeat(32))
  expect([english.get('In use since'), english.get('TSE in use since, at the latest')]).toEqual([
    '01.06.2026',
    '01.06.2026',
  ])
  expect([...(await registered(signing, 'de')).keys()]).toContain('Steuernummer')
  const without = await registered(plain)
  expect(['Tax number', 'In use since', 'Serial number of the TSE'].map((label) => without.get(label))).toEqual([
    '',
    '',
    '',
  ])
})

test('The procedure documentation says what is true of this installation.', async () => {
  const [bare, full] = [await paper(plain), await paper(signing)]
  expect(bare.text).toContain('Müller & Söhne <GmbH>')
  expect(bare.text).toContain('Es ist keine technische Sicherheitseinrichtung eingerichtet')
  expect(bare.text).toContain('Die nächtliche Sicherung durch die Anwendung ist ausgeschaltet.')
  expect(bare.text).toContain('Steuernummer nicht hinterlegt')
  expect(bare.text).not.toContain('per E-Mail')
  expect(full.headers['content-disposition']).toMatch(
    /^inline; filename="verfahrensdokumentation-\d{4}-\d\d-\d\d\.pdf"$/,
  )
  expect(full.text).toContain('und die Datei verschlüsselt')
  expect(full.text).toContain('per E-Mail')
  expect(full.text).toContain('„sternsinger_app“')
  expect(full.text).toMatch(/Version \d+\.\d+\.\d+, erster Abschluss 01\.06\.2026/)
  expect(full.text).toMatch(/Administratoren \d+ Mitarbeitende \d+/)
  expect(full.text).toContain('ecdsa-plain-SHA256')
})

test('Only admins read either.', async () => {
  const employee = await plain.signedIn('employee')
  for (const path of ['/api/rere_till_registration/', '/api/rere_till_procedure_pdf/']) {
    expect((await employee.get(path)).status).toBe(403)
    expect((await plain.app.inject({ url: path })).statusCode).toBe(401)
  }
})
