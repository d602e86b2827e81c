import { createPublicKey, verify } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { keepKey, type Repeat } from '#kit/server/http/repeat.ts'
import { connect, type Sql, transaction } from '#kit/server/postgres/db.ts'
import { asRole } from '#kit/server/postgres/db-role.ts'
import { abandoned, type Signature, Signer } from '#kit/server/security/device.ts'
import { signedPart } from '#kit/server/tse/log-message.ts'
import { Simulator } from '#kit/server/tse/simulator.ts'
import { afterFile } from '#testing/after-file.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { forgetting } from '#testing/forgetting.ts'
import { someLine, someSale } from '#testing/till.ts'
import type { EntryContent, EntryKind } from '../../../contract/ledger.ts'
import { processDataOf } from '../../../rules/signature.ts'
import { recordAtTill } from '../../../server/commands/record.ts'
import { applicationRole } from '../../../server/tables.ts'
import { endingReceipts } from '../jobs.ts'

const seed = 20_260_603

/** What becomes of a call of the device: it fails before anything is done, or after, so that nobody hears of it. */
type Fault = 'none' | 'before' | 'after'

class Shaky extends Simulator {
  faults: Fault[] = []
  async #call<T>(work: () => Promise<T>): Promise<T> {
    const fault = this.faults.shift()
    if (fault === 'before') throw new Error('No signal')
    const said = await work()
    if (fault === 'after') throw new Error('No answer')
    return said
  }
  override start = (id: string) => this.#call(() => super.start(id))
  override finish = (...given: Parameters<Simulator['finish']>) => this.#call(() => super.finish(...given))
}

type Step = {
  begun: boolean
  cents: number
  faults: Fault[]
  /** The write breaks off once the device has signed, and is sent again: as it was, at another price, or not at all. */
  breaks: 'no' | 'repeated' | 'changed' | 'left'
  /** A second sale at the same moment names the same transaction. */
  twice: boolean
}
const anyFault = fc.constantFrom<Fault>('none', 'none', 'none', 'before', 'after')
const anyStep: fc.Arbitrary<Step> = fc.record({
  begun: fc.boolean(),
  cents: fc.integer({ min: 1, max: 90_000 }),
  faults: fc.array(anyFault, { maxLength: 4 }),
  breaks: fc.constantFrom('no', 'no', 'repeated', 'changed', 'left'),
  twice: fc.boolean(),
})
const anyStory = fc.array(anyStep, { minLength: 1, maxLength: 3 })

let it: TestApp
let device: Shaky
let signer: Signer
let outside: Sql
beforeAll(async () => {
  it = await buildTestApp()
  outside = connect(asRole(it.connection, applicationRole.name), { max: 6 })
  afterFile(() => outside.end())
  device = new Shaky(outside, 'till')
  signer = new Signer(device, { outside, rest: 0 })
})

class BrokenOff extends Error {}

async function record(sql: Sql, step: Pick<Step, 'cents'>, key: string, given: string | undefined, breaks = false) {
  const context = { env: it.env, log: it.app.log, clock: it.clock, signer }
  const sale = { ...someSale([someLine({ unitPrice: step.cents })]), transaction: given }
  return transaction(sql, async (tx) => {
    keepKey(tx, { scope: 'stories', key } as Repeat)
    const done = await recordAtTill(tx, 'rental', context, { id: null, name: 'Ada' }, sale)
    if (breaks) throw new BrokenOff()
    return done
  })
}

async function play(story: readonly Step[], sql: Sql) {
  for (const step of story) {
    const [id, key] = [crypto.randomUUID(), crypto.randomUUID()]
    device.faults = [...step.faults]
    const given = step.begun ? id : undefined
    if (given) {
      await outside`INSERT INTO till_transactions (id, business, begun_at) VALUES (${id}, 'rental', ${it.clock().toString()})`
      await signer.begin(id)
    }
    if (step.breaks !== 'no') await expect(record(sql, step, key, given, true)).rejects.toThrow(BrokenOff)
    const changed = step.breaks === 'changed' ? { cents: step.cents + 1 } : step
    const sales = step.breaks === 'left' ? [] : [record(sql, changed, key, given)]
    if (step.twice) sales.push(record(sql, step, crypto.randomUUID(), given))
    await Promise.all(sales)
  }
  device.faults = []
  const now = it.clock()
  it.setNow(now.add({ hours: 2 }).toString())
  const app = { sql: it.appSql, signer, clock: it.clock }
  for (let turn = 0; turn < 3; turn++) await endingReceipts(app as never).run()
}

