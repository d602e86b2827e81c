import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertInboxItem } from '#features/inbox/server/commands.ts'
import { buildTestApp, mondayMorning } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { addCustomer } from '#testing/invoices.ts'
import { record, someSale } from '#testing/till.ts'
import { insertVoucher } from '#testing/voucher.ts'
import { fold } from '../rules.ts'

const it = await buildTestApp()
const { sql } = it
const people = {
  root: await it.signedIn('root'),
  admin: await it.signedIn('admin'),
  employee: await it.signedIn('employee'),
  demo: await it.signedIn('demo'),
  visitor: it.visitor(),
}
const eider = await insertVehicle(sql, { name: 'Eider' })
const merganser = await insertVehicle(sql, { name: 'Merganser' })

beforeEach(async () => {
  it.setNow(mondayMorning)
  await sql`TRUNCATE bookings, inbox_items, vouchers, blocked_customers CASCADE`
})

type Given = { name?: string; email?: string; phone?: string; boat?: number; day?: string; reference?: string }
async function book({
  name = 'Mira Keller',
  email = 'mira@guests.example',
  phone = '+49 151 7654321',
  ...more
}: Given) {
  const { boat = eider, day = '2026-06-03', reference = crypto.randomUUID().slice(0, 8).toUpperCase() } = more
  await sql`
    INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price)
    VALUES (${reference}, ${boat}, 'hours', ${`${day}T10:00`}, ${`${day}T12:00`}, ${name}, ${email}, ${phone}, 5000)`
}
const ask = (search: string, who: Browser = people.employee, path = '/api/rere_search/') =>
  who.get(`${path}?${new URLSearchParams({ search })}`)
const names = async (search: string) =>
  ((await ask(search)).json.bookings as { name: string }[]).map(({ name }) => name)

describe('bookings', () => {
  test('are found by parts of name, address, reference and boat, in any order and writing', async () => {
    await book({ name: 'Jürgen Müller', email: 'jm@web.example', reference: 'K7Q2M9XA' })
    await book({ name: 'Anna Lucht', email: 'anna@guests.example', phone: '0170 / 123-4567', boat: merganser })
    for (const search of ['Müller', 'mueller', 'MULLER jurg', 'jm@web', 'k7q2', 'müller eider'])
      expect([search, await names(search)]).toEqual([search, ['Jürgen Müller']])
    for (const search of ['+49 170 1234567', '0049170 1234567', '4567', '01701234567', 'merganser', 'lucht merg'])
      expect([search, await names(search)]).toEqual([search, ['Anna Lucht']])
    for (const search of ['müller merganser', '4568', 'an', '%%%', '___'])
      expect([search, await names(search)]).toEqual([search, []])
  })

  test('forgive a wrong, a missing and a swapped letter, where nothing is written just so', async () => {
    await book({ name: 'Katharina Schmidt' })
    for (const search of ['schmitd', 'schmdt', 'Schmiddt', 'katarina', 'katherina schmid'])
      expect([search, await names(search)]).toEqual([search, ['Katharina Schmidt']])
    await book({ name: 'Karl Schmid', boat: merganser })
    expect(await names('schmid')).toEqual(expect.arrayContaining(['Karl Schmid', 'Katharina Schmidt']))
    expect(await names('zzzzz')).toEqual([])
  })

  test('come as they are wanted, ten at most, also where they are far from today', async () => {
    for (let n = 1; n <= 12; n++) await book({ name: `Ida Far ${n}`, day: `2025-0${1 + (n % 6)}-${10 + n}` })
    await book({ name: 'Ida Far tomorrow', day: '2026-06-02' })
    await book({ name: 'Ida Far next week', day: '2026-06-09' })
    const found = await names('ida far')
    expect(found.slice(0, 2)).toEqual(['Ida Far tomorrow', 'Ida Far next week'])
    expect(found).toHaveLength(10)
  })

  test('of a word that all have come at once: what runs, what is next, and nothing over or canceled before them', async () => {
    // 7 am on the business's clock.
    const at = async (day: string, from: string, to: string, name: string) => {
      await book({
        name,
        email: 'somebody@web.example',
        day,
        reference: name.replace(' ', '').toUpperCase().padEnd(8, 'X'),
      })
      await sql`UPDATE bookings SET starts_at = ${`${day}T${from}`}, ends_at = ${`${day}T${to}`} WHERE name = ${name}`
    }
    await at('2026-06-01', '05:00', '06:00', 'Over')
    await at('2026-06-01', '06:00', '08:00', 'Runs')
    await at('2026-06-02', '09:00', '10:00', 'Canceled')
    await sql`UPDATE bookings SET canceled_at = now() WHERE name = 'Canceled'`
    const next = Array.from({ length: 11 }, (_, i) => `Next ${i}`)
    for (const [i, name] of next.entries()) await at(`2026-06-${10 + i}`, '10:00', '12:00', name)
    expect(await names('web.example')).toEqual(['Runs', ...next.slice(0, 9)])
  })

  test('are found by the kind of boat in either language, and by the day', async () => {
    const swift = await insertVehicle(sql, { name: 'Swift', type: 'canoes' })
    await book({ name: 'Clara Weber', boat: swift, day: '2026-06-01' })
    await book({ name: 'Clara Weber', boat: eider, day: '2026-06-02' })
    await book({ name: 'Anton Kanus', boat: merganser, day: '2026-06-02' })
    const found = async (search: string) =>
      ((await ask(search)).json.bookings as { name: string; starts_at: string }[]).map(
        ({ name, starts_at }) => `${name} ${starts_at.slice(8, 10)}`,
      )
    for (const search of ['clara kanu', 'canoe clara', 'Kanus Clara'])
      expect([search, await found(search)]).toEqual([search, ['Clara Weber 01']])
    expect(await found('kanu')).toEqual(['Clara Weber 01', 'Anton Kanus 02'])
    for (const search of ['heute', 'today clara', '1.6.', '2026-06-01 kanu'])
      expect([search, await found(search)]).toEqual([search, ['Clara Weber 01']])
    expect(await found('clara 2.6.2026')).toEqual(['Clara Weber 02'])
    expect(await found('morgen')).toEqual(['Clara Weber 02', 'Anton Kanus 02'])
    await book({ name: 'Rolf Morgen', day: '2026-08-02' })
    await sql`DELETE FROM bookings WHERE starts_at::date = '2026-06-02'`
    expect(await found('morgen')).toEqual(['Rolf Morgen 02'])
    await sql`DELETE FROM bookings`
    await sql`DELETE FROM vehicles WHERE id = ${swift}`
  })

  test('say when, what and whether they are paid', async () => {
    await book({ reference: 'K7Q2M9XA' })
    expect((await ask('mira')).json.bookings).toEqual([
      {
        id: expect.any(Number),
        reference: 'K7Q2M9XA',
        name: 'Mira Keller',
        phone: '+49 151 7654321',
        vehicle_name: 'Eider',
        starts_at: '2026-06-03T10:00',
        ends_at: '2026-06-03T12:00',
        kind: 'hours',
        paid: false,
        canceled: false,
        no_show: false,
      },
    ])
  })
})

