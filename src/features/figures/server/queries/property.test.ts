import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openingHours } from '#features/settings/rules.ts'
import { readBusinessSettings } from '#features/settings/server/queries.ts'
import { addDays, localDateTime, weekday } from '#kit/shared/day.ts'
import { buildTestApp } from '#testing/app.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { readFigures } from '../queries.ts'

const it = await buildTestApp()
const at = { now: Temporal.Instant.from('2026-06-03T08:00:00Z'), timeZone: 'Europe/Berlin' }
/** Two weeks over the change of the clock in spring, in half hours from the first midnight on. */
const [from, until] = ['2026-03-22', '2026-04-04']
const halfHours = 14 * 48
const momentOf = (half: number) => localDateTime(addDays(from, Math.floor(half / 48)), (((half % 48) + 48) % 48) / 2)

const anySpan = (most: number) =>
  fc.record({
    boat: fc.integer({ min: 0, max: 2 }),
    begins: fc.integer({ min: -48, max: halfHours + 24 }),
    takes: fc.integer({ min: 1, max: most }),
  })
const anyBooking = fc.record({
  span: anySpan(200),
  price: fc.integer({ min: 0, max: 99_999 }),
  newPrice: fc.option(fc.integer({ min: 0, max: 99_999 })),
  voucher: fc.integer({ min: 0, max: 99_999 }),
  advance: fc.integer({ min: 0, max: 99_999 }),
  fee: fc.integer({ min: 0, max: 99_999 }),
  owed: fc.double({ min: 0, max: 1, noNaN: true }),
  method: fc.constantFrom('on_site', 'transfer', 'provider', 'voucher'),
  state: fc.constantFrom('open', 'paid', 'canceled', 'canceled and paid', 'settled'),
  employee: fc.constantFrom('', 'Jonas Pier'),
})

/** Canceled ones first: they stand in nobody's way. */
const rankOf = ({ state }: { state: string }) => (state === 'open' || state === 'paid' ? 1 : 0)

