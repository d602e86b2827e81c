import { setImmediate as breathe } from 'node:timers/promises'
import { type CastingContext, type Options, stringify } from 'csv-stringify/sync'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { cellOf } from '#kit/server/documents/csv.ts'
import { onZipClock } from '#kit/server/documents/zip-clock.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import type { DeviceDescription } from '#kit/server/security/device.ts'
import { readVersion } from '#kit/server/settings/version.ts'
import { invalid } from '#kit/shared/problem.ts'
import type { Owner } from '../../closing/server/commands.ts'
import { type ClosingEntry, readClosings } from '../../closing/server/queries/closings.ts'
import type { Business } from '../../contract/ledger.ts'
import { words } from '../../words.ts'
import { dtd, dtdName } from '../rules/dtd.ts'
import { type ExportedEntry, type Rows, rentalTill, software, terminal } from '../rules/receipts.ts'
import { indexXml, type Row, type Table, type TableName, tableNames, tableOf } from '../rules/tables.ts'
import { exportPeriod, serialsOf } from '../rules.ts'
import { countEntries, readExportedEntries } from './queries/entries.ts'

/** What is packed at one time: as much as a very busy year. */
const mostEntries = 200_000

export type Period = { from: string; to: string }

/**
 * The closings of a period, both days included, as a zip of the DSFinV-K's CSV files. Made one closing after the other,
 * so that the memory it takes is that of the packed files and the others are not kept waiting. Throws 422 where there is
 * nothing to export, or too much.
 */
export async function exportTill(
  sql: Sql,
  business: Business,
  { from, to }: Period,
  { env: { business: owner, timeZone }, clock }: Pick<Context, 'env' | 'clock'>,
): Promise<Buffer> {
  if (to < from) throw wrong('to', words.lastBeforeFirst)
  const closings = (await readClosings(sql, business, { from, to })).reverse()
  const [first, last] = [closings[0], closings.at(-1)]
  if (!first || !last) throw wrong('to', words.notClosedThen)
  if ((await countEntries(sql, business, first.closing, last.closing)) > mostEntries) throw wrong('to', words.tooMuch)

  const zip = new ZipOfTables(onZipClock(clock(), timeZone).mtime)
  for (const closing of closings) {
    const entries = await readExportedEntries(sql, business, closing.closing)
    zip.add(withOwner(exportPeriod({ ...closing, entries }), closing, entries, owner))
    await breathe()
  }
  const place = `${owner.zipCodeAndCity}, ${owner.country}`
  return zip.end(indexXml({ name: owner.name, location: place, comment: `Till ${rentalTill}, ${from} to ${to}` }))
}

const wrong = (field: string, message: string) => invalid([{ field, message }], message)

/** Countries as ISO 3166 writes them in three letters; the export leaves others empty. */
const countries: Readonly<Record<string, string>> = {
  Germany: 'DEU',
  Deutschland: 'DEU',
  Austria: 'AUT',
  Switzerland: 'CHE',
}

