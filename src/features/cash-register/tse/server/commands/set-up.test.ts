import { beforeEach, expect, test } from 'vitest'
import { connect } from '#kit/server/postgres/db.ts'
import { asRole } from '#kit/server/postgres/db-role.ts'
import { Signer } from '#kit/server/security/device.ts'
import { FiskalyApi } from '#kit/server/tse/fiskaly-api.ts'
import { FiskalySetUp } from '#kit/server/tse/fiskaly-set-up.ts'
import { deviceAt } from '#kit/server/tse/open-signer.ts'
import { Simulator } from '#kit/server/tse/simulator.ts'
import { afterFile } from '#testing/after-file.ts'
import { buildTestApp, createDatabase } from '#testing/app.ts'
import { templates } from '#testing/database.ts'
import { openVendor, resetVendor, vendor } from '#testing/fiskaly.ts'
import { applicationRole } from '../../../server/tables.ts'

/** The till of the rental with keys of fiskaly and no TSS yet. */
const connection = await createDatabase(templates.withAccounts)
const outside = connect(asRole(connection, applicationRole.name), { max: 3 })
const { apiBase, close } = await openVendor()
afterFile(async () => {
  await close()
  await outside.end()
})
const keys = { apiKey: 'key', apiSecret: 'secret', apiBase, ids: undefined }
const api = new FiskalyApi(keys, 1000)
const setUp = { vendor: new FiskalySetUp(api), client: 'sternsinger-rental', fixed: undefined }
const device = deviceAt(api, undefined, outside, new Simulator(outside, setUp.client))
const it = await buildTestApp({}, { signer: new Signer(device, { outside, setUp, rest: 0 }) }, { connection })
const [admin, employee] = [await it.signedIn('admin'), await it.signedIn('employee')]
const tss = '11111111-1111-4111-8111-111111111112'

const step = (name: string, more: object = {}) => admin.post('/api/rere_set_up_tse/', { step: name, ...more })
const state = async () => (await admin.get('/api/rere_tse_setup/')).json
const kind = async () => (await admin.get('/api/rere_tse/')).json.kind

beforeEach(async () => {
  it.setNow('2026-06-01T08:00:00Z')
  resetVendor()
  await it.sql`TRUNCATE tse_setup, audit_log`
})

/** Steps until the till is registered, each twice: what is done is found. */
async function throughAll() {
  const done: number[] = []
  for (const [name, more] of [
    ['create', { tss }],
    ['pin', { pin: '654321' }],
    ['noted', {}],
    ['initialise', { pin: '654321' }],
    ['register', { pin: '654321' }],
  ] as const) {
    done.push((await step(name, more)).status)
    if (name !== 'pin') done.push((await step(name, more)).status)
  }
  expect(done).toEqual(Array(9).fill(200))
}

test('The steps lead to a TSS that signs instead of the simulation, and each may be repeated.', async () => {
  expect(await state()).toMatchObject({ has_keys: true, is_fixed: false, tss: '', devices: [], puk: '', failure: '' })
  expect(await kind()).toBe('simulator')
  expect((await step('create', { tss })).status).toBe(200)
  expect(await state()).toMatchObject({ tss, puk: '0123456789', devices: [{ id: tss, state: 'CREATED' }], client: '' })
  await throughAll()
  expect(await state()).toMatchObject({
    puk: '',
    devices: [{ state: 'INITIALIZED' }],
    client: 'REGISTERED',
    is_ready: true,
  })
  expect(vendor.devices.size).toBe(1)
  expect([...(vendor.devices.get(tss)?.clients.values() ?? [])]).toEqual(['sternsinger-rental'])
  expect(vendor.admin).toBe('')
  expect(await kind()).toBe('fiskaly')
  // What is signed in at is said by nobody: neither PIN nor PUK are kept, or stand in the log.
  const kept =
    JSON.stringify(await it.sql`SELECT * FROM audit_log`) + JSON.stringify(await it.sql`SELECT * FROM tse_setup`)
  expect(kept).not.toMatch(/654321|0123456789/)
  expect(await it.sql`SELECT DISTINCT action FROM audit_log`).toEqual([{ action: 'tse.set-up' }])
})

test('Another TSS is set up while the one before signs, until it is registered.', async () => {
  await throughAll()
  it.setNow('2026-06-02T08:00:00Z')
  const next = '11111111-1111-4111-8111-111111111113'
  expect((await step('create', { tss: next })).status).toBe(200)
  expect([await kind(), (await state()).is_ready]).toEqual(['fiskaly', false])
  it.setNow('2026-06-03T08:00:00Z')
  expect((await step('choose', { tss })).status).toBe(200)
  expect(await state()).toMatchObject({ tss, is_ready: true })
})

test('What goes wrong is said beside its field or in a sentence, and nothing is lost.', async () => {
  const said = async (name: string, more: object = {}) => {
    const { status, json } = await step(name, more)
    return [status, (json.errors as { field: string }[] | undefined)?.[0]?.field ?? json.code]
  }
  expect(await said('pin', { pin: '654321' })).toEqual([409, 'NO_TSS'])
  expect(await said('create')).toEqual([422, 'tss'])
  expect(await said('create', { tss: 'x' })).toEqual([422, 'tss'])
  expect(await said('dance')).toEqual([422, 'step'])
  vendor.faults = Array(9).fill('breaks')
  expect(await said('create', { tss })).toEqual([503, 'TSE_AWAY'])
  expect(await state()).toMatchObject({ failure: expect.stringContaining('does not answer') })
  vendor.faults = []
  expect(await said('create', { tss })).toEqual([200, undefined])
  expect(await said('pin', { pin: '12' })).toEqual([422, 'pin'])
  expect(await said('pin', { pin: '654321', puk: 'wrong-one' })).toEqual([422, 'puk'])
  expect(await said('register', { pin: '654321' })).toEqual([422, 'pin'])
  expect(await said('pin', { pin: '654321' })).toEqual([200, undefined])
  expect(await said('register', { pin: '654321' })).toEqual([409, 'TSE_REFUSED'])
  expect(await said('initialise', { pin: '111111' })).toEqual([422, 'pin'])
  // One wrong PIN is one at the vendor, who blocks it after five.
  expect(vendor.devices.get(tss)?.wrong).toBe(1)
  vendor.token = 'another'
  expect(await said('initialise', { pin: '654321' })).toEqual([200, undefined])
})

test('It is for admins alone; without keys nothing can be set up.', async () => {
  for (const [who, status] of [
    [employee, 403],
    [it.visitor(), 401],
  ] as const) {
    expect((await who.get('/api/rere_tse_setup/')).status).toBe(status)
    expect((await who.post('/api/rere_set_up_tse/', { step: 'noted' })).status).toBe(status)
  }
  const bare = await buildTestApp()
  const other = await bare.signedIn('admin')
  expect((await other.get('/api/rere_tse_setup/')).json).toMatchObject({ has_keys: false, devices: [] })
  expect((await other.post('/api/rere_set_up_tse/', { step: 'create', tss })).json.code).toBe('NO_KEYS')
})
