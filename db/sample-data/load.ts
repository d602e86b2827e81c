import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { auditLabel } from '#features/audit-log/rules/label.ts'
import { readExtras } from '#features/price-rules/extras/server/queries.ts'
import { readBusinessSettings } from '#features/settings/server/queries.ts'
import { addUser } from '#features/sign-in/server/commands.ts'
import type { License, VehicleType } from '#features/vehicles/contract.ts'
import { readVehicles } from '#features/vehicles/server/queries.ts'
import { keepPicture } from '#kit/server/pages/files.ts'
import { type Sql, type Transaction, transaction } from '#kit/server/postgres/db.ts'
import type { Credentials } from '#kit/server/security/credentials.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { addDays, type Day, wallClock } from '#kit/shared/day.ts'
import { addAcquisition } from './acquisition.ts'
import { addBankAccounts } from './bank-accounts.ts'
import { sampleBookings } from './bookings.ts'
import { addCustomers, addInvoices } from './customers.ts'
import { addGallery, artistAddress } from './gallery.ts'
import { addHours } from './hours.ts'
import { addInbox } from './inbox.ts'
import { addProducts } from './products.ts'
import { addTillHistory } from './till.ts'

/** One entry of vehicles.json. Amounts are cents; prices are by half hours. */
type SampleVehicle = {
  type: VehicleType
  name: string
  passengers: number
  license: License
  deposit: number
  briefing_fee: number
  cleaning_fee: number
  charter_license: number
  extra_bbq: boolean
  extra_jukebox: boolean
  extra_binoculars: boolean
  extra_captain: number | null
  extra_fishing_permit_day: boolean
  extra_fishing_permit_week: boolean
  extra_canoe_one_person?: boolean
  extra_canoe_two_persons?: boolean
  extra_inflatable_boat?: boolean
  extra_sonar?: boolean
  extra_bed_linen_and_towel?: boolean
  descriptionEN: { general: string; features: string; technical: string }
  descriptionDE: { general: string; features: string; technical: string }
  /** Of one let by the hour. */
  prices?: Record<string, number>
  price_night?: number
  pictures: { file: string; alt: string; alt_de: string }[]
}

const domain = 'rentalrevolution.example'
export const sampleAddresses = {
  admin: `admin@${domain}`,
  employee: `employee@${domain}`,
  test: `test@${domain}`,
  artist: artistAddress,
}

/**
 * Fills a database that has no vehicles yet, `withTill` also with what was invoiced and what the tills took: that can never
 * be taken away again; `withGallery` with the works of the artist. Says whether it did. All or nothing, also when two
 * processes try at once.
 */
export async function loadSampleData(
  sql: Sql,
  directory: string,
  env: Pick<Env, 'business' | 'timeZone' | 'perDollar' | 'publicUrl'>,
  credentials: Credentials,
  { withTill = true, withGallery = true } = {},
): Promise<boolean> {
  const { timeZone } = env
  const { day: today } = wallClock(timeZone)
  return transaction(sql, async (tx) => {
    await tx`LOCK TABLE vehicles IN SHARE ROW EXCLUSIVE MODE`
    const [present] = await tx`SELECT FROM vehicles LIMIT 1`
    if (present) return false
    await addAccounts(tx, credentials)
    await addBankAccounts(tx, env.business.name)
    const customers = await addCustomers(tx, today, env.business.name)
    // The papers of invoices are drawn in a thread, and all else has time meanwhile. None may go on after the transaction.
    const parts = await Promise.allSettled([
      withTill && addInvoices(tx, customers, today, env),
      addBusiness(tx, directory, { timeZone, today, withTill }),
      withGallery && addGallery(tx, join(directory, 'gallery'), artist(credentials)),
      addAcquisition(tx, env, today, customers),
    ])
    for (const part of parts) if (part.status === 'rejected') throw part.reason
    return true
  })
}

const artist = ({ artistPassword }: Credentials) => ({ password: artistPassword, now: Temporal.Now.instant() })

/** The boats, what is booked, and what goes on around them. */
async function addBusiness(
  tx: Transaction,
  directory: string,
  { timeZone, today, withTill }: Pick<Env, 'timeZone'> & { today: Day; withTill: boolean },
) {
  await setHours(tx)
  for (const vehicle of await readSampleVehicles(directory)) await addVehicle(tx, directory, vehicle)
  await addBookings(tx, timeZone)
  await addProducts(tx, auditLabel('Added', 'Ada Seewald', today))
  await addHours(tx, today, timeZone)
  await addInbox(tx, Temporal.Now.instant())
  if (withTill) await addTillHistory(tx, today, timeZone)
}

const readSampleVehicles = async (directory: string) =>
  JSON.parse(await readFile(join(directory, 'vehicles.json'), 'utf8')) as SampleVehicle[]

async function addAccounts(tx: Transaction, { adminPassword, employeePassword, demoPassword }: Credentials) {
  await addUser(tx, {
    email: sampleAddresses.admin,
    password: adminPassword,
    firstName: 'Ada',
    lastName: 'Seewald',
    admin: true,
  })
  await addUser(tx, {
    email: sampleAddresses.employee,
    password: employeePassword,
    firstName: 'Jonas',
    lastName: 'Pier',
  })
  await addUser(tx, {
    email: sampleAddresses.test,
    password: demoPassword,
    firstName: 'Test',
    lastName: 'Account',
    demo: true,
  })
}

