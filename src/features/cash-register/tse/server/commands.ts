import { randomUUID } from 'node:crypto'
import type { Context } from '#kit/server/http/context.ts'
import { keyOf } from '#kit/server/http/repeat.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import type { ProcessData, Signed, Signer } from '#kit/server/security/device.ts'
import { uuidFrom } from '#kit/server/security/secret.ts'
import type { Business } from '../../contract/ledger.ts'

/** Transactions of the security device, as the till keeps account of them. */

type Desk = Pick<Context, 'clock' | 'signer'>
/** `by`: who began it. `given`: the id that the till's screen began it under. */
export type ToSign = { business: Business; by: number | null; data: ProcessData; given: string | undefined }
export type SignedAs = Signed & { id: string }

type Noted = { state: 'new' | 'open' | 'finished' | 'canceled' | 'outage'; isTillOpen: boolean; isDone: boolean }

/** Keeps that a transaction begins, before the device hears of it: whatever becomes of whoever began it, it is found. */
async function note(
  { signer, clock }: { signer: Signer } & Pick<Context, 'clock'>,
  id: string,
  { business, by }: Pick<ToSign, 'business' | 'by'>,
  sent?: ReturnType<typeof keyOf>,
): Promise<Noted> {
  if (!signer.outside) return { state: 'new', isTillOpen: false, isDone: false }
  const [noted] = await signer.outside<[Noted]>`
    WITH added AS (
      INSERT INTO till_transactions (id, business, begun_at, begun_by) VALUES (${id}, ${business}, ${clock().toString()}, ${by})
      ON CONFLICT (id) DO NOTHING RETURNING 'new' AS state
    )
    SELECT coalesce((SELECT state FROM added), (SELECT state FROM till_transactions WHERE id = ${id}), 'open') AS state,
           EXISTS (SELECT FROM till_entries WHERE business = ${business} AND kind = 'opening' AND closing =
             (SELECT last_closing + 1 FROM tills WHERE business = ${business})) AS "isTillOpen",
           EXISTS (SELECT FROM idempotent_answers WHERE scope = ${sent?.scope ?? ''} AND key = ${sent?.key ?? ''}) AS "isDone"`
  return noted
}

/** Begins a transaction at the first line of a receipt. */
export async function beginReceipt({ signer, clock }: Desk, id: string, by: number): Promise<void> {
  if (!signer) return
  const { state } = await note({ signer, clock }, id, { business: 'rental', by })
  if (state === 'new') await signer.begin(id)
}

/**
 * Lets the device sign. The transaction is the one that the screen began; else it has an id by which a repetition of the
 * same write finds the signature again that there may be. One that ended otherwise meanwhile is left, and another begun.
 * Undefined without a device, and at a till that is not known to be open where this is asked before it is locked.
 */
export async function sign(
  tx: Transaction,
  { signer, clock }: Desk,
  wanted: ToSign,
  { onlyIfOpen }: { onlyIfOpen: boolean },
): Promise<SignedAs | undefined> {
  if (!signer) return undefined
  for (const id of [...(wanted.given ? [wanted.given] : []), ownId(tx, wanted), randomUUID()]) {
    const { state, isTillOpen, isDone } = await note({ signer, clock }, id, wanted, keyOf(tx))
    // Its answer is there already, and whoever called finds it: nothing is signed a second time.
    if (isDone) throw new Error('this write was made before')
    if (onlyIfOpen && !isTillOpen) return undefined
    if (state !== 'new' && state !== 'open') continue
    const signed = await signer.sign(id, wanted.data, { begun: state === 'open' })
    if (signed === 'taken') continue
    drawn.set(tx, [...(drawn.get(tx) ?? []), id])
    return { id, ...signed }
  }
  throw new Error('the security device knows an id that was drawn just now')
}

/** How often each id was signed under within one write: two entries that are alike are two transactions. */
const drawn = new WeakMap<Transaction, string[]>()

/** By the key that the write was sent with, found again by its repetition; without one a new one each time. */
function ownId(tx: Transaction, { business, data }: ToSign): string {
  const sent = keyOf(tx)
  if (!sent) return randomUUID()
  let id = uuidFrom([sent.scope, sent.key, business, data.processType, data.processData].join('\n'))
  while (drawn.get(tx)?.includes(id)) id = uuidFrom(id)
  return id
}

/**
 * Keeps what became of a transaction, with the entry that it is of. One that somebody else ended meanwhile makes the whole
 * write begin again (40001), which then takes another.
 */
export async function settle(
  tx: Transaction,
  signed: SignedAs,
  at: { business: Business; position: number; now: string },
) {
  const number = 'signature' in signed ? signed.signature.transaction : null
  const state = number === null ? 'outage' : 'finished'
  const kept = await tx`
    INSERT INTO till_transactions AS t (id, business, begun_at, state, number, position, ended_at)
    VALUES (${signed.id}, ${at.business}, ${at.now}, ${state}, ${number}, ${at.position}, ${number === null ? null : at.now})
    ON CONFLICT (id) DO UPDATE SET state = excluded.state, number = excluded.number, position = excluded.position,
      ended_at = excluded.ended_at
    WHERE t.state = 'open' RETURNING 1`
  if (kept.length === 0) throw Object.assign(new Error('the transaction was ended by somebody else'), { code: '40001' })
}

/** Ends a transaction that leads to no entry, and one that the device did not hear of in an outage. */
export async function letGo(
  { sql, signer, clock }: Pick<Context, 'sql' | 'signer' | 'clock'>,
  id: string,
): Promise<void> {
  const how = (await signer?.device.abandon(id)) ?? 'unknown'
  const state = how === 'finished' ? 'finished' : 'canceled'
  await sql`
    UPDATE till_transactions SET ended_at = ${clock().toString()}, state = CASE state WHEN 'open' THEN ${state} ELSE state END
    WHERE id = ${id} AND ended_at IS NULL`
}
