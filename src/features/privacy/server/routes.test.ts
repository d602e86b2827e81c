import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Role, roles } from '#testing/app.ts'
import { openDesk } from '#testing/booking.ts'
import type { Browser } from '#testing/browser.ts'
import { addCustomer, addInvoice } from '#testing/invoices.ts'
import type { Obstacle, PersonFile } from '../contract.ts'

const desk = openDesk()
const staff = {} as Record<Role, Browser>
const mira = 'email:mira@guests.example'

beforeAll(async () => {
  for (const role of roles) staff[role] = await desk.it.signedIn(role)
})

beforeEach(async () => {
  await desk.it.sql`TRUNCATE audit_log, inbox_items, vouchers, payments, files, idempotent_answers CASCADE`
})

const find = async (search: string) =>
  (await staff.root.get(`/api/sshp_find_people/?${new URLSearchParams({ search })}`)).json.people as {
    person: string
    records: number
  }[]
const look = (person = mira) => staff.root.get(`/api/sshp_get_person/?${new URLSearchParams({ person })}`)
const file = async (person = mira) => (await look(person)).json as unknown as PersonFile
const erase = (person = mira, confirmation = person.slice(person.indexOf(':') + 1)) =>
  staff.root.post('/api/sshp_erase_person/', { person, confirmation })
const obstacles = async (person = mira) => (await file(person)).obstacles.map(({ text }: Obstacle) => text)

/** A booking of last May, taken out and back, paid, with all that can be known of a customer; and another customer's. */
async function aPast(email = 'Mira@guests.example', name = 'Mira Keller') {
  const { sql } = desk.it
  const quote = {
    lines: [
      { label: 'Eider', cents: 6000 },
      { label: 'Price change: Mira is a friend', cents: -1000 },
    ],
    total: 5000,
  }
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`
    INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, street_and_number, comment,
                          staff_comment, price, new_price, price_change_reason, quote, paid_at, visitor, employee)
    VALUES (upper(left(md5(${email}), 8)), ${desk.boat}, 'hours', timestamp '2026-05-03 10:00' + ${name.length} * interval '1 day',
            timestamp '2026-05-03 11:00' + ${name.length} * interval '1 day', ${name}, ${email}, '+49 151 2345678', 'Seestrasse 5',
            'We bring a dog', 'Sings', 6000, 5000, 'A friend', ${sql.json(quote)}, '2026-05-03', sha256('x'), 'Jonas Pier')
    RETURNING id::int`
  const picture = `${String(id).padStart(32, '0')}.webp`
  await sql`
    INSERT INTO files (name, media_type, bytes)
    VALUES (${picture}, 'image/webp', 'x'), (${`thumbnail_${picture}`}, 'image/webp', 'y')`
  await sql`
    INSERT INTO handovers (booking_id, out_at, out_by, fuel_out, back_at, back_by, fuel_back, signed_by, signature_out, damage)
    VALUES (${id}, '2026-05-03', 'Jonas Pier', 8, '2026-05-04', 'Jonas Pier', 8, ${name}, ${picture}, 'Scratch')`
  await sql`
    INSERT INTO handover_pictures (booking_id, moment, file, taken_by, taken_at)
    VALUES (${id}, 'out', ${picture}, 'Jonas Pier', '2026-05-03')`
  await sql`
    INSERT INTO mails (recipient, subject, body_text, body_html, attachments, state)
    VALUES (${email}, ${`Thank you ${name}`}, 'x', 'x', '[{"name":"a"}]', 'sent'), (${email}, 'Wait', 'x', 'x', '[]', 'waiting'),
           ('root@sternsinger.example', 'A request', ${`From ${email}`}, 'x', '[]', 'sent')`
  await sql`
    INSERT INTO inbox_items (business, type, name, email, body)
    VALUES ('rental', 'contact', ${name}, ${email}, 'Do you have a bigger boat?'),
           ('rental', 'todo', 'Jonas Pier', '', ${`Call ${name} (${email}) back`})`
  await sql`
    INSERT INTO blocked_customers (name, email, phone, reason) VALUES (${name}, ${email}, '', 'Sang too loud')`
  await sql`
    INSERT INTO vouchers (reference, code, amount, name, email, words, background, payment_method, paid_at)
    VALUES (${`V${id}`}, upper(translate(left(md5(${email}), 16), '01iloe', '222222')), 5000, ${name}, ${email}, 'With love', 1, 'transfer', now())`
  await sql`
    INSERT INTO audit_log (actor, action, record, details)
    VALUES ('Jonas Pier', 'booking.comment', ${`booking:${id}`}, ${sql.json({ from: '', to: `${name} sings` })}),
           ('Jonas Pier', 'customer.unblock', 'blocked-customer:999999', ${sql.json({ name, email, reason: 'x' })})`
  return { id, picture }
}

