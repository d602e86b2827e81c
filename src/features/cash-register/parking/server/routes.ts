import { release, touch } from '#features/products/server/commands/carts.ts'
import { lockCart } from '#features/products/server/commands.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import { type Cents, toUnits } from '#kit/shared/money.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import { cartGone } from '../../server/policy.ts'
import { letGo } from '../../tse/server/commands.ts'
import * as calls from '../contract.ts'
import { words } from '../words.ts'

/** What a cart holds stays taken off the stock while its receipt is put aside: as if it was touched at the end of time. */
const held = 'infinity'
const till = 'till:rental'

/** Receipts that are put aside, and taken up again. */
export function parkingRoutes(app: Server, context: Context): void {
  const { sql } = context
  const write = writing(context, 'till', 'products')

  route(app, calls.getParked, async () => ({
    parked: await sql<calls.Parked[]>`
      SELECT p.id, name, total, to_json(parked_at) #>> '{}' AS parked_at, ${fullName(sql)} AS parked_by
      FROM parked_receipts p LEFT JOIN users u ON u.id = p.parked_by WHERE taken_at IS NULL ORDER BY parked_at, p.id`,
  }))

  route(app, calls.parkReceipt, ({ body, ...call }) =>
    write(call, async ({ tx, author: { id, at }, audit }) => {
      const { name, total, cart, transaction = null, sale } = body
      await lockCart(tx, cart)
      const added = await tx`
        INSERT INTO parked_receipts (name, total, cart, transaction, sale, parked_at, parked_by)
        VALUES (${name}, ${total}, ${cart}, ${transaction}, ${sale}, ${at.toString()}, ${id})
        ON CONFLICT DO NOTHING RETURNING 1`
      const holds = cart === '' || (await touch(tx, cart, held)).length > 0
      if (added.length === 0 || !holds) throw cartGone()
      await tx`DELETE FROM parked_receipts WHERE taken_at < ${at.subtract({ hours: 24 }).toString()}`
      await audit('till.park', till, { name, total: toUnits(total) })
    }),
  )

  route(app, calls.takeParked, ({ body: { id }, ...call }) =>
    write(call, async ({ tx, author, audit }) => {
      const at = author.at.toString()
      const [taken] = await tx<Row[]>`
        UPDATE parked_receipts SET taken_at = ${at}, taken_by = ${author.id} WHERE id = ${id} AND taken_at IS NULL
        RETURNING name, total, cart, transaction, sale`
      const { name, total, cart, sale } = taken ?? (await notThere(tx, id))
      await touch(tx, cart, at)
      await audit('till.take-up', till, { name, total: toUnits(total) })
      return { sale }
    }),
  )

  route(app, calls.discardParked, async ({ body: { id }, ...call }) => {
    let gone: Row | undefined
    const done = await write(call, async ({ tx, author, audit }) => {
      const [row] = await tx<Row[]>`
        DELETE FROM parked_receipts WHERE id = ${id} AND taken_at IS NULL RETURNING name, total, cart, transaction, sale`
      gone = row ?? (await notThere(tx, id))
      await touch(tx, gone.cart, author.at.toString())
      await audit('till.discard', till, { name: gone.name, total: toUnits(gone.total) })
    })
    // What fails here is made up for by the jobs.
    if (gone) await release(sql, gone.cart).catch(() => {})
    if (gone?.transaction) await letGo(context, gone.transaction).catch(() => {})
    return done
  })
}

type Row = { name: string; total: Cents; cart: string; transaction: string | null; sale: string }

const fullName = (db: Db) => db`coalesce(trim(u.first_name || ' ' || u.last_name), '')`

async function notThere(tx: Transaction, id: number): Promise<never> {
  const [taken] = await tx<{ by: string }[]>`
    SELECT ${fullName(tx)} AS by FROM parked_receipts p LEFT JOIN users u ON u.id = p.taken_by WHERE p.id = ${id}`
  throw taken ? new ProblemError(409, 'TAKEN_ALREADY', words.takenBy(taken.by)) : notFound(words.gone)
}
