import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import type { Sql } from '#kit/server/postgres/db.ts'

export type Asked = { path: string; query: string; request: IncomingMessage; response: ServerResponse }

export type Fields = Record<string, string>

export const end = (response: ServerResponse, status: number, body = '{}') => {
  const bytes = Buffer.from(body)
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length })
  response.end(bytes)
}

export function readCookies(header = ''): Fields {
  const cookies: Fields = {}
  for (const pair of header.split('; ')) {
    const at = pair.indexOf('=')
    cookies[pair.slice(0, at)] = pair.slice(at + 1)
  }
  return cookies
}

/** A write must come from our own pages: their origin, and the cookie's token in the header. */
export function isOwn({ headers }: IncomingMessage, cookies: Fields): boolean {
  return headers.origin === `http://${headers.host}` && sameText(cookies.csrftoken, headers['x-csrftoken'])
}

function sameText(one: string | undefined, other: string | string[] | undefined): boolean {
  if (one === undefined || typeof other !== 'string') return false
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export function parseAsStream(request: IncomingMessage): Promise<Fields> {
  return new Promise((done, fail) => {
    const fields: Fields = {}
    const busboy = new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: { fields: 200, fieldSize: 100_000 },
    })
    busboy.on('field', (name, value) => {
      fields[name] = value
    })
    busboy.on('finish', () => done(fields))
    busboy.on('error', fail)
    request.pipe(busboy)
  })
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest()

export type User = { id: number; name: string; admin: boolean; isStale: boolean }

/** Who has this session: at most 30 minutes idle and 8 hours old. Looking counts as activity, once a minute. */
export async function findSignedIn(sql: Sql, cookies: Fields): Promise<User | undefined> {
  if (cookies.session === undefined) return undefined
  const token = sha256(cookies.session)
  const [user] = await sql<User[]>`
    SELECT u.id, u.first_name || ' ' || u.last_name AS name, u.admin,
           s.last_seen_at < now() - interval '1 minute' AS "isStale"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = ${token} AND u.active AND NOT u.artist
      AND s.last_seen_at > now() - interval '30 minutes' AND s.created_at > now() - interval '8 hours'`
  if (user?.isStale) await sql`UPDATE sessions SET last_seen_at = now() WHERE token_hash = ${token}`
  return user
}
