import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp, testPassword } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'

let it: TestApp

beforeAll(async () => {
  it = await buildTestApp()
})

const anna = { firstName: 'Jonas', lastName: 'Pier', email: 'employee@rental.example' }
const address = { phone: '+49170123', address: 'Pier 7', additional: 'c/o Crew', zipCodeAndCity: '12345 Berlin' }

describe.each(['rere', 'sshp'])('settings by api/%s_…', (prefix) => {
  const business = prefix === 'rere' ? 'rental' : 'agency'
  const save = (browser: Browser, fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
    browser.post(`/api/${prefix}_update_settings/`, fields, headers)
  const info = (browser: Browser) => browser.get(`/api/${prefix}_get_user_info/`)
  const isSignedIn = async (browser: Browser) => (await info(browser)).status === 200
  const signIn = (email: string, password: string) =>
    it
      .visitor()
      .post('/api/rere_login/', { email, password })
      .then(({ status }) => status)
  const noted = () => it.sql`SELECT action, record, details FROM audit_log ORDER BY id`

  beforeEach(async () => {
    await it.sql`TRUNCATE audit_log, sessions, recovered_passwords, throttles`
    await it.sql`DELETE FROM users WHERE id > 4`
    const hash = (await it.sql<{ password_hash: string }[]>`SELECT password_hash FROM users WHERE root`)[0]
    await it.sql`
      UPDATE users SET first_name = 'Jonas', last_name = 'Pier', phone = '', street_and_number = '', additional = '',
                       zip_code_and_city = '', password_hash = ${hash?.password_hash ?? ''} WHERE NOT root`
    await it.sql`UPDATE users SET email = 'employee@rental.example' WHERE id = 3`
    await it.sql`UPDATE users SET email = 'admin@rental.example' WHERE id = 2`
    await it.sql`UPDATE business_settings SET hiring = false, language = 'en'`
    await it.sql`UPDATE users SET language = NULL`
  })

  test('the office is in what somebody chose, else in what the business did, and stays where nothing is said', async () => {
    const employee = await it.signedIn('employee')
    const spoken = async () => (await employee.get('/api/rere_check_user/')).json.language
    expect(await spoken()).toBe('en')
    for (const [language, kept, read] of [
      ['de', 'de', 'de'],
      [undefined, 'de', 'de'],
      ['business', null, 'en'],
      ['en', 'en', 'en'],
    ] as const) {
      const saved = await save(employee, { ...anna, ...address, language })
      expect([saved.status, saved.json.signed_out]).toEqual([200, false])
      expect([(await info(employee)).json.language, await spoken()]).toEqual([kept, read])
    }
    const onGerman = async () =>
      (await employee.send({ method: 'GET', url: '/api/rere_check_user/', headers: { 'accept-language': 'de' } })).json
    expect(await onGerman()).toMatchObject({ language: 'en' })
    await save(employee, { ...anna, ...address, language: 'business' })
    expect(await onGerman()).toMatchObject({ language: 'de' })
    await save(employee, { ...anna, ...address, language: 'en' })
    await it.sql`UPDATE business_settings SET language = 'de' WHERE business = 'rental'`
    expect(await spoken()).toBe('en')
    await save(employee, { ...anna, ...address, language: 'business' })
    expect(await spoken()).toBe('de')
    for (const language of ['fr', 'german', 1]) {
      const refused = await save(employee, { ...anna, ...address, language })
      expect([refused.status, refused.json.errors]).toMatchObject([422, [{ field: 'language' }]])
    }
    expect(await spoken()).toBe('de')
  })

  test('phone and address are saved and read again; whoever keeps name and email stays signed in', async () => {
    const employee = await it.signedIn('employee')
    expect((await info(employee)).json).toEqual({
      phone: '',
      streetAndNumber: '',
      additional: '',
      zipCodeAndCity: '',
      weAreHiring: false,
      language: null,
    })
    const saved = await save(employee, { ...anna, ...address, phone: '+49 170 123', email: 'Employee@rental.example' })
    expect([saved.status, saved.json]).toEqual([200, { status: 'success', signed_out: false }])
    expect((await info(employee)).json).toMatchObject({
      phone: '+49170123',
      streetAndNumber: 'Pier 7',
      additional: 'c/o Crew',
      zipCodeAndCity: '12345 Berlin',
    })
    expect((await save(employee, { ...anna, ...address })).json.signed_out).toBe(false)
    expect((await save(employee, anna)).status).toBe(200)
    expect((await info(employee)).json.phone).toBe('')
  })

  test('a new name or email is stored, the name capitalised, and all sessions end', async () => {
    const phone = await it.signedIn('employee')
    for (const [change, stored] of [
      [{ firstName: 'JONAH' }, { first_name: 'Jonah', last_name: 'Pier' }],
      [{ lastName: "o'NEIL-berg" }, { first_name: 'Jonas', last_name: "O'neil-berg" }],
      [
        { ...anna, email: 'New@Rental.example' },
        { email: 'new@rental.example', last_name: 'Pier' },
      ],
    ] as const) {
      const employee = await it.signedIn('employee')
      await it.sql`INSERT INTO recovered_passwords VALUES (3, 'hash', now() + interval '30 minutes')`
      expect((await save(employee, { ...anna, ...change })).json).toEqual({ status: 'success', signed_out: true })
      expect([await isSignedIn(employee), await isSignedIn(phone)]).toEqual([false, false])
      expect((await save(employee, anna)).status).toBe(401)
      expect((await it.sql`SELECT * FROM users WHERE id = 3`)[0]).toMatchObject(stored)
    }
    expect(await it.sql`SELECT FROM recovered_passwords`).toHaveLength(0)
    expect(await signIn('new@rental.example', testPassword)).toBe(200)
  })

  test('a new password ends all sessions, and only it works from then on', async () => {
    const [employee, phone] = [await it.signedIn('employee'), await it.signedIn('employee')]
    expect((await save(employee, { ...anna, password: 'oars' })).json.signed_out).toBe(true)
    expect([await isSignedIn(employee), await isSignedIn(phone)]).toEqual([false, false])
    expect(await signIn(anna.email, testPassword)).toBe(401)
    expect(await signIn(anna.email, 'oars')).toBe(200)
    expect(JSON.stringify(await noted())).not.toContain('oars')
    expect(await noted()).toMatchObject([
      { action: 'settings.person', record: 'user:3', details: { password: 'changed' } },
    ])
  })

  test('an email that somebody has is refused beside its field, also when two want it at the same moment', async () => {
    const [employee, admin] = [await it.signedIn('employee'), await it.signedIn('admin')]
    const reply = await save(employee, { ...anna, email: 'ADMIN@rental.example' })
    const errors = [{ field: 'email', message: 'Somebody is registered with this email address already' }]
    expect([reply.status, reply.json.errors]).toEqual([422, errors])
    const german = await save(employee, { ...anna, email: 'ADMIN@rental.example' }, { 'accept-language': 'de' })
    expect(german.json.errors).toMatchObject([{ message: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto' }])
    expect(await isSignedIn(employee)).toBe(true)
    expect(await noted()).toEqual([])
    const replies = await Promise.all(
      [employee, admin].map((one) => save(one, { ...anna, email: 'new@rental.example' })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('what is wrong is said beside its field', async () => {
    const employee = await it.signedIn('employee')
    for (const [field, value, message] of [
      ['firstName', '', 'Please enter a valid first name'],
      ['firstName', 'x'.repeat(26), 'Please enter a valid first name'],
      ['lastName', '  ', 'Please enter a valid last name'],
      ['email', 'anna', 'Please enter a valid email address'],
      ['email', `${'x'.repeat(40)}@rental.example`, 'Please enter a valid email address'],
      ['phone', '1'.repeat(26), 'Please enter a valid phone number'],
      ['phone', '+', 'Please enter a valid phone number'],
      ['address', 'x'.repeat(51), 'Please enter a valid street & house number'],
      ['additional', 'x'.repeat(51), 'Additional address details are too long'],
      ['zipCodeAndCity', 'x'.repeat(51), 'Please enter a valid ZIP code & city'],
      ['password', 'oar', 'The password must be 4 - 20 characters long'],
      ['password', 'x'.repeat(21), 'The password must be 4 - 20 characters long'],
      ['weAreHiring', 'maybe', 'Please choose yes or no'],
    ] as const) {
      const reply = await save(employee, { ...anna, ...address, [field]: value })
      expect([reply.status, reply.json.errors]).toEqual([422, [{ field, message }]])
    }
  })

  test('an admin says whether the business is hiring; phone and address are not looked at', async () => {
    const admin = await it.signedIn('admin')
    await it.sql`UPDATE users SET phone = '110' WHERE id = 2`
    const heard: string[] = []
    const stop = it.live.subscribe((topics) => heard.push(...topics))
    const fields = { ...anna, email: 'admin@rental.example', phone: '112', weAreHiring: true }
    for (const signed_out of [false, false]) expect((await save(admin, fields)).json).toMatchObject({ signed_out })
    stop()
    expect((await info(admin)).json).toMatchObject({ phone: '110', weAreHiring: true })
    expect(await it.sql`SELECT business FROM business_settings WHERE hiring`).toEqual([{ business }])
    expect(heard.filter((topic) => topic !== 'audit-log')).toEqual(['users', 'settings', 'users'])
    expect((await noted()).filter(({ action }) => action === 'settings.hiring')).toHaveLength(1)
    expect((await save(admin, { ...fields, weAreHiring: undefined })).status).toBe(200)
    expect((await info(admin)).json.weAreHiring).toBe(true)
  })

  test('an employee does not, visitors may not at all, and the test account only seems to', async () => {
    const employee = await it.signedIn('employee')
    expect((await save(employee, { ...anna, weAreHiring: true })).status).toBe(200)
    expect((await info(employee)).json.weAreHiring).toBe(false)
    expect([(await save(it.visitor(), anna)).status, (await info(it.visitor())).status]).toEqual([401, 401])
    const demo = await it.signedIn('demo')
    expect((await save(demo, { ...anna, email: 'demo@rental.example' })).json.code).toBe('DEMO_ACCOUNT')
    expect((await info(demo)).status).toBe(200)
  })
})

test('at the agency root changes itself, and the settings of the installation do not undo that', async () => {
  const root = await it.signedIn('root')
  const fields = { firstName: 'Ada', lastName: 'Sternsinger', email: 'ada@sternsinger.example', password: 'my own' }
  const reply = await root.post('/api/sshp_update_settings/', fields)
  expect([reply.status, reply.json.signed_out]).toEqual([200, true])
  const [row] = await it.sql`SELECT email, set_email, set_password_hash FROM users WHERE root`
  expect(row).toMatchObject({ email: 'ada@sternsinger.example', set_email: 'root@sternsinger.example' })
  expect(row?.set_password_hash).toMatch(/^\$argon2id\$/)
  const login = { email: 'ada@sternsinger.example', password: 'my own' }
  const again = it.visitor()
  expect((await again.post('/api/rere_login/', login)).status).toBe(200)
  expect((await again.post('/api/sshp_update_settings/', { ...fields, password: 'another' })).status).toBe(200)
  expect((await it.sql`SELECT set_password_hash FROM users WHERE root`)[0]).toEqual({
    set_password_hash: row?.set_password_hash,
  })
})
