import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { multipart } from '#testing/form.ts'
import { addCustomer, addInvoice } from '#testing/invoices.ts'
import { creditorReference } from '../../rules/reference.ts'
import type { BankLineShown, ImportedStatement } from '../contract.ts'
import { bankLinesStatement } from './queries.ts'

const it = await buildTestApp()
const [root, admin] = await Promise.all([it.signedIn('root'), it.signedIn('admin')])

const drop = async (file: string | Buffer, more: Record<string, unknown> = {}) =>
  root.send({
    method: 'POST',
    url: '/api/sshp_import_statement/',
    ...(await multipart({ file: Buffer.from(file), ...more })),
  })
const taken = async (file: string | Buffer, more = {}) => (await drop(file, more)).json as unknown as ImportedStatement
const lines = async (state = 'open') =>
  (await root.get(`/api/sshp_get_bank_lines/?state=${state}`)).json.lines as BankLineShown[]
const book = async (...bookings: { line: number; invoice: number; amount: number }[]) =>
  (await root.post('/api/sshp_book_bank_lines/', { bookings: JSON.stringify(bookings) })).json.results as {
    receipt: number | null
    error: string | null
  }[]

type Entry = { amount?: string; currency?: string; sign?: string; state?: string; details?: string; more?: string }
const entry = ({
  amount = '119.00',
  currency = 'EUR',
  sign = 'CRDT',
  state = 'BOOK',
  details = '',
  more = '',
}: Entry) => `
  <Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${more}<Sts>${state}</Sts>
  <BookgDt><Dt>2026-06-01</Dt></BookgDt><NtryDtls>${details}</NtryDtls></Ntry>`
const details = (name: string, info: string, amount = '') => `
  <TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${amount && `<Amt Ccy="EUR">${amount}</Amt>`}
  <RltdPties><Dbtr>${name}</Dbtr></RltdPties><RmtInf>${info}</RmtInf></TxDtls>`
