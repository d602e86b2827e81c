import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'

const it = await buildTestApp()
const admin = await it.signedIn('admin')

beforeEach(async () => {
  await it.sql`DELETE FROM audit_log`
  await it.sql`DELETE FROM users WHERE email LIKE '%@new.example'`
  await it.sql`TRUNCATE idempotent_answers`
})

const person = {
  firstName: 'anna-LENA',
  lastName: "o'NEIL",
  email: 'Anna@New.example',
  phone: '+49 170 1234567',
  address: 'Pier 7',
  additional: 'Boathouse',
  zipCodeAndCity: '17207 Röbel',
  password: 'oars',
}

const send = (changes: object = {}, browser: Browser = admin, headers: Record<string, string> = {}) =>
  browser.post('/api/rere_register/', { ...person, ...changes }, headers)
const stored = (app: TestApp = it) => app.sql`
  SELECT email, first_name, last_name, phone, street_and_number, additional, zip_code_and_city, admin, demo, root, active
  FROM users WHERE email LIKE '%@new.example' ORDER BY id`

describe('registering an employee', () => {
  test('adds a real one, with the name capitalised, who can sign in, and notes who did it', async () => {
    const reply = await send()
    expect([reply.status, reply.json]).toEqual([201, { status: 'success' }])
    expect(await stored()).toEqual([
      {
        email: 'anna@new.example',
        first_name: 'Anna-lena',
        last_name: "O'neil",
        phone: '+491701234567',
        street_and_number: 'Pier 7',
        additional: 'Boathouse',
        zip_code_and_city: '17207 Röbel',
        admin: false,
        demo: false,
        root: false,
        active: true,
      },
    ])
    const signedIn = await it.visitor().post('/api/rere_login/', { email: 'anna@new.example', password: 'oars' })
    expect(signedIn.json).toMatchObject({ username: "Anna-lena O'neil", admin: false, demo: false })
    const notes = await it.sql`
      SELECT actor, action, details, (SELECT u.email FROM users u WHERE u.id = actor_id) AS by,
             (SELECT u.email FROM users u WHERE 'user:' || u.id = record) AS whom FROM audit_log`
    expect(notes).toEqual([
      {
        actor: 'Jonas Pier',
        action: 'employee.register',
        by: 'admin@rental.example',
        whom: 'anna@new.example',
        details: { email: 'anna@new.example', firstName: 'Anna-lena', lastName: "O'neil" },
      },
    ])
  })

  test('takes multipart, and nothing but the names, the address and the password', async () => {
    const form = new FormData()
    const given = { firstName: 'özgür', lastName: 'y', email: 'o@new.example', password: 'x'.repeat(20), admin: 'true' }
    for (const [name, value] of Object.entries(given)) form.append(name, value)
    const body = new Response(form)
    const reply = await admin.send({
      method: 'POST',
      url: '/api/rere_register/',
      headers: { 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    })
    expect(reply.status).toBe(201)
    expect(await stored()).toMatchObject([{ first_name: 'Özgür', last_name: 'Y', phone: '', admin: false }])
  })

  const long = (length: number) => 'x'.repeat(length)
  test.each([
    ['firstName', ['', ' ', long(26), 'a\nb'], 'Please enter a valid first name'],
    ['lastName', ['', long(26)], 'Please enter a valid last name'],
    ['email', ['', 'anna', `${long(45)}@new.example`], 'Please enter a valid email address'],
    ['phone', ['12a', '+', long(26), '1'.repeat(26)], 'Please enter a valid phone number'],
    ['address', [long(51)], 'Please enter a valid street & house number'],
    ['additional', [long(51)], 'Additional address details are too long'],
    ['zipCodeAndCity', [long(51)], 'Please enter a valid ZIP code & city'],
    ['password', ['', 'abc', long(21)], 'The password must be 4 - 20 characters long'],
  ])('with an invalid %s is refused at the field', async (field, values, message) => {
    for (const value of values) {
      const reply = await send({ [field]: value })
      expect([value, reply.status, reply.json.errors]).toEqual([value, 422, [{ field, message }]])
    }
    expect(await stored()).toEqual([])
  })

  test('is for admins: visitors, employees and test accounts are refused', async () => {
    await it.sql`UPDATE users SET admin = true WHERE demo`
    const demo = await send({}, await it.signedIn('demo'))
    await it.sql`UPDATE users SET admin = false WHERE demo`
    const replies = [await send({}, it.visitor()), await send({}, await it.signedIn('employee')), demo]
    expect(replies.map(({ status, json }) => [status, json.code])).toEqual([
      [401, 'NOT_SIGNED_IN'],
      [403, 'NOT_ALLOWED'],
      [403, 'DEMO_ACCOUNT'],
    ])
    expect((await send({}, await it.signedIn('root'))).status).toBe(201)
    expect(await stored()).toHaveLength(1)
  })

  test('with an address somebody has is refused at the field, however it is written', async () => {
    await send()
    for (const email of ['anna@new.example', 'ANNA@new.example', 'root@sternsinger.example']) {
      const reply = await send({ email })
      expect([email, reply.status, reply.json.errors]).toEqual([
        email,
        422,
        [{ field: 'email', message: 'Somebody is registered with this email address already' }],
      ])
    }
    expect((await send({}, admin, { 'accept-language': 'de' })).json.errors).toMatchObject([
      { message: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto' },
    ])
    expect(await stored()).toHaveLength(1)
  })
})

describe('the same registration again', () => {
  const key = { 'idempotency-key': 'a-key-of-sixteen-or-more' }

  test('under the same key is answered as before, without a second one', async () => {
    const replies = [await send({}, admin, key), await send({}, admin, key)]
    expect(replies.map(({ status, json }) => [status, json])).toEqual([
      [201, { status: 'success' }],
      [201, { status: 'success' }],
    ])
    expect(await stored()).toHaveLength(1)
    expect(await it.sql`SELECT FROM audit_log`).toHaveLength(1)
  })

  test('at the same moment is one too', async () => {
    const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => send({}, admin, key)))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
    expect(await stored()).toHaveLength(1)
  })

  test('with somebody else under the same key is refused', async () => {
    await send({}, admin, key)
    const reply = await send({ email: 'other@new.example' }, admin, key)
    expect([reply.status, reply.json.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await stored()).toHaveLength(1)
  })

  test('keeps no quick hash of the password', async () => {
    await send({}, admin, key)
    await send({ password: 'rudder' }, admin, key)
    const kept = await it.sql<{ body_hash: Buffer }[]>`SELECT body_hash FROM idempotent_answers`
    const another = await it.sql<{ body_hash: Buffer }[]>`SELECT body_hash FROM idempotent_answers`
    expect(kept).toHaveLength(1)
    expect(another).toEqual(kept)
  })
})

describe('sixteen admins who register one address at the same moment', () => {
  const all = (app: TestApp, by: Browser) =>
    Promise.all(
      Array.from({ length: 16 }, () => by.post('/api/rere_register/', person).then(({ status }) => ({ app, status }))),
    )
  const statuses = async (app: TestApp, by: Browser) => (await all(app, by)).map(({ status }) => status).toSorted()

  test('are answered with one 201 and fifteen times with the field', async () => {
    for (let round = 0; round < 5; round++) {
      await it.sql`DELETE FROM users WHERE email LIKE '%@new.example'`
      expect(await statuses(it, admin)).toEqual([201, ...Array<number>(15).fill(422)])
      expect(await stored()).toHaveLength(1)
    }
  })

  test('would all be registered without the unique index: that is what the test above sees', async () => {
    const bare = await buildTestApp()
    const by = await bare.signedIn('admin')
    await bare.sql`DROP INDEX users_email`
    await statuses(bare, by)
    expect((await stored(bare)).length).toBeGreaterThan(1)
  })
})