/** The rows of a period with who had the till, where, on which version, and which devices signed. */
function withOwner(rows: Rows, closing: ClosingEntry, entries: readonly ExportedEntry[], present: Owner): Rows {
  const keys = { Z_KASSE_ID: rentalTill, Z_ERSTELLUNG: closing.at, Z_NR: closing.closing }
  const { device, owner = present, version = readVersion() } = closing.frozen
  const [, zip = '', city = owner.zipCodeAndCity] = /^(\S*\d\S*)\s+(.+)$/.exec(owner.zipCodeAndCity) ?? []
  const place = {
    NAME: owner.name,
    STRASSE: owner.streetAndNumber,
    PLZ: zip,
    ORT: city,
    LAND: countries[owner.country] ?? '',
    USTID: owner.vatId,
  }
  const machine = (prefix: string, serial: string) => ({
    [`${prefix}_BRAND`]: software.brand,
    [`${prefix}_MODELL`]: software.model,
    [`${prefix}_SERIENNR`]: serial,
    [`${prefix}_SW_BRAND`]: software.brand,
    [`${prefix}_SW_VERSION`]: version,
  })
  return {
    ...rows,
    // Closings of earlier versions did not keep the tax number.
    cashpointclosing: rows.cashpointclosing?.map((row) => ({
      ...row,
      ...place,
      STNR: owner.taxNumber ?? present.taxNumber ?? '',
    })),
    location: [
      { ...keys, ...Object.fromEntries(Object.entries(place).map(([column, value]) => [`LOC_${column}`, value])) },
    ],
    cashregister: [
      {
        ...keys,
        ...machine('KASSE', rentalTill),
        KASSE_BASISWAEH_CODE: closing.currency,
        KEINE_UST_ZUORDNUNG: '0',
      },
    ],
    slaves: [{ ...keys, TERMINAL_ID: terminal, ...machine('TERMINAL', terminal) }],
    tse: serialsOf(entries).map((serial, i) => {
      // Signatures may say as much as the device: where it was another one at the closing, they count.
      const own = entries.find(({ content }) => (content.tse as { serial?: string } | undefined)?.serial === serial)
      const known = (device?.serial === serial ? device : own?.content.tse) as Partial<DeviceDescription> | undefined
      return {
        ...keys,
        TSE_ID: i + 1,
        TSE_SERIAL: serial,
        TSE_SIG_ALGO: known?.algorithm ?? '',
        TSE_ZEITFORMAT: known?.timeFormat ?? '',
        TSE_PD_ENCODING: 'UTF-8',
        TSE_PUBLIC_KEY: known?.publicKey ?? '',
        TSE_ZERTIFIKAT_I: known?.certificate?.slice(0, 1000) ?? '',
        TSE_ZERTIFIKAT_II: known?.certificate?.slice(1000, 2000) ?? '',
      }
    }),
  } as Rows
}

/** CSV files that grow side by side and are packed as they grow. */
class ZipOfTables {
  readonly #packed: Uint8Array[] = []
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error
    this.#packed.push(chunk)
  })
  readonly #files = new Map<TableName, ZipDeflate>()

  readonly #madeAt: Date

  constructor(madeAt: Date) {
    this.#madeAt = madeAt
    for (const name of tableNames) {
      const table = tableOf(name)
      const file = this.#begin(table.file)
      this.#files.set(name, file)
      file.push(strToU8(`${table.columns.map((column) => column.name).join(';')}\r\n`))
    }
  }

  #begin(name: string): ZipDeflate {
    const file = new ZipDeflate(name)
    file.mtime = this.#madeAt
    this.#zip.add(file)
    return file
  }

  add(rows: Rows): void {
    for (const name of tableNames) {
      const some = rows[name]
      if (some && some.length > 0) this.#files.get(name)?.push(strToU8(csvOf(tableOf(name), some)))
    }
  }

  end(index: string): Buffer {
    for (const file of this.#files.values()) file.push(new Uint8Array(), true)
    this.#begin('index.xml').push(strToU8(index), true)
    this.#begin(dtdName).push(strToU8(dtd), true)
    this.#zip.end()
    return Buffer.concat(this.#packed)
  }
}

/** What the library puts an apostrophe before. */
const formula = /^[=+\-@\t\r＝＋－＠]/

/**
 * Rows as CSV. What begins like a formula gets an apostrophe, except where the format needs it to the letter (a signature
 * may begin with +) and in numbers, which may be negative. Text is one line, cut to the length that the format allows;
 * numbers have the decimals of their column, and a comma before them.
 */
export function csvOf({ columns }: Table, rows: readonly Row[]): string {
  const known = new Map(columns.map((column) => [column.name, column]))
  const of = (column: CastingContext['column']) => known.get(String(column)) ?? { kind: 'text', size: 0 }
  return stringify([...rows], {
    columns: columns.map(({ name }) => name),
    delimiter: ';',
    record_delimiter: 'windows',
    quoted_string: true,
    quoted_empty: false,
    escape_formulas: true,
    cast: {
      number: (value, { column }) => decimal(value, of(column).size),
      bigint: (cents, { column }) => decimal(Number(cents) / 100, of(column).size),
      string: (value, { column }) => {
        const { kind, size } = of(column)
        const cut = (text: string, least = 0) => [...text].slice(0, size - least).join('')
        if (kind === 'exact') return { value: cut(value), escape_formulas: false } as unknown as string
        const text = cellOf(value.replace(/\s*[\r\n]+\s*/g, ' '), ';')
        return cut(text, formula.test(text) ? 1 : 0)
      },
    },
  } satisfies Options)
}

const decimal = (value: number, places: number): string => value.toFixed(places).replace('.', ',')
