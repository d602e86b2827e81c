import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { openDesk } from '#testing/booking.ts'
import { saveTerms, someTerms } from '#testing/prices.ts'

const desk = openDesk()

beforeEach(async () => {
  await desk.it.sql`TRUNCATE booking_terms`
  await desk.it.live.changed('prices')
})

const read = async () => (await desk.it.visitor().get('/api/rere_get_pricing/')).json.terms
const admin = () => desk.it.signedIn('admin')
const remove = async (id: number) => (await admin()).send({ method: 'DELETE', url: `/api/rere_remove_terms/${id}/` })

describe('terms', () => {
  test('are the documents’ until some are saved, which everybody sees from then on', async () => {
    expect(await read()).toEqual([])
    const { id } = await saveTerms(desk)
    expect(await read()).toEqual([
      {
        ...{ id, starts_on: '2026-06-01', hours_share: 30, days_share: 0 },
        steps: [
          { before: 7, unit: 'days', percent: 0, euros: null },
          { before: 0, unit: 'days', percent: 80, euros: null },
        ],
      },
    ])
    expect(await desk.it.sql`SELECT action, record, details->>'hours_share' AS share FROM audit_log`).toContainEqual({
      ...{ action: 'terms.add', record: `terms:${id}`, share: '30' },
    })
  })

  test('are refused beside the field where they are wrong', async () => {
    const last = { before: 0, unit: 'days', percent: 80 }
    for (const [changes, field] of [
      [{ starts_on: '2026-05-31' }, 'starts_on'],
      [{ starts_on: '2026-02-30' }, 'starts_on'],
      [{ hours_share: 101 }, 'hours_share'],
      [{ days_share: -1 }, 'days_share'],
      [{ steps: [] }, 'steps'],
      [{ steps: Array.from({ length: 9 }, (_, i) => ({ before: 8 - i, unit: 'days', percent: 10 })) }, 'steps'],
      [{ steps: [{ before: 3, unit: 'days', percent: 80 }] }, 'steps.0.before'],
      [{ steps: [{ before: 25, unit: 'months', percent: 8 }, last] }, 'steps.0.before'],
      [{ steps: [{ before: 1, unit: 'weeks', percent: 8 }, last] }, 'steps.0.unit'],
      [{ steps: [{ before: 3, unit: 'days', percent: 101 }, last] }, 'steps.0.percent'],
      [{ steps: [{ before: 3, unit: 'days' }, last] }, 'steps.0.fee'],
      [{ steps: [{ before: 3, unit: 'days', percent: 1, euros: 1 }, last] }, 'steps.0.fee'],
      [{ steps: [{ before: 3, unit: 'days', percent: 90 }, last] }, 'steps.1.fee'],
    ] as const) {
      const { status, json } = await (await admin()).post('/api/rere_save_terms/', someTerms(changes))
      expect([status, (json.errors as { field: string }[])?.map((one) => one.field)], JSON.stringify(changes)).toEqual([
        422,
        [field],
      ])
    }
    expect(await read()).toEqual([])
  })

  test('are for admins of the rental alone, and added once', async () => {
    expect((await desk.it.visitor().post('/api/rere_save_terms/', someTerms())).status).toBe(401)
    expect((await (await desk.it.signedIn('employee')).post('/api/rere_save_terms/', someTerms())).status).toBe(403)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const who = await admin()
    await Promise.all([1, 2].map(() => who.post('/api/rere_save_terms/', someTerms(), key)))
    expect(await read()).toHaveLength(1)
  })

  test('that have not begun can be removed; those that have stay', async () => {
    const begun = await saveTerms(desk)
    const ahead = await saveTerms(desk, { starts_on: '2026-06-02' })
    const refused = await remove(begun.id)
    expect([refused.status, refused.json.code]).toEqual([409, 'TERMS_BEGUN'])
    expect((await remove(ahead.id)).status).toBe(200)
    expect((await remove(ahead.id)).status).toBe(404)
    expect(await read()).toMatchObject([{ id: begun.id }])
    expect(
      (await desk.it.visitor().send({ method: 'DELETE', url: `/api/rere_remove_terms/${begun.id}/` })).status,
    ).toBe(401)
  })

  test('begin with the day of the business, whatever the clock of others', async () => {
    desk.it.setNow('2026-06-01T21:59:00Z')
    const { id } = await saveTerms(desk, { starts_on: '2026-06-02' })
    desk.it.setNow('2026-06-01T22:00:00Z')
    expect((await remove(id)).status).toBe(409)
    const past = await (await admin()).post('/api/rere_save_terms/', someTerms({ starts_on: '2026-06-01' }))
    expect((past.json.errors as { field: string }[])[0]?.field).toBe('starts_on')
  })
})

test('visitors are told those of today, from their day on, and nothing where the documents’ count', async () => {
  const today = async () => (await desk.it.visitor().get('/api/rere_get_terms/')).json.terms
  expect(await today()).toBeNull()
  const { id } = await saveTerms(desk, { starts_on: '2026-06-03' })
  desk.it.setNow('2026-06-02T21:59:00Z')
  expect(await today()).toBeNull()
  desk.it.setNow('2026-06-02T22:00:00Z')
  expect(await today()).toMatchObject({ id, hours_share: 30 })
})

describe('two admins who add terms for the same day at the same moment', () => {
  const both = async (app: typeof desk.it) => {
    const who = await app.signedIn('admin')
    return Promise.all([10, 20].map((hours_share) => who.post('/api/rere_save_terms/', someTerms({ hours_share }))))
  }

  test('make one of it, and the other one is told beside the day', async () => {
    const replies = await both(desk.it)
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422])
    const refused = replies.find(({ status }) => status === 422)
    expect(refused?.json.errors).toEqual([{ field: 'starts_on', message: 'Other terms begin on this day already' }])
    expect(await read()).toHaveLength(1)
  })

  test('would make two without the constraint: that is what the test above sees', async () => {
    const bare = await buildTestApp()
    bare.setNow('2026-06-01T06:00:00Z')
    await bare.sql`ALTER TABLE booking_terms DROP CONSTRAINT terms_of_a_day`
    expect((await both(bare)).map(({ status }) => status)).toEqual([201, 201])
  })
})
