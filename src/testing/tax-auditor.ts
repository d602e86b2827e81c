import { XMLParser } from 'fast-xml-parser'
import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'
import type { EntryContent } from '#features/cash-register/contract/ledger.ts'
import type { Sql } from '#kit/server/postgres/db.ts'

/**
 * Reads an export as an auditor's program does, by index.xml and its DTD, and holds it against the taxonomy of DSFinV-K 2.4
 * as its annexes have it: written from those, with nothing of what writes the export.
 */

// Columns of 2.4: a30 is text of at most 30 characters, n5 a number with five decimals.
const z = 'Z_KASSE_ID a50 Z_ERSTELLUNG a30 Z_NR n0'
const b = `${z} BON_ID a40`
const p = `${b} POS_ZEILE a50`
const taxonomy: Readonly<Record<string, string>> = {
  cashpointclosing: `${z} Z_BUCHUNGSTAG a25 TAXONOMIE_VERSION a10 Z_START_ID a40 Z_ENDE_ID a40 NAME a60 STRASSE a60 PLZ a10 ORT a62 LAND a3 STNR a20 USTID a15 Z_SE_ZAHLUNGEN n2 Z_SE_BARZAHLUNGEN n2`,
  location: `${z} LOC_NAME a60 LOC_STRASSE a60 LOC_PLZ a10 LOC_ORT a62 LOC_LAND a3 LOC_USTID a15`,
  cashregister: `${z} KASSE_BRAND a50 KASSE_MODELL a50 KASSE_SERIENNR a70 KASSE_SW_BRAND a50 KASSE_SW_VERSION a50 KASSE_BASISWAEH_CODE a3 KEINE_UST_ZUORDNUNG a1`,
  slaves: `${z} TERMINAL_ID a50 TERMINAL_BRAND a50 TERMINAL_MODELL a50 TERMINAL_SERIENNR a70 TERMINAL_SW_BRAND a50 TERMINAL_SW_VERSION a50`,
  pa: `${z} AGENTUR_ID n0 AGENTUR_NAME a60 AGENTUR_STRASSE a60 AGENTUR_PLZ a10 AGENTUR_ORT a62 AGENTUR_LAND a3 AGENTUR_STNR a20 AGENTUR_USTID a15`,
  tse: `${z} TSE_ID n0 TSE_SERIAL a68 TSE_SIG_ALGO a21 TSE_ZEITFORMAT a31 TSE_PD_ENCODING a5 TSE_PUBLIC_KEY a512 TSE_ZERTIFIKAT_I a1000 TSE_ZERTIFIKAT_II a1000`,
  vat: `${z} UST_SCHLUESSEL n0 UST_SATZ n2 UST_BESCHR a55`,
  businesscases: `${z} GV_TYP a30 GV_NAME a40 AGENTUR_ID n0 UST_SCHLUESSEL n0 Z_UMS_BRUTTO n5 Z_UMS_NETTO n5 Z_UST n5`,
  payment: `${z} ZAHLART_TYP a25 ZAHLART_NAME a60 Z_ZAHLART_BETRAG n2`,
  cash_per_currency: `${z} ZAHLART_WAEH a3 ZAHLART_BETRAG_WAEH n2`,
  transactions: `${b} BON_NR n0 BON_TYP a30 BON_NAME a60 TERMINAL_ID a50 BON_STORNO a1 BON_START a30 BON_ENDE a30 BEDIENER_ID a50 BEDIENER_NAME a50 UMS_BRUTTO n2 KUNDE_NAME a50 KUNDE_ID a50 KUNDE_TYP a50 KUNDE_STRASSE a60 KUNDE_PLZ a10 KUNDE_ORT a62 KUNDE_LAND a3 KUNDE_USTID a15 BON_NOTIZ a255`,
  datapayment: `${b} ZAHLART_TYP a25 ZAHLART_NAME a60 ZAHLWAEH_CODE a3 ZAHLWAEH_BETRAG n2 BASISWAEH_BETRAG n2`,
  lines: `${p} GUTSCHEIN_NR a50 ARTIKELTEXT a255 POS_TERMINAL_ID a50 GV_TYP a30 GV_NAME a40 INHAUS a1 P_STORNO a1 AGENTUR_ID n0 ART_NR a50 GTIN a50 WARENGR_ID a40 WARENGR a50 MENGE n3 FAKTOR n3 EINHEIT a50 STK_BR n5`,
  itemamounts: `${p} TYP a20 UST_SCHLUESSEL n0 PF_BRUTTO n5 PF_NETTO n5 PF_UST n5`,
  subitems: `${p} ZI_ART_NR a50 ZI_GTIN a50 ZI_NAME a60 ZI_WARENGR_ID a40 ZI_WARENGR a50 ZI_MENGE n3 ZI_FAKTOR n3 ZI_EINHEIT a50 ZI_UST_SCHLUESSEL n0 ZI_BASISPREIS_BRUTTO n5 ZI_BASISPREIS_NETTO n5 ZI_BASISPREIS_UST n5`,
  transactions_tse: `${b} TSE_ID n0 TSE_TANR n0 TSE_TA_START a30 TSE_TA_ENDE a30 TSE_TA_VORGANGSART a30 TSE_TA_SIGZ n0 TSE_TA_SIG a512 TSE_TA_FEHLER a200 TSE_VORGANGSDATEN a1000`,
  transactions_vat: `${b} UST_SCHLUESSEL n0 BON_BRUTTO n5 BON_NETTO n5 BON_UST n5`,
  lines_vat: `${p} UST_SCHLUESSEL n0 POS_BRUTTO n5 POS_NETTO n5 POS_UST n5`,
  allocation_groups: `${b} ABRECHNUNGSKREIS a50`,
  references: `${p} REF_TYP a20 REF_NAME a40 REF_DATUM a30 REF_Z_KASSE_ID a50 REF_Z_NR n0 REF_BON_ID a40`,
}
const allowed: Readonly<Record<string, string>> = {
  BON_TYP: 'Beleg AVRechnung AVTransfer AVBestellung AVTraining AVBelegabbruch AVSachbezug AVSonstige',
  GV_TYP:
    'Umsatz Pfand PfandRueckzahlung Rabatt Aufschlag ZuschussEcht ZuschussUnecht TrinkgeldAG TrinkgeldAN EinzweckgutscheinKauf EinzweckgutscheinEinloesung MehrzweckgutscheinKauf MehrzweckgutscheinEinloesung Forderungsentstehung Forderungsaufloesung Anzahlungseinstellung Anzahlungsaufloesung Anfangsbestand Privatentnahme Privateinlage Geldtransit Lohnzahlung Einzahlung Auszahlung DifferenzSollIst',
  ZAHLART_TYP: 'Bar Unbar Keine ECKarte Kreditkarte ElZahlungsdienstleister Guthabenkarte',
  REF_TYP: 'ExterneRechnung ExternerLieferschein Transaktion ExterneSonstige',
  TYP: 'base_amount discount extra_amount',
  BON_STORNO: '0 1',
  P_STORNO: '0',
  INHAUS: '0 1',
}

