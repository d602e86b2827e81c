import type { Signing } from '#features/audit-log/rules/label.ts'
import type { Caller } from '#kit/server/http/http.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'

/** Who does something to an entry, and when, on whose calendar; root signs as the agency. */
export type Author = Signing & { caller: Caller }

const nameOf = ({ firstName, lastName }: Caller) => `${firstName} ${lastName}`.trim()

/** Writes into the audit log who did something to an entry, or to the list. */
export const note = (
  tx: Transaction,
  action: `acquisition.${string}`,
  entry: number | 'list',
  details: object,
  { caller, at }: Author,
) => tx`
  INSERT INTO audit_log (at, actor_id, actor, action, record, details)
  VALUES (${at.toString()}, ${caller.id}, ${nameOf(caller)}, ${action}, ${`acquisition:${entry}`}, ${tx.json(details as never)})`
