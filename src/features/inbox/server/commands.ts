import type { Write } from '#kit/server/http/write.ts'
import type { Db } from '#kit/server/postgres/db.ts'
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

export async function addTodo(
  { tx, author, audit }: Write,
  { business, body }: Pick<NewInboxItem, 'business' | 'body'>,
): Promise<void> {
  const id = await insertInboxItem(tx, { business, type: 'todo', name: author.name, body, at: author.at })
  await audit('inbox.add', `inbox:${id}`, { business })
}

/** `at` is an instant, `2026-11-21T13:40:00Z`. */
export type TickedOff = { by: string; at: string }

/**
 * Ticks an item off, unless somebody did before: then that stands. Gives who did it and when, and whether it was this
 * time; undefined when the business has no such item.
 */
export async function tickOff(
  { tx, author, audit }: Write,
  { id, business }: { id: number; business: Business },
): Promise<(TickedOff & { isNew: boolean }) | undefined> {
  const ticked = await tx`
    UPDATE inbox_items SET ticked_off_at = ${author.at.toString()}, ticked_off_by = ${author.name}
    WHERE id = ${id} AND business = ${business} AND ticked_off_at IS NULL
    RETURNING 1`
  const isNew = ticked.length > 0
  if (isNew) await audit('inbox.tick-off', `inbox:${id}`, { business })
  const [row] = await tx<TickedOff[]>`
    SELECT ticked_off_by AS by, to_char(ticked_off_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at
    FROM inbox_items WHERE id = ${id} AND business = ${business}`
  return row && { ...row, isNew }
}