const camt = (entries: string, version = '02', ns = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><${ns}Document xmlns${ns && ':x'}="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
  <BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></${ns}Document>`

test('A statement in XML: batches as single payments, what went out or is pending left out, each line once.', async () => {
  const batch = [
    details('<Nm>M&#252;ller &amp; S&#xF6;hne</Nm>', '<Ustrd>2026-0001</Ustrd>', '19.00'),
    details(
      '<Pty><Nm>Boote Brandt</Nm></Pty>',
      `<Strd><CdtrRefInf><Ref>${creditorReference('2026-0002')}</Ref></CdtrRefInf></Strd>`,
      '100.00',
    ),
  ].join('')
  const file = camt(
    entry({ details: batch, more: '<AcctSvcrRef>B1</AcctSvcrRef>' }) +
      entry({ amount: '5.00', details: details('<Nm>A</Nm>', '<Ustrd>one</Ustrd>') }) +
      entry({ amount: '5.00', details: details('<Nm>A</Nm>', '<Ustrd>one</Ustrd>') }) +
      entry({ amount: '12', sign: 'DBIT' }) +
      entry({ sign: 'DBIT', more: '<RvslInd>true</RvslInd>', details: details('<Nm>Brandt</Nm>', '') }) +
      entry({ state: 'PDNG' }) +
      entry({ amount: 'much' }),
  )
  expect(await taken(file)).toEqual({
    format: 'camt',
    added: 4,
    known: 0,
    outgoing: 2,
    pending: 1,
    problem_count: 2,
    problems: [
      { line: 5, message: expect.stringContaining('119.00 € went back to Brandt on June 1, 2026') },
      { line: 7, message: 'Its amount cannot be read' },
    ],
  })
  expect(await lines()).toMatchObject([
    { amount: 5, payer: 'A', purpose: 'one' },
    { amount: 5 },
    { amount: 100, payer: 'Boote Brandt', reference: 'RF0420260002', booked_on: '2026-06-01' },
    { amount: 19, payer: 'Müller & Söhne', purpose: '2026-0001', currency: 'EUR' },
  ])
  expect(await taken(file)).toMatchObject({ added: 0, known: 4 })
  const newer = camt(
    entry({ amount: '7.00', state: '<Cd>BOOK</Cd>' }) +
      entry({ amount: '5.00', details: details('<Nm>A</Nm>', '<Ustrd>one</Ustrd>') }),
    '08',
  )
  expect(await taken(newer)).toMatchObject({ added: 1, known: 1 })
  await it.sql`UPDATE bank_transactions SET dismissed_by = 'Bank'`
})

test('A file of columns: guessed or chosen, in German or English, in whatever letters; wrong lines are named.', async () => {
  const german = `Konto;DE89\n\n"Buchungstag";"Valutadatum";"Name Zahlungsbeteiligter";"Verwendungszweck";"Betrag";"Waehrung"
02.06.2026;02.06.2026;Müller GmbH;"Rechnung; 2026-0009\nDanke";1.119,50;EUR
02.06.26;;Strom AG;;-50,00;EUR
31.02.2026;;X;;1,00;EUR
03.06.2026;;X;;viel;EUR\n`
  expect(await taken(Buffer.from(german, 'latin1'))).toMatchObject({
    format: 'csv',
    added: 1,
    outgoing: 1,
    problems: [
      { line: 7, message: '‘31.02.2026’ is no day' },
      { line: 8, message: '‘viel’ is no amount' },
    ],
  })
  const english = 'Date,Description,Name,Amount\n06/13/2026,Invoice 2026-0009,Lake Hire,"1,200.00"\n'
  expect(await taken(english)).toMatchObject({ added: 1 })
  const [first, second] = await lines()
  expect(first).toMatchObject({
    booked_on: '2026-06-13',
    amount: 1200,
    payer: 'Lake Hire',
    purpose: 'Invoice 2026-0009',
  })
  expect(second).toMatchObject({ amount: 1119.5, payer: 'Müller GmbH', purpose: 'Rechnung; 2026-0009 Danke' })
  const columns = { day: 0, amount: 1, payer: 2, purpose: -1, reference: -1, currency: -1 }
  const chosen = { ...columns, heading: 0, dayOrder: 'dmy', point: '.', usualCurrency: 'CHF' }
  expect((await drop('01.07.2026;5.25;Jan')).status).toBe(422)
  expect(await taken('01.07.2026;5.25;Jan', { columns: JSON.stringify(chosen) })).toMatchObject({ added: 1 })
  expect((await lines())[0]).toMatchObject({ booked_on: '2026-07-01', amount: 5.25, currency: 'CHF', payer: 'Jan' })
  await it.sql`UPDATE bank_transactions SET dismissed_by = 'Bank'`
})

test.each([
  ['an entity', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><Document/>', /declares no entities/],
  ['a damaged file', camt(entry({})).replace('</Ntry>', ''), /damaged in line \d+/],
  ['another report', camt('').replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn'), /CAMT\.054/],
  ['any other XML', '<svg/>', /no bank statement/],
  ['a deep file', `<a>${'<b>'.repeat(5000)}${'</b>'.repeat(5000)}</a>`, /cannot be read|no bank statement/],
  ['a picture', Buffer.from([137, 80, 78, 71, 0, 1, 2]), /neither/],
  ['a prototype', camt('<__proto__><Amt/></__proto__>'), /cannot be read/],
])('%s does no harm', async (_, file, said) => {
  const { status, json } = await drop(file)
  expect([status, json.detail]).toEqual([422, expect.stringMatching(said)])
})

test('A large file is read beside everybody else.', async () => {
  const many = Array.from({ length: 300 }, (_, i) =>
    entry({ amount: `${i + 1}.00`, details: details(`<Nm>P${i}</Nm>`, '') }),
  )
  expect(await taken(camt(many.join('')))).toMatchObject({ added: 300, problem_count: 0 })
  const [{ lines: page, next }, plan] = await Promise.all([
    root.get('/api/sshp_get_bank_lines/').then(({ json }) => json as { lines: BankLineShown[]; next: number }),
    it.sql<{ 'QUERY PLAN': string }[]>`EXPLAIN ${bankLinesStatement(it.sql, { state: 'open', before: undefined })}`,
  ])
  expect(page).toHaveLength(100)
  const rest = (await root.get(`/api/sshp_get_bank_lines/?before=${next}`)).json.lines as BankLineShown[]
  expect(rest[0]?.id).toBe((page.at(-1)?.id ?? 0) - 1)
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('Index')
  await it.sql`UPDATE bank_transactions SET dismissed_by = 'Bank'`
})

test('A line is proposed, booked on its day once, open again when taken back, and put aside with a way back.', async () => {
  const customer = await addCustomer(it.sql, { business: 'Boote Brandt' })
  const { id: invoice, reference } = await addInvoice(it.sql, { customer })
  await taken(`Date;Name;Purpose;Amount\n2026-06-20;BOOTE BRANDT;RE ${reference};119.00`)
  const [line] = await lines()
  expect(line?.proposals).toMatchObject([{ invoice, reference, grade: 'sure', fit: 'equal', amount: 119, open: 119 }])
  const booking = { line: line?.id ?? 0, invoice, amount: 119 }
  expect((await book({ ...booking, amount: 100 }))[0]?.error).toMatch(/119 € are open now/)
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => book(booking)))
  const results = outcomes.flat()
  expect(results.filter(({ receipt }) => receipt !== null)).toHaveLength(1)
  expect(results.filter(({ error }) => error === 'This line is booked already')).toHaveLength(5)
  expect(await lines()).toEqual([])
  expect((await lines('booked'))[0]).toMatchObject({ rest: 0, booked: [{ invoice, reference, amount: 119 }] })
  const [payment] = await it.sql`SELECT id, at FROM invoice_payments WHERE invoice_id = ${invoice}`
  expect(payment?.at).toMatch(/^2026-06-20/)

  await root.post('/api/sshp_take_back_payment/', { payment: payment?.id, reason: 'Of another invoice' })
  expect((await lines())[0]).toMatchObject({ rest: 119, booked: [], proposals: [{ grade: 'sure' }] })
  const aside = { line: line?.id, dismissed: true }
  expect((await root.post('/api/sshp_dismiss_bank_line/', aside)).status).toBe(200)
  expect((await book(booking))[0]?.error).toMatch(/put aside/)
  expect((await lines('dismissed')).find(({ id }) => id === line?.id)).toMatchObject({ dismissed_by: 'Sternsinger' })
  await root.post('/api/sshp_dismiss_bank_line/', { ...aside, dismissed: false })
  expect((await book(booking))[0]?.receipt).not.toBeNull()
  expect((await root.post('/api/sshp_dismiss_bank_line/', aside)).json.code).toBe('LINE_BOOKED')
})

test('A line of which a part is booked names what else its customer has open, among the booked ones too.', async () => {
  const customer = await addCustomer(it.sql, { business: 'Segel Sommer' })
  const [first, second] = [await addInvoice(it.sql, { customer }), await addInvoice(it.sql, { customer })]
  await taken(`Date;Name;Purpose;Amount\n2026-06-21;Jens Sohn;${first.reference};150.00`)
  const [line] = await lines()
  await book({ line: line?.id ?? 0, invoice: first.id, amount: 119 })
  const left = {
    id: line?.id,
    amount: 150,
    rest: 31,
    booked: [{ invoice: first.id, reference: first.reference, amount: 119 }],
    proposals: [{ invoice: second.id, amount: 31, grade: 'possible' }],
  }
  expect((await lines())[0]).toMatchObject(left)
  expect((await lines('booked'))[0]).toMatchObject(left)
  expect(await book({ line: line?.id ?? 0, invoice: second.id, amount: 31 })).toMatchObject([{ error: null }])
  expect((await lines('booked'))[0]).toMatchObject({ rest: 0, proposals: [] })
})

test('What is over stays on the line, several invoices share one, and other currencies are not booked.', async () => {
  const [one, two] = [await addInvoice(it.sql), await addInvoice(it.sql)]
  await taken(
    `Date;Name;Purpose;Amount;Currency\n2026-05-29;X;${one.reference} + ${two.reference};240;EUR\n2026-05-30;Y;${one.reference};119;CHF`,
  )
  const [francs, euros] = await lines()
  expect(francs?.proposals).toMatchObject([{ fit: 'foreign', amount: 0, grade: 'possible' }])
  expect((await book({ line: francs?.id ?? 0, invoice: one.id, amount: 119 }))[0]?.error).toMatch(/is in EUR, and CHF/)
  expect(euros?.proposals).toMatchObject([
    { fit: 'over', amount: 119 },
    { fit: 'over', amount: 119 },
  ])
  const line = euros?.id ?? 0
  expect(await book({ line, invoice: one.id, amount: 119 }, { line, invoice: two.id, amount: 119 })).toMatchObject([
    { error: null },
    { error: null },
  ])
  expect((await lines())[1]).toMatchObject({ id: line, rest: 2, proposals: [] })
})

test('An entry without a day of booking has the one of its value; one with neither is unreadable by itself.', async () => {
  const dated = (booked: string, valued: string, amount: string) =>
    entry({ amount }).replace(/<BookgDt>.*<\/BookgDt>/, `${booked}${valued}`)
  const file = camt(
    dated('', '<ValDt><Dt>2026-06-22</Dt></ValDt>', '1.00') +
      dated('<BookgDt/>', '<ValDt><DtTm>2026-06-23T10:00:00+02:00</DtTm></ValDt>', '2.00') +
      dated('<BookgDt><DtTm>2026-06-24T08:00:00</DtTm></BookgDt>', '', '3.00') +
      dated('', '', '4.00') +
      dated('<BookgDt><Dt>soon</Dt></BookgDt>', '<ValDt><Dt>2026-02-31</Dt></ValDt>', '5.00') +
      '<Ntry/>' +
      entry({ sign: 'UP' }) +
      entry({ state: 'MAYBE' }) +
      entry({ state: 'INFO' }) +
      entry({ amount: '6.00', details: details(`<Nm>${'x'.repeat(139)}😀</Nm>`, '') }) +
      dated('<BookgDt><Dt>2026-06-240</Dt></BookgDt>', '', '7.00'),
  )
  expect(await taken(file)).toMatchObject({
    added: 4,
    pending: 1,
    problems: [
      { line: 4, message: 'Its day cannot be read' },
      { line: 5, message: 'Its day cannot be read' },
      { line: 6, message: 'Its amount cannot be read' },
      { line: 7, message: 'Whether it came in or went out cannot be read' },
      { line: 8, message: 'Whether it is booked cannot be read' },
      { line: 11, message: 'Its day cannot be read' },
    ],
  })
  const days = await it.sql`
    SELECT amount, booked_on AS day FROM bank_transactions WHERE amount IN (100, 200, 300) AND booked_on > '2026-06-01' ORDER BY amount`
  expect(days).toEqual([
    { amount: 100, day: '2026-06-22' },
    { amount: 200, day: '2026-06-23' },
    { amount: 300, day: '2026-06-24' },
  ])
})

const malformed = fc.constantFrom(...'| |x|-1|2026|2026-13-45|9999999999999|<Dt/>|<Cd>?</Cd>|&#0;|😀'.split('|'))
const part = (name: string, attributes: string, right: string) =>
  fc.oneof(
    fc.constant(`<${name}${attributes}>${right}</${name}>`),
    fc.constant(''),
    malformed.map((text) => `<${name}>${text}</${name}>`),
    malformed.map((text) => `<${name}${attributes}>${text}</${name}><${name}>${right}</${name}>`),
  )
const oddEntry = fc
  .tuple(
    part('Amt', ' Ccy="EUR"', '8.00'),
    part('CdtDbtInd', '', 'CRDT'),
    part('Sts', '', 'BOOK'),
    part('BookgDt', '', '<Dt>2026-06-25</Dt>'),
    part('ValDt', '', '<DtTm>2026-06-25T00:00:00Z</DtTm>'),
    part('NtryDtls', '', details('<Nm>Odd</Nm>', '<Ustrd>odd</Ustrd>')),
  )
  .map((parts) => `<Ntry>${parts.join('')}</Ntry>`)

test('Whatever is missing or garbled of an entry, the others are taken and each is counted once.', async () => {
  let marker = 0
  await fc.assert(
    fc.asyncProperty(fc.array(oddEntry, { maxLength: 6 }), async (odd) => {
      const good = entry({ amount: '9.00', more: `<AcctSvcrRef>good-${marker++}</AcctSvcrRef>` })
      const { status, json } = await drop(camt(odd.join('') + good))
      const { added, known, outgoing, pending, problem_count: wrong } = json as unknown as ImportedStatement
      expect([status, added + known + outgoing + pending + wrong]).toEqual([200, odd.length + 1])
      expect(added).toBeGreaterThan(0)
    }),
    { numRuns: 60 },
  )
})

test('Bank statements are root’s, and nothing is taken that is too large.', async () => {
  expect((await admin.get('/api/sshp_get_bank_lines/')).status).toBe(403)
  expect((await it.visitor().get('/api/sshp_get_bank_lines/')).status).toBe(401)
  expect((await drop('')).status).toBe(422)
  expect((await drop(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).status).toBe(422)
  expect((await root.post('/api/sshp_book_bank_lines/', { bookings: '[]' })).status).toBe(422)
  expect((await root.post('/api/sshp_dismiss_bank_line/', { line: 999_999, dismissed: true })).status).toBe(404)
})