test('Whatever was booked and closed: every split comes to the same cent, and use is what counting half hours says.', async () => {
  const boats = [
    await insertVehicle(it.sql, { name: 'Eider' }),
    await insertVehicle(it.sql, { name: 'Heron', type: 'houseboats' }),
    await insertVehicle(it.sql, { name: 'Avocet', type: 'canoes' }),
  ]
  const { id: voucherId } = (
    await it.sql<{ id: number }[]>`
    INSERT INTO vouchers (reference, code, amount, name, email, background, payment_method)
    VALUES ('V', 'ABCDEFGHABCDEFGH', 100, 'Mira', 'm@guests.example', 1, 'transfer') RETURNING id`
  )[0] as { id: number }
  await it.sql`
    UPDATE business_settings SET general_opening_hour = 0, general_closing_hour = 20.5, off_season_start = NULL, off_season_end = NULL,
           season_begin_start = '04-01', season_begin_end = '04-30', season_begin_opening_hour = 9.5, season_begin_closing_hour = 20.5
    WHERE business = 'rental'`
  const settings = await readBusinessSettings(it.sql, 'rental')

  await fc.assert(
    fc.asyncProperty(
      fc.array(anyBooking, { maxLength: 25 }),
      fc.array(anySpan(100), { maxLength: 4 }),
      fc.integer({ min: 0, max: 13 }),
      async (bookings, closures, blocked) => {
        await it.sql`TRUNCATE bookings, closures, blocked_days CASCADE`
        const taken: { boat: number; begins: number; ends: number }[] = []
        for (const { span, state, ...booked } of bookings.toSorted((a, b) => rankOf(a) - rankOf(b))) {
          const { boat, begins, takes } = span
          const isCanceled = rankOf({ state }) === 0
          const ends = begins + takes
          if (!isCanceled && taken.some((one) => one.boat === boat && one.begins < ends && one.ends > begins)) continue
          if (!isCanceled) taken.push({ boat, begins, ends })
          await insertBooking(it.sql, boats[boat] ?? 0, momentOf(begins), momentOf(ends), 'days')
          const due = booked.newPrice ?? booked.price
          const voucher = Math.min(booked.voucher, due)
          const owed = Math.floor(booked.fee * booked.owed)
          const settlement = {
            fee: booked.fee,
            kept: booked.fee - owed,
            voucherBack: 0,
            providerBack: 0,
            handBack: 1,
            owed,
          }
          const changes = {
            ...{
              price: booked.price,
              new_price: booked.newPrice,
              price_change_reason: booked.newPrice === null ? null : 'Rain',
            },
            ...{
              voucher_amount: voucher,
              voucher_id: voucher > 0 ? voucherId : null,
              advance: Math.min(booked.advance, due - voucher),
            },
            ...{ payment_method: booked.method, employee: booked.employee },
            paid_at: state === 'paid' || state === 'canceled and paid' ? '2026-03-01' : null,
            ...(isCanceled && {
              ...{ canceled_at: '2026-03-02', canceled_by: 'Ada', cancellation_fee: booked.fee },
              ...{ settlement: it.sql.json(settlement), settled_at: state === 'settled' ? '2026-03-03' : null },
            }),
          }
          await it.sql`UPDATE bookings SET ${it.sql(changes as never)} WHERE id = (SELECT max(id) FROM bookings)`
        }
        for (const { boat, begins, takes } of closures)
          await it.sql`
            INSERT INTO closures (vehicle_id, starts_at, ends_at, reason, closed_by)
            VALUES (${boat === 0 ? null : (boats[boat] ?? 0)}, ${momentOf(begins)}, ${momentOf(begins + takes)}, 'Storm', 'Ada')`
        await it.sql`INSERT INTO blocked_days (day, blocked_by) VALUES (${addDays(from, blocked)}, 'Ada')`

        const figures = await readFigures(it.sql, { from, until }, at)
        const sum = (rows: readonly { income: number }[]) => rows.reduce((all, { income }) => all + income, 0)
        const { income, boats: byBoat, hours, channels, ways, canceled } = figures
        expect([byBoat, hours, channels, ways].map(sum)).toEqual([income, income, income, income])
        const due = bookings.length === 0 ? 0 : canceled.reduce((all, { kept, owed }) => all + kept + owed, 0)
        expect(due).toBeLessThanOrEqual(income)
        for (const { income: part } of [...byBoat, ...hours, ...channels, ...ways])
          expect(part).toBeGreaterThanOrEqual(0)
        expect(figures.bookings).toBe(channels.reduce((all, one) => all + one.bookings, 0))

        const counted = new Map<string, { let: number; open: number }>()
        for (let half = 0; half < halfHours; half++) {
          const [day, hour] = [addDays(from, Math.floor(half / 48)), (half % 48) / 2]
          const open = openingHours(settings, day)
          const isSkipped = day === '2026-03-29' && (hour === 2 || hour === 2.5)
          if (!open || hour < open.opens || hour >= open.closes || isSkipped || day === addDays(from, blocked)) continue
          const time = counted.get(`${weekday(day)} ${Math.floor(hour)}`) ?? { let: 0, open: 0 }
          boats.forEach((_, boat) => {
            const isShut = closures.some(
              (one) => (one.boat === 0 || one.boat === boat) && one.begins <= half && one.begins + one.takes > half,
            )
            if (isShut) return
            time.open += 30
            if (taken.some((one) => one.boat === boat && one.begins <= half && one.ends > half)) time.let += 30
          })
          if (time.open > 0) counted.set(`${weekday(day)} ${Math.floor(hour)}`, time)
        }
        expect(new Map(figures.times.map(({ weekday: on, hour, ...use }) => [`${on} ${hour}`, use]))).toEqual(
          new Map([...counted].toSorted()),
        )
      },
    ),
    { numRuns: 25 },
  )
}, 120_000)
