import { beforeAll, beforeEach, expect, test } from 'vitest'
import { connect, type Db, type Sql } from '#kit/server/postgres/db.ts'
import { hashPassword, verifyPassword } from '#kit/server/security/password.ts'
import { createDatabase } from '#testing/app.ts'
import { addUser, ensureRoot, shareSecrets, startSession } from './commands.ts'

let sql: Sql

beforeAll(async () => {
  sql = connect(await createDatabase())
})

beforeEach(() => sql`TRUNCATE users, sessions, shared_secrets CASCADE`)

const root = { email: 'root@sternsinger.example', password: 'first password', name: 'Sternsinger' }
const stored = async () =>
  (await sql<{ id: number; email: string; password_hash: string }[]>`SELECT * FROM users WHERE root`)[0]

test('root is made at the first start and left alone at the next', async () => {
  expect(await ensureRoot(sql, root, { mayReset: true })).toBe(true)
  const made = await stored()
  expect(made).toMatchObject({ id: 1, email: root.email })
  expect(await ensureRoot(sql, root, { mayReset: true })).toBe(true)
  expect(await stored()).toEqual(made)
})

test('where somebody else has the first number the start says so', async () => {
  await sql`
    INSERT INTO users (id, email, password_hash, first_name, last_name) VALUES (1, 'first@sternsinger.example', '', '', '')`
  await expect(ensureRoot(sql, root, { mayReset: true })).rejects.toThrow('The account with the id 1 is not root')
})

test('another password of the settings replaces the old one and ends the sessions', async () => {
  await ensureRoot(sql, root, { mayReset: true })
  await sql`INSERT INTO sessions (token_hash, user_id) VALUES ('\x01', 1)`
  expect(await ensureRoot(sql, { ...root, password: 'second password' }, { mayReset: true })).toBe(true)
  expect(await verifyPassword('second password', (await stored())?.password_hash)).toBe(true)
  expect(await sql`SELECT FROM sessions`).toHaveLength(0)
})

test('a mailed password of root is void once the settings bring another one', async () => {
  await ensureRoot(sql, root, { mayReset: false })
  await sql`INSERT INTO recovered_passwords VALUES (1, 'hash', now() + interval '30 minutes')`
  await ensureRoot(sql, { ...root, password: 'second password' }, { mayReset: true })
  expect(await sql`SELECT FROM recovered_passwords`).toHaveLength(0)
})

test('a session with a password that is being changed meanwhile is not started', async () => {
  await ensureRoot(sql, root, { mayReset: true })
  const { password_hash = '' } = (await stored()) ?? {}
  const start = (token: string) => startSession(sql, { id: 1, password_hash }, Buffer.from(token))
  expect(await start('before')).toBe(true)
  let started: Promise<boolean> | undefined
  await sql.begin(async (tx) => {
    await tx`UPDATE users SET password_hash = 'another' WHERE id = 1`
    started = start('meanwhile')
    await new Promise((done) => setTimeout(done, 200))
  })
  expect(await started).toBe(false)
  expect(await sql`SELECT FROM sessions`).toHaveLength(1)
})

test('a second machine on the database, with a password of its own making, changes nothing', async () => {
  await ensureRoot(sql, root, { mayReset: true })
  expect(await ensureRoot(sql, { ...root, password: 'made elsewhere' }, { mayReset: false })).toBe(false)
  expect(await verifyPassword(root.password, (await stored())?.password_hash)).toBe(true)
})

test('another address moves the account and keeps its password', async () => {
  await ensureRoot(sql, root, { mayReset: true })
  expect(await ensureRoot(sql, { ...root, email: 'chief@sternsinger.example' }, { mayReset: false })).toBe(true)
  const moved = await stored()
  expect(moved).toMatchObject({ id: 1, email: 'chief@sternsinger.example' })
  expect(await verifyPassword(root.password, moved?.password_hash)).toBe(true)
})

test('what root chose itself holds as long as the settings stay, and no longer', async () => {
  await ensureRoot(sql, root, { mayReset: true })
  await sql`
    UPDATE users SET set_email = email, email = 'me@sternsinger.example', set_password_hash = password_hash,
                     password_hash = ${await hashPassword('my own')} WHERE root`
  expect(await ensureRoot(sql, root, { mayReset: true })).toBe(false)
  expect(await stored()).toMatchObject({ email: 'me@sternsinger.example' })
  expect(await ensureRoot(sql, { ...root, email: 'chief@sternsinger.example' }, { mayReset: true })).toBe(false)
  expect(await stored()).toMatchObject({ email: 'chief@sternsinger.example', set_email: null })
  expect(await verifyPassword('my own', (await stored())?.password_hash)).toBe(true)
  expect(await ensureRoot(sql, { ...root, password: 'second password' }, { mayReset: true })).toBe(true)
  expect(await stored()).toMatchObject({ email: root.email, set_password_hash: null })
  expect(await verifyPassword('second password', (await stored())?.password_hash)).toBe(true)
})

test('what machines share is what the first one brought', async () => {
  expect(await shareSecrets(sql, { code: '11111', password: 'a' })).toEqual({ code: '11111', password: 'a' })
  expect(await shareSecrets(sql, { code: '22222', password: 'b' })).toEqual({ code: '11111', password: 'a' })
})

test('two machines that start together make one root, and only one of their passwords is right', async () => {
  const machines = ['made here', 'made there'].map((password) => ({ ...root, password }))
  const made = await Promise.all(machines.map((machine) => ensureRoot(sql, machine, { mayReset: false })))
  expect(made.toSorted()).toEqual([false, true])
  expect(await verifyPassword(machines[made.indexOf(true)]?.password ?? '', (await stored())?.password_hash)).toBe(true)
})

test('a machine that starts takes back no number of an account that another one is adding', async () => {
  await sql`ALTER SEQUENCE users_id_seq RESTART`
  await ensureRoot(sql, root, { mayReset: true })
  const add = (db: Db, email: string) =>
    addUser(db, { email, password: 'of a user', firstName: 'Jonas', lastName: 'Pier' })
  await sql.begin(async (tx) => {
    expect(await add(tx as Db, 'first@staff.example')).toBe(2)
    await ensureRoot(sql, { ...root, email: 'other@sternsinger.example' }, { mayReset: true })
    expect(await add(tx as Db, 'second@staff.example')).toBe(3)
  })
})
