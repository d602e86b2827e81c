import { streamSpreadsheet } from '#kit/server/documents/csv.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { formatDay, wallClock } from '#kit/shared/day.ts'
import { type AuditEntry, exportAuditLog, getAuditChoices, getAuditLog } from '../contract.ts'
import { kindName, sentenceOf, timeOf } from '../rules.ts'
import { readAuditLog, readChoices } from './queries.ts'

/** Read at a time: between two pages a slow download holds no connection to the database. */
const exportPage = 500

/** Who did what to which record, and when. */
export function auditLogRoutes(app: Server, { sql, env, clock }: Context): void {
  const { timeZone } = env

  route(app, getAuditLog, ({ query }) => readAuditLog(sql, query, timeZone))

  route(app, getAuditChoices, () => readChoices(sql))

  route(app, exportAuditLog, ({ query, reply }) =>
    streamSpreadsheet(reply, `audit-log-${wallClock(timeZone, clock()).day}`, exported(query)),
  )

  async function* exported(query: Parameters<typeof readAuditLog>[1]) {
    yield ['Entry', 'Day', 'Time', 'Who', 'What', 'Kind', 'Record', 'Action', 'Details']
    let before: number | undefined
    do {
      const page = await readAuditLog(sql, { ...query, before }, timeZone, exportPage)
      yield* page.entries.map(rowOf)
      before = page.next ?? undefined
    } while (before !== undefined)
  }

  const rowOf = (entry: AuditEntry) => [
    entry.id,
    formatDay(wallClock(timeZone, entry.at).day),
    timeOf(entry.at, timeZone),
    entry.actor,
    sentenceOf(entry),
    kindName(entry.record.split(':')[0] ?? ''),
    entry.record,
    entry.action,
    JSON.stringify(entry.details),
  ]
}
