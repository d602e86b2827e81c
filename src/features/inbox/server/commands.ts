import { type Author, audit } from '#kit/server/http/audit.ts'
import { type Repeat, rememberAnswer } from '#kit/server/http/repeat.ts'
import { type Db, type Sql, transaction } from '#kit/server/postgres/db.ts'
import type { Business, OpenType } from '../contract.ts'

export type NewInboxItem = {
  business: Business
  type: OpenType
  /** Who wrote the task, or who is to be answered. */
  name: string
  email?: string
  phone?: string
  body: string
  /** When it was written, by default now. */
  at?: Temporal.Instant
}

/** Puts an open item into a business's inbox, as part of the write it comes from; tell `live` of `inbox` afterwards. */
export async function insertInboxItem(db: Db, item: NewInboxItem): Promise<number> {
  const { business, type, name, email = '', phone = '', body, at } = item
  const [row] = await db<{ id: number }[]>`
    INSERT INTO inbox_items (business, type, name, email, phone, body, created_at)
    VALUES (${business}, ${type}, ${name}, ${email}, ${phone}, ${body}, coalesce(${at?.toString() ?? null}::timestamptz, now()))
    RETURNING id`
  return row?.id as number
}

/** Adds a task with its entry in the audit log and the answer to repetitions. */
export async function addTodo(
  sql: Sql,
  { business, body }: Pick<NewInboxItem, 'business' | 'body'>,
  { by, repeat, answer }: { by: Author; repeat: Repeat | undefined; answer: object },
): Promise<void> {
  await transaction(sql, async (tx) => {
    if (repeat) await rememberAnswer(tx, repeat, 201, answer)
    const id = await insertInboxItem(tx, { business, type: 'todo', name: by.name, body, at: by.at })
    await audit(tx, by, 'inbox.add', `inbox:${id}`, { business })
  })
}

/** `at` is an instant, `2026-11-21T13:40:00Z`. */
export type TickedOff = { by: string; at: string }

/**
 * Ticks an item off, unless somebody did before: then that stands. Gives who did it and when, and whether it was this
 * time; undefined when the business has no such item.
 */
export async function tickOff(
  sql: Sql,
  item: { id: number; business: Business },
  by: Author,
): Promise<(TickedOff & { isNew: boolean }) | undefined> {
  return transaction(sql, async (tx) => {
    const ticked = await tx`
      UPDATE inbox_items SET ticked_off_at = ${by.at.toString()}, ticked_off_by = ${by.name}
      WHERE id = ${item.id} AND business = ${item.business} AND ticked_off_at IS NULL
      RETURNING 1`
    const isNew = ticked.length > 0
    if (isNew) await audit(tx, by, 'inbox.tick-off', `inbox:${item.id}`, { business: item.business })
    const [row] = await tx<TickedOff[]>`
      SELECT ticked_off_by AS by, to_char(ticked_off_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at
      FROM inbox_items WHERE id = ${item.id} AND business = ${item.business}`
    return row && { ...row, isNew }
  })
}
