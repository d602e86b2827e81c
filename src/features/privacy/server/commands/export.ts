import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { onZipClock } from '#kit/server/documents/zip-clock.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Html, html } from '#kit/server/mail/html.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import { formatLongDay, wallClock } from '#kit/shared/day.ts'
import { registry } from '../../content/registry.ts'
import type { Entry } from '../../rules/entry.ts'
import { conditionOf, type Known } from '../queries/person.ts'
import { filesOf } from './erasure.ts'

/** Columns that keep us safe and tell nobody anything. */
const secret = /_hash$|^visitor$|^set_/

type Row = Record<string, unknown>
type Section = { label: string; table: string; rows: readonly Row[] }

/** A zip of all that is known: JSON for programs, a page for people, pictures and papers. Pages come while it is read. */
export async function packPerson(
  { sql, env, clock }: Pick<Context, 'sql' | 'env' | 'clock'>,
  known: Known,
): Promise<Readable> {
  const sections: Section[] = []
  for (const entry of registry.filter(({ unexported }) => !unexported)) {
    const rows = await readRows(sql, entry, known, env.timeZone)
    if (rows.length > 0) sections.push({ label: entry.label, table: entry.table, rows })
  }
  const pictures = await sql<{ name: string; bytes: Buffer }[]>`
    SELECT name, bytes FROM files WHERE name = ANY(${await filesOf(sql, known.ids.get('bookings') ?? [])})`
  const papers = await sql<{ name: string; bytes: Buffer }[]>`
    SELECT reference || '.' || kind AS name, bytes FROM invoice_documents JOIN invoices ON id = invoice_id
    WHERE invoice_id = ANY(${known.ids.get('invoices') ?? []})`

  const { day } = wallClock(env.timeZone, clock())
  const zip = new ZipFile()
  const add = (name: string, bytes: Buffer) => zip.addBuffer(bytes, name, onZipClock(clock(), env.timeZone))
  add('data.json', Buffer.from(JSON.stringify(dataOf(env.business.name, day, sections), null, 2)))
  add('index.html', Buffer.from(page(env.business, day, sections).toString()))
  for (const { name, bytes } of pictures) add(`pictures/${name}`, bytes)
  for (const { name, bytes } of papers) add(`invoices/${name}`, bytes)
  zip.end()
  return zip.outputStream as Readable
}

async function readRows(db: Db, entry: Entry, known: Known, timeZone: string): Promise<Row[]> {
  const columns = [...entry.facts, ...Object.keys(entry.columns).filter((column) => !secret.test(column))]
  const rows = await db<Row[]>`
    SELECT ${db(columns.filter((column) => column !== 'attachments'))}
    FROM ${db(entry.table)} WHERE ${conditionOf(db, entry, known)} ORDER BY ${db.unsafe(entry.at)}`
  const moments = rows.columns.filter(({ type }) => type === moment || type === listOfMoments)
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(moments.map(({ name }) => [name, onWallClock(row[name], timeZone)])),
  }))
}

/** What PostgreSQL calls timestamptz and timestamptz[]. */
const [moment, listOfMoments] = [1184, 1185]

/** `2026-06-01T10:00:00+02:00` of what the database writes in UTC: as people and programs read it. */
const onWallClock = (value: unknown, timeZone: string): unknown =>
  Array.isArray(value)
    ? value.map((one) => onWallClock(one, timeZone))
    : typeof value === 'string'
      ? Temporal.Instant.from(value)
          .toZonedDateTimeISO(timeZone)
          .toString({ timeZoneName: 'never', smallestUnit: 'second' })
      : value

const dataOf = (from: string, day: string, sections: readonly Section[]) => ({
  from,
  day,
  ...Object.fromEntries(sections.map(({ table, rows }) => [table, rows])),
})

const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

function page({ name, email }: { name: string; email: string }, day: string, sections: readonly Section[]): Html {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Your data</title>
<body style="max-width:52rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif">
<h1>Your data</h1>
<p>What ${name} knows of you on ${formatLongDay(day)}. Questions: ${email}. Amounts are in cents; the same is in
<code>data.json</code> for programs, pictures and invoices are beside it.</p>
${sections.map(
  ({ label, rows }) =>
    html`<h2>${label}</h2>${rows.map(
      (row) => html`<dl style="border-top:1px solid #ccc;padding-top:1rem">${Object.entries(row)
        .filter(([, value]) => value !== null && value !== '')
        .map(
          ([column, value]) =>
            html`<dt style="font-weight:bold">${inWords(column)}</dt><dd style="white-space:pre-wrap">${textOf(column, value)}</dd>`,
        )}</dl>
`,
    )}`,
)}`
}

/** Markup is shown as the text it is. */
function textOf(column: string, value: unknown): string {
  if (column === 'body_html') return 'as in the text above'
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}
