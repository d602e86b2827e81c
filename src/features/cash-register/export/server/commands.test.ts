import { beforeAll, expect, test } from 'vitest'
import { type ProcessData, Signer } from '#kit/server/security/device.ts'
import { buildTestApp } from '#testing/app.ts'
import { expectSameAsLedger, expectSound, readTables } from '#testing/tax-auditor.ts'
import { record, someLine, someSale } from '#testing/till.ts'
import type { EntryContent, TillLine, TillPayment } from '../../contract/ledger.ts'
import { negated } from '../../sale/rules.ts'
import type { Recorded } from '../../server/commands/record.ts'

const described = {
  serial: 'ab'.repeat(32),
  algorithm: 'ecdsa-plain-SHA256',
  timeFormat: 'unixTime',
  publicKey: 'BPub==',
  certificate: 'MIIB'.repeat(300),
}
/** A device that signs everything differently, or fails. */
const device = {
  fails: false,
  begun: 0,
  describe: async () => described,
  async start() {
    if (this.fails) throw new Error('=The card; is "not" in its slot')
    this.begun++
  },
  async finish(_: unknown, data: ProcessData) {
    const [startedAt, finishedAt] = ['2026-06-01T08:00:00Z', '2026-06-01T08:00:01Z']
    const signed = { transaction: this.begun, counter: 2 * this.begun, signature: `+c2ln${this.begun}` }
    return { ...data, ...described, ...signed, client: 'till', startedAt, finishedAt }
  },
  abandon: async () => 'unknown' as const,
  archive: async () => undefined,
  checkSelf: async () => {},
}
const signer = new Signer(device, { rest: 0 })

const it = await buildTestApp({ AGENCY_VAT_ID: 'DE123456788', AGENCY_TAX_NUMBER: '30/123/45678' }, { signer })
const admin = await it.signedIn('admin')
const put = (entry: Recorded, now: string) => record(it, entry, { now, signer })

const paid = (lines: TillLine[], payments: TillPayment[], more: Partial<EntryContent> = {}): Recorded => ({
  kind: 'sale',
  content: { lines, payments, ...more },
})

async function close({ difference = 0, withdrawn = 0, now = '2026-06-01T18:00:00Z' }) {
  it.setNow(now)
  const { report } = (await admin.get('/api/rere_till/')).json as { report: { closing: number; expected_cash: number } }
  const closed = await admin.post('/api/rere_close_till/', {
    closing: report.closing,
    counted_cash: report.expected_cash + difference,
    counted_card: 0,
    withdrawn,
    note: 'Counted twice',
  })
  expect(closed.status, closed.text).toBe(201)
  return report.closing
}

