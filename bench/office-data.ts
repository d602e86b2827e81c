import { quote, stayQuote } from '#features/bookings/rules/prices.ts'
import { listPrice } from '#features/price-rules/rules.ts'
import { readVehicles } from '#features/vehicles/server/queries.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import type { Day } from '#kit/shared/day.ts'
import { loadSampleData } from '../db/sample-data/load.ts'
import { addBookings } from './database.ts'
import { addTill } from './office-till.ts'

/** Of every account in the database. */
export const password = 'lake and pier'

/** The sample fleet, and so many more of each of its boats: 50 by the hour and ten houseboats. */
const copies = 4
const fleet = { boats: 60, byDays: 10 }

/** How much there is besides bookings and what goes with them. */
export const amounts = {
  products: 200,
  tillEntries: 20_000,
  inboxItems: 2_000,
  employees: 40,
  blockedCustomers: 500,
  vouchers: 2_000,
  mails: 20_000,
}

/** The back office of a rental that took so many bookings in one season of half a year, whose height is today. */
export async function fillOffice(sql: Sql, bookings: number, today: Day, timeZone: string): Promise<void> {
  await loadSampleData(
    sql,
    'db/sample-data',
    { ...readEnv({}), timeZone },
    {
      rootPassword: password,
      rootVerificationCode: '13579',
      adminPassword: password,
      employeePassword: password,
      artistPassword: password,
      demoPassword: password,
    },
  )
  await sql`TRUNCATE bookings, blocked_days, blocked_customers CASCADE`
  await openAllYear(sql)
  await copyFleet(sql)
  await addBookings(sql, bookings, today, fleet)
  await tellBookingsApart(sql, today)
  await addPayments(sql)
  await addHandovers(sql, today)
  await addVouchers(sql)
  await addPeople(sql, today)
  await addInboxItems(sql)
  await addBlockedCustomers(sql)
  await addMails(sql)
  await addProducts(sql)
  await addTill(sql, amounts.tillEntries, today, timeZone)
  await sql`
    INSERT INTO closures (starts_at, ends_at, reason, closed_by)
    VALUES (${today}::date + time '15:00', ${today}::date + time '17:00', 'Storm warning', 'Ada')`
}

const openAllYear = (sql: Sql) => sql`
  UPDATE business_settings
  SET off_season_start = NULL, off_season_end = NULL, season_begin_start = NULL, season_begin_end = NULL,
      season_begin_opening_hour = NULL, season_begin_closing_hour = NULL, season_end_start = NULL, season_end_end = NULL,
      season_end_opening_hour = NULL, season_end_closing_hour = NULL
  WHERE business = 'rental'`

async function copyFleet(sql: Sql) {
  await sql`
    INSERT INTO vehicles
    SELECT (jsonb_populate_record(v, jsonb_build_object('id', v.id + 100 * n, 'name', v.name || ' ' || n + 1))).*
    FROM vehicles v, generate_series(1, ${copies}) n`
  await sql`
    INSERT INTO vehicle_prices SELECT vehicle_id + 100 * n, half_hours, price FROM vehicle_prices, generate_series(1, ${copies}) n`
  await sql`
    INSERT INTO vehicle_pictures
    SELECT vehicle_id + 100 * n, position, file, alt FROM vehicle_pictures, generate_series(1, ${copies}) n`
}

/**
 * When they were made, what they cost, and what became of them: one in 33 was canceled, of those ahead three in five are
 * not paid, and so are a few that are over.
 */