test('Vouchers are found by buyer, recipient, reference and the whole code, which is not answered.', async () => {
  const { code, reference } = await insertVoucher(sql)
  const found = await ask(reference)
  expect(found.json.vouchers).toMatchObject([{ reference }])
  expect((await ask(code)).json.vouchers).toMatchObject([{ reference }])
  expect((await ask(code.slice(0, 6))).json.vouchers).toEqual([])
  expect(found.text).not.toContain(code)
})

test('Receipts are found by their number, tasks by what they say until they are done.', async () => {
  const { position } = await record(it, someSale())
  const [{ receipt } = { receipt: 0 }] = await sql<{ receipt: number }[]>`
    SELECT receipt FROM till_entries WHERE business = 'rental' AND position = ${position}`
  expect((await ask(`#${receipt} `)).json.receipts).toMatchObject([{ position, number: receipt }])
  await insertInboxItem(sql, {
    business: 'rental',
    type: 'todo',
    name: 'Ada Seewald',
    email: '',
    phone: '',
    body: 'Schwimmwesten zählen',
    at: Temporal.Instant.from(mondayMorning),
  })
  expect((await ask('zaehlen')).json.tasks).toMatchObject([{ type: 'todo', body: 'Schwimmwesten zählen' }])
  expect((await ask('zählen', people.root, '/api/sshp_search/')).json.tasks).toEqual([])
  await sql`UPDATE inbox_items SET ticked_off_at = now(), ticked_off_by = 'Ada Seewald'`
  expect((await ask('zaehlen')).json.tasks).toEqual([])
})

test('Blocked customers are for admins, and nobody else finds them.', async () => {
  await sql`INSERT INTO blocked_customers (name, email, phone, reason) VALUES ('Rolf Rammer', '', '', 'Rammed the pier')`
  expect((await ask('rammer', people.admin)).json.blocked).toMatchObject([{ name: 'Rolf Rammer' }])
  expect((await ask('rammer')).json.blocked).toEqual([])
})

test('The agency finds customers and invoices, by root also tasks, and nothing of the rental.', async () => {
  await book({ name: 'Petra Yacht' })
  await addCustomer(sql, { business: 'Pétra Yachting' })
  const { status, json } = await ask('petra', people.admin, '/api/sshp_search/')
  expect([status, json]).toEqual([
    200,
    { customers: [expect.objectContaining({ business: 'Pétra Yachting' })], invoices: [], tasks: [] },
  ])
})

describe.each(['/api/rere_search/', '/api/sshp_search/'])('%s', (path) => {
  test('refuses visitors and who may not, and what is no search; asked again it answers the same', async () => {
    expect((await ask('mira', people.visitor, path)).status).toBe(401)
    expect((await ask('mira', people.employee, path)).status).toBe(path.includes('sshp') ? 403 : 200)
    for (const search of ['', 'a', 'x'.repeat(81)]) {
      const { status, json } = await ask(search, people.admin, path)
      expect([status, json.errors]).toMatchObject([422, [{ field: 'search' }]])
    }
    const who = path.includes('sshp') ? people.admin : people.demo
    const first = await ask('mira', who, path)
    expect([first.status, (await ask('mira', who, path)).json]).toEqual([200, first.json])
  })
})

test('The database compares as the rules do.', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[A-Za-zÄÖÜäöüßéèçñøłæœåÅŞşãõ '@.0-9-]{0,30}$/), async (said) => {
      const [{ folded } = { folded: '' }] = await sql<{ folded: string }[]>`SELECT search_fold(${said}) AS folded`
      expect(folded).toBe(fold(said))
    }),
    { verbose: true, numRuns: 300 },
  )
})
