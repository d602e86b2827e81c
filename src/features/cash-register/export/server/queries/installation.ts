import type { Context } from '#kit/server/http/context.ts'
import type { DeviceDescription } from '#kit/server/security/device.ts'
import { readVersion } from '#kit/server/settings/version.ts'
import { inGerman } from '#kit/shared/country-name.ts'
import { wallClock } from '#kit/shared/day.ts'
import { tillCurrency } from '../../../rules/currencies.ts'
import { rentalTill, software } from '../../rules/receipts.ts'
import type { words } from '../../words.ts'

/** How this installation is set up, for those who check it: in German, as its readers are German. */

export type Registered = keyof typeof words.fields
type Of = Pick<Context, 'env' | 'clock' | 'signer' | 'sql'>

const german = (day: string | null | undefined) => day?.split('-').reverse().join('.') ?? ''

export async function readRegistration({ env, signer, sql }: Of): Promise<Record<Registered, string>> {
  const { name, streetAndNumber, zipCodeAndCity, country, taxNumber, vatId } = env.business
  const device: (DeviceDescription & { simulated?: boolean }) | undefined = await signer?.describe()
  const [since] = await sql<{ till: string | null; device: string | null }[]>`
    SELECT (SELECT day FROM till_entries WHERE business = 'rental' ORDER BY position LIMIT 1) AS till,
           (SELECT day FROM till_entries WHERE business = 'rental' AND kind = 'closing'
              AND content::jsonb -> 'closing' -> 'device' ->> 'serial' = ${device?.serial ?? null}
            ORDER BY closing LIMIT 1) AS device`
  return {
    name,
    address: [streetAndNumber, zipCodeAndCity, inGerman(country)].join(', '),
    tax_number: taxNumber,
    vat_id: vatId,
    kind: 'Computergestütztes Kassensystem',
    count: '1',
    model: `${software.brand}, ${software.model}`,
    software: `${software.brand} ${readVersion()}`,
    serial: rentalTill,
    since: german(since?.till),
    device: !device
      ? ''
      : device.simulated
        ? 'Simulation, keine zertifizierte TSE'
        : 'Technische Sicherheitseinrichtung',
    device_serial: device?.serial ?? '',
    device_since: german(since?.device),
  }
}

/** What the procedure documentation says; days are written out, `steps` are changes of the database. */
export type Procedure = Awaited<ReturnType<typeof readProcedure>>

export async function readProcedure(of: Of) {
  const { env, clock, signer, sql } = of
  const { timeZone, backups, backupKeys } = env
  const device = await signer?.describe()
  const [counts] = await sql<{ admins: number; employees: number; demo: number; closings: number; role: string }[]>`
    SELECT count(*) FILTER (WHERE admin)::int AS admins, count(*) FILTER (WHERE NOT admin)::int AS employees,
           (SELECT count(*)::int FROM users WHERE demo AND active) AS demo,
           (SELECT count(*)::int FROM till_entries WHERE business = 'rental' AND kind = 'closing') AS closings,
           current_user AS role
    FROM users WHERE active AND NOT demo AND NOT artist`
  const versions = await sql<{ version: string; day: string }[]>`
    SELECT version, min(day) AS day FROM (
      SELECT day, content::jsonb -> 'closing' ->> 'version' AS version FROM till_entries
      WHERE business = 'rental' AND kind = 'closing') c
    WHERE version IS NOT NULL GROUP BY version ORDER BY min(day), version`
  const steps = await sql<{ day: string; first: number; last: number }[]>`
    SELECT (applied_at AT TIME ZONE ${timeZone})::date::text AS day, min(number) AS first, max(number) AS last
    FROM migrations GROUP BY 1 ORDER BY 1`
  return {
    registration: await readRegistration(of),
    made: german(wallClock(timeZone, clock()).day),
    timeZone,
    currency: tillCurrency('rental'),
    counts,
    device,
    isSigning: signer !== undefined,
    backups: { ...backups, isEncrypted: backupKeys.length > 0 },
    isMailed: env.smtpUrl !== undefined,
    versions: versions.map((one) => ({ ...one, day: german(one.day) })),
    steps: steps.map((one) => ({ ...one, day: german(one.day) })),
  }
}
