import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Topic } from '#kit/shared/topic.ts'
import { registry } from '../../content/registry.ts'
import type { RuleName } from '../../rules/terms.ts'
import { agedOut } from '../../rules.ts'
import { conditionOf, type Known } from '../queries/person.ts'
import { applyErasures, dropFiles, dropUnshownFiles, filesOf } from './erasure.ts'

/** Rows at a time: nobody waits long for what it locks. */
export const batchSize = 500

/**
 * Does with one batch what has to be done, and gives how many rows that were. `before` is an instant, `since` the same as
 * the first day that is kept.
 */
type Work = (tx: Transaction, before: string, since: Day) => Promise<number>

type Ids = { id: number }[]
const idsOf = (rows: Ids) => rows.map(({ id }) => Number(id))
const isPerson = (db: Db) => db`(name !~ '^Erased [0-9A-F]{8}$' AND name <> '')`

/** Bookings with all that hangs on them and is not kept. */
async function ageBookings(tx: Transaction, rows: Ids): Promise<number> {
  const ids = idsOf(rows)
  const known: Known = { emails: [], phones: [], names: [], ids: new Map([['bookings', ids]]) }
  const files = await filesOf(tx, ids)
  for (const entry of registry)
    if ('via' in entry.found && 'bookings' in entry.found.via)
      await applyErasures(tx, entry.table, conditionOf(tx, entry, known), agedOut)
  await applyErasures(tx, 'bookings', tx`id = ANY(${ids})`, agedOut)
  await dropFiles(tx, files)
  await tx`SELECT pseudonymise_audit_log(${ids.map((id) => `booking:${id}`)}, NULL, '{}', ${agedOut})`
  return ids.length
}

