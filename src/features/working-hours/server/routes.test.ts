import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, mondayMorning } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import type { WorkingDays } from '../contract.ts'

const it = await buildTestApp()
const [admin, employee, demo] = await Promise.all([it.signedIn('admin'), it.signedIn('employee'), it.signedIn('demo')])
const idOf = async (email: string) =>
  (await it.sql<{ id: number }[]>`SELECT id FROM users WHERE email = ${email}`)[0]?.id ?? 0
const [jonas, ada] = await Promise.all([idOf('employee@rental.example'), idOf('admin@rental.example')])

// It is June 1, 2026, a Monday.
const [monday, sunday, saturday, friday] = ['2026-06-01', '2026-05-31', '2026-05-30', '2026-05-29'] as const

beforeEach(async () => {
  it.setNow(mondayMorning)
  await it.sql`TRUNCATE working_hours, working_months, audit_log, idempotent_answers`
})

const key = { 'idempotency-key': 'a-key-of-sixteen-or-more' }

describe.each([
  ['rere', 'rental'],
  ['sshp', 'agency'],
])('the hours, by %s', (prefix, business) => {
  const read = async (browser: Browser = employee) =>
    (await browser.get(`/api/${prefix}_get_working_days/`)).json as WorkingDays
  const save = (
    hours: object,
    { by = employee, id = jonas, headers = {} }: { by?: Browser; id?: number; headers?: Record<string, string> } = {},
  ) =>
    by.send({
      method: 'POST',
      url: `/api/${prefix}_save_working_hours/`,
      payload: { employee_id: id, working_hours: hours },
      headers,
    })
  const stored = () => it.sql`
    SELECT day, employee_id, tenths FROM working_hours WHERE business = ${business} ORDER BY day, employee_id`
  const hoursOf = (table: WorkingDays, day: string) =>
    table.working_days_data.find(({ date }) => date === day)?.working_hours

  test('of somebody who entered none yet are every day from two months ago to today', async () => {
    const { working_days_data, today, months } = await read()
    expect([working_days_data[0], working_days_data.at(-1), working_days_data.length]).toEqual([
      { date: '2026-04-01', working_hours: {} },
      { date: monday, working_hours: {} },
      62,
    ])
    expect([today, months.map(({ month, signed_off_by }) => [month, signed_off_by])]).toEqual([
      monday,
      [
        ['2026-06', null],
        ['2026-05', null],
        ['2026-04', null],
      ],
    ])
  })

  test('are saved by whoever worked them, and seen by them and administrators only', async () => {
    expect((await save({ [monday]: '7.5', [sunday]: '1', [saturday]: '8.0' })).json).toEqual({ status: 'success' })
    expect((await save({ [monday]: '24' }, { by: admin, id: ada })).status).toBe(200)
    expect(hoursOf(await read(), monday)).toEqual({ [jonas]: '7.5' })
    expect(hoursOf(await read(), saturday)).toEqual({ [jonas]: '8' })
    expect(hoursOf(await read(admin), monday)).toEqual({ [jonas]: '7.5', [ada]: '24' })
    expect(hoursOf(await read(demo), monday)).toEqual({})
    const other = prefix === 'rere' ? 'sshp' : 'rere'
    const elsewhere = (await admin.get(`/api/${other}_get_working_days/`)).json as WorkingDays
    expect(hoursOf(elsewhere, monday)).toEqual({})
  })

  test('come as a form with JSON text, as the screens send them, with a comma and as numbers', async () => {
    const url = `/api/${prefix}_save_working_hours/`
    const form = { employee_id: jonas, working_hours: JSON.stringify({ [monday]: '7,5', [sunday]: 4 }) }
    expect((await employee.post(url, form)).status).toBe(200)
    expect(await stored()).toEqual([
      { day: sunday, employee_id: jonas, tenths: 40 },
      { day: monday, employee_id: jonas, tenths: 75 },
    ])
  })

  test('of other days stay when two devices save different ones; an empty text takes its day back', async () => {
    await save({ [monday]: '8' })
    await save({ [sunday]: '4' })
    expect(await stored()).toHaveLength(2)
    await save({ [monday]: '' })
    await save({ [saturday]: '' })
    expect(await stored()).toEqual([{ day: sunday, employee_id: jonas, tenths: 40 }])
  })

  test('that changed are noted with before and after, those that did not are not', async () => {
    await save({ [monday]: '8', [sunday]: '4' })
    await save({ [monday]: '8.5', [sunday]: '4' })
    await save({ [monday]: '' })
    const notes = await it.sql`SELECT actor_id, action, record, details FROM audit_log ORDER BY id`
    expect(notes.map(({ record, details }) => [record, details])).toEqual([
      [`working-hours:${business}:${sunday}`, { before: '', after: '4' }],
      [`working-hours:${business}:${monday}`, { before: '', after: '8' }],
      [`working-hours:${business}:${monday}`, { before: '8', after: '8.5' }],
      [`working-hours:${business}:${monday}`, { before: '8.5', after: '' }],
    ])
    expect(notes[0]).toMatchObject({ actor_id: jonas, action: 'working-hours.save' })
  })

  test.each(['24.', '24.1', '25', '7.55', '-1', 'eight', '=1+1', '.5'])(
    'of "%s" are refused at their day',
    async (text) => {
      const reply = await save({ [sunday]: '4', [monday]: text })
      expect([reply.status, reply.json.errors]).toEqual([
        422,
        [{ field: `working_hours.${monday}`, message: 'Please enter at most 24 hours, with one decimal at most' }],
      ])
      expect(await stored()).toEqual([])
    },
  )

  test.each([
    ['the day three days ago', friday],
    ['tomorrow', '2026-06-02'],
    ['a day long ago', '2025-06-01'],
  ])('of %s are refused, with all that came with them', async (_, day) => {
    const reply = await save({ [monday]: '8', [day]: '8' })
    expect([reply.status, reply.json.errors]).toEqual([
      422,
      [{ field: `working_hours.${day}`, message: 'Only today and the two days before can be changed' }],
    ])
    expect(await stored()).toEqual([])
  })

  test('of days that are none, and requests without the fields, are refused', async () => {
    const url = `/api/${prefix}_save_working_hours/`
    const replies = [
      await save({ '2026-02-30': '8' }),
      await save({ __proto__: '8', yesterday: '8' }),
      await employee.post(url, { employee_id: jonas }),
      await employee.post(url, { working_hours: '{}' }),
      await employee.post(url, { employee_id: jonas, working_hours: '[1' }),
      await employee.post(url, { employee_id: jonas, working_hours: '["8"]' }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422])
  })

  test('of somebody else are refused, for administrators too; who is not signed in has none', async () => {
    const replies = [
      await save({ [monday]: '8' }, { id: ada }),
      await save({ [monday]: '8' }, { by: admin, id: jonas }),
      await save({ [monday]: '8' }, { by: it.visitor() }),
      await save({ [monday]: '8' }, { by: demo }),
      await it.visitor().get(`/api/${prefix}_get_working_days/`),
    ]
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 401, 403, 401])
    expect(await stored()).toEqual([])
  })

  test('follow the clock of the business at midnight, not that of the server', async () => {
    // 23:59 in Berlin, and a minute later.
    it.setNow('2026-06-30T21:59:00Z')
    expect((await save({ '2026-07-01': '1' })).status).toBe(422)
    expect((await save({ '2026-06-28': '1' })).status).toBe(200)
    it.setNow('2026-06-30T22:00:00Z')
    expect((await save({ '2026-07-01': '1' })).status).toBe(200)
    expect((await save({ '2026-06-28': '2' })).status).toBe(422)
    expect((await read()).working_days_data[0]?.date).toBe('2026-05-01')
  })

  test('saved again under the same key are answered as before and undo nothing that came after', async () => {
    await save({ [monday]: '8' }, { headers: key })
    await save({ [monday]: '9' })
    expect((await save({ [monday]: '8' }, { headers: key })).json).toEqual({ status: 'success' })
    expect(await stored()).toMatchObject([{ tenths: 90 }])
    // Even when the day is closed by then.
    it.setNow('2026-06-10T05:00:00Z')
    expect((await save({ [monday]: '8' }, { headers: key })).status).toBe(200)
    expect((await save({ [monday]: '7' }, { headers: key })).json.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('saved by many at the same moment are all there', async () => {
    const days = [monday, sunday, saturday]
    const replies = await Promise.all(
      days.flatMap((day) => [save({ [day]: '5' }), save({ [day]: '6' }, { by: admin, id: ada })]),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await stored()).toHaveLength(6)
  })
})
