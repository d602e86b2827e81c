import { cashBookPdf } from '#features/cash-register/accounting/server/pdf/cash-book.ts'
import { differenceOf, type ReportedEntry, reportOf } from '#features/cash-register/closing/rules/report.ts'
import { presentClosing } from '#features/cash-register/closing/server/queries/closings.ts'
import type { EntryContent } from '#features/cash-register/contract/ledger.ts'
import { procedurePdf } from '#features/cash-register/export/server/pdf/procedure.ts'
import type { Procedure } from '#features/cash-register/export/server/queries/installation.ts'
import { presentReceipt } from '#features/cash-register/receipts/server/policy.ts'
import { totalOf } from '#features/cash-register/rules/ledger.ts'
import { changeOf, negated, productLine } from '#features/cash-register/sale/rules.ts'
import { receiptMail } from '#features/cash-register/server/emails/receipt.ts'
import { closingFileName, closingPdf } from '#features/cash-register/server/pdf/closing.ts'
import { receiptFileName, receiptPdf } from '#features/cash-register/server/pdf/receipt.ts'
import type { Cents } from '#kit/shared/money.ts'
import { amount, choice, flag, line, number, only, under, type ValuesOf } from '../../rules/fields.ts'
import { booking, customer, payment } from './booking-facts.ts'
import { about } from './booking-mails.ts'
import { type Hands, mailTemplate, pdfTemplate, type Template } from './template.ts'

const group = 'Till'
const hash = Buffer.from('3fa901bc77de0a41', 'hex')

const goods = under('What was sold', {
  item: line('First line', 'Merganser, 3 hours', { max: 80 }),
  itemPrice: amount('Its price', 303),
  product: line('Product', 'Spezi', { max: 80 }),
  quantity: number('How many', 3),
  productPrice: amount('Price of one', 3.2),
})

const paid = under('How it was paid', {
  by: choice('Paid', { cash: 'In cash', card: 'By card' }, 'cash'),
  received: amount('Cash received', 320),
})

type Sold = ValuesOf<typeof goods> & ValuesOf<typeof paid>

/** A boat with the full tax, and products with the rate of drinks. */
function saleOf({ item, itemPrice, product, quantity, productPrice, by, received }: Sold): EntryContent {
  const drinks = { productId: 0, name: product, quantity, unitPrice: productPrice, vatPercent: 19 }
  const lines = [
    { kind: 'booking' as const, label: item, quantity: 1, unitPrice: itemPrice, amount: itemPrice, vatPercent: 19 },
    productLine({ ...drinks, amount: quantity * productPrice }),
  ]
  const total = totalOf(lines)
  const enough = by === 'cash' && received >= total
  return {
    lines,
    payments: [{ method: by, amount: total }],
    ...(enough && { received, change: changeOf(total, by, received) }),
  }
}

function receiptOf(values: Sold & ValuesOf<typeof receipt>, { env, clock, today: day }: Hands) {
  const { number: own, cashier, name, kind, reason, unsigned } = values
  const sale = { ...saleOf(values), ...(name !== '' && { customer: name }) }
  const content = kind === 'sale' ? sale : negated(sale, reason)
  const entry = {
    position: own,
    receipt: own,
    kind,
    closing: 1,
    openClosing: 1,
    day,
    at: clock().toString({ smallestUnit: 'second' }),
    cashier,
    bookingId: null,
    voucherId: null,
    hash,
    content: unsigned ? { ...content, tse: { failure: 'No answer' } } : content,
    reverses: kind === 'sale' ? null : { position: own - 1, receipt: own - 1 },
    parts: [],
    boatsOut: [],
    voucherCode: null,
  }
  return presentReceipt(entry, env, { admin: false })
}

const receipt = {
  ...under('The receipt', {
    number: number('Number', 128, { min: 2, max: 999_999 }),
    kind: choice('Kind', { sale: 'A sale', reversal: 'A reversal of one' }, 'sale'),
    reason: line('Why it is reversed', 'Charged twice', { max: 200 }),
    cashier: line('Served by', 'Jonas Pier'),
    name: line('Customer', 'Ada Lovelace', { optional: true }),
    unsigned: flag('The security device is out of order', false),
  }),
}

const closing = {
  ...under('The period', {
    number: number('Number', 7, { max: 999_999 }),
    cashier: line('Closed by', 'Jonas Pier'),
    float: amount('Float', 150),
    sold: amount('Sold in cash', 412.6),
    byCard: amount('Sold by card', 303),
    out: amount('Cash taken out meanwhile', 40),
    reason: line('Why', 'Change for the kiosk', { max: 200 }),
  }),
  ...under('The count', {
    cash: amount('Cash counted', 522.1),
    card: amount('Total of the card terminal', 303),
    withdrawn: amount('Taken to the safe', 372.1),
    note: line('Note', 'Fifty cents too little, counted twice', { max: 200, optional: true }),
  }),
}