const setHours = (tx: Transaction) => tx`
  UPDATE business_settings
  SET hiring = true, general_opening_hour = 9, general_closing_hour = 19,
      off_season_start = '12-20', off_season_end = '02-29',
      season_begin_start = '03-01', season_begin_end = '04-30', season_begin_opening_hour = 10, season_begin_closing_hour = 18,
      season_end_start = '10-01', season_end_end = '12-19', season_end_opening_hour = 10, season_end_closing_hour = 17
  WHERE business = 'rental'`

async function addVehicle(tx: Transaction, directory: string, vehicle: SampleVehicle) {
  const { descriptionEN, descriptionDE, prices = {}, pictures, ...row } = vehicle
  const described = { description: tx.json(descriptionEN) as never, description_de: tx.json(descriptionDE) as never }
  const [{ id } = { id: 0 }] = await tx<{ id: number }[]>`
    INSERT INTO vehicles ${tx({ ...row, ...described })} RETURNING id`
  const byHours = Object.entries(prices).map(([halfHours, price]) => ({
    vehicle_id: id,
    half_hours: Number(halfHours),
    price,
  }))
  if (byHours.length > 0) await tx`INSERT INTO vehicle_prices ${tx(byHours)}`
  for (const [i, { file, alt, alt_de }] of pictures.entries()) {
    const read = (name: string) => readFile(join(directory, 'pictures', name))
    const name = await keepPicture(tx, await read(file), await read(`thumbnail_${file}`))
    await tx`INSERT INTO vehicle_pictures ${tx({ vehicle_id: id, position: i + 1, file: name, alt, alt_de })}`
  }
}

async function addBookings(tx: Transaction, timeZone: string) {
  const { day: today } = wallClock(timeZone)
  const vehicles = await readVehicles(tx)
  const settings = await readBusinessSettings(tx, 'rental')
  const bookings = sampleBookings(vehicles, { settings, extras: await readExtras(tx) }, today)
  for (let i = 0; i < bookings.length; i += 1000) {
    const rows = bookings.slice(i, i + 1000).map(({ quote, ...row }) => ({ ...row, quote: tx.json(quote) as never }))
    await tx`INSERT INTO bookings ${tx(rows)}`
  }
  await addPayments(tx)
  await addHandovers(tx, today, timeZone)
  await tx`INSERT INTO blocked_days (day, blocked_by) VALUES (${addDays(today, 12)}, 'Ada Seewald')`
  await tx`
    INSERT INTO blocked_customers (name, email, phone, reason)
    VALUES ('Rolf Rammer', 'rolf.rammer@rowdy.example', '+49 151 0000001', 'Returned a boat with a hole and denied it')`
}

/** What was paid online went through the test provider, which can give it back. */
async function addPayments(tx: Transaction) {
  await tx`
    INSERT INTO test_orders (id, key, amount, currency, description, state, capture_id, created_at)
    SELECT 'sample-order-of-' || reference, 'sample-key-of-' || reference, price, 'USD', 'Booking ' || reference, 'captured',
           'sample-capture-of-' || reference, paid_at
    FROM bookings WHERE payment_method = 'provider' AND paid_at IS NOT NULL AND price > 0`
  await tx`
    INSERT INTO payments (id, booking_id, provider, order_id, capture_id, amount, description, state, captured,
                          captured_currency, expires_at, created_at, changed_at)
    SELECT 'sample-payment-of-' || b.reference, b.id, 'test', o.id, o.capture_id, o.amount, o.description, 'captured', o.amount,
           o.currency, b.paid_at, b.paid_at, b.paid_at
    FROM bookings b JOIN test_orders o ON o.id = 'sample-order-of-' || b.reference`
  await tx`
    UPDATE payment_moves m SET at = p.changed_at FROM payments p WHERE p.id = m.payment_id`
}

/** Whoever booked up to yesterday came, and brought the boat back in time, or has it still. */
const addHandovers = (tx: Transaction, today: Day, timeZone: string) => tx`
  INSERT INTO handovers (booking_id, out_at, out_by, license_seen, fuel_out, deposit, deposit_method, fees, back_at, back_by, fuel_back)
  SELECT b.id, b.starts_at AT TIME ZONE ${timeZone}, 'Jonas Pier', b.has_license, level, site.deposit,
         CASE b.kind WHEN 'days' THEN 'card' ELSE 'cash' END, site.fees,
         CASE WHEN is_back THEN b.ends_at AT TIME ZONE ${timeZone} END, CASE WHEN is_back THEN 'Mara Lindholm' END,
         CASE WHEN is_back THEN level END
  FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id,
    LATERAL (SELECT b.ends_at < ${today}::date AS is_back, CASE WHEN v.drive <> 'none' THEN 8 END AS level) now,
    LATERAL (
      SELECT coalesce(sum((line->>'cents')::int) FILTER (WHERE line->>'label' = 'Deposit'), 0) AS deposit,
             coalesce(sum((line->>'cents')::int) FILTER (WHERE line->>'label' <> 'Deposit'), 0) AS fees
      FROM jsonb_array_elements(b.quote->'onSite') line
    ) site
  WHERE b.starts_at < ${today}::date`