export const retentionWork: Readonly<Record<RuleName, { work: Work; topics: readonly Topic[] }>> = {
  'unpaid-bookings': {
    topics: ['bookings', 'handovers', 'files'],
    work: async (tx, before) =>
      ageBookings(
        tx,
        await tx<Ids>`
          SELECT id FROM bookings
          WHERE canceled_at < ${before} AND paid_at IS NULL AND voucher_amount = 0 AND cancellation_fee = 0 AND ${isPerson(tx)}
            AND NOT EXISTS (SELECT FROM payments p WHERE p.booking_id = bookings.id AND p.captured > 0)
            AND NOT EXISTS (SELECT FROM till_entries t WHERE t.booking_id = bookings.id)
          ORDER BY canceled_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`,
      ),
  },
  'payment-attempts': {
    topics: ['payments'],
    work: async (tx, before) =>
      (
        await tx`
          DELETE FROM payments WHERE id IN (
            SELECT id FROM payments WHERE state IN ('failed', 'expired') AND captured = 0 AND changed_at < ${before}
            LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`
      ).count,
  },
  'contact-requests': {
    topics: ['inbox'],
    work: async (tx, before) => {
      const rows = await tx<Ids>`
        SELECT id FROM inbox_items WHERE type = 'contact' AND ticked_off_at < ${before} AND ${isPerson(tx)}
        ORDER BY ticked_off_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`
      return applyErasures(tx, 'inbox_items', tx`id = ANY(${idsOf(rows)})`, agedOut)
    },
  },
  'acquisition-finds': {
    topics: ['acquisition'],
    work: async (tx, before) => {
      const { count } = await tx`
        DELETE FROM acquisition_crawls WHERE id IN (
          SELECT id FROM acquisition_crawls
          WHERE coalesce(finished_at, started_at) < ${before} AND status NOT IN ('places', 'sites')
          LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`
      const { count: sites } = await tx`
        DELETE FROM acquisition_crawled_sites WHERE host IN (
          SELECT host FROM acquisition_crawled_sites WHERE fetched_at < ${before} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`
      const { count: inbound } = await tx`
        DELETE FROM acquisition_inbound WHERE message_id IN (
          SELECT message_id FROM acquisition_inbound WHERE at < ${before} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`
      return count + sites + inbound
    },
  },
  acquisition: {
    topics: ['acquisition'],
    work: async (tx, before) => {
      const rows = await tx<Ids>`
        SELECT id FROM acquisition_entries e
        WHERE stage <> 'customer' AND stage_at < ${before} AND created_at < ${before}
          AND NOT EXISTS (
            SELECT FROM acquisition_messages m WHERE m.entry_id = e.id
              AND (m.state IN ('waiting', 'queued') OR coalesce(m.sent_at, m.created_at) >= ${before}))
          AND NOT EXISTS (SELECT FROM acquisition_events v WHERE v.entry_id = e.id AND v.at >= ${before})
          AND NOT EXISTS (SELECT FROM acquisition_notes n WHERE n.entry_id = e.id AND greatest(n.at, n.due_on) >= ${before})
        ORDER BY id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`
      const ids = idsOf(rows)
      await tx`DELETE FROM acquisition_notes WHERE entry_id = ANY(${ids})`
      await tx`DELETE FROM acquisition_events WHERE entry_id = ANY(${ids})`
      await tx`DELETE FROM acquisition_messages WHERE entry_id = ANY(${ids})`
      await tx`DELETE FROM acquisition_entries WHERE id = ANY(${ids})`
      await tx`SELECT pseudonymise_audit_log(${ids.map((id) => `acquisition:${id}`)}, NULL, '{}', ${agedOut})`
      // Unlike letters of the business, mails that nobody asked for are not kept for longer than what they are about.
      const { count } = await tx`
        DELETE FROM mails WHERE id IN (
          SELECT id FROM mails
          WHERE created_at < ${before} AND unsubscribe <> '' AND state NOT IN ('waiting', 'sending')
          LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`
      return ids.length + count
    },
  },
  'gallery-bin': {
    topics: ['gallery', 'art-inbox', 'files'],
    work: async (tx, before) => {
      const gone = (table: string) => tx`
        SELECT id FROM ${tx(table)} WHERE deleted_at < ${before} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`
      const requests = await tx`
        DELETE FROM gallery_contact_requests WHERE id IN (${gone('gallery_contact_requests')})`
      const comments = await tx`DELETE FROM gallery_comments WHERE id IN (${gone('gallery_comments')})`
      const works = await tx<{ file: string }[]>`
        DELETE FROM gallery_items WHERE id IN (${gone('gallery_items')}) RETURNING file`
      await dropFiles(
        tx,
        works.map(({ file }) => file),
      )
      return requests.count + comments.count + works.length
    },
  },
  'unshown-files': {
    topics: ['files'],
    work: (tx, before) => dropUnshownFiles(tx, before, batchSize),
  },
  'gallery-requests': {
    topics: ['art-inbox'],
    work: async (tx, before) =>
      (
        await tx`
          DELETE FROM gallery_contact_requests WHERE id IN (
            SELECT id FROM gallery_contact_requests WHERE created_at < ${before}
            LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`
      ).count,
  },
  'handover-pictures': {
    topics: ['handovers', 'files'],
    work: async (tx, before) => {
      const rows = await tx<{ file: string }[]>`
        DELETE FROM handover_pictures WHERE id IN (
          SELECT p.id FROM handover_pictures p JOIN handovers h USING (booking_id)
          WHERE h.back_at < ${before} LIMIT ${batchSize} FOR UPDATE OF p SKIP LOCKED)
        RETURNING file`
      await dropFiles(tx, [...new Set(rows.map(({ file }) => file))])
      return rows.length
    },
  },
  'mail-texts': {
    topics: ['mails'],
    work: async (tx, before) =>
      (
        await tx`
          UPDATE mails SET body_text = '', body_html = '', attachments = '[]' WHERE id IN (
            SELECT id FROM mails
            WHERE created_at < ${before} AND state NOT IN ('waiting', 'sending')
              AND (body_text <> '' OR body_html <> '' OR attachments <> '[]')
            LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`
      ).count,
  },
  'blocked-customers': {
    topics: ['blocked-customers'],
    work: async (tx, before) =>
      (
        await tx`
          DELETE FROM blocked_customers WHERE id IN (
            SELECT id FROM blocked_customers WHERE created_at < ${before} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`
      ).count,
  },
  signatures: {
    topics: ['handovers', 'files'],
    work: async (tx, before) => {
      const rows = await tx<{ id: number; file: string | null }[]>`
        SELECT booking_id AS id, signature_out AS file FROM handovers
        WHERE back_at < ${before} AND (signature_out IS NOT NULL OR signed_by !~ '^(Erased [0-9A-F]{8})?$' OR note_out || note_back || damage <> ''
          OR num_nonnulls(checks_out, checks_back) > 0)
        LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`
      const changed = await applyErasures(tx, 'handovers', tx`booking_id = ANY(${idsOf(rows)})`, agedOut)
      await dropFiles(
        tx,
        rows.flatMap(({ file }) => file ?? []),
      )
      return changed
    },
  },
  bookings: {
    topics: ['bookings', 'handovers', 'files'],
    work: async (tx, _before, since) =>
      ageBookings(
        tx,
        await tx<Ids>`
          SELECT id FROM bookings
          WHERE starts_at < ${since}::date AND ends_at < ${since}::date AND ${isPerson(tx)}
          ORDER BY starts_at, id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`,
      ),
  },
  vouchers: {
    topics: ['vouchers'],
    work: async (tx, before) => {
      const rows = await tx<Ids>`
        SELECT id FROM vouchers WHERE created_at < ${before} AND ${isPerson(tx)} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`
      return applyErasures(tx, 'vouchers', tx`id = ANY(${idsOf(rows)})`, agedOut)
    },
  },
  withdrawals: {
    topics: ['vouchers'],
    work: async (tx, before) => {
      const rows = await tx<Ids>`
        SELECT id FROM withdrawals
        WHERE declared_at < ${before} AND closed_at IS NOT NULL AND ${isPerson(tx)} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`
      return applyErasures(tx, 'withdrawals', tx`id = ANY(${idsOf(rows)})`, agedOut)
    },
  },
  'provider-references': {
    topics: ['payments'],
    work: async (tx, before) =>
      (
        await tx`
          UPDATE payments SET order_id = NULL, capture_id = 'Erased ' || id WHERE id IN (
            SELECT id FROM payments
            WHERE state IN ('captured', 'refunded') AND changed_at < ${before} AND capture_id !~ '^Erased '
            LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`
      ).count,
  },
  'working-hours': {
    topics: ['working-hours'],
    work: async (tx, _before, since) =>
      (
        await tx`
          DELETE FROM working_hours WHERE (business, day, employee_id) IN (
            SELECT business, day, employee_id FROM working_hours WHERE day < ${since} LIMIT ${batchSize})`
      ).count,
  },
  mails: {
    topics: ['mails'],
    work: async (tx, before) =>
      (
        await tx`
          DELETE FROM mails WHERE id IN (
            SELECT id FROM mails WHERE created_at < ${before} AND state NOT IN ('waiting', 'sending')
            LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`
      ).count,
  },
  'audit-log': {
    topics: ['audit-log'],
    work: async (tx, before) => {
      const [row] = await tx<{ gone: number }[]>`SELECT forget_audit_log(${before}, ${batchSize}) AS gone`
      return row?.gone ?? 0
    },
  },
}

/** Puts down what a batch of a rule did; the first one of a run counts anew. */
export const noteRun = (
  tx: Transaction,
  rule: RuleName,
  at: string,
  { rows, isFirst }: { rows: number; isFirst: boolean },
) => tx`
  INSERT INTO retention_runs AS runs (rule, ran_at, last_rows, all_rows) VALUES (${rule}, ${at}, ${rows}, ${rows})
  ON CONFLICT (rule) DO UPDATE
  SET ran_at = excluded.ran_at, all_rows = runs.all_rows + excluded.last_rows,
      last_rows = excluded.last_rows + CASE WHEN ${isFirst} THEN 0 ELSE runs.last_rows END`
