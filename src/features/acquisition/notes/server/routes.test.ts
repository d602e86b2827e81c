import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { addEntry } from '#testing/outreach.ts'

const it = await buildTestApp()
const { sql } = it
const admin = await it.signedIn('admin')
const employee = await it.signedIn('employee')
const add = (body: Record<string, unknown>) => admin.post('/api/sshp_add_acquisition_note/', body)
const finish = (task: unknown) => admin.post('/api/sshp_finish_acquisition_task/', { task: String(task) })
const due = async () =>
  (await admin.get('/api/sshp_get_acquisition_tasks/')).json as {
    tasks: { id: number; words: string }[]
    total: number
  }
const notesOf = async (entry: number) =>
  (await admin.get(`/api/sshp_get_acquisition_history/${entry}/`)).json.notes as { id: number }[]

beforeEach(async () => {
  it.setNow('2026-06-01T05:00:00Z')
  await sql`DELETE FROM acquisition_notes`
})

test('A business without an email is noted of, and stays as it is.', async () => {
  const entry = await addEntry(sql, { email: '', website: '' })
  expect((await add({ entry, words: 'Closed until May' })).status).toBe(200)
  expect(await notesOf(entry)).toMatchObject([
    { words: 'Closed until May', due_on: null, done_at: null, noted_by: 'Jonas Pier', at: '2026-06-01T05:00:00Z' },
  ])
  expect(await due()).toEqual({ tasks: [], total: 0 })
})

test('A task is due from its day on, until it is done: once.', async () => {
  const entry = await addEntry(sql, { phone: '+353 91 123' })
  await add({ entry, words: 'Call them', dueOn: '2026-06-02' })
  await add({ entry, words: 'Send a card', dueOn: '2026-06-01' })
  expect(await due()).toMatchObject({ total: 1, tasks: [{ words: 'Send a card', entry, phone: '+353 91 123' }] })
  it.setNow('2026-06-02T05:00:00Z')
  const { tasks, total } = await due()
  expect([total, ...tasks.map(({ words }) => words)]).toEqual([2, 'Send a card', 'Call them'])
  expect((await finish(tasks[0]?.id)).status).toBe(200)
  expect((await finish(tasks[0]?.id)).status).toBe(404)
  expect(await due()).toMatchObject({ total: 1 })
  expect(await notesOf(entry)).toMatchObject([
    { done_at: '2026-06-02T05:00:00Z', done_by: 'Jonas Pier' },
    { done_at: null },
  ])
})

test('What is empty, too long or of no day is refused, as is what nobody may or there is not.', async () => {
  const entry = await addEntry(sql)
  for (const wrong of [{ words: ' ' }, { words: 'x'.repeat(2001) }, { words: 'x', dueOn: '2026-02-30' }])
    expect((await add({ entry, ...wrong })).status).toBe(422)
  expect((await add({ entry: 999_999, words: 'x' })).status).toBe(404)
  await add({ entry, words: 'No task' })
  const [note] = await notesOf(entry)
  expect((await finish(note?.id)).status).toBe(404)
  expect((await employee.post('/api/sshp_add_acquisition_note/', { entry, words: 'x' })).status).toBe(403)
  await sql`UPDATE acquisition_entries SET active = false, deleted_at = now() WHERE id = ${entry}`
  expect((await add({ entry, words: 'x' })).status).toBe(404)
  expect(await due()).toEqual({ tasks: [], total: 0 })
})
