import { addUser } from '#features/sign-in/server/commands.ts'
import { sessionCookie } from '#features/sign-in/server/routes.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { randomToken, sha256 } from '#kit/server/security/secret.ts'
import { fullName } from '#kit/server/security/session.ts'

export const entries = 50_000

/** A list of so many businesses. Gives the cookie of an admin. */
export async function fillAcquisition(sql: Sql, publicUrl: string): Promise<string> {
  await addBusinesses(sql, entries)
  return signIn(sql, publicUrl)
}

/**
 * Businesses of nine countries, three in five of them written to with a letter of full length, one in 15 twice; one in ten
 * answered, one in 50 does not want to hear more. One in 25 shares something with another one.
 */
export async function addBusinesses(sql: Sql, count: number): Promise<void> {
  await sql`
    INSERT INTO acquisition_entries (business, website, email, phone, name, type, country, state, website_key, phone_key, subject,
                                     salutation, body, preset, stage, active, contacted_at, created_at, added_or_changed_by)
    SELECT what || ' ' || place || ' ' || n, 'https://www.' || host, CASE WHEN n % 8 > 0 THEN 'info@' || host ELSE '' END,
           '+49 30 ' || phone, CASE WHEN n % 5 < 3 THEN 'Jana Petersen' ELSE '' END,
           CASE WHEN n % 9 = 0 THEN 'SupremeShop' ELSE 'RentalRevolution' END, country, state, host, '4930' || phone,
           CASE WHEN n % 5 < 3 THEN 'A website for your boats' ELSE '' END, 'Dear', CASE WHEN n % 5 < 3 THEN ${letter} ELSE '' END,
           CASE WHEN n % 5 < 3 THEN presets[1 + n % 4] ELSE '' END,
           CASE WHEN n % 5 >= 3 THEN 'new' WHEN n % 50 = 1 THEN 'unsubscribed' WHEN n % 10 = 0 THEN 'answered'
                WHEN n % 15 = 2 THEN 'followed_up' ELSE 'contacted' END,
           n % 20 > 0, CASE WHEN n % 5 < 3 THEN ARRAY[at] ELSE '{}' END, at - interval '3 days', 'Added by Ada Seewald (05/01/26)'
    FROM generate_series(1, ${count}::int) n,
         LATERAL (SELECT (ARRAY['Boats', 'Bootsverleih', 'Yachtcharter', 'Kayaks', 'Segelschule', 'Hausboote'])[1 + n % 6] AS what,
                         (ARRAY['Müritz', 'Galway', 'Tahoe', 'Zürich', 'Attersee', 'Paphos', 'Windermere'])[1 + n % 7] AS place,
                         'boats-' || CASE WHEN n % 25 = 0 THEN n / 2 ELSE n END || '.example' AS host,
                         lpad((CASE WHEN n % 25 = 1 THEN n / 2 ELSE n END)::text, 7, '0') AS phone,
                         (ARRAY['Germany', 'Austria', 'Switzerland', 'Ireland', 'Cyprus', 'United Kingdom', 'United States', 'Canada',
                                'Australia'])[1 + n % 9] AS country,
                         'State ' || n % 16 AS state, ARRAY['BoatRental', 'HalfBoatRental', 'YachtRental', 'Neutral'] AS presets,
                         now() - (${count}::int - n) * interval '5 minutes' - interval '20 days' AS at) made`
  await sql`
    INSERT INTO acquisition_messages (entry_id, kind, state, due_at, sent_at, recipient, preset, type, country, language, subject,
                                      salutation, name, body, ordered_by)
    SELECT id, kind, 'sent', contacted_at[1] + late, contacted_at[1] + late, 'info@' || website_key, preset, type, country, 'en',
           subject, salutation, name, body, 'Ada Seewald'
    FROM acquisition_entries, (VALUES ('first', interval '0'), ('follow_up', interval '7 days')) mail (kind, late)
    WHERE contacted_at <> '{}' AND (kind = 'first' OR stage = 'followed_up')`
  await sql`
    INSERT INTO acquisition_events (entry_id, kind, at)
    SELECT id, stage, stage_at FROM acquisition_entries WHERE stage IN ('answered', 'unsubscribed')`
  await sql`
    INSERT INTO acquisition_suppressions (kind, value, reason, at)
    SELECT DISTINCT 'address', 'info@' || website_key, 'unsubscribed', now() FROM acquisition_entries WHERE stage = 'unsubscribed'`
}

const letter = `<p>${'We build websites on which boats are booked and paid. '.repeat(24)}</p>`

async function signIn(sql: Sql, publicUrl: string): Promise<string> {
  const user = await addUser(sql, {
    ...{ email: 'admin@agency.example', password: 'lake and pier', firstName: 'Ada', lastName: 'Seewald', admin: true },
  })
  const token = randomToken()
  await sql`INSERT INTO sessions (token_hash, user_id) VALUES (${sha256(token)}, ${user})`
  return `${fullName(sessionCookie, publicUrl)}=${token}`
}

/** Lines to screen: a third is in the list by its website, a sixth by its email, some stand there twice or are no use. */
export const pastedLines = (count: number, seed: number): string =>
  Array.from({ length: count }, (_, i) => {
    const n = seed * count + i
    if (i % 50 === 49) return `Without a website ${n}, info@nowhere-${n}.example`
    if (i % 3 === 0)
      return `Boats ${n}, https://boats-${(n % entries) + 1}.example/rent?utm_source=map, info@other-${n}.example`
    if (i % 6 === 1)
      return `Boats ${n}, https://new-${n}.example, info@boats-${(n % entries) + 1}.example, +353 91 555 ${n}`
    return `Boats, Bikes & Co. ${n}, https://www.new-${n}.example, info@new-${n}.example, +353 91 555 ${n}`
  }).join('\n')