async function exported(from = '2026-06-01', to = '2026-12-31') {
  const { rawPayload, statusCode } = await it.app.inject({
    url: `/api/rere_till_export/?from=${from}&to=${to}`,
    headers: { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  expect(statusCode).toBe(200)
  const tables = readTables(rawPayload)
  expectSound(tables)
  return tables
}

const open = () => admin.post('/api/rere_open_till/', { float: 50 })

/** One day with everything that can happen at a till. */
async function eventfulDay() {
  it.setNow('2026-06-01T07:00:00Z')
  await open()
  const boat = someLine({ kind: 'booking', label: 'Eider, 2 hours', unitPrice: 10_000, bookingId: 7 })
  const deposit = someLine({ kind: 'deposit', label: 'Deposit', unitPrice: 20_000, vatPercent: 0, bookingId: 7 })
  const now = '2026-06-01T09:00:00Z'
  const cash = (amount: number): TillPayment[] => [{ method: 'cash', amount }]
  const sold = await put({ ...paid([boat], cash(10_000), { customer: 'Anna; "Lucht"' }), bookingId: 7 }, now)
  await put({ ...paid([deposit], [{ method: 'card', amount: 20_000 }]), kind: 'deposit', bookingId: 7 }, now)
  const split: TillPayment[] = [
    ...cash(500),
    { method: 'card', amount: 700 },
    { method: 'card', amount: 65 },
    { method: 'voucher', amount: 500, voucherId: 4, label: 'Voucher …6789' },
  ]
  await put(
    paid([someLine({ quantity: 3 }), someLine({ unitPrice: 715, vatPercent: 7, label: '=1+1\nnext' })], split),
    now,
  )
  await put(paid([someLine({ kind: 'voucher', unitPrice: 5000, vatPercent: 0, voucherId: 9 })], cash(5000)), now)
  await put(
    paid([someLine({ kind: 'voucher', unitPrice: 5000, voucherId: 10, label: 'Canoe for a day' })], cash(5000)),
    now,
  )
  await put(paid([someLine()], [{ method: 'voucher', amount: 350, voucherId: 9 }]), now)
  // 10 % off, as a sale with a discount puts it down.
  const off = {
    ...someLine({ quantity: 2, unitPrice: 999 }),
    amount: 1798,
    discount: { amount: 200, reason: 'Regular' },
  }
  const less = await put(paid([off], cash(1798)), now)
  await put(someSale([someLine({ vatPercent: 0 }), someLine({ vatPercent: 8.1 })]), now)
  await put({ kind: 'cash_in', content: { lines: [], payments: cash(3000), reason: 'Change' } }, now)
  await put({ kind: 'cash_out', content: { lines: [], payments: cash(-1234), reason: '-Ice' } }, now)
  const fees = (['late_fee', 'fuel', 'cleaning', 'briefing', 'damage', 'cancellation_fee'] as const).map((kind) =>
    someLine({
      kind,
      label: kind,
      unitPrice: 1111,
      vatPercent: kind === 'damage' || kind === 'cancellation_fee' ? 0 : 19,
      bookingId: 7,
    }),
  )
  await put({ ...paid(fees, cash(6666), { happened: '2026-06-01T08:30:00Z' }), bookingId: 7 }, now)
  const back = { ...deposit, quantity: -1, amount: -20_000 }
  await put({ ...paid([back], [{ method: 'card', amount: -20_000 }]), kind: 'deposit', bookingId: 7 }, now)
  device.fails = true
  await put(someSale(), now)
  device.fails = false
  await put(
    {
      ...paid([someLine({ kind: 'refund', unitPrice: -2500, bookingId: 7 })], cash(-2500)),
      kind: 'refund',
      bookingId: 7,
    },
    now,
  )
  await put(
    {
      kind: 'sale',
      content: { lines: [someLine({ kind: 'booking' })], payments: [{ method: 'transfer', amount: 350 }] },
    },
    now,
  )
  await put(
    { kind: 'reversal', content: negated(paid([off], cash(1798)).content, 'Wrong one'), reverses: less.position },
    now,
  )
  return sold.position
}

let first: Awaited<ReturnType<typeof exported>>
let sale: number

beforeAll(async () => {
  sale = await eventfulDay()
  await close({ difference: -1.23, withdrawn: 100, now: '2026-06-01T22:30:00Z' })
  first = await exported()
})

test('A day with every kind of transaction, read back by the taxonomy, is the ledger to the cent and to the signature.', async () => {
  await expectSameAsLedger(it.sql, first)
  const kinds = (first.businesscases ?? []).map(({ GV_TYP, GV_NAME }) => `${GV_TYP} ${GV_NAME}`.trim())
  expect(new Set(kinds)).toEqual(
    new Set([
      'Anfangsbestand',
      'Auszahlung',
      'DifferenzSollIst',
      'Einzahlung',
      'EinzweckgutscheinKauf',
      'Geldtransit',
      'MehrzweckgutscheinEinloesung',
      'MehrzweckgutscheinKauf',
      'Pfand Kaution',
      'PfandRueckzahlung Kaution',
      'Umsatz',
      'Umsatz Einweisung',
      'Umsatz Erstattung',
      'Umsatz Kraftstoff',
      'Umsatz Reinigung',
      'Umsatz Schadenersatz',
      'Umsatz Stornogebühr',
      'Umsatz Verspätung',
    ]),
  )
  // Closed after midnight, for the day on which it happened.
  expect(first.cashpointclosing).toMatchObject([
    { Z_BUCHUNGSTAG: '2026-06-01', STNR: '30/123/45678', USTID: 'DE123456788' },
  ])
  expect(first.cashregister?.[0]?.KASSE_SW_VERSION).toMatch(/^\d+\.\d+\.\d+$/)
  expect(first.payment?.map(({ ZAHLART_NAME }) => ZAHLART_NAME)).toEqual(['Bar', 'Keine', 'Karte', 'Überweisung'])
  expect(first.vat?.at(-1)).toMatchObject({ UST_SCHLUESSEL: '1081', UST_SATZ: '8,10' })
  expect(first.transactions?.at(-1)).toMatchObject({
    BON_TYP: 'Beleg',
    BON_NAME: 'Kassenabschluss',
    BON_NOTIZ: 'Counted twice',
  })
  const [closing] = (first.transactions_tse ?? []).slice(-1)
  expect(closing?.TSE_VORGANGSDATEN).toBe('Beleg^0.00_0.00_0.00_0.00_-101.23^-101.23:Bar:USD')
})

test('What follows from something refers to it, within the till and beyond; a reversal is marked, its lines are not.', () => {
  const of = (name: string) =>
    (first.transactions ?? []).filter(({ BON_NAME }) => BON_NAME?.startsWith(name)).map(({ BON_ID }) => BON_ID)
  const refers = (id: string | undefined) =>
    (first.references ?? [])
      .filter(({ BON_ID }) => BON_ID === id)
      .map(({ REF_TYP, REF_NAME, REF_BON_ID }) => `${REF_TYP} ${REF_NAME}${REF_BON_ID}`)
  const [taken, given] = of('Kaution')
  expect(refers(taken)).toEqual(['ExterneSonstige Buchung7'])
  expect(refers(given)).toEqual([`Transaktion ${taken}`, 'ExterneSonstige Buchung7'])
  const fees = first.lines?.find(({ GV_NAME }) => GV_NAME === 'Verspätung')?.BON_ID
  expect(refers(fees)).toEqual([`Transaktion ${sale}`, 'ExterneSonstige Buchung7'])
  const [reversal] = of('Storno')
  expect(first.transactions?.find(({ BON_ID }) => BON_ID === reversal)).toMatchObject({
    BON_STORNO: '1',
    BON_NOTIZ: 'Wrong one; Regular',
  })
  expect(refers(reversal)).toHaveLength(1)
})

test('A cent, a key or a signature that is not right is seen.', () => {
  const spoiled = (table: string, column: string, value: string) => () => {
    const rows = first[table] ?? []
    expectSound({ ...first, [table]: rows.map((row, i) => (i === 1 ? { ...row, [column]: value } : row)) })
  }
  expect(spoiled('transactions', 'BON_NAME', 'another')).not.toThrow()
  expect(spoiled('lines_vat', 'POS_BRUTTO', '0,01000')).toThrow()
  expect(spoiled('transactions', 'BON_NR', '77')).toThrow()
  expect(spoiled('lines_vat', 'UST_SCHLUESSEL', '2')).toThrow()
  expect(spoiled('transactions_tse', 'TSE_TA_SIG', '')).toThrow()
})

test('A discount is told from the price it was taken off, and back again.', () => {
  expect(first.itemamounts?.map(({ TYP, PF_BRUTTO, PF_UST }) => [TYP, PF_BRUTTO, PF_UST])).toEqual([
    ['base_amount', '19,98000', '3,19000'],
    ['discount', '-2,00000', '-0,32000'],
    ['base_amount', '-19,98000', '-3,19000'],
    ['discount', '2,00000', '0,32000'],
  ])
})
