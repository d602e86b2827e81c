import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Backup } from './contract.ts'
import {
  brokenOff,
  failedNight,
  formatBytes,
  isDue,
  type NamedFile,
  nameOf,
  nightOf,
  readName,
  toDrop,
} from './rules.ts'

const zone = 'Europe/Berlin'
const instant = (text: string) => Temporal.Instant.from(text)
const keep = { days: 7, weeks: 4, months: 12 }
const file = (kind: NamedFile['kind'], at: Temporal.Instant, encrypted = false): NamedFile => ({
  name: nameOf(kind, at, encrypted),
  kind,
  at,
  encrypted,
})

/** Files of one hour each, somewhere in two years. */
const someFiles = fc
  .uniqueArray(fc.nat(730 * 24), { maxLength: 60 })
  .chain((hours) =>
    fc.tuple(
      ...hours.map((hour) =>
        fc
          .constantFrom('nightly' as const, 'nightly' as const, 'kept' as const)
          .map((kind) => file(kind, instant('2026-01-01T00:30:00Z').add({ hours: hour }))),
      ),
    ),
  )
const limits = fc.record({ days: fc.integer({ min: 1, max: 8 }), weeks: fc.nat(5), months: fc.nat(13) })
const left = (files: readonly NamedFile[], limit = keep) => {
  const dropped = new Set(toDrop(files, limit, zone))
  return files.filter(({ name }) => !dropped.has(name))
}

test('A name says when and how a backup was made, and is told from any other.', () => {
  fc.assert(
    fc.property(someFiles, (files) => {
      for (const one of files) expect(readName(one.name)).toEqual(one)
    }),
  )
  for (const name of ['backup-2026-06-01T03-00-12Z-nightly.zip.part', '../backup.zip', 'credentials.txt', ''])
    expect(readName(name)).toBeUndefined()
})

test('The newest always stays, and never more than was asked for.', () => {
  fc.assert(
    fc.property(someFiles, limits, (files, limit) => {
      const kept = left(files, limit)
      const newest = files.toSorted((a, b) => Temporal.Instant.compare(b.at, a.at))[0]
      expect(newest === undefined || kept.includes(newest)).toBe(true)
      expect(kept.length).toBeLessThanOrEqual(limit.days * 2 + limit.weeks + limit.months)
      expect(left(kept, limit)).toEqual(kept)
    }),
    { numRuns: 50 },
  )
})

test('Dropping day by day leaves what dropping once at the end leaves.', () => {
  fc.assert(
    fc.property(someFiles, limits, (files, limit) => {
      const inOrder = files.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
      let dayByDay: NamedFile[] = []
      for (const next of inOrder) dayByDay = left([...dayByDay, next], limit)
      expect(dayByDay).toEqual(left(inOrder, limit))
    }),
    { numRuns: 25 },
  )
})

test('After two years of nights there are seven days, four weeks and twelve months.', () => {
  const nights = Array.from({ length: 730 }, (_, i) =>
    file('nightly', instant('2025-01-01T02:10:00Z').add({ hours: i * 24 })),
  )
  expect(left(nights).map(({ at }) => at.toString().slice(0, 10))).toEqual([
    ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31'],
    ...['2026-09-30', '2026-10-31', '2026-11-30', '2026-12-12', '2026-12-19'],
    ...['2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
  ])
})

test('A night is backed up once, from three on, also when the machine was off then.', () => {
  const now = instant('2026-06-02T00:59:00Z')
  expect([nightOf(now, zone), nightOf(now.add({ minutes: 1 }), zone)]).toEqual(['2026-06-01', '2026-06-02'])
  expect(isDue([], now, zone)).toBe(true)
  const monday = file('nightly', instant('2026-06-01T01:00:00Z'))
  expect([isDue([monday], now, zone), isDue([monday], now.add({ minutes: 1 }), zone)]).toEqual([false, true])
  expect(isDue([monday, file('kept', instant('2026-06-02T01:30:00Z'))], instant('2026-06-02T20:00:00Z'), zone)).toBe(
    true,
  )
})

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 KB'],
  [4_238_000, '4.2 MB'],
  [512_000_000, '512 MB'],
  [3.2e12, '3.2 TB'],
])('%d is written %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

test('Of the nights only the last one counts, and one that was broken off is no failure.', () => {
  const backup = (kind: Backup['kind'], state: Backup['state'], error: string | null = null): Backup => ({
    ...{
      id: 1,
      started_by: 'Schedule',
      machine: 'pier',
      started_at: '',
      ended_at: '',
      bytes: 0,
      percent: 0,
      encrypted: null,
    },
    ...{ kind, state, error },
  })
  const failed = backup('nightly', 'failed', 'There is no room left in DATA_DIR')
  expect(failedNight([backup('kept', 'failed'), failed, backup('nightly', 'done')])).toBe(failed)
  expect(failedNight([backup('nightly', 'done'), failed])).toBeUndefined()
  expect(failedNight([backup('nightly', 'failed', brokenOff), failed])).toBeUndefined()
  expect(failedNight([])).toBeUndefined()
})
