import { beforeEach, describe, expect, test } from 'vitest'
import { openMoves } from '#testing/moves.ts'

const { pier, book, move, undo } = openMoves()
const sql = () => pier.it.sql
const run = () => pier.it.runJob('booking-reminders')
const runAt = async (instant: string) => {
  pier.it.setNow(instant)
  await run()
}
const reminders = async () =>
  (await pier.mails()).filter(({ subject }) => /^(Tomorrow|Morgen):/.test(subject)).map(({ subject }) => subject)
const madeAt = (instant: string) => sql()`UPDATE bookings SET created_at = ${instant}`
const setReminders = async (on: boolean) => {
  await sql()`UPDATE business_settings SET reminder_mails = ${on}`
  await pier.it.live.changed('settings')
}

/** Monday, 8 am on the wall clock; in Berlin it is summer. */
const booked = '2026-06-01T06:00:00Z'
const tuesdayAt = (hour: number) => `2026-06-02T${String(hour - 2).padStart(2, '0')}:00:00Z`

/** An hour on Wednesday from 10 am, made on Monday at 8. */
beforeEach(async () => {
  await setReminders(true)
  await book()
  await madeAt(booked)
})

const eider = ['Tomorrow: Eider, 10 am to 11 am']

describe('the day before a booking', () => {
  test('its customer is reminded at ten, once, with the link to the own page', async () => {
    await runAt('2026-06-02T07:59:00Z')
    expect(await reminders()).toEqual([])
    await runAt(tuesdayAt(10))
    await runAt(tuesdayAt(12))
    expect(await reminders()).toEqual(eider)
    const mail = (await pier.mails()).at(-1)
    expect(mail?.recipient).toBe('mira@guests.example')
    const words = mail?.body_text.replace(/\s+/g, ' ')
    for (const part of ['Musterweg 24', 'your passport or identity card', '/RentalRevolution/my-booking#booking.'])
      expect(words).toContain(part)
  })

  test('it is made up for until the evening, not at night nor on the day itself', async () => {
    await runAt(tuesdayAt(20))
    await runAt('2026-06-03T06:00:00Z')
    await runAt('2026-06-03T08:00:00Z')
    expect(await reminders()).toEqual([])
    await runAt('2026-06-02T17:59:00Z')
    expect(await reminders()).toEqual(eider)
  })

  test('it is not mentioned two days before', async () => {
    await runAt('2026-06-01T12:00:00Z')
    expect(await reminders()).toEqual([])
  })

  test('a stay is reminded of, in the language of the booking', async () => {
    await pier.request({ booked_day: '2026-06-03' })
    await madeAt(booked)
    await sql()`UPDATE bookings SET language = 'de' WHERE kind = 'days'`
    await runAt(tuesdayAt(10))
    expect(await reminders()).toEqual([...eider, 'Morgen: Heron, ab 14\u00a0Uhr'])
    const german = (await pier.mails()).at(-1)?.body_text.replace(/\s+/g, ' ')
    for (const part of ['Bettwäsche und Handtücher', 'Noch zu zahlen', '/de/RentalRevolution/my-booking#booking.'])
      expect(german).toContain(part)
  })
})

test('who booked less than a day before it is due has read it all already', async () => {
  await madeAt('2026-06-01T08:00:01Z')
  await runAt(tuesdayAt(10))
  expect(await reminders()).toEqual([])
  await madeAt('2026-06-01T08:00:00Z')
  await run()
  expect(await reminders()).toEqual(eider)
})

test.each([
  ['canceled', `canceled_at = now(), canceled_reason = 'Ill', canceled_by = 'customer'`],
  ['released because nobody paid', `canceled_at = now(), canceled_reason = 'Not paid'`],
  ['held for somebody who is about to pay', `held_until = now() + interval '10 minutes'`],
  ['of somebody without an address', `email = ''`],
])('a booking that is %s is not reminded of', async (_, change) => {
  await sql().unsafe(`UPDATE bookings SET ${change}`)
  await runAt(tuesdayAt(10))
  expect(await reminders()).toEqual([])
})

test('a boat that left before its time is not reminded of', async () => {
  await sql()`INSERT INTO handovers (booking_id, out_at, out_by) SELECT id, now(), 'Jonas Pier' FROM bookings`
  await runAt(tuesdayAt(10))
  expect(await reminders()).toEqual([])
})