describe('finding', () => {
  test('people are found by email, number and name, each once, with how many records name them', async () => {
    await aPast()
    await aPast('nils@guests.example', 'Nils Lindqvist')
    await desk.it.sql`
      INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price)
      VALUES ('WALKINNN', ${desk.boat}, 'hours', '2026-05-01 10:00', '2026-05-01 11:00', 'Ole', '', '', 0)`
    expect(await find('mira')).toMatchObject([{ person: mira, name: 'Mira Keller', records: 8 }])
    expect((await find('0151/23456')).map(({ person }) => person).sort()).toEqual([mira, 'email:nils@guests.example'])
    expect(await find('lindq')).toMatchObject([{ person: 'email:nils@guests.example' }])
    expect(await find('ole')).toMatchObject([{ person: 'name:ole', records: 1 }])
    expect(await find('%%%')).toEqual([])
    expect(await find('0000')).toEqual([])
    expect((await staff.root.get('/api/sshp_find_people/?search=ab')).status).toBe(422)
  })

  test('what there is, is shown before anything happens; a walk-in with the same number belongs to it', async () => {
    await aPast()
    await desk.it.sql`
      INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price)
      VALUES ('WALKINNN', ${desk.boat}, 'hours', '2026-05-01 10:00', '2026-05-01 11:00', 'M.', '', '0151 2345678', 0)`
    const found = await file()
    expect(found).toMatchObject({
      person: mira,
      confirmation: 'mira@guests.example',
      pseudonym: expect.stringMatching(/^Erased [0-9A-F]{8}$/),
      emails: ['mira@guests.example'],
      obstacles: [],
    })
    expect(Object.fromEntries(found.records.map(({ label, count, fate }) => [label, [count, fate]]))).toEqual({
      Bookings: [2, 'Pseudonym instead of the person'],
      'Check-outs and returns': [1, 'Pseudonym instead of the person'],
      'Handover photos': [1, 'Deleted'],
      Vouchers: [1, 'Pseudonym instead of the person'],
      Mails: [2, 'Pseudonym instead of the person'],
      'Contact requests': [1, 'Pseudonym instead of the person'],
      'Blocked customers': [1, 'Only email and phone stay'],
    })
    expect((await look('email:nobody@guests.example')).status).toBe(404)
    expect((await look('id:1')).status).toBe(422)
  })

  test('nobody but root does any of this', async () => {
    for (const path of ['find_people', 'get_person', 'export_person', 'get_retention']) {
      expect((await desk.it.visitor().get(`/api/sshp_${path}/`)).status).toBe(401)
      expect((await staff.admin.get(`/api/sshp_${path}/`)).status).toBe(403)
    }
    expect((await staff.admin.post('/api/sshp_erase_person/', { person: mira })).status).toBe(403)
  })
})

