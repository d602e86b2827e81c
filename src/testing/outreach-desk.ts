import { orderMessage } from '#features/acquisition/replies/server/commands/messages.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import type { TestApp } from './app.ts'
import type { Browser, Reply } from './browser.ts'
import { multipart } from './form.ts'
import { deliverAll } from './outreach.ts'

/** Writing to businesses and what comes back, on a clock of its own; `admin` does it. */
export function openOutreach(it: TestApp, admin: Browser) {
  const { sql, appSql } = it
  const by = { id: 1, name: 'Jonas Pier' }
  let now = Temporal.Instant.from('2026-06-01T05:00:00Z')

  const at = (instant: string) => {
    now = Temporal.Instant.from(instant)
    it.setNow(instant)
  }
  const run = () => it.runJob('acquisition-mails')
  const one = async <T>(rows: PromiseLike<readonly unknown[]>) => (await rows)[0] as T

  return {
    at,
    now: () => now,
    run,
    order: (entryId: number, dueAt = now) =>
      transaction(appSql, (tx) => orderMessage(tx, { entryId, dueAt, by: { ...by, at: now, day: '2026-06-01' } })),
    /** Hands over what is due, and has it go out at once. */
    sendAll: async () => {
      await run()
      await deliverAll(sql, now.toString())
      await run()
    },
    limits: (more: object = {}) =>
      admin.post('/api/sshp_set_acquisition_outreach/', {
        ...{ hourlyLimit: 20, dailyLimit: 100, followUpDays: 7, paused: false },
        ...more,
      }),
    outgoing: async () => (await admin.get('/api/sshp_get_acquisition_outgoing/')).json,
    history: async (entry: number) => (await admin.get(`/api/sshp_get_acquisition_history/${entry}/`)).json,
    entryOf: (id: number) =>
      one<{ stage: string; contacted_at: string[] }>(
        sql`SELECT stage, contacted_at FROM acquisition_entries WHERE id = ${id}`,
      ),
    statesOf: async (entry: number) => {
      const rows = await sql<{ state: string }[]>`
        SELECT state FROM acquisition_messages WHERE entry_id = ${entry} ORDER BY id`
      return rows.map(({ state }) => state)
    },
    /** Of the last mail to an entry. */
    idOf: async (entry: number) =>
      (await one<{ id: number }>(sql`SELECT max(id) AS id FROM acquisition_messages WHERE entry_id = ${entry}`)).id,
    /** The Message-ID of the first mail to an entry. */
    keyOf: async (entry: number) => {
      const rows = sql`SELECT mail_key AS key FROM acquisition_messages WHERE entry_id = ${entry} ORDER BY id`
      return `${(await one<{ key: string }>(rows)).key}@localhost`
    },
    note: (entry: number, kind: string, words = '') =>
      admin.post('/api/sshp_note_acquisition_event/', { entry, kind, words }),
    takeIn: async (raw: string, who = admin): Promise<Reply> =>
      who.send({
        method: 'POST',
        url: '/api/sshp_take_in_acquisition_mail/',
        ...(await multipart({ file: new TextEncoder().encode(raw) })),
      }),
    /** As if nothing had been written to anybody. */
    clear: async () => {
      at('2026-06-01T05:00:00Z')
      await sql`DELETE FROM acquisition_notes`
      await sql`DELETE FROM acquisition_events`
      await sql`DELETE FROM acquisition_messages`
      await sql`DELETE FROM acquisition_entries`
      await sql`DELETE FROM acquisition_suppressions`
      await sql`DELETE FROM acquisition_inbound`
      await sql`DELETE FROM mails`
      await sql`UPDATE acquisition_settings SET hourly_limit = 20, daily_limit = 100, follow_up_days = 7, second_follow_up_days = 0, third_follow_up_days = 0, paused = false`
    },
  }
}
