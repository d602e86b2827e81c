import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { book } from '#testing/booking.ts'
import type { Browser } from '#testing/browser.ts'
import { openOwnPage } from '#testing/own-booking.ts'
import { openPier } from '#testing/stay.ts'
import { rentalInbox } from '../../contract.ts'
import { insertInboxItem } from '../commands.ts'
import { listStatement, readList } from '../queries.ts'

const pier = openPier()
const page = openOwnPage(pier)
const sql = () => pier.it.sql
const path = rentalInbox.getInbox.path
type Staff = 'root' | 'admin' | 'employee'
const people = {} as Record<Staff, Browser>
const read = (who: Staff, query = '') => people[who].get(`${path}${query}`)
const inboxOf = async (who: Staff, query = '') => (await read(who, query)).json.inbox as Record<string, unknown>[]

beforeAll(async () => {
  for (const who of ['root', 'admin', 'employee'] as const) people[who] = await pier.it.signedIn(who)
})
beforeEach(() => pier.it.sql`TRUNCATE inbox_items RESTART IDENTITY`)

/** One open, one ticked off on June 1, one ticked off too long ago; a stay that is booked and one that was canceled. */
async function fill() {
  const item = { business: 'rental', type: 'contact', name: 'Mira Keller' } as const
  for (const body of ['open', 'done', 'long ago']) await insertInboxItem(sql(), { ...item, body })
  await sql()`
    UPDATE inbox_items SET ticked_off_by = 'Ada Seewald',
      ticked_off_at = CASE body WHEN 'done' THEN '2026-06-01T04:00:00Z'::timestamptz ELSE '2026-05-17T21:59:59Z' END
    WHERE body <> 'open'`
  await pier.request()
  await pier.request({ booked_day: '2026-06-20', name: 'Ole Sund', email: 'ole@guests.example' })
  const [, canceled] = await pier.stored()
  await people.employee.post('/api/rere_cancel_booking_EN/', {
    booking_id: canceled?.id,
    canceled_reason: 'Storm warning',
  })
}

describe('the logbook', () => {
  test('is no part of what an employee gets', async () => {
    await fill()
    expect(await inboxOf('employee')).toMatchObject([{ body: 'open', ticked_off: '' }])
    for (const query of ['?log=true', '?type=contact&log=true', '?type=cancellation&log=true']) {
      const { status, json } = await read('employee', query)
      expect([query, status, json.code]).toEqual([query, 403, 'NOT_ALLOWED'])
    }
  })

  test('shows admins the last 14 days: what was ticked off, and who canceled what and why', async () => {
    await fill()
    const items = await inboxOf('admin')
    expect(items).toMatchObject([
      { type: 'contact', body: 'open' },
      { type: 'contact', body: 'done', ticked_off: 'Ticked off by Ada Seewald (06/01/26)' },
      {
        type: 'cancellation',
        name: 'Ole Sund',
        email: 'ole@guests.example',
        phone: '+491517654321',
        dateTime: '2026-06-01T05:00:00Z',
        ticked_off: '',
        canceled: 'Canceled by Jonas Pier (06/01/26): Storm warning',
      },
    ])
    expect(items[2]?.body).toMatch(
      /^Heron, \$1,080, reference [2-9A-Z]{8}\nSaturday, June 20, 2026, 2 pm – 06\/22\/26, 10 am$/,
    )
    const refused = await read('admin', '?type=confirmation&log=true')
    expect([refused.status, refused.json.code]).toEqual([403, 'NOT_ALLOWED'])
  })

  test('shows root the confirmations too, also of what was canceled later', async () => {
    await fill()
    const all = await inboxOf('root')
    expect(all.map(({ type }) => type)).toEqual(['contact', 'contact', 'confirmation', 'confirmation', 'cancellation'])
    const confirmed = await inboxOf('root', '?type=confirmation&log=true')
    expect(confirmed).toMatchObject([
      { name: 'Ole Sund', canceled: 'Canceled by Jonas Pier (06/01/26): Storm warning' },
      { name: 'Nils Lindqvist', canceled: '' },
    ])
    await sql()`UPDATE bookings SET created_at = '2026-05-17T21:59:59Z'`
    expect(await inboxOf('root', '?type=confirmation&log=true')).toEqual([])
  })

  test('knows nothing of holds that nobody paid for', async () => {
    await pier.hold()
    expect(await inboxOf('root')).toEqual([])
    await sql()`UPDATE bookings SET canceled_at = '2026-06-01T05:00:00Z', canceled_reason = 'Not paid in time'`
    expect(await inboxOf('root')).toEqual([])
  })

  test('comes in pages that miss nothing and repeat nothing', async () => {
    // Most of them in the same moment.
    await sql()`
      INSERT INTO inbox_items (business, type, name, body, ticked_off_by, ticked_off_at)
      SELECT 'rental', 'todo', 'Ada Seewald', 'task ' || n, 'Ada Seewald',
             '2026-06-01T04:00:00.123456Z'::timestamptz + (n / 45) * interval '1 microsecond'
      FROM generate_series(0, 119) n`
    const bodies: unknown[] = []
    let next: unknown = ''
    for (let turns = 0; next !== null && turns < 5; turns++) {
      const { json } = await read('admin', `?type=todo&log=true&before=${next}`)
      bodies.push(...(json.inbox as Record<string, unknown>[]).map(({ body }) => body))
      next = json.next
    }
    expect(bodies).toEqual(Array.from({ length: 120 }, (_, n) => `task ${119 - n}`))
  })

  test('refuses lists and pages that do not exist', async () => {
    for (const query of [
      '?type=receipt',
      '?log=perhaps',
      '?before=x',
      '?before=1-2-3',
      `?before=${'9'.repeat(17)}-1`,
    ]) {
      expect([query, (await read('admin', query)).status]).toEqual([query, 422])
    }
    const far = await read('admin', `?type=cancellation&log=true&before=${'9'.repeat(16)}-999999999`)
    expect(far.status).toBe(200)
  })
})

