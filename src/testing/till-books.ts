import { createPublicKey, verify } from 'node:crypto'
import { expect } from 'vitest'
import type { BookedEntry } from '#features/cash-register/accounting/rules/postings.ts'
import type { EntryContent } from '#features/cash-register/contract/ledger.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import type { Signature } from '#kit/server/security/device.ts'
import { signedPart } from '#kit/server/tse/log-message.ts'
import type { TestApp } from './app.ts'
import type { Browser } from './browser.ts'
import { expectSameAsLedger, expectSound, readTables } from './tax-auditor.ts'
import { balances, ledgerOf, readBatch } from './till.ts'

/** All that the rental's till has to show: ledger, export for the tax office, booking batch, and the device's archive. */
export async function readBooks(it: TestApp, admin: Browser) {
  const file = async (url: string) => {
    const headers = { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    const { rawPayload, statusCode, payload } = await it.app.inject({
      url: `/api/${url}/?from=2026-01-01&to=2026-12-31`,
      headers,
    })
    expect(statusCode, statusCode === 200 ? '' : payload).toBe(200)
    return rawPayload
  }
  const rows = await it.sql<(BookedEntry & { content: string })[]>`
    SELECT position, kind, receipt, day::text AS day, content FROM till_entries WHERE business = 'rental' ORDER BY position`
  let carried: number | null = null
  const ledger = rows.map((row): BookedEntry => {
    const content = JSON.parse(row.content as never) as EntryContent
    const entry = { ...row, content, carried: row.kind === 'opening' ? carried : null }
    if (row.kind === 'closing') carried = (content.closing as { carried: number }).carried
    return entry
  })
  const archives = await it.sql<{ first: number; last: number; bytes: Buffer }[]>`
    SELECT first_counter AS first, last_counter AS last, bytes FROM till_archives ORDER BY closing`
  return {
    ledger,
    archives: [...archives],
    tables: readTables(await file('rere_till_export')),
    batch: readBatch(await file('rere_datev_export')).rows,
  }
}
export type Books = Awaited<ReturnType<typeof readBooks>>

export async function expectSameBooks(sql: Sql, { ledger, archives, tables, batch }: Books) {
  expectSound(tables)
  await expectSameAsLedger(sql, tables)
  expect(balances(batch)).toEqual(ledgerOf(ledger))
  expect(archives.map(({ first }) => first)).toEqual([1, ...archives.slice(0, -1).map(({ last }) => last + 1)])
  const logs = archives.map(({ bytes }) => bytes.toString('latin1'))
  for (const { content } of ledger) {
    const { counter, processData } = (content.tse ?? {}) as Partial<Signature>
    if (counter === undefined || processData === undefined) continue
    const log = logs[archives.findIndex(({ last }) => counter <= last)] ?? ''
    const at = log.indexOf(`_Sig-${counter}_`)
    expect([counter, at >= 0 && log.indexOf(processData, at) < log.indexOf('Unixt_', at + 1) >>> 0]).toEqual([
      counter,
      true,
    ])
  }
}

/** A signature verifies by its public key. */
export function isSound(one: Signature): boolean {
  const point = Buffer.from(one.publicKey, 'base64')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x as string, y: y as string }, format: 'jwk' })
  const at = Temporal.Instant.from(one.finishedAt).epochMilliseconds / 1000
  const part = signedPart({ ...one, operation: 'FinishTransaction', at })
  return verify('sha256', part, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(one.signature, 'base64'))
}
