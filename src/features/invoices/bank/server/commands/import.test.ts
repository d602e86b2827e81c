import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { transaction } from '#kit/server/postgres/db.ts'
import { buildTestApp } from '#testing/app.ts'
import { multipart } from '#testing/form.ts'
import { insertLines, keepLines, newAmong } from './import.ts'
import { readStatement } from './statement.ts'

const it = await buildTestApp()
const { sql } = it
const root = await it.signedIn('root')

const drop = async (file: string | Uint8Array) =>
  root.send({
    method: 'POST',
    url: '/api/sshp_import_statement/',
    ...(await multipart({ file: Buffer.from(file as string) })),
  })
const taken = async (file: string | Uint8Array) => (await drop(file)).json

/** Payments of one day in each format: `[amount, payer, purpose]`. */
type Payment = [amount: string, payer: string, purpose: string]
const camt = (payments: readonly Payment[], kind = 'statement') => {
  const [root, inner, version] =
    kind === 'statement' ? ['BkToCstmrStmt', 'Stmt', '053'] : ['BkToCstmrAcctRpt', 'Rpt', '052']
  const entries = payments.map(
    ([amount, payer, purpose], i) => `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-06-01</Dt></BookgDt><AcctSvcrRef>${kind}-${i}</AcctSvcrRef><NtryDtls><TxDtls>
<RltdPties><Dbtr><Pty><Nm>${payer}</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>${purpose}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${version}.001.08"><${root}><${inner}>
<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries.join('')}</${inner}></${root}></Document>`
}
const swift = (payments: readonly Payment[]) =>
  `:20:START\r\n:25:37040044/532013000\r\n:28C:1/1\r\n:60F:C260531EUR0,00\r\n${payments
    .map(([amount, payer, purpose]) => {
      const text = purpose.toUpperCase().match(/.{1,22}/g) ?? []
      const parts = text.map((part, i) => `?${20 + i}${i === 0 ? 'SVWZ+' : ''}${part}`).join('')
      return `:61:2606010601C${amount.replace('.', ',')}NTRFNONREF\r\n:86:166?00GUTSCHRIFT${parts}?32${payer.toUpperCase()}\r\n`
    })
    .join('')}:62F:C260601EUR1,00\r\n-\r\n`
const csv = (payments: readonly Payment[]) =>
  `Buchungstag;Name Zahlungsbeteiligter;Verwendungszweck;Betrag;Waehrung\n${payments
    .map(([amount, payer, purpose]) => `01.06.2026;${payer};${purpose};${amount.replace('.', ',')};EUR\n`)
    .join('')}`

const month: Payment[] = [
  ['119.00', 'Boote Brandt', '2026-0001'],
  ['119.00', 'Boote Brandt', '2026-0002'],
  ['119.00', 'Kanu Kern GmbH', 'Danke'],
  ['119.00', 'Kanu Kern GmbH', 'Danke'],
  ['50.00', 'Segel Sommer', 'Rechnung 2026-0003 vom Mai'],
]

test('The same money is one line in whatever format it comes and comes again, and two equal payments stay two.', async () => {
  expect(await taken(swift(month.slice(0, 3)))).toMatchObject({ format: 'mt940', added: 3, known: 0 })
  expect(await taken(camt(month, 'report'))).toMatchObject({ format: 'camt', added: 2, known: 3 })
  for (const again of [camt(month), csv(month), swift(month), camt(month, 'report')])
    expect(await taken(again)).toMatchObject({ added: 0, known: 5 })
  expect(await taken(csv([...month, ['119.00', 'Boote Brandt', '2026-0004']]))).toMatchObject({ added: 1, known: 5 })
  await sql`DELETE FROM bank_transactions`
})

test('A zip is read file by file, each line once; what is no statement in it, too many or too much is refused.', async () => {
  const zip = zipSync({
    'a/1.xml': strToU8(camt(month)),
    '../../2.sta': strToU8(swift(month)),
    empty: new Uint8Array(),
  })
  expect(await taken(zip)).toMatchObject({ format: 'camt', added: 5, known: 5 })
  const refused = async (files: Parameters<typeof zipSync>[0]) => {
    const { status, json } = await drop(zipSync(files))
    return [status, json.detail]
  }
  expect(await refused({ 'a.png': new Uint8Array([137, 80, 0, 1]) })).toEqual([422, expect.stringMatching(/neither/)])
  expect(await refused({ 'b.zip': zip })).toEqual([422, expect.stringMatching(/neither/)])
  expect(await refused({})).toEqual([422, expect.any(String)])
  expect(await refused({ bomb: new Uint8Array(21 * 1024 * 1024) })).toEqual([422, expect.stringMatching(/20 MB/)])
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [String(i), strToU8('x')]))
  expect(await refused(many)).toEqual([422, expect.stringMatching(/100 files/)])
  // The size that the zip says is a lie.
  const lying = Buffer.from(zipSync({ 'a.csv': strToU8(csv(month).repeat(2000)) }))
  lying.writeUInt32LE(10, lying.lastIndexOf('PK\x01\x02') + 24)
  expect((await drop(lying)).status).toBe(422)
  expect((await drop(zip.subarray(0, zip.length - 30))).status).toBe(422)
  await sql`DELETE FROM bank_transactions`
})

const lines = (text: string) => readStatement(Buffer.from(text)).documents.flat()

test('Two imports at once know each other’s lines.', async () => {
  const files = [camt(month), swift(month), csv(month), camt(month, 'report')]
  const replies = await Promise.all(files.map(drop))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(replies.reduce((sum, { json }) => sum + Number(json.added), 0)).toBe(5)
  await sql`DELETE FROM bank_transactions`
})

test('They would not, if they did not follow each other: the test above can fail.', async () => {
  const files = [lines(camt(month)), lines(swift(month))]
  const found = await Promise.all(files.map((one) => transaction(sql, (tx) => newAmong(tx, one))))
  for (const one of found) await transaction(sql, (tx) => insertLines(tx, one, 'Bank'))
  const [row] = await sql`SELECT count(*)::int AS count FROM bank_transactions`
  expect(row).toEqual({ count: 10 })
  await sql`DELETE FROM bank_transactions`
  let added = 0
  for (const one of files) added += await transaction(sql, (tx) => keepLines(tx, one, 'Bank'))
  expect(added).toBe(5)
})
