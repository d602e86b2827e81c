import { beforeEach, describe, expect, test } from 'vitest'
import { connect } from '#kit/server/postgres/db.ts'
import { asRole } from '#kit/server/postgres/db-role.ts'
import { Signer } from '#kit/server/security/device.ts'
import { sha256 } from '#kit/server/security/secret.ts'
import { Simulator } from '#kit/server/tse/simulator.ts'
import { afterFile } from '#testing/after-file.ts'
import { buildTestApp, createDatabase } from '#testing/app.ts'
import { templates } from '#testing/database.ts'
import { readPdf } from '#testing/pdf-reader.ts'
import { insertProduct } from '#testing/products.ts'
import { applicationRole } from '../../server/tables.ts'
import type { SignedReceipt } from '../contract.ts'

/** The till of the rental with the simulation, as it starts by default. */
const connection = await createDatabase(templates.withAccounts)
const outside = connect(asRole(connection, applicationRole.name), { max: 3 })
afterFile(() => outside.end())

/** Made to fail where a test says so. */
class Device extends Simulator {
  fails = false
  archives: 'made' | 'pending' | 'fail' = 'made'
  override async archive(from: number, to: number) {
    if (this.archives === 'fail') throw new Error('No export')
    return this.archives === 'made' ? super.archive(from, to) : (undefined as never)
  }
  override start(id: string) {
    return this.fails ? Promise.reject(new Error('No signal')) : super.start(id)
  }
  override finish(...given: Parameters<Simulator['finish']>) {
    return this.fails ? Promise.reject(new Error('No signal')) : super.finish(...given)
  }
  override checkSelf() {
    return this.fails ? Promise.reject(new Error('No signal')) : super.checkSelf()
  }
}
const device = new Device(outside, 'sternsinger-rental')
const it = await buildTestApp({}, { signer: new Signer(device, { outside, rest: 0 }) }, { connection })
const [admin, employee] = [await it.signedIn('admin'), await it.signedIn('employee')]
const drink = await insertProduct(it.sql, { name: 'Spezi', actual_stock: 500, target_stock: 500 })

let transaction: string
beforeEach(() => {
  device.fails = false
  transaction = crypto.randomUUID()
  it.setNow('2026-06-03T08:00:00Z')
})

const begin = (id = transaction) => employee.post('/api/rere_begin_receipt/', { transaction: id })
const sell = (more: object = {}, key: string = crypto.randomUUID()) =>
  employee.send({
    method: 'POST',
    url: '/api/rere_save_cashregister/',
    payload: JSON.stringify({
      income: 3.5,
      main_item: null,
      products: [{ id: drink, quantity: 1 }],
      transaction,
      ...more,
    }),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  })
type Row = { state: string; number: number | null; position: number | null; ended: boolean }
const row = async (id = transaction) =>
  (
    await it.sql<
      Row[]
    >`SELECT state, number, position, ended_at IS NOT NULL AS ended FROM till_transactions WHERE id = ${id}`
  )[0]
const steps = async (id = transaction) =>
  (
    await it.sql<{ said: string }[]>`
      SELECT operation || ' ' || process_data AS said FROM tse_simulator_log WHERE transaction = ${id} ORDER BY counter`
  ).map(({ said }) => said)
type Printed = { tse: SignedReceipt; tse_failure: string }
const receipt = async (position: unknown) => (await employee.get(`/api/rere_receipt/${position}/`)).json as Printed
const finished = 'FinishTransaction Beleg^3.50_0.00_0.00_0.00_0.00^3.50:Bar:USD'
const broken = 'FinishTransaction AVBelegabbruch^0.00_0.00_0.00_0.00_0.00^'

