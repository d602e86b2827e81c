import type { Db } from '#kit/server/postgres/db.ts'

/** What VIES said of a VAT id, and when. */
export type VatCheck = { valid: boolean; name: string; address: string; askedAt: string }

/** The last answer of VIES, however old; undefined where it never gave one. `vatId` as it is kept. */
export async function readVatCheck(db: Db, vatId: string): Promise<VatCheck | undefined> {
  const [row] = await db<VatCheck[]>`
    SELECT valid, name, address, to_char(checked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "askedAt"
    FROM vat_checks WHERE vat_id = ${vatId}`
  return row
}