async function tellBookingsApart(sql: Sql, today: Day) {
  const vehicles = await readVehicles(sql)
  const hasLicense = 'yes' as const
  const quotes = vehicles.flatMap((vehicle) => [
    ...[1, 2].map((hours) => ({
      vehicle: vehicle.id,
      hours,
      quote: quote(vehicle, hours, { extras: [], hasLicense }, listPrice),
    })),
    { vehicle: vehicle.id, hours: 44, quote: stayQuote(vehicle, 2, { extras: [], people: 2, hasLicense }, listPrice) },
  ])
  await sql`
    UPDATE bookings b
    SET quote = q.quote, price = coalesce((q.quote ->> 'total')::int, b.price),
        created_at = least(b.starts_at, now() - interval '1 hour') - make_interval(days => (b.id % 40)::int, mins => (b.id % 997)::int),
        payment_method = CASE WHEN b.id % 10 = 9 THEN 'provider' ELSE 'on_site' END,
        paid_at = CASE WHEN b.id % 10 = 9 THEN least(b.starts_at, now()) - make_interval(days => (b.id % 40)::int)
                       WHEN b.starts_at >= ${today}::date AND b.id % 5 < 3 THEN NULL
                       WHEN b.starts_at > ${today}::date - 6 AND b.id % 60 = 0 THEN NULL
                       ELSE least(b.ends_at, now()) END
    FROM jsonb_to_recordset(${JSON.stringify(quotes)}::text::jsonb) q (vehicle int, hours float8, quote jsonb)
    WHERE q.vehicle = b.vehicle_id AND q.hours = extract(epoch FROM b.ends_at - b.starts_at) / 3600`
  await sql`
    UPDATE bookings
    SET canceled_at = created_at + (least(starts_at, now()) - created_at) / 2, canceled_by = 'customer',
        canceled_reason = 'The weather', cancellation_fee = price / 5,
        settlement = jsonb_build_object('fee', price / 5, 'kept', price / 5, 'voucherBack', 0, 'providerBack', 0,
                                        'handBack', CASE WHEN id % 990 = 0 THEN price - price / 5 ELSE 0 END, 'owed', 0)
    WHERE id % 33 = 0 AND created_at < starts_at`
}

/** What was taken online, and when. */
async function addPayments(sql: Sql) {
  await sql`
    INSERT INTO payments (id, booking_id, provider, order_id, capture_id, amount, description, state, captured,
                          captured_currency, expires_at, changed_at)
    SELECT 'bench-payment-of-booking-' || id, id, 'test', 'order-' || id, 'capture-' || id, price, 'Boat rental',
           'captured', price, 'USD', paid_at, paid_at
    FROM bookings WHERE payment_method = 'provider' AND price > 0`
  await sql`UPDATE payment_moves m SET at = p.changed_at FROM payments p WHERE p.id = m.payment_id`
}

/** All that is over went out and came back, and of today's what began in the morning is out. */
const addHandovers = (sql: Sql, today: Day) => sql`
  INSERT INTO handovers (booking_id, out_at, out_by, fuel_out, signed_by, deposit, back_at, back_by, fuel_back)
  SELECT id, starts_at, 'Jonas Pier', 8, name, 20000, CASE WHEN starts_at < ${today}::date THEN ends_at END,
         CASE WHEN starts_at < ${today}::date THEN 'Jonas Pier' END, CASE WHEN starts_at < ${today}::date THEN 7 END
  FROM bookings WHERE canceled_at IS NULL AND starts_at < ${today}::date + interval '10 hours'`

/** Hexadecimal digits as letters of a code. */
const addVouchers = (sql: Sql) => sql`
  INSERT INTO vouchers (reference, code, amount, name, email, background, payment_method, paid_at, created_at)
  SELECT 'VOUCHER' || n, translate(upper(substr(md5(n::text), 1, 16)), '01', 'GH'), 5000 + n % 10 * 1000, 'Mira Keller',
         'mira' || n || '@guests.example', 1 + n % 3, 'transfer',
         CASE WHEN n > 20 THEN now() - make_interval(hours => n * 2) END, now() - make_interval(hours => n * 2)
  FROM generate_series(1, ${amounts.vouchers}) n`

