import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, mondayMorning } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import type { WorkingDays } from '../../contract.ts'

const it = await buildTestApp()
const [admin, employee] = await Promise.all([it.signedIn('admin'), it.signedIn('employee')])
const idOf = async (email: string) =>
  (await it.sql<{ id: number }[]>`SELECT id FROM users WHERE email = ${email}`)[0]?.id ?? 0
const [jonas, ada] = await Promise.all([idOf('employee@rental.example'), idOf('admin@rental.example')])

beforeEach(async () => {
  it.setNow(mondayMorning)
  await it.sql`TRUNCATE working_hours, working_months, audit_log, idempotent_answers`
  await it.sql`UPDATE users SET first_name = 'Ada', last_name = 'Seewald' WHERE id = ${ada}`
})

const key = { 'idempotency-key': 'a-key-of-sixteen-or-more' }
const signedOff = {
  month: '2026-05',
  signed_off_by: 'Ada Seewald',
  signed_off_at: '2026-06-01T05:00:00Z',
  reopened_by: null,
  reopened_at: null,
  reopened_reason: null,
}

describe.each([
  ['rere', 'rental'],
  ['sshp', 'agency'],
])('a month, by %s', (prefix, business) => {
  const signOff = (month: string, by: Browser = admin, headers = {}) =>
    by.post(`/api/${prefix}_sign_off_month/`, { month }, headers)
  const reopen = (month: string, reason: string | undefined, by: Browser = admin, headers = {}) =>
    by.post(`/api/${prefix}_reopen_month/`, { month, reason }, headers)
  const save = (hours: object, by: Browser = employee, id = jonas) =>
    by.post(`/api/${prefix}_save_working_hours/`, { employee_id: id, working_hours: JSON.stringify(hours) })
  const months = async (by: Browser = employee) =>
    ((await by.get(`/api/${prefix}_get_working_days/`)).json as WorkingDays).months

  test('that is signed off is locked for everybody, which all see', async () => {
    const reply = await signOff('2026-05')
    expect([reply.status, reply.json]).toEqual([200, { status: 'success', ...signedOff }])
    expect((await months())[1]).toEqual(signedOff)
    const refused = await save({ '2026-06-01': '8', '2026-05-31': '8' })
    expect([refused.status, refused.json.code, refused.json.errors]).toEqual([
      409,
      'MONTH_SIGNED_OFF',
      [{ field: 'working_hours.2026-05-31', message: 'May 2026 has been signed off by Ada Seewald' }],
    ])
    expect((await save({ '2026-05-31': '8' }, admin, ada)).status).toBe(409)
    expect((await save({ '2026-06-01': '8' })).status).toBe(200)
    expect(await it.sql`SELECT day FROM working_hours`).toEqual([{ day: '2026-06-01' }])
    const other = prefix === 'rere' ? 'sshp' : 'rere'
    expect(((await employee.get(`/api/${other}_get_working_days/`)).json as WorkingDays).months[1]).toMatchObject({
      signed_off_by: null,
    })
  })

  test('is opened again with a reason, and signed off once more', async () => {
    await signOff('2026-05')
    it.setNow('2026-06-01T06:00:00Z')
    const reply = await reopen('2026-05', 'Jonas forgot the 31st')
    const reopened = {
      month: '2026-05',
      signed_off_by: null,
      signed_off_at: null,
      reopened_by: 'Ada Seewald',
      reopened_at: '2026-06-01T06:00:00Z',
      reopened_reason: 'Jonas forgot the 31st',
    }
    expect([reply.status, reply.json]).toEqual([200, { status: 'success', ...reopened }])
    expect((await months())[1]).toEqual(reopened)
    expect((await save({ '2026-05-31': '8' })).status).toBe(200)
    it.setNow(mondayMorning)
    expect((await signOff('2026-05')).json).toEqual({ status: 'success', ...signedOff })
    expect(
      await it.sql`
      SELECT actor, action, record, details FROM audit_log WHERE record LIKE 'working-month:%' ORDER BY id`,
    ).toEqual(
      ['sign-off', 'reopen', 'sign-off'].map((what) => ({
        actor: 'Ada Seewald',
        action: `working-hours.${what}`,
        record: `working-month:${business}:2026-05`,
        details: what === 'reopen' ? { reason: 'Jonas forgot the 31st' } : {},
      })),
    )
  })

  test('is signed off from its last day on', async () => {
    const early = await signOff('2026-06')
    expect([early.status, early.json.errors]).toEqual([
      422,
      [{ field: 'month', message: 'June 2026 is not over yet: it is 06/01/26' }],
    ])
    const german = await signOff('2026-06', admin, { 'accept-language': 'de' })
    expect(german.json.detail).toBe('Der Juni 2026 ist noch nicht vorbei: Heute ist der 01.06.26')
    it.setNow('2026-06-29T22:00:00Z')
    expect((await signOff('2026-06')).status).toBe(200)
  })

  test('that is none, and a reason that is missing or too long, are refused', async () => {
    await signOff('2026-05')
    const replies = [
      await signOff('2026-13'),
      await signOff('2026-5'),
      await signOff(''),
      await reopen('2026-05', ''),
      await reopen('2026-05', undefined),
      await reopen('2026-05', 'x'.repeat(201)),
    ]
    expect(replies.map(({ status, json }) => [status, (json.errors as { message: string }[])[0]?.message])).toEqual([
      [422, 'Please choose a month'],
      [422, 'Please choose a month'],
      [422, 'Please choose a month'],
      [422, 'Please enter a reason'],
      [422, 'Please enter a reason'],
      [422, 'The reason is too long'],
    ])
    const open = await reopen('2026-04', 'Why not')
    expect([open.status, open.json.code]).toEqual([409, 'NOT_SIGNED_OFF'])
  })

  test('is signed off and opened by administrators only', async () => {
    const replies = [
      await signOff('2026-05', it.visitor()),
      await signOff('2026-05', employee),
      await reopen('2026-05', 'Please', it.visitor()),
      await reopen('2026-05', 'Please', employee),
    ]
    expect(replies.map(({ status }) => status)).toEqual([401, 403, 401, 403])
    expect((await months()).map(({ signed_off_by }) => signed_off_by)).toEqual([null, null, null])
  })

  test('signed off twice stays as it was; under the same key it is not even signed off after it was opened', async () => {
    await signOff('2026-05', admin, key)
    it.setNow('2026-06-01T06:00:00Z')
    expect((await signOff('2026-05')).json).toEqual({ status: 'success', ...signedOff })
    await reopen('2026-05', 'A mistake', admin, { 'idempotency-key': 'another-key-of-sixteen' })
    expect((await signOff('2026-05', admin, key)).json).toEqual({ status: 'success', ...signedOff })
    expect((await months())[1]?.signed_off_by).toBeNull()
    const again = await reopen('2026-05', 'A mistake', admin, { 'idempotency-key': 'another-key-of-sixteen' })
    expect([again.status, again.json.reopened_reason]).toEqual([200, 'A mistake'])
    expect((await reopen('2026-05', 'A mistake')).status).toBe(409)
  })

  test('that is being signed off lets hours wait, and then refuses them', async () => {
    await save({ '2026-05-31': '1' })
    let saving: ReturnType<typeof save> | undefined
    await it.sql.begin(async (tx) => {
      await tx`
        UPDATE working_months SET signed_off_at = now(), signed_off_by = 'Ada Seewald'
        WHERE business = ${business} AND month = '2026-05-01'`
      saving = save({ '2026-05-31': '9' })
      await expect
        .poll(
          () =>
            it.sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%working_months%'`,
        )
        .toHaveLength(1)
    })
    expect((await saving)?.json.code).toBe('MONTH_SIGNED_OFF')
    expect(await it.sql`SELECT tenths FROM working_hours`).toEqual([{ tenths: 10 }])
  })

  describe('as a file', () => {
    const download = (month: string, by: Browser = admin) =>
      by.get(`/api/${prefix}_export_working_hours/?month=${month}`)
    const lines = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n')

    test('has everybody with every day and the exact total, for spreadsheets', async () => {
      await save({ '2026-05-31': '0.1', '2026-05-30': '0.2' })
      await save({ '2026-05-31': '8' }, admin, ada)
      const { status, headers, text } = await download('2026-05')
      expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
        200,
        'text/csv; charset=utf-8',
        `attachment; filename="working-hours-${business}-2026-05.csv"`,
      ])
      expect(text.startsWith('\uFEFFEmployee,Email,2026-05-01,')).toBe(true)
      expect(lines(text).slice(1)).toEqual([
        `Jonas Pier,employee@rental.example,${','.repeat(29)}0.2,0.1,0.3`,
        `Jonas Pier,demo@rental.example,${','.repeat(31)}0`,
        `Ada Seewald,admin@rental.example,${','.repeat(30)}8,8`,
      ])
      expect(lines((await download('2028-02')).text)[0]?.split(',')).toHaveLength(2 + 29 + 1)
    })

    test.each([
      ['=1+1', "'=1+1 Pier"],
      ['+SUM(A1)', "'+SUM(A1) Pier"],
      ['-2', "'-2 Pier"],
      ['@A1', "'@A1 Pier"],
      ['\t=1', "'\t'=1 Pier"],
      ['a;=1+1', "a;'=1+1 Pier"],
      ['＝1+1', "'＝1+1 Pier"],
      ['a","=1+1', '"a"",""=1+1 Pier"'],
      ["O'Neil, Jr", `"O'Neil, Jr Pier"`],
    ])('is no program when somebody is called %j', async (firstName, cell) => {
      await it.sql`UPDATE users SET first_name = ${firstName}, last_name = 'Pier' WHERE id = ${jonas}`
      const { text } = await download('2026-05')
      await it.sql`UPDATE users SET first_name = 'Jonas' WHERE id = ${jonas}`
      const line = lines(text).find((one) => one.includes('employee@rental.example'))
      expect(line?.startsWith(`${cell},employee@rental.example,`)).toBe(true)
    })

    test('keeps inactive people who worked, and is for administrators and months only', async () => {
      await save({ '2026-05-31': '8' })
      await it.sql`UPDATE users SET active = false WHERE id = ${jonas} OR demo`
      const { text } = await download('2026-05')
      await it.sql`UPDATE users SET active = true`
      expect(lines(text).map((line) => line.split(',')[1])).toEqual(['Email', 'employee@rental.example'])
      const replies = [
        await download('2026-05', it.visitor()),
        await download('2026-05', employee),
        await download('may'),
        await download(''),
      ]
      expect(replies.map(({ status }) => status)).toEqual([401, 403, 422, 422])
    })
  })
})