describe('a receipt', () => {
  test('is begun at its first line, however often that is told, and finished when it is paid', async () => {
    expect([(await begin()).status, (await begin()).status]).toEqual([200, 200])
    expect([await steps(), await row()]).toMatchObject([['StartTransaction '], { state: 'open', ended: false }])
    const sold = await sell()
    expect(sold.status, sold.text).toBe(201)
    expect(await steps()).toEqual(['StartTransaction ', finished])
    const { tse } = await receipt(sold.json.position)
    expect(tse).toMatchObject({ client: 'sternsinger-rental', simulated: true })
    expect(await row()).toEqual({
      state: 'finished',
      number: tse.transaction,
      position: sold.json.position,
      ended: true,
    })
  })

  test('is signed by one of its own where none was begun, and a repetition is the same', async () => {
    const key = crypto.randomUUID()
    const [one, again] = [await sell({ transaction: '' }, key), await sell({ transaction: '' }, key)]
    expect([one.status, again.json]).toEqual([201, one.json])
    expect((await receipt(one.json.position)).tse).not.toBeNull()
  })

  test('two sales that name the same one are two signatures, also at the same moment', async () => {
    await begin()
    const sold = await Promise.all([sell(), sell(), sell()])
    expect(sold.map(({ status }) => status)).toEqual([201, 201, 201])
    const signed = await Promise.all(sold.map(async ({ json }) => (await receipt(json.position)).tse.transaction))
    expect(new Set(signed).size).toBe(3)
  })

  test('that is taken out again is ended as broken off; one that is left, by itself after an hour', async () => {
    await begin()
    expect((await employee.post('/api/rere_cancel_receipt/', { transaction })).status).toBe(200)
    expect([await steps(), await row()]).toMatchObject([
      ['StartTransaction ', broken],
      { state: 'canceled', ended: true },
    ])
    const left = crypto.randomUUID()
    await begin(left)
    await it.runJob('tse-transactions')
    expect((await row(left))?.state).toBe('open')
    it.setNow('2026-06-03T09:00:01Z')
    await it.runJob('tse-transactions')
    expect([await steps(left), await row(left)]).toMatchObject([['StartTransaction ', broken], { state: 'canceled' }])
    // Sold all the same later on: under another.
    const sold = await sell({ transaction: left })
    expect(sold.status, sold.text).toBe(201)
    expect(await steps(left)).toHaveLength(2)
    expect((await receipt(sold.json.position)).tse).not.toBeNull()
    expect((await employee.post('/api/rere_cancel_receipt/', { transaction: crypto.randomUUID() })).status).toBe(200)
  })

  test('is begun by staff only, under a UUID', async () => {
    for (const path of ['/api/rere_begin_receipt/', '/api/rere_cancel_receipt/']) {
      expect((await it.visitor().post(path, { transaction })).status).toBe(401)
      for (const wrong of ['', 'x', '6ba7b810-9dad-11d1-80b4-00c04fd430c8'])
        expect((await employee.post(path, { transaction: wrong })).status).toBe(422)
    }
    expect((await sell({ transaction: 'x' })).status).toBe(422)
  })

  test('in an outage is sold unsigned and says so; what was begun is ended when the device works again', async () => {
    await begin()
    device.fails = true
    const sold = await sell()
    expect(sold.status).toBe(201)
    expect(await receipt(sold.json.position)).toMatchObject({ tse: null, tse_failure: 'No signal' })
    expect(await row()).toMatchObject({ state: 'outage', position: sold.json.position, ended: false })
    device.fails = false
    await it.runJob('tse-transactions')
    expect([await steps(), await row()]).toMatchObject([
      ['StartTransaction ', broken],
      { state: 'outage', ended: true },
    ])
  })
})