/** Employees who work five days of the week, and entered their hours for two years. */
async function addPeople(sql: Sql, today: Day) {
  await sql`
    INSERT INTO users (email, password_hash, first_name, last_name, phone, street_and_number, zip_code_and_city, active)
    SELECT 'colleague' || n || '@rentalrevolution.example', password_hash, 'Robin', 'Colleague ' || n, '+49151555' || 10000 + n,
           'Pier ' || n, '17207 Röbel/Müritz', n % 8 <> 0
    FROM users, generate_series(1, ${amounts.employees}) n WHERE email LIKE 'employee@%'`
  await sql`
    INSERT INTO working_hours (business, day, employee_id, tenths)
    SELECT 'rental', day, id, 40 + (id * 7 + extract(doy FROM day)::int) % 50
    FROM users, generate_series(${today}::date - 730, ${today}::date - 1, interval '1 day') day
    WHERE email LIKE 'colleague%' AND (id + extract(dow FROM day)::int) % 7 < 5
    ON CONFLICT DO NOTHING`
  await sql`
    INSERT INTO working_months (business, month, signed_off_at, signed_off_by)
    SELECT 'rental', month, month + interval '34 days', 'Ada Seewald'
    FROM generate_series(date_trunc('month', ${today}::date - 730), ${today}::date - 70, interval '1 month') month
    ON CONFLICT DO NOTHING`
}

/** Half tasks, half contact requests; sixty are open. */
const addInboxItems = (sql: Sql) => sql`
  INSERT INTO inbox_items (business, type, name, email, phone, body, created_at, ticked_off_at, ticked_off_by)
  SELECT 'rental', CASE WHEN n % 2 = 0 THEN 'todo' ELSE 'contact' END, 'Carola Winter', 'carola' || n || '@guests.example',
         '+49170555' || 1000 + n, repeat('Are there enough canoes for a class of 24? ', 1 + n % 6),
         now() - make_interval(hours => n * 2), CASE WHEN n > 60 THEN now() - make_interval(hours => n * 2 - 20) END,
         CASE WHEN n > 60 THEN 'Jonas Pier' END
  FROM generate_series(1, ${amounts.inboxItems}) n`

const addBlockedCustomers = (sql: Sql) => sql`
  INSERT INTO blocked_customers (name, email, phone, reason, booking_id, blocked_by)
  SELECT name, 'rowdy' || id || '@rowdy.example', '+4915100' || 100000 + id, 'Returned a boat with a hole and denied it', id,
         'Ada Seewald'
  FROM bookings WHERE id % 60 = 1 ORDER BY id LIMIT ${amounts.blockedCustomers}`

/** With a calendar file each, as confirmations have it. */
const addMails = (sql: Sql) => sql`
  INSERT INTO mails (recipient, subject, body_text, body_html, attachments, state, sent_at, due_at, created_at)
  SELECT email, 'Your booking ' || reference, repeat(comment || E'\n', 12), repeat('<tr><td>' || comment || '</td></tr>', 80),
         jsonb_build_array(jsonb_build_object('name', 'booking.ics', 'type', 'text/calendar',
                                              'content', encode(convert_to(repeat(comment, 15), 'UTF8'), 'base64'))),
         'sent', created_at, created_at, created_at
  FROM (SELECT * FROM bookings WHERE created_at < now() ORDER BY created_at DESC LIMIT ${amounts.mails}) b ORDER BY created_at`

const addProducts = (sql: Sql) => sql`
  INSERT INTO products (type, name, target_stock, actual_stock, price, vat_percent, added_or_changed_by)
  SELECT (ARRAY['drinks', 'foods', 'others', 'services'])[1 + n % 4], 'Product ' || n,
         CASE WHEN n % 4 <> 3 THEN 40 END, CASE WHEN n % 4 <> 3 THEN n % 41 END, 150 + n * 10 % 900,
         CASE WHEN n % 4 = 1 THEN 7 ELSE 19 END, 'Added by Ada Seewald (06/01/26)'
  FROM generate_series(1, ${amounts.products}) n`