type Row = Record<string, string>
type Tables = Record<string, Row[]>
type Node = { name: string; children: Node[]; text: string }

/** The tree of an XML document. */
const treeOf = (parsed: Record<string, unknown>[]): Node[] =>
  parsed.flatMap((one) => {
    const [name = ''] = Object.keys(one).filter((key) => key !== ':@')
    if (name === '?xml') return []
    const inner = one[name] as Record<string, unknown>[]
    if (!Array.isArray(inner)) return []
    const text = inner.map((part) => part['#text'] ?? '').join('')
    return [{ name, children: treeOf(inner), text }]
  })

/** What an element holds, as its declaration has it: each name of a content model matches one child. */
function expectValid(node: Node, dtd: string): void {
  const model = new RegExp(`<!ELEMENT ${node.name} (.*)>`).exec(dtd)?.[1]
  expect(model, node.name).toBeDefined()
  if (model === '(#PCDATA)' || model === 'EMPTY') expect(node.children).toEqual([])
  else {
    const pattern = (model ?? '')
      .replace(/\s/g, '')
      .replace(/\w+/g, (name) => `(?:${name};)`)
      .replaceAll(',', '')
    expect(node.children.map(({ name }) => `${name};`).join('')).toMatch(new RegExp(`^${pattern}$`))
  }
  for (const child of node.children) expectValid(child, dtd)
}

const child = (node: Node, name: string) => node.children.find((one) => one.name === name)
const textIn = (node: Node, ...path: string[]) =>
  path.reduce<Node | undefined>((one, name) => one && child(one, name), node)?.text ?? ''

