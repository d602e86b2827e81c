import { capitalised } from '#features/sign-in/rules.ts'
import type { Write } from '#kit/server/http/write.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { monthDay } from '#kit/shared/day.ts'
import type { RentalCurrency } from '#kit/shared/money.ts'
import { invalid } from '#kit/shared/problem.ts'
import type { BusinessName, HoursForm, PersonalForm } from '../contract/staff.ts'
import { type InUse, whyFixed } from '../rules/currency.ts'
import { hasAddress, maySetHiring } from './policy.ts'
import { readSettings, type StoredSettings } from './queries.ts'

type Identity = { email: string; first_name: string; last_name: string }

/**
 * Changes who is signed in; with a new name, email or password all their sessions end, and a mailed password is void.
 * Violates `users_email` when somebody else has the email. Says whether the sessions ended, and whether the business is seen
 * to hire or not from now on.
 */
export async function changePerson(
  write: Write,
  { business, form, passwordHash }: { business: BusinessName; form: PersonalForm; passwordHash: string | undefined },
): Promise<{ signedOut: boolean; hiringChanged: boolean }> {
  const { tx, author, audit } = write
  const { caller } = author
  const next: Identity = {
    email: form.email.toLowerCase(),
    first_name: capitalised(form.firstName),
    last_name: capitalised(form.lastName),
  }
  const [before] = await tx<(Identity & { password_hash: string })[]>`
    SELECT email, first_name, last_name, password_hash FROM users WHERE id = ${caller.id} FOR UPDATE`
  if (!before) throw new Error(`no account ${caller.id}`)
  const changed = (Object.keys(next) as (keyof Identity)[]).filter((field) => next[field] !== before[field])
  const address = hasAddress(caller) && {
    phone: form.phone,
    street_and_number: form.address,
    additional: form.additional,
    zip_code_and_city: form.zipCodeAndCity,
  }
  const { language } = form
  const office = language !== undefined && { language: language === 'business' ? null : language }
  await tx`
    UPDATE users SET ${tx({ ...next, ...address, ...office, ...(passwordHash !== undefined && { password_hash: passwordHash }) })}
    WHERE id = ${caller.id}`
  if (caller.root) await outliveTheSettings(tx, before, { ...next, passwordHash })
  const signedOut = changed.length > 0 || passwordHash !== undefined
  if (signedOut) {
    await tx`DELETE FROM sessions WHERE user_id = ${caller.id}`
    await tx`DELETE FROM recovered_passwords WHERE user_id = ${caller.id}`
  }
  const details = {
    ...Object.fromEntries(changed.map((field) => [field, { from: before[field], to: next[field] }])),
    ...(passwordHash !== undefined && { password: 'changed' }),
  }
  await audit('settings.person', `user:${caller.id}`, details)
  const hiringChanged =
    form.weAreHiring !== undefined && maySetHiring(caller) && (await setHiring(write, business, form.weAreHiring))
  return { signedOut, hiringChanged }
}

/** Root's email and password come from the settings of the installation; what root chose instead holds until those change. */
async function outliveTheSettings(
  tx: Transaction,
  before: { email: string; password_hash: string },
  { email, passwordHash }: { email: string; passwordHash: string | undefined },
): Promise<void> {
  await tx`
    UPDATE users
    SET set_email = CASE WHEN ${email !== before.email} THEN coalesce(set_email, ${before.email}) ELSE set_email END,
        set_password_hash = CASE WHEN ${passwordHash !== undefined} THEN coalesce(set_password_hash, ${before.password_hash})
                                 ELSE set_password_hash END
    WHERE root`
}

async function setHiring({ tx, audit }: Write, business: BusinessName, hiring: boolean): Promise<boolean> {
  const { count } = await tx`
    UPDATE business_settings SET hiring = ${hiring} WHERE business = ${business} AND hiring <> ${hiring}`
  if (count > 0) await audit('settings.hiring', `business:${business}`, { hiring })
  return count > 0
}

type Untouched = Exclude<keyof StoredSettings, keyof HoursForm>

/** Changes the business; what it was, is in the log. */
export async function changeBusiness(
  { tx, audit }: Write,
  business: BusinessName,
  settings: Omit<StoredSettings, Untouched> & { [field in Untouched]: StoredSettings[field] | undefined },
): Promise<void> {
  await tx`SELECT FROM business_settings WHERE business = ${business} FOR UPDATE`
  const before = await readSettings(tx, business)
  const said = Object.entries(settings).filter(([, value]) => value !== undefined)
  const next: StoredSettings = { ...before, ...Object.fromEntries(said) }
  if (next.currency !== before.currency) await refuseOnceInUse(tx, before.currency)
  const changed = (Object.keys(next) as (keyof StoredSettings)[]).filter((field) => next[field] !== before[field])
  if (changed.length === 0) return
  const row = Object.fromEntries(Object.entries(next).map(([field, value]) => [field, asStored(value)]))
  await tx`UPDATE business_settings SET ${tx(row)} WHERE business = ${business}`
  const details = Object.fromEntries(changed.map((field) => [field, { from: before[field], to: next[field] }]))
  await audit('settings.business', `business:${business}`, details)
}

/** A day that comes back every year has no year there. */
const asStored = (value: StoredSettings[keyof StoredSettings]) =>
  typeof value === 'string' && value.startsWith('2000-') ? monthDay(value) : value

/** Amounts are not converted: what is there once, was agreed to and paid in the currency of then. Nothing can come meanwhile. */
async function refuseOnceInUse(tx: Transaction, currency: RentalCurrency): Promise<void> {
  await tx`LOCK TABLE bookings, vouchers IN SHARE ROW EXCLUSIVE MODE`
  await tx`SELECT lock_till('rental')`
  const [used] = await tx<InUse[]>`
    SELECT EXISTS (SELECT FROM bookings) AS bookings, EXISTS (SELECT FROM vouchers) AS vouchers,
           EXISTS (SELECT FROM till_entries WHERE business = 'rental') AS till`
  const message = used && whyFixed(used, currency)
  if (message) throw invalid([{ field: 'currency', message }])
}
