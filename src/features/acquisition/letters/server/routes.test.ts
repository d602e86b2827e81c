import { expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { addEntry } from '#testing/outreach.ts'
import { openOutreach } from '#testing/outreach-desk.ts'

const it = await buildTestApp()
const { sql } = it
const admin = await it.signedIn('admin')
const employee = await it.signedIn('employee')
const desk = openOutreach(it, admin)
const letter = { name: 'Spring', language: 'en', subject: 'Boats at {business}', body: 'Hello {business}', version: 0 }
const save = (part: object = {}) => admin.post('/api/sshp_save_acquisition_letter/', { ...letter, ...part })
const letters = async () => (await admin.get('/api/sshp_get_acquisition_letters/')).json.letters

test('A letter is kept under its name, and a change is its next version.', async () => {
  expect((await save()).status).toBe(200)
  expect(await letters()).toEqual([{ ...letter, body: '<p>Hello {business}</p>', retired: false, version: 1 }])
  expect((await save()).json).toMatchObject({ code: 'NAME_TAKEN' })
  expect((await save({ version: 1, body: '<p>Ahoy</p><script>x</script>' })).status).toBe(200)
  expect((await save({ version: 1 })).json).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect((await save({ version: 7 })).json).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect((await save({ version: 2, retired: 'true' })).status).toBe(200)
  expect(await letters()).toMatchObject([{ version: 3, retired: true, body: '<p>Hello {business}</p>' }])
  expect(await sql`SELECT version, body FROM acquisition_letters WHERE version = 2`).toEqual([
    { version: 2, body: '<p>Ahoy</p>' },
  ])
})

test('Of two who save at once the second is told.', async () => {
  const both = await Promise.all([save({ name: 'Race' }), save({ name: 'Race' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('A letter without a name, subject, text or language is none, and letters are for administrators.', async () => {
  for (const wrong of [{ name: '' }, { subject: '' }, { body: ' ' }, { language: 'fr' }, { name: 'x'.repeat(41) }])
    expect((await save(wrong)).status).toBe(422)
  expect((await employee.get('/api/sshp_get_acquisition_letters/')).status).toBe(403)
})

test('What was sent names the version, subjects that name a business are one, and figures count both.', async () => {
  await desk.clear()
  const names = ['Corrib Boats', 'Quay Boats', 'Pier Boats']
  for (const [n, business] of names.entries()) {
    const preset = `Spring, version ${n === 0 ? 1 : 2}`
    const subject = n === 2 ? 'Another' : `Boats at ${business}`
    const entry = await addEntry(sql, { business, email: `a@b${n}.ie`, website: '', preset, subject })
    await desk.order(entry)
    await desk.sendAll()
    if (n === 1) await desk.note(entry, 'answered')
    expect((await desk.history(entry)).messages).toMatchObject([{ preset }])
  }
  const { presets, subjects } = (await admin.get('/api/sshp_get_acquisition_figures/')).json
  expect(presets).toMatchObject([
    { preset: 'Spring, version 2', contacted: 2, answered: 1 },
    { preset: 'Spring, version 1', contacted: 1, answered: 0 },
  ])
  expect(subjects).toMatchObject([
    { subject: 'Boats at {business}', contacted: 2, answered: 1 },
    { subject: 'Another', contacted: 1, answered: 0 },
  ])
})