describe('a wish of a customer for a change', () => {
  test('stands in the rental’s inbox, to be answered', async () => {
    await pier.request()
    expect((await page.ask(await page.linkFor('nils@guests.example'), 'One more night, please')).status).toBe(201)
    const [item] = await inboxOf('employee')
    expect(item).toMatchObject({
      type: 'contact',
      name: 'Nils Lindqvist',
      email: 'nils@guests.example',
      phone: '+491517654321',
      dateTime: '2026-06-01T05:00:00Z',
      ticked_off: '',
    })
    expect(item?.body).toMatch(
      /^Change wanted: Heron on Wednesday, June 10, 2026, [2-9A-Z]{8}\n\nOne more night, please$/,
    )
  })

  test('stands there once when it is sent twice, and not at all when it is refused', async () => {
    await pier.request()
    const link = await page.linkFor('nils@guests.example')
    const key = { 'idempotency-key': 'the-same-wish-twice' }
    await Promise.all([page.ask(link, 'One more night', key), page.ask(link, 'One more night', key)])
    await page.ask(link, '')
    expect(await inboxOf('employee')).toHaveLength(1)
    for (let n = 0; n < 6; n++) await page.ask(link, `Wish ${n}`)
    // Five a day; what is one too many leaves nothing.
    expect(await inboxOf('employee')).toHaveLength(5)
  })
})

test('bookings by the hour stand in the logbook as those over days do', async () => {
  await book(sql(), pier.it.visitor(), { vehicle: (await sql()`SELECT id FROM vehicles WHERE name = 'Eider'`)[0]?.id })
  const [item] = await inboxOf('root', '?type=confirmation&log=true')
  expect(item?.name).toBe('Mira Keller')
  expect(item?.body).toMatch(/^Eider, \$50, reference [2-9A-Z]{8}\nWednesday, June 3, 2026, 10 am – 11 am$/)
})

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}
const withParts = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(withParts)]

/** What a statement does that takes longer the more there is: sorting all of it, or reading a table from end to end. */
const slowParts = (plan: Plan) =>
  withParts(plan)
    .filter(
      ({ 'Node Type': node, 'Relation Name': table }) =>
        node === 'Sort' || (/Seq Scan/.test(node) && table !== 'vehicles'),
    )
    .map((part) => part['Node Type'])

test('a page is read from the indexes however many bookings and entries there are', async () => {
  const begin = '2026-06-01T05:00:00Z'
  await sql()`
    INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price, created_at, canceled_at)
    SELECT 'many' || n, ${pier.houseboat}, 'hours', '2010-01-01'::timestamp + n * interval '2 hours',
           '2010-01-01'::timestamp + n * interval '2 hours' + interval '1 hour', '', '', '', 0, at, CASE WHEN n % 3 = 0 THEN at END
    FROM generate_series(1, 8000) n, LATERAL (SELECT ${begin}::timestamptz - n * interval '1 minute' AS at)`
  await sql()`
    INSERT INTO inbox_items (business, type, name, body, created_at, ticked_off_at, ticked_off_by)
    SELECT 'rental', CASE WHEN n % 2 = 0 THEN 'todo' ELSE 'contact' END, 'Ada', 'x', at, CASE WHEN n % 40 > 1 THEN at END,
           CASE WHEN n % 40 > 1 THEN 'Ada' END
    FROM generate_series(1, 8000) n, LATERAL (SELECT ${begin}::timestamptz - n * interval '1 minute' AS at)`
  await sql()`VACUUM ANALYZE bookings, inbox_items`
  const since = Temporal.Instant.from('2026-05-17T22:00:00Z')
  const page = { business: 'rental' as const, since, timeZone: 'Europe/Berlin', before: undefined }
  const lists = [
    ...(['todo', 'contact'] as const).map((type) => ({ type, log: false })),
    ...(['todo', 'contact', 'confirmation', 'cancellation'] as const).map((type) => ({ type, log: true })),
  ]
  for (const list of lists) {
    const { items, next } = await readList(sql(), list, page)
    expect([list, items.length]).toEqual([list, 50])
    for (const before of [undefined, next ?? '']) {
      const [row] = await sql()<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>`
        EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${listStatement(sql(), list, { ...page, before })}`
      const plan = row?.['QUERY PLAN'][0].Plan as Plan
      expect([list, before, slowParts(plan)]).toEqual([list, before, []])
      const blocks = plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
      expect(blocks).toBeLessThanOrEqual(40)
    }
  }
})
