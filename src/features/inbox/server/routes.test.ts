import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, mondayMorning } from '#testing/app.ts'
import type { Browser, Reply } from '#testing/browser.ts'
import { agencyInbox, rentalInbox } from '../contract.ts'
import { insertInboxItem, type NewInboxItem } from './commands.ts'

const it = await buildTestApp()
const { sql } = it
const people = {
  root: await it.signedIn('root'),
  admin: await it.signedIn('admin'),
  employee: await it.signedIn('employee'),
  demo: await it.signedIn('demo'),
  visitor: it.visitor(),
}

beforeEach(async () => {
  it.setNow(mondayMorning)
  await sql`TRUNCATE inbox_items, idempotent_answers, audit_log RESTART IDENTITY`
})

const at = (instant: string) => Temporal.Instant.from(instant)
const put = (changes: Partial<NewInboxItem> = {}) =>
  insertInboxItem(sql, {
    business: 'rental',
    type: 'contact',
    name: 'Mira Keller',
    email: 'mira@guests.example',
    phone: '+49 151 2345678',
    body: 'Do you have life jackets for children?',
    at: at('2026-05-31T10:00:00Z'),
    ...changes,
  })
const stored = () => sql`SELECT business, type, name, email, phone, body, ticked_off_by FROM inbox_items ORDER BY id`
const itemsOf = (reply: Reply) => reply.json.inbox as Record<string, unknown>[]
const bodiesOf = (reply: Reply) => itemsOf(reply).map(({ body }) => body)