/** The cells of a file whose texts may hold delimiters and doubled quotes. */
function cellsOf(csv: string): string[][] {
  expect(csv.endsWith('\r\n')).toBe(true)
  return csv
    .slice(0, -2)
    .split('\r\n')
    .map((row) =>
      [...row.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;"]*))(?=;|$)/g)].map(
        ([, q, plain]) => q?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
}

const asText = (type: string, size: string) =>
  type === 'a' ? { kind: 'AlphaNumeric', size } : { kind: 'Numeric', size }

/** The tables of a zip, each cell checked for its type and length. */
export function readTables(zip: Uint8Array): Tables {
  const files = Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]))
  const dtd = files['gdpdu-01-09-2004.dtd'] ?? ''
  const index = files['index.xml'] ?? ''
  expect(index).toContain('<!DOCTYPE DataSet SYSTEM "gdpdu-01-09-2004.dtd">')
  const [root] = treeOf(new XMLParser({ preserveOrder: true, trimValues: false, processEntities: true }).parse(index))
  if (!root) throw new Error('index.xml is empty')
  expectValid(root, dtd)
  const tables = (child(root, 'Media')?.children ?? []).filter(({ name }) => name === 'Table')
  expect(tables.map((one) => textIn(one, 'URL'))).toEqual(Object.keys(taxonomy).map((name) => `${name}.csv`))
  expect(Object.keys(files).sort()).toEqual(
    [...tables.map((one) => textIn(one, 'URL')), 'index.xml', 'gdpdu-01-09-2004.dtd'].sort(),
  )
  return Object.fromEntries(
    tables.map((one) => {
      const name = textIn(one, 'URL').replace('.csv', '')
      const shape = child(one, 'VariableLength') as Node
      const columns = shape.children.filter((part) => part.name === 'VariableColumn')
      const wanted = [...(taxonomy[name] ?? '').matchAll(/(\w+) ([an])(\d+)/g)]
      expect(
        columns.map((column) => [
          textIn(column, 'Name'),
          child(column, 'Numeric')
            ? asText('n', textIn(column, 'Numeric', 'Accuracy') || '0')
            : asText('a', textIn(column, 'MaxLength')),
        ]),
      ).toEqual(wanted.map(([, column, type = '', size = '']) => [column, asText(type, size)]))
      expect([textIn(one, 'Range', 'From'), textIn(one, 'DecimalSymbol'), textIn(shape, 'ColumnDelimiter')]).toEqual([
        '2',
        ',',
        ';',
      ])
      const [head = [], ...rows] = cellsOf(files[`${name}.csv`] ?? '')
      expect(head).toEqual(wanted.map(([, column]) => column))
      return [name, rows.map((cells) => rowOf(name, cells, wanted))]
    }),
  )
}

const isMoment = /^(Z_ERSTELLUNG|BON_START|BON_ENDE|TSE_TA_START|TSE_TA_ENDE|REF_DATUM)$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** What is wrong with a cell; undefined where it fits its column. */
function faultOf(column: string, type: string, size: number, cell: string): string | undefined {
  if (type === 'a' && cell.length > size) return `${column} is longer than ${size}: ${cell}`
  if (cell === '') return undefined
  const places = size === 0 ? '' : `,\\d{${size}}`
  if (type === 'n' && !new RegExp(`^-?\\d+${places}$`).test(cell))
    return `${column} is no number of ${size} places: ${cell}`
  if (allowed[column] && !allowed[column].split(' ').includes(cell)) return `${column} is not in the taxonomy: ${cell}`
  return isMoment.test(column) && !moment.test(cell) ? `${column} is no moment: ${cell}` : undefined
}

function rowOf(table: string, cells: readonly string[], wanted: readonly RegExpExecArray[]): Row {
  expect(cells.length, table).toBe(wanted.length)
  const faults = wanted.map(([, column = '', type = '', size], i) =>
    faultOf(column, type, Number(size), cells[i] ?? ''),
  )
  expect(faults.filter((one) => one !== undefined)).toEqual([])
  return Object.fromEntries(wanted.map(([, column], i) => [column, cells[i] ?? '']))
}

const cents = (text = '0') => Math.round(Number(text.replace(',', '.')) * 100)
const sum = (rows: readonly Row[], column: string) => rows.reduce((total, row) => total + cents(row[column]), 0)