describe('erasing', () => {
  test('leaves amounts and no trace of the person, and of others everything', async () => {
    const { sql, live } = desk.it
    const { id, picture } = await aPast()
    await aPast('nils@guests.example', 'Nils Lindqvist')
    expect((await staff.admin.get(`/files/${picture}`)).status).toBe(200)
    const heard = new Set<string>()
    const stop = live.subscribe((topics) => {
      for (const topic of topics) heard.add(topic)
    })
    const reply = await erase()
    stop()
    expect(reply.status, reply.text).toBe(200)
    const { pseudonym, stays } = reply.json as { pseudonym: string; stays: { label: string }[] }
    expect(stays.map(({ label }) => label)).toEqual(['Bookings', 'Vouchers', 'Blocked customers'])
    expect([...heard]).toEqual(expect.arrayContaining(['bookings', 'blocked-customers', 'mails', 'files']))

    const everything = await sql<{ row: string }[]>`
      SELECT b::text AS row FROM bookings b WHERE id = ${id} UNION ALL SELECT h::text FROM handovers h WHERE booking_id = ${id}
      UNION ALL SELECT m::text FROM mails m WHERE recipient <> 'nils@guests.example' AND body_text NOT LIKE '%nils%'
      UNION ALL SELECT i::text FROM inbox_items i WHERE body NOT LIKE '%Nils%' AND name <> 'Nils Lindqvist'
      UNION ALL SELECT v::text FROM vouchers v WHERE reference = ${`V${id}`} UNION ALL SELECT a::text FROM audit_log a WHERE details::text NOT LIKE '%Nils%'`
    expect(everything.map(({ row }) => row).join('\n')).not.toMatch(
      /mira|keller|seestr|2345678|dog|sings|friend|love|bigger|scratch/i,
    )
    expect(
      (await sql`SELECT name, price, new_price, paid_at IS NOT NULL AS paid FROM bookings WHERE id = ${id}`)[0],
    ).toEqual({
      name: pseudonym,
      price: 6000,
      new_price: 5000,
      paid: true,
    })
    expect(await sql`SELECT state, recipient FROM mails WHERE subject = ${pseudonym} ORDER BY id`).toEqual([
      { state: 'sent', recipient: pseudonym },
      { state: 'canceled', recipient: pseudonym },
      { state: 'sent', recipient: 'root@sternsinger.example' },
    ])
    expect((await sql`SELECT ticked_off_by FROM inbox_items WHERE type = 'contact' ORDER BY id LIMIT 1`)[0]).toEqual({
      ticked_off_by: pseudonym,
    })
    expect(await sql`SELECT body FROM inbox_items WHERE type = 'todo' ORDER BY id LIMIT 1`).toEqual([
      { body: `Call ${pseudonym} (${pseudonym}) back` },
    ])
    expect(await sql`SELECT name, email, reason FROM blocked_customers ORDER BY id LIMIT 1`).toEqual([
      { name: pseudonym, email: 'Mira@guests.example', reason: pseudonym },
    ])
    expect((await staff.admin.get(`/files/${picture}`)).status).toBe(404)
    expect((await staff.admin.get(`/files/thumbnail_${picture}`)).status).toBe(404)
    expect(await sql`SELECT actor, action, record FROM audit_log ORDER BY id DESC LIMIT 1`).toEqual([
      { actor: 'Sternsinger', action: 'person.erase', record: `person:${pseudonym}` },
    ])

    expect((await file('email:nils@guests.example')).records.map(({ count }) => count)).toEqual([1, 1, 1, 1, 2, 1, 1])
    expect((await sql`SELECT name, comment FROM bookings ORDER BY id DESC LIMIT 1`)[0]).toEqual({
      name: 'Nils Lindqvist',
      comment: 'We bring a dog',
    })
  })

  test('may be done again, for what came since, under the same pseudonym', async () => {
    await aPast()
    const first = await erase()
    await desk.it.sql`
      INSERT INTO inbox_items (business, type, name, email, body) VALUES ('agency', 'contact', 'M', 'mira@guests.example', 'Me again')`
    const second = await erase()
    expect([second.status, second.json.pseudonym]).toEqual([200, first.json.pseudonym])
    await desk.it.sql`DELETE FROM blocked_customers`
    expect((await erase()).status).toBe(404)
  })

  test('asks to type who it is', async () => {
    await aPast()
    for (const typed of ['', 'mira', 'nils@guests.example']) {
      const reply = await erase(mira, typed)
      expect([reply.status, reply.json.errors]).toEqual([
        422,
        [{ field: 'confirmation', message: 'Please type it as it is shown' }],
      ])
    }
    expect((await file()).records).toHaveLength(7)
  })

  test('waits for what is to come, to be paid or given back, and says what', async () => {
    const { sql } = desk.it
    const { id } = await aPast()
    const change = async (set: Record<string, unknown>) => {
      const fresh = {
        starts_at: '2026-05-14 10:00',
        ends_at: '2026-05-14 11:00',
        paid_at: '2026-05-03',
        canceled_at: null,
        settlement: null,
      }
      await sql`UPDATE bookings SET ${sql({ ...fresh, ...set } as never)} WHERE id = ${id}`
      return obstacles()
    }
    const [{ ref } = { ref: '' }] = await sql<{ ref: string }[]>`SELECT reference AS ref FROM bookings WHERE id = ${id}`
    expect(await change({})).toEqual([])
    // Seven in the morning on June 1.
    expect(await change({ starts_at: '2026-06-01 06:00', ends_at: '2026-06-01 07:30' })).toEqual([
      `Booking ${ref} of 06/01/26 is still to come`,
    ])
    expect(await change({ starts_at: '2026-06-01 06:00', ends_at: '2026-06-01 07:00' })).toEqual([])
    expect(await change({ paid_at: null })).toEqual([`Booking ${ref} of 05/14/26 is not paid`])
    expect(await change({ paid_at: null, starts_at: '2022-12-31 10:00', ends_at: '2022-12-31 11:00' })).toEqual([])
    expect(await change({ canceled_at: '2026-05-20', settlement: sql.json({ handBack: 500 }) })).toEqual([
      `Booking ${ref} of 05/14/26 was canceled, and money is to be given back`,
    ])
    await change({})
    await sql`UPDATE handovers SET back_at = NULL, back_by = NULL`
    const refused = await erase()
    expect([refused.status, refused.json.code, refused.json.obstacles]).toEqual([
      409,
      'NOT_NOW',
      [{ text: `Booking ${ref} of 05/14/26 is out on the water`, link: '/RentalRevolution/bookings?day=2026-05-14' }],
    ])
    expect((await file()).names).toEqual(['Mira Keller'])
  })

  test('of a customer of the agency keeps the invoices, once they are paid', async () => {
    const { sql } = desk.it
    const customer = await addCustomer(sql, { email: 'grete@customers.example', name: 'Grete Sander' })
    const { id, reference, gross } = await addInvoice(sql, { customer })
    const grete = 'email:grete@customers.example'
    expect(await obstacles(grete)).toEqual([`Invoice ${reference} is not paid`])
    await sql`
      INSERT INTO invoice_payments (invoice_id, amount, method, at, cashier, position)
      VALUES (${id}, ${gross}, 'transfer', now(), 'Sternsinger', 1)`
    const done = await erase(grete)
    expect([done.status, done.json.stays], done.text).toEqual([
      200,
      [
        { label: 'Customers of the agency', count: 1, why: expect.any(String) },
        { label: 'Invoices', count: 1, why: expect.stringContaining('§ 147 AO') },
      ],
    ])
    expect(
      await sql`SELECT business, name, email, active, deleted_at IS NULL AS there FROM customers WHERE id = ${customer}`,
    ).toEqual([{ business: done.json.pseudonym, name: done.json.pseudonym, email: '', active: false, there: false }])
    expect((await sql`SELECT buyer::text AS buyer FROM invoices WHERE id = ${id}`)[0]?.buyer).toContain('Grete')
  })

  test('of staff waits until they are deactivated, and takes their name off what they did', async () => {
    const { sql } = desk.it
    await sql`
      INSERT INTO users (email, password_hash, first_name, last_name)
      VALUES ('anna@crew.example', 'x', 'Anna', 'Oar')`
    const anna = 'email:anna@crew.example'
    expect(await obstacles(anna)).toEqual(['They work here: deactivate the account first'])
    expect((await erase('email:root@sternsinger.example')).status).toBe(404)
    await sql`UPDATE users SET active = false WHERE email = 'anna@crew.example'`
    await sql`INSERT INTO blocked_days (day, blocked_by) VALUES ('2026-07-01', 'Anna Oar'), ('2026-07-02', 'Anna Oarsman')`
    await sql`
      INSERT INTO audit_log (actor_id, actor, action, record, details)
      SELECT id, 'Anna Oar', 'settings.person', 'user:' || id, '{"email":{"from":"a@b.example","to":"anna@crew.example"}}'
      FROM users WHERE email = 'anna@crew.example'`
    const { status, json } = await erase(anna)
    expect(status).toBe(200)
    const letters = String(json.pseudonym).slice(-8)
    expect(await sql`SELECT email, first_name, last_name FROM users WHERE last_name = ${letters}`).toEqual([
      { email: `erased-${letters.toLowerCase()}@erased.invalid`, first_name: 'Erased', last_name: letters },
    ])
    expect(await sql`SELECT blocked_by FROM blocked_days ORDER BY day`).toEqual([
      { blocked_by: json.pseudonym },
      { blocked_by: 'Anna Oarsman' },
    ])
    expect(await sql`SELECT actor, details FROM audit_log ORDER BY id LIMIT 1`).toEqual([
      { actor: json.pseudonym, details: { email: { from: json.pseudonym, to: json.pseudonym } } },
    ])
  })
})