describe.each([
  { calls: rentalInbox, may: ['root', 'admin', 'employee'] as const, mayNot: ['visitor'] as const },
  { calls: agencyInbox, may: ['root'] as const, mayNot: ['visitor', 'employee', 'admin'] as const },
])('the inbox of the $calls.business', ({ calls, may, mayNot }) => {
  const { business } = calls
  const other = business === 'rental' ? 'agency' : 'rental'
  const read = (who: Browser = people.root, query = '') => who.get(`${calls.getInbox.path}${query}`)
  const add = (fields: Record<string, unknown>, who: Browser = people.root, headers: Record<string, string> = {}) =>
    who.post(calls.addTodo.path, fields, headers)
  const tick = (id: number, who: Browser = people.root, ticked_off = 'Ticked off by nobody') =>
    who.send({ method: 'POST', url: calls.tickOff.path, payload: { id, ticked_off } })

  test('gives what is open, tasks and contact requests newest first, with how many they are', async () => {
    await put({ business, body: 'first' })
    await put({ business, body: 'second', at: at('2026-05-31T11:00:00Z') })
    await put({ business, type: 'todo', name: 'Ada Seewald', email: '', phone: '', body: 'task' })
    await put({ business: other, body: 'not ours' })
    for (const who of may) {
      const { status, json } = await read(people[who])
      expect([status, json.open, json.next]).toEqual([200, { todo: 1, contact: 2 }, null])
      expect(json.inbox).toEqual([
        {
          id: 3,
          type: 'todo',
          name: 'Ada Seewald',
          phone: '',
          email: '',
          body: 'task',
          business: '',
          website: '',
          dateTime: '2026-05-31T10:00:00Z',
          ticked_off: '',
          canceled: '',
        },
        expect.objectContaining({ type: 'contact', body: 'second', email: 'mira@guests.example' }),
        expect.objectContaining({ type: 'contact', body: 'first', phone: '+49 151 2345678' }),
      ])
    }
    expect(bodiesOf(await read(people.root, '?type=contact&log=false'))).toEqual(['second', 'first'])
    expect(bodiesOf(await read(people.root, '?type=todo'))).toEqual(['task'])
  })

  test.each(mayNot)('is closed to: %s', async (who: keyof typeof people) => {
    const id = await put({ business })
    const status = who === 'visitor' ? 401 : 403
    const replies = [await read(people[who]), await add({ body: 'x' }, people[who]), await tick(id, people[who])]
    expect(replies.map((reply) => reply.status)).toEqual([status, status, status])
    expect(await stored()).toMatchObject([{ type: 'contact', ticked_off_by: null }])
  })

  test('takes a task, by whoever is signed in whatever the browser says, and notes it', async () => {
    const reply = await add({ type: 'todo', name: 'Somebody Else', body: '  Refuel <b>Eider</b>\nand Teal ' })
    expect([reply.status, reply.json]).toEqual([201, { status: 'success' }])
    expect(await stored()).toEqual([
      {
        business,
        type: 'todo',
        name: 'Sternsinger',
        email: '',
        phone: '',
        body: 'Refuel <b>Eider</b>\nand Teal',
        ticked_off_by: null,
      },
    ])
    expect(itemsOf(await read())[0]?.dateTime).toBe(mondayMorning)
    expect(await sql`SELECT actor_id, actor, action, record, details FROM audit_log`).toEqual([
      { actor_id: 1, actor: 'Sternsinger', action: 'inbox.add', record: 'inbox:1', details: { business } },
    ])
  })

  test.each([
    [{ body: '' }, 'body', 'Please write down what is to be done'],
    [{ body: ' \n ' }, 'body', 'Please write down what is to be done'],
    [{}, 'body', 'Please write down what is to be done'],
    [{ body: 'x'.repeat(1001) }, 'body', 'The task is too long'],
    [{ body: 'x', type: 'contact' }, 'type', 'Only tasks can be added'],
  ])('refuses %j', async (fields, field, message) => {
    const reply = await add(fields)
    expect([reply.status, reply.json.errors]).toEqual([422, [{ field, message }]])
    expect(await stored()).toEqual([])
  })

  test('takes a task of a thousand letters, and a repeated one once', async () => {
    const key = { 'idempotency-key': 'the-same-task-twice' }
    const fields = { type: 'todo', body: 'x'.repeat(1000) }
    const replies = await Promise.all([add(fields, people.root, key), add(fields, people.root, key)])
    expect([...replies, await add(fields, people.root, key)].map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await stored()).toHaveLength(1)
    expect((await add({ body: 'Another' }, people.root, key)).json.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('ticks off with the name and the day that the server knows, into the logbook', async () => {
    const id = await put({ business })
    const reply = await tick(id)
    const ticked_off = 'Ticked off by Sternsinger (06/01/26)'
    expect([reply.status, reply.json]).toEqual([200, { status: 'success', ticked_off }])
    expect((await read()).json).toMatchObject({ open: { todo: 0, contact: 0 }, inbox: [{ id, ticked_off }] })
    expect(itemsOf(await read(people.root, '?log=false'))).toEqual([])
    expect(await sql`SELECT action, record FROM audit_log`).toEqual([
      { action: 'inbox.tick-off', record: `inbox:${id}` },
    ])
  })

  test('ticks off once, however often it is asked to', async () => {
    const id = await put({ business })
    await Promise.all([tick(id), tick(id), tick(id)])
    it.setNow('2026-06-02T05:00:00Z')
    expect((await tick(id)).json.ticked_off).toBe('Ticked off by Sternsinger (06/01/26)')
    expect(await sql`SELECT FROM audit_log`).toHaveLength(1)
  })

  test('ticks off nothing that is not there, or the other business’s', async () => {
    const id = await put({ business: other })
    expect((await tick(id)).status).toBe(404)
    expect((await tick(999_999)).status).toBe(404)
    const german = await people.root.post(calls.tickOff.path, { id }, { 'accept-language': 'de' })
    expect([german.status, german.json.detail]).toEqual([404, 'Diesen Eintrag gibt es nicht'])
    for (const wrong of [0, -1, 1.5, 'x']) expect((await tick(wrong as number)).status).toBe(422)
    expect(await stored()).toMatchObject([{ ticked_off_by: null }])
  })
})

test('the test account reads the rental’s inbox and changes nothing', async () => {
  const id = await put()
  expect(bodiesOf(await people.demo.get(rentalInbox.getInbox.path))).toHaveLength(1)
  const added = await people.demo.post(rentalInbox.addTodo.path, { body: 'x' })
  const ticked = await people.demo.post(rentalInbox.tickOff.path, { id })
  expect([added.json.code, ticked.json.code]).toEqual(['DEMO_ACCOUNT', 'DEMO_ACCOUNT'])
  expect(await stored()).toMatchObject([{ ticked_off_by: null }])
})

test('staff of the rental sign with their names, and see at once what the others did', async () => {
  const told: string[] = []
  const stop = it.live.subscribe((topics) => told.push(...topics))
  await people.admin.post(rentalInbox.addTodo.path, { body: 'Refuel Eider' })
  const [task] = itemsOf(await people.employee.get(rentalInbox.getInbox.path))
  expect(task).toMatchObject({ name: 'Jonas Pier', body: 'Refuel Eider' })
  await people.employee.post(rentalInbox.tickOff.path, { id: task?.id })
  // Once more changes nothing, and nobody is told.
  await people.admin.post(rentalInbox.tickOff.path, { id: task?.id })
  stop()
  expect(told.filter((topic) => topic !== 'audit-log')).toEqual(['inbox', 'inbox'])
})

test('50 colleagues who tick the same entry off at once do so once', async () => {
  const id = await put()
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, i) => (i % 2 ? people.admin : people.root).post(rentalInbox.tickOff.path, { id })),
  )
  expect(new Set(replies.map(({ status, json }) => `${status} ${json.ticked_off}`)).size).toBe(1)
  expect(await sql`SELECT FROM audit_log`).toHaveLength(1)
})