/** Keys and sums of what was read, closing by closing and receipt by receipt. */
export function expectSound(all: Tables): void {
  // By their closing and receipt, as most is asked by these.
  const placeOf = ({ Z_NR, BON_ID }: Row) => `${Z_NR} ${BON_ID}`
  const places = new Map(Object.entries(all).map(([name, rows]) => [name, Map.groupBy(rows, placeOf)]))
  const of = (name: string, keys: Row) =>
    ((keys.BON_ID ? places.get(name)?.get(placeOf(keys)) : all[name]) ?? []).filter((row) =>
      Object.entries(keys).every(([column, value]) => row[column] === value),
    )
  const closingOf = ({ Z_KASSE_ID, Z_ERSTELLUNG, Z_NR }: Row) => `${Z_KASSE_ID} ${Z_ERSTELLUNG} ${Z_NR}`
  const closings = (all.cashpointclosing ?? []).map(closingOf)
  expect(new Set(closings).size).toBe(closings.length)
  expect(Object.values(all).flatMap((rows) => rows.filter((row) => !closings.includes(closingOf(row))))).toEqual([])
  expect(new Set(all.transactions?.map(placeOf)).size).toBe(all.transactions?.length)
  for (const closing of all.cashpointclosing ?? []) {
    const { Z_NR = '', Z_START_ID, Z_ENDE_ID } = closing
    const bons = of('transactions', { Z_NR })
    expect([bons[0]?.BON_ID, bons.at(-1)?.BON_ID]).toEqual([Z_START_ID, Z_ENDE_ID])
    expect(closing.STNR || closing.USTID).not.toBe('')
    expect([closing.LAND, closing.TAXONOMIE_VERSION]).toEqual(['DEU', '2.4'])
    const whole = cents(closing.Z_SE_ZAHLUNGEN)
    expect([
      sum(bons, 'UMS_BRUTTO'),
      sum(of('lines_vat', { Z_NR }), 'POS_BRUTTO'),
      sum(of('transactions_vat', { Z_NR }), 'BON_BRUTTO'),
      sum(of('datapayment', { Z_NR }), 'BASISWAEH_BETRAG'),
      sum(of('businesscases', { Z_NR }), 'Z_UMS_BRUTTO'),
      sum(of('payment', { Z_NR }), 'Z_ZAHLART_BETRAG'),
    ]).toEqual(Array(6).fill(whole))
    const inCash = cents(closing.Z_SE_BARZAHLUNGEN)
    expect(sum(of('payment', { Z_NR, ZAHLART_TYP: 'Bar' }), 'Z_ZAHLART_BETRAG')).toBe(inCash)
    expect(sum(of('cash_per_currency', { Z_NR }), 'ZAHLART_BETRAG_WAEH')).toBe(inCash)
    for (const { UST_SCHLUESSEL = '' } of of('vat', { Z_NR }))
      expect(sum(of('businesscases', { Z_NR, UST_SCHLUESSEL }), 'Z_UST')).toBe(
        sum(of('transactions_vat', { Z_NR, UST_SCHLUESSEL }), 'BON_UST'),
      )
  }
  const numbers = (all.transactions ?? []).map(({ BON_NR }) => Number(BON_NR))
  expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i))
  for (const bon of all.transactions ?? []) expectSoundBon(bon, of)
}