describe('on paper and to take along', () => {
  test('a receipt has all of § 6 KassenSichV, and says that a simulation signed it', async () => {
    await begin()
    const { position } = (await sell()).json
    const { tse } = await receipt(position)
    const response = await it.app.inject({
      url: `/api/rere_receipt_pdf/${position}/`,
      cookies: Object.fromEntries(employee.cookies),
    })
    const { text } = readPdf(response.rawPayload)
    const said = text.replace(/\s+/g, '')
    for (const fact of [
      tse.transaction,
      tse.started_at,
      tse.finished_at,
      tse.client,
      tse.serial,
      tse.counter,
      tse.signature,
    ])
      expect(said).toContain(String(fact))
    expect(text).toContain('TSE simulation – not a certified device')
  })

  test('a customer finds it at the address in the code, for ninety days, and nobody else’s', async () => {
    const { position } = (await sell()).json
    const along = await employee.get(`/api/rere_take_receipt_along/${position}/`)
    const { pathname } = new URL(String(along.json.address))
    const guest = it.visitor()
    const copy = await guest.get(pathname)
    expect([copy.status, copy.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(copy.headers['x-robots-tag']).toBe('noindex')
    expect((await guest.get(pathname.replace(/receipt\.\d+/, 'receipt.1'))).status).toBe(404)
    expect((await guest.get('/api/rere_receipt_copy/x/')).status).toBe(404)
    it.setNow('2026-09-02T08:00:00Z')
    expect((await guest.get(pathname)).status).toBe(404)
    expect((await employee.get('/api/rere_take_receipt_along/999999/')).status).toBe(404)
    expect((await guest.get(`/api/rere_take_receipt_along/${position}/`)).status).toBe(401)
  })
})

describe('the device', () => {
  test('is shown to admins with its last signature, and tested', async () => {
    await sell()
    const { json } = await admin.get('/api/rere_tse/')
    expect(json).toMatchObject({ kind: 'simulator', state: 'INITIALIZED', client: 'sternsinger-rental', unrecorded: 0 })
    expect((json.last as { counter: number }).counter).toBeGreaterThan(1)
    expect(json.failure).toBe('')
    device.fails = true
    expect((await admin.get('/api/rere_tse/')).json).toMatchObject({ failure: 'No signal', state: 'INITIALIZED' })
    expect((await employee.get('/api/rere_tse/')).status).toBe(403)
    expect((await it.visitor().get('/api/rere_tse/')).status).toBe(401)
  })

  test('tests itself when the till is opened, and says so where that fails; its log is kept with the closing', async () => {
    const { report } = (await employee.get('/api/rere_till/')).json as {
      report: { closing: number; expected_cash: number }
    }
    const close = await employee.post('/api/rere_close_till/', {
      closing: report.closing,
      counted_cash: report.expected_cash,
      counted_card: 0,
      withdrawn: 0,
    })
    expect(close.status, close.text).toBe(201)
    const path = `/api/rere_tse_archive/${report.closing}/`
    // Where it fails or takes its time, the next turn does it; where it never comes, the job says so.
    device.archives = 'fail'
    await expect(it.runJob('tse-archives')).rejects.toThrow('No export')
    device.archives = 'pending'
    await it.runJob('tse-archives')
    expect((await admin.get(path)).status).toBe(404)
    it.setNow('2026-06-03T21:00:00Z')
    await expect(it.runJob('tse-archives')).rejects.toThrow('does not come')
    device.archives = 'made'
    await it.runJob('tse-archives')
    await it.runJob('tse-archives')
    const tar = await admin.get(path)
    expect([tar.status, tar.headers['content-type']]).toEqual([200, 'application/x-tar'])
    const kept = await it.sql<{ bytes: Buffer; sha256: Buffer; first: number; last: number }[]>`
      SELECT bytes, sha256, first_counter AS first, last_counter AS last FROM till_archives`
    expect(kept).toMatchObject([{ first: 1, sha256: sha256(kept[0]?.bytes as Buffer) }])
    const { closings } = (await employee.get('/api/rere_closings/')).json as { closings: object[] }
    expect(closings[0]).toMatchObject({ closing: report.closing, archive: kept[0]?.sha256.toString('hex') })
    expect([(await employee.get(path)).status, (await it.visitor().get(path)).status]).toEqual([403, 401])
    expect((await admin.get('/api/rere_tse_archive/0/')).status).toBe(422)
    await expect(it.appSql`DELETE FROM till_archives`).rejects.toThrow('permission denied')
    it.setNow('2026-06-03T08:00:00Z')
    device.fails = true
    const opened = await employee.post('/api/rere_open_till/', { float: report.expected_cash })
    expect(opened.json).toMatchObject({ status: 'success', self_test_failed: true })
    const [entry] = await it.sql<{ tse: object }[]>`
      SELECT content::jsonb -> 'tse' AS tse FROM till_entries WHERE kind = 'opening' ORDER BY position DESC LIMIT 1`
    expect(entry?.tse).toEqual({ selfTest: 'No signal', failure: 'No signal' })
  })
})
