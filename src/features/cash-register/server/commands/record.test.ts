import { expect, test } from 'vitest'
import {
  type DeviceDescription,
  type ProcessData,
  type SecurityDevice,
  type Signature,
  Signer,
} from '#kit/server/security/device.ts'
import { buildTestApp } from '#testing/app.ts'
import { record, someLine, someSale } from '#testing/till.ts'

const form = {
  serial: 'ab'.repeat(32),
  algorithm: 'ecdsa-plain-SHA256',
  timeFormat: 'unixTime',
  publicKey: 'BA==',
}

/** A device in memory that can be made to fail, or not to answer. */
class FakeDevice implements SecurityDevice {
  state: 'works' | 'fails' | 'hangs' = 'works'
  readonly signed: ProcessData[] = []
  readonly abandoned: string[] = []
  readonly #begun: string[] = []

  async describe(): Promise<DeviceDescription> {
    await this.#answer()
    return { ...form, certificate: 'MII=' }
  }
  async start(id: string) {
    await this.#answer()
    if (!this.#begun.includes(id)) this.#begun.push(id)
  }
  async finish(id: string, data: ProcessData): Promise<Signature | 'unknown'> {
    await this.#answer()
    const transaction = this.#begun.indexOf(id) + 1
    if (transaction === 0) return 'unknown'
    this.signed.push(data)
    const times = { startedAt: '2026-06-01T08:00:00Z', finishedAt: '2026-06-01T08:00:01Z' }
    const counter = 100 + this.signed.length
    return { ...data, ...form, ...times, client: 'till', transaction, counter, signature: `c2ln${transaction}` }
  }
  async abandon(id: string) {
    this.abandoned.push(id)
    return 'canceled' as const
  }
  async archive() {
    return undefined
  }
  checkSelf() {
    return this.#answer()
  }
  async #answer() {
    if (this.state === 'fails') throw new Error('The card is not in its slot')
    if (this.state === 'hangs') await new Promise(() => {})
  }
}

const device = new FakeDevice()
const signer = new Signer(device, { longest: 60, rest: 0 })
const it = await buildTestApp({}, { signer })
const employee = await it.signedIn('employee')

type Entry = { kind: string; content: { reason?: string; tse?: Record<string, unknown> } }
const latest = async (count: number): Promise<Entry[]> => {
  const rows = await it.sql<{ kind: string; content: string }[]>`
    SELECT kind, content FROM till_entries WHERE business = 'rental' ORDER BY position DESC LIMIT ${count}`
  return rows.map(({ kind, content }) => ({ kind, content: JSON.parse(content) as Entry['content'] })).reverse()
}
const tse = async () => (await employee.get('/api/rere_till/')).json.tse

test('Everything that is put down is signed, in the order of the ledger, with what it was.', async () => {
  await record(it, someSale([someLine({ quantity: 2 }), someLine({ unitPrice: 1000, vatPercent: 7 })]), { signer })
  const [opening, sale] = await latest(2)
  expect(opening?.content.tse).toMatchObject({
    counter: 101,
    processType: 'Kassenbeleg-V1',
    processData: 'Beleg^0.00_0.00_0.00_0.00_0.00^',
  })
  expect(sale?.content.tse).toEqual({
    ...form,
    client: 'till',
    transaction: 2,
    counter: 102,
    signature: 'c2ln2',
    startedAt: '2026-06-01T08:00:00Z',
    finishedAt: '2026-06-01T08:00:01Z',
    processType: 'Kassenbeleg-V1',
    processData: 'Beleg^7.00_10.00_0.00_0.00_0.00^17.00:Bar:USD',
  })
  expect(await tse()).toBe('ok')
})

test('While the device fails sales go on, say so, and the ledger has the beginning and the end of it.', async () => {
  device.state = 'fails'
  await record(it, someSale(), { signer })
  await record(it, someSale(), { signer })
  const [began, first, second] = await latest(3)
  expect(began).toMatchObject({
    kind: 'outage',
    content: { reason: 'The card is not in its slot', tse: { outage: 'began' } },
  })
  expect([first, second].map((entry) => [entry?.kind, entry?.content.tse])).toEqual(
    Array(2).fill(['sale', { failure: 'The card is not in its slot' }]),
  )
  expect(await tse()).toBe('outage')

  device.state = 'works'
  await record(it, someSale(), { signer })
  const [ended, signed] = await latest(2)
  expect(ended).toMatchObject({ kind: 'outage', content: { tse: { outage: 'ended' } } })
  expect(signed?.content.tse).toHaveProperty('signature')
  expect(await tse()).toBe('ok')
})

test('A device that does not answer is waited for no longer than that, and what it began is ended later.', async () => {
  const { finish } = device
  device.finish = () => new Promise(() => {})
  const begun = performance.now()
  await record(it, someSale(), { signer })
  expect(performance.now() - begun).toBeLessThan(2000)
  expect((await latest(1))[0]?.content.tse).toEqual({ failure: 'The device did not answer in time' })
  device.finish = finish
  await record(it, someSale(), { signer })
  await it.runJob('tse-transactions')
  // The three above of which the device never heard, and this one.
  expect(device.abandoned).toHaveLength(3)
  expect((await latest(2)).map(({ kind }) => kind)).toEqual(['outage', 'sale'])
})

test('A device that failed is left alone for a while, so that not every sale waits for it.', async () => {
  const slow = new FakeDevice()
  slow.state = 'hangs'
  const resting = new Signer(slow, { longest: 20, rest: 60_000 })
  const data = { processType: 'Kassenbeleg-V1', processData: 'Beleg^' }
  expect(await resting.sign(crypto.randomUUID(), data)).toEqual({ failure: 'The device did not answer in time' })
  slow.state = 'works'
  expect(await resting.sign(crypto.randomUUID(), data)).toEqual({ failure: 'The device did not answer in time' })
  expect(await resting.describe()).toBeUndefined()
})

test('A closing keeps what is known of the device.', async () => {
  const { report } = (await employee.get('/api/rere_till/')).json as {
    report: { closing: number; expected_cash: number }
  }
  const closed = await employee.post('/api/rere_close_till/', {
    closing: report.closing,
    counted_cash: report.expected_cash,
    counted_card: 0,
    withdrawn: 0,
  })
  expect(closed.status).toBe(201)
  const [row] = await latest(1)
  expect(row?.content).toMatchObject({
    tse: { processType: 'SonstigerVorgang' },
    closing: { device: { algorithm: 'ecdsa-plain-SHA256' } },
  })
})

test('Without a device nothing is signed, and the till says that there is none.', async () => {
  await record(it, someSale())
  expect((await latest(1))[0]?.content).not.toHaveProperty('tse')
})