function expectSoundBon({ Z_NR = '', BON_ID = '', ...bon }: Row, of: (name: string, keys: Row) => Row[]): void {
  const here = { Z_NR, BON_ID }
  const lines = of('lines', here)
  expect(lines.map(({ POS_ZEILE }) => POS_ZEILE)).toEqual(lines.map((_, i) => String(i + 1)))
  expect(of('slaves', { Z_NR, TERMINAL_ID: bon.TERMINAL_ID ?? '' })).toHaveLength(1)
  const whole = cents(bon.UMS_BRUTTO)
  expect([sum(of('lines_vat', here), 'POS_BRUTTO'), sum(of('datapayment', here), 'BASISWAEH_BETRAG')]).toEqual([
    whole,
    whole,
  ])
  for (const { UST_SCHLUESSEL = '', BON_BRUTTO, BON_NETTO, BON_UST } of of('transactions_vat', here)) {
    const [rate] = of('vat', { Z_NR, UST_SCHLUESSEL })
    const percent = Number((rate?.UST_SATZ ?? 'x').replace(',', '.'))
    const exact = (cents(BON_BRUTTO) * percent) / (100 + percent)
    expect(Math.abs(cents(BON_UST) - exact)).toBeLessThanOrEqual(0.5 + 1e-9)
    expect(cents(BON_NETTO) + cents(BON_UST)).toBe(cents(BON_BRUTTO))
    const parts = of('lines_vat', { ...here, UST_SCHLUESSEL })
    expect([sum(parts, 'POS_NETTO'), sum(parts, 'POS_UST')]).toEqual([cents(BON_NETTO), cents(BON_UST)])
  }
  for (const { POS_ZEILE = '', MENGE = '', STK_BR = '' } of lines) {
    const [vat] = of('lines_vat', { ...here, POS_ZEILE })
    const found = of('itemamounts', { ...here, POS_ZEILE })
    const listed = Number(MENGE.replace(',', '.')) * Number(STK_BR.replace(',', '.')) * 100
    if (found.length > 0) expect(sum(found, 'PF_BRUTTO')).toBe(cents(vat?.POS_BRUTTO))
    expect(Math.abs(cents(found[0]?.PF_BRUTTO ?? vat?.POS_BRUTTO) - listed)).toBeLessThanOrEqual(0.5 + 1e-9)
  }
  for (const { REF_TYP, REF_Z_NR = '', REF_BON_ID = '' } of of('references', here))
    if (REF_TYP === 'Transaktion') expect(of('transactions', { Z_NR: REF_Z_NR, BON_ID: REF_BON_ID })).toHaveLength(1)
  const [tse] = of('transactions_tse', here)
  if (bon.BON_TYP === 'Beleg') expect(Boolean(tse?.TSE_TA_SIG) || Boolean(tse?.TSE_TA_FEHLER)).toBe(true)
  if (tse?.TSE_TA_SIG) {
    const [device] = of('tse', { Z_NR, TSE_ID: tse.TSE_ID ?? '' })
    expect([device?.TSE_PUBLIC_KEY, device?.TSE_ZERTIFIKAT_I, device?.TSE_SIG_ALGO].every(Boolean)).toBe(true)
  }
}

/** Each entry of the ledger, straight from the database, is in the export: its amounts, and its signature to the letter. */
export async function expectSameAsLedger(sql: Sql, tables: Tables): Promise<void> {
  const entries = await sql<
    { position: number; kind: string; closing: number; receipt: number | null; content: string }[]
  >`
    SELECT position, kind, closing, receipt, content FROM till_entries WHERE business = 'rental' ORDER BY position`
  const at = (name: string, position: number) =>
    (tables[name] ?? []).filter(({ BON_ID }) => BON_ID === String(position))
  expect((tables.transactions ?? []).map(({ BON_NR }) => Number(BON_NR))).toEqual(
    entries.map(({ position }) => position),
  )
  for (const { position, kind, closing, receipt, content } of entries) {
    const { lines, payments, tse, closing: frozen } = JSON.parse(content) as EntryContent
    const { cashDifference = 0, withdrawn = 0 } = (frozen ?? {}) as Record<string, number>
    const by = (method: string) =>
      payments.filter((one) => one.method === method).reduce((all, one) => all + one.amount, 0)
    const [bon] = at('transactions', position)
    expect([bon?.Z_NR, cents(bon?.UMS_BRUTTO)]).toEqual([
      String(closing),
      payments.reduce((all, one) => all + one.amount, 0) - by('voucher') + cashDifference - withdrawn,
    ])
    if (receipt !== null) expect(bon?.BON_NAME).toMatch(new RegExp(`Beleg ${receipt}$`))
    const pay = at('datapayment', position)
    expect(
      sum(
        pay.filter(({ ZAHLART_TYP }) => ZAHLART_TYP === 'Bar'),
        'BASISWAEH_BETRAG',
      ),
    ).toBe(by('cash') + cashDifference - withdrawn)
    expect(
      sum(
        pay.filter(({ ZAHLART_NAME }) => ZAHLART_NAME === 'Karte'),
        'BASISWAEH_BETRAG',
      ),
    ).toBe(by('card'))
    const sold = at('lines_vat', position).slice(0, lines.length)
    if (lines.length > 0)
      expect(sold.map(({ POS_BRUTTO }) => cents(POS_BRUTTO))).toEqual(lines.map(({ amount }) => amount))
    const { signature, counter, transaction, processData, failure } = (tse ?? {}) as Row
    const [row] = at('transactions_tse', position)
    if (kind === 'outage') expect(row).toBeUndefined()
    else
      expect([row?.TSE_TA_SIG, row?.TSE_TA_SIGZ, row?.TSE_TANR, row?.TSE_VORGANGSDATEN]).toEqual(
        failure ? ['', '', '', ''] : [signature, String(counter), String(transaction), processData],
      )
  }
}