type Entry = { position: number; kind: EntryKind; content: string }
type Row = { id: string; state: string; position: number | null; ended: boolean }
type Logged = { transaction: string; data: string; counter: number }

/** From a position on: what is signed is signed once and is its own, and all else is an outage that says so. */
async function expectAgreement(from: number) {
  const entries = await it.sql<Entry[]>`
    SELECT position, kind, content FROM till_entries WHERE business = 'rental' AND position > ${from} ORDER BY position`
  const rows = await it.sql<Row[]>`SELECT id, state, position, ended_at IS NOT NULL AS ended FROM till_transactions
    WHERE position > ${from} OR position IS NULL`
  const logged = await it.sql<Logged[]>`
    SELECT transaction, process_data AS data, counter FROM tse_simulator_log WHERE operation = 'FinishTransaction'`
  for (const { position, kind, content } of entries) {
    if (kind === 'outage') continue
    const { tse, ...kept } = JSON.parse(content) as EntryContent & { tse: Partial<Signature> & { failure?: string } }
    const own = rows.filter((row) => row.position === position)
    expect([position, own.length]).toEqual([position, 1])
    expect([position, own[0]?.state]).toEqual([position, tse.failure === undefined ? 'finished' : 'outage'])
    if (tse.failure !== undefined) continue
    const { processData } = processDataOf(kind, kept, 'USD')
    const signed = logged.filter(({ transaction }) => transaction === own[0]?.id)
    expect(signed).toEqual([{ transaction: own[0]?.id, data: processData, counter: tse.counter }])
    expect(tse.processData).toBe(processData)
    expect(isSound(tse as Signature)).toBe(true)
  }
  expect(rows.filter(({ ended }) => !ended)).toEqual([])
  // What was broken off is no sale at the device, and what was signed without an entry is known.
  const known = new Set(
    (await it.sql<{ id: string }[]>`SELECT id FROM till_transactions WHERE state <> 'canceled'`).map(({ id }) => id),
  )
  const strange = logged.filter(({ transaction, data }) => data !== abandoned.processData && !known.has(transaction))
  expect(strange).toEqual([])
}

function isSound(one: Signature): boolean {
  const point = Buffer.from(one.publicKey, 'base64')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x as string, y: y as string }, format: 'jwk' })
  const at = Temporal.Instant.from(one.finishedAt).epochMilliseconds / 1000
  const part = signedPart({ ...one, operation: 'FinishTransaction', at })
  return verify('sha256', part, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(one.signature, 'base64'))
}

const lastPosition = async () =>
  (await it.sql<[{ last: number }]>`SELECT last_position AS last FROM tills WHERE business = 'rental'`)[0].last

const tell = (sql: Sql) =>
  fc.asyncProperty(anyStory, async (story) => {
    const from = await lastPosition()
    await play(story, sql)
    await expectAgreement(from)
  })

test('A thousand stories keep ledger and device in agreement, whatever breaks off.', { timeout: 900_000 }, async () => {
  await fc.assert(tell(it.appSql), { numRuns: 1000, seed })
  const counters = await it.sql<{ counter: number }[]>`SELECT counter FROM tse_simulator_log ORDER BY counter`
  expect(counters.map(({ counter }) => counter)).toEqual(counters.map((_, i) => i + 1))
})

test('Without its condition one signature would stand on two receipts, and these stories show it.', {
  timeout: 120_000,
}, async () => {
  const { failed, errorInstance } = await fc.check(tell(forgetting(it.appSql, ["WHERE t.state = 'open'"])), {
    numRuns: 200,
    seed,
    endOnFailure: true,
  })
  expect(failed, `none of the stories of seed ${seed} broke it`).toBe(true)
  expect(errorInstance).toMatchObject({ name: 'AssertionError' })
})