test('the business may switch it off, and on again', async () => {
  await setReminders(false)
  await runAt(tuesdayAt(10))
  expect(await reminders()).toEqual([])
  await setReminders(true)
  await run()
  expect(await reminders()).toEqual(eider)
})

describe('a booking that is moved', () => {
  test('before the reminder is reminded of for its new day only', async () => {
    await move({ day: '2026-06-05' })
    await runAt(tuesdayAt(10))
    expect(await reminders()).toEqual([])
    await runAt('2026-06-04T08:00:00Z')
    expect(await reminders()).toEqual(eider)
  })

  test('after the reminder is reminded of once more, for the new day', async () => {
    await runAt(tuesdayAt(10))
    await move({ day: '2026-06-05' })
    await run()
    expect(await reminders()).toEqual(eider)
    await runAt('2026-06-04T08:00:00Z')
    await run()
    expect(await reminders()).toEqual([...eider, ...eider])
  })

  test('within the day, or to another day and back, is not reminded of twice', async () => {
    await runAt(tuesdayAt(10))
    await move({ start: 14 })
    const moved = await move({ day: '2026-06-05' })
    expect((await undo(moved.json.change_id)).status).toBe(200)
    await run()
    expect(await reminders()).toEqual(eider)
  })
})

test.each([
  // Clocks go forward on March 29 and back on October 25: ten on the wall clock is another hour of UTC.
  ['2026-03-29', '2026-03-28T08:59:00Z', '2026-03-28T09:00:00Z'],
  ['2026-03-30', '2026-03-29T07:59:00Z', '2026-03-29T08:00:00Z'],
  ['2026-10-25', '2026-10-24T07:59:00Z', '2026-10-24T08:00:00Z'],
  ['2026-10-26', '2026-10-25T08:59:00Z', '2026-10-25T09:00:00Z'],
  ['2027-01-01', '2026-12-31T08:59:00Z', '2026-12-31T09:00:00Z'],
  ['2028-02-29', '2028-02-28T08:59:00Z', '2028-02-28T09:00:00Z'],
])('for %s it is written at ten on the wall clock', async (day, before, at) => {
  await sql()`UPDATE bookings SET starts_at = ${`${day} 10:00`}, ends_at = ${`${day} 11:00`}, created_at = '2026-01-01'`
  await runAt(before)
  expect(await reminders()).toEqual([])
  await runAt(at)
  expect(await reminders()).toEqual(eider)
})

describe('a crash and a race', () => {
  const onMails = async (body: string) => {
    await sql().unsafe(`CREATE FUNCTION interfere() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} END $$`)
    return async () => sql().unsafe('DROP FUNCTION interfere CASCADE')
  }

  test('whoever dies between the note and the mail has done neither, and none of the others waits', async () => {
    await pier.request({ booked_day: '2026-06-03' })
    await madeAt(booked)
    const restore = await onMails(`IF NEW.recipient LIKE 'mira%' THEN RAISE 'broken off'; END IF; RETURN NEW;`)
    await sql()`CREATE TRIGGER interfere BEFORE INSERT ON mails FOR EACH ROW EXECUTE FUNCTION interfere()`
    await expect(runAt(tuesdayAt(10))).rejects.toThrow('broken off')
    expect(await reminders()).toHaveLength(1)
    await restore()
    await run()
    await run()
    expect((await pier.mails()).slice(-2).map(({ recipient }) => recipient)).toEqual([
      'nils@guests.example',
      'mira@guests.example',
    ])
    expect(await reminders()).toHaveLength(2)
  })

  test('three processes at once remind once', async () => {
    pier.it.setNow(tuesdayAt(10))
    await Promise.all([run(), run(), run()])
    expect(await reminders()).toEqual(eider)
  })

  test('would remind more than once without the note: that is what the test above sees', async () => {
    const restore = await onMails('NEW.announced_for = NULL; RETURN NEW;')
    await sql()`CREATE TRIGGER forget BEFORE UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION interfere()`
    pier.it.setNow(tuesdayAt(10))
    await Promise.all([run(), run(), run()])
    await restore()
    expect((await reminders()).length).toBeGreaterThan(1)
  })
})
