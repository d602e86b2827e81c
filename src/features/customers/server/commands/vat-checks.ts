import type { Context } from '#kit/server/http/context.ts'
import type { Vies } from '#kit/server/outbound/vies.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import { throttle } from '#kit/server/security/throttle.ts'
import type { VatIdCheck } from '../../contract/vat-id.ts'
import { isFresh, type VatIdFindings } from '../../rules/vat-id.ts'
import { readVatCheck, type VatCheck } from '../queries/vat-checks.ts'

type Said = VatIdCheck['vies']
type Desk = Pick<Context, 'sql' | 'clock'> & { vies: Vies }
type Asked = { findings: VatIdFindings; caller: number; again: boolean }

const questions = { limit: 60, seconds: 300 }

/**
 * What VIES says of a VAT id: what it said within the last day, unless it is to be asked again. Where it has no answer now
 * it is what it said before. Throws 429 where somebody asks too often.
 */
export async function askVies({ sql, clock, vies }: Desk, { findings, caller, again }: Asked): Promise<Said> {
  const nothing = { name: '', address: '', askedAt: null }
  if (findings.vies === undefined) return { state: 'not_asked', ...nothing, problem: null }
  const known = await readVatCheck(sql, findings.vatId)
  if (known && !again && isFresh(known, clock())) return { ...saidBefore(known), problem: null }
  await throttle(sql, `vat-ids:${caller}`, questions)
  const answer = await vies.ask(findings.vies.country, findings.vies.number)
  if (answer.state === 'unknown') {
    return { ...(known ? saidBefore(known) : { state: answer.state, ...nothing }), problem: answer.reason }
  }
  const { name, address } = answer.state === 'valid' ? answer : nothing
  const said = { valid: answer.state === 'valid', name, address, askedAt: clock().round('second').toString() }
  await keepVatCheck(sql, findings.vatId, said)
  return { ...saidBefore(said), problem: null }
}

const saidBefore = ({ valid, ...rest }: VatCheck) => ({
  state: valid ? ('valid' as const) : ('invalid' as const),
  ...rest,
})

const keepVatCheck = (db: Db, vatId: string, { valid, name, address, askedAt }: VatCheck) => db`
  INSERT INTO vat_checks (vat_id, valid, name, address, checked_at)
  VALUES (${vatId}, ${valid}, ${name}, ${address}, ${askedAt})
  ON CONFLICT (vat_id) DO UPDATE
  SET valid = excluded.valid, name = excluded.name, address = excluded.address, checked_at = excluded.checked_at
  WHERE vat_checks.checked_at <= excluded.checked_at`

/** Drops the answers about ids that were looked at more than a day ago and that no customer has. */
export const forgetVatChecks = (db: Db, now: Temporal.Instant) => db`
  DELETE FROM vat_checks
  WHERE checked_at < ${now.subtract({ hours: 24 }).toString()}
    AND NOT EXISTS (SELECT FROM customers c WHERE c.vat_id = vat_checks.vat_id AND c.deleted_at IS NULL)`