/** A period's worth of entries: a float, a sale in cash and one by card, and cash that was taken out. */
function closingOf(values: ValuesOf<typeof closing>, { clock, today: day }: Hands) {
  const { number: own, cashier, float, sold, byCard, out, reason, cash, card, withdrawn, note } = values
  const at = (hoursAgo: number) => clock().subtract({ hours: hoursAgo }).toString({ smallestUnit: 'second' })
  const sale = (method: 'cash' | 'card', cents: Cents): EntryContent => ({
    lines: [
      {
        kind: method === 'card' ? 'booking' : 'product',
        label: '',
        quantity: 1,
        unitPrice: cents,
        amount: cents,
        vatPercent: 19,
      },
    ],
    payments: [{ method, amount: cents }],
  })
  const moved = (cents: Cents): EntryContent => ({ lines: [], payments: [{ method: 'cash', amount: cents }], reason })
  const entries: ReportedEntry[] = [
    { position: 1, kind: 'opening', receipt: null, at: at(9), cashier, content: { ...moved(float), reason: '' } },
    { position: 2, kind: 'sale', receipt: 128, at: at(6), cashier, content: sale('cash', sold) },
    { position: 3, kind: 'sale', receipt: 129, at: at(4), cashier: 'Mira Steg', content: sale('card', byCard) },
    { position: 4, kind: 'cash_out', receipt: null, at: at(2), cashier, content: moved(-out) },
  ]
  const report = reportOf(entries)
  const difference = differenceOf(report, { cash, card })
  const frozen = {
    closing: own,
    report,
    countedCash: cash,
    countedCard: card,
    cashDifference: difference.cash,
    cardDifference: difference.card,
    withdrawn,
    carried: cash - withdrawn,
    note,
  }
  const entry = {
    position: 5,
    closing: own,
    at: at(0),
    day,
    cashier,
    currency: 'USD' as const,
    hash,
    archive: null,
    frozen,
  }
  return presentClosing(entry)
}

/** An installation as the sample business has it, for the paper that says how a till is run. */
const procedureFor = (name: string, { env, today }: Hands): Procedure => {
  const { streetAndNumber, zipCodeAndCity, taxNumber, vatId } = env.business
  return {
    registration: {
      ...{ name, address: `${streetAndNumber}, ${zipCodeAndCity}`, tax_number: taxNumber, vat_id: vatId, count: '1' },
      ...{ kind: 'Computergestütztes Kassensystem', model: 'Rental Revolution', software: 'Sternsinger', serial: '1' },
      ...{ since: '01.04.2026', device: '', device_serial: '', device_since: '' },
    },
    made: today.split('-').reverse().join('.'),
    timeZone: env.timeZone,
    currency: 'EUR',
    counts: { admins: 1, employees: 3, demo: 0, closings: 45, role: 'sternsinger_app' },
    device: undefined,
    isSigning: false,
    backups: { ...env.backups, isEncrypted: false },
    isMailed: true,
    versions: [],
    steps: [],
  }
}

const owner = under('The business', { name: line('Name', 'Rental Revolution', { max: 60 }) })

const drawer = under('The month', {
  before: amount('In the drawer before', 150),
  came: amount('Came in on the first day', 412.5),
  left: amount('Taken to the safe', 300),
})

export const tillPapers: readonly Template[] = [
  mailTemplate({
    id: 'receipt-mail',
    name: 'Receipt by mail',
    group,
    about: 'To the customer whose booking was paid at the till.',
    fields: {
      ...under('The receipt', { number: number('Number', 128, { max: 999_999 }) }),
      ...goods,
      ...paid,
      ...only(booking, 'vehicle', 'start', 'reference'),
      ...only(customer, 'name', 'email'),
      ...only(payment, 'method'),
    },
    makes: receiptMail,
    from: ({ number: own, ...values }, hands) => [{ ...about(values, hands), content: saleOf(values), receipt: own }],
  }),
  pdfTemplate({
    id: 'receipt',
    name: 'Receipt',
    group,
    about: 'As the printer at the till prints it, 80 mm wide; also for reversals.',
    fields: { ...receipt, ...goods, ...paid },
    makes: receiptPdf,
    fileName: ({ number: own }) => receiptFileName({ receipt: own }),
    from: (values, hands) => [receiptOf(values, hands), hands.env.timeZone],
  }),
  pdfTemplate({
    id: 'z-report',
    name: 'Z report',
    group,
    about: 'The counted end of a period at the till, to file away.',
    fields: closing,
    makes: closingPdf,
    fileName: ({ number: own }) => closingFileName({ closing: own }),
    from: (values, hands) => [closingOf(values, hands), hands.env],
  }),
  pdfTemplate({
    id: 'cash-book',
    name: 'Cash book',
    group,
    about: 'The cash of a month, day by day, to file away.',
    fields: { ...owner, ...drawer },
    makes: cashBookPdf,
    fileName: () => 'cash-book.pdf',
    from: ({ name, before, came, left }, { today }) => {
      const rows = [
        { kind: 'booking', amount: came, receipts: [128] },
        { kind: 'cash_out', amount: 0 - left, receipts: [] },
      ]
      const day = { day: today, opening: before, rows, closing: before + came - left }
      return [{ month: `${today.slice(0, 7)}-01`, before, days: [day], business: name }]
    },
  }),
  pdfTemplate({
    id: 'till-procedure',
    name: 'Procedure documentation',
    group,
    about: 'How the till is run (GoBD), for German tax offices.',
    fields: owner,
    makes: procedurePdf,
    fileName: () => 'Verfahrensdokumentation.pdf',
    from: ({ name }, hands) => [procedureFor(name, hands)],
  }),
]
