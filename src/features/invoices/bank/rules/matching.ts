import type { Cents, Currency } from '#kit/shared/money.ts'
import { type Mention, mentionsIn } from '../../rules/reference.ts'

/** Which invoice money on the bank account was meant for. It only proposes; people decide. */

/** Money that came in. */
export type BankLine = {
  /** What of it was not booked yet, in cents like all amounts here. */
  rest: Cents
  currency: string
  payer: string
  reference: string
  purpose: string
  /** Whose invoices the part that was booked went to. */
  customers?: readonly number[]
}

export type PayableInvoice = {
  id: number
  reference: string
  customer: number
  business: string
  /** Of the person who is written to. */
  name: string
  currency: Currency
  open: Cents
}

/**
 * How what came in compares with what is open. `together`: with the other invoices that are named. `foreign`: it came in
 * another currency, and cannot be compared.
 */
export type Fit = 'equal' | 'part' | 'over' | 'together' | 'foreign'

export type Proposal = {
  invoice: number
  /** `sure` is at most one for each line; it can be accepted together with others, after a look at all of them. */
  grade: 'sure' | 'likely' | 'possible'
  fit: Fit
  /** What would be booked: never more than is open or came in; nothing of another currency. */
  amount: Cents
  /** Why it is proposed, and what speaks against it, as sentences. */
  reasons: string[]
}

/** Proposals shown for a line at most. */
const most = 5
/** A word that more invoices have in their names tells nothing. */
const mostOfAWord = 50
const bestNames = 0.55

export type Matcher = (line: BankLine) => Proposal[]

/** Made once for all lines of a page: finding by number, amount and name is quick then. */
export function matcherFor(invoices: readonly PayableInvoice[]): Matcher {
  const byReference = new Map(invoices.map((invoice) => [invoice.reference, invoice]))
  const byAmount = Map.groupBy(invoices, ({ open, currency }) => `${open} ${currency}`)
  const names = new Map(invoices.map((one) => [one.id, [pairsOf(one.business), pairsOf(one.name)] as const]))
  const byCustomer = Map.groupBy(invoices, ({ customer }) => customer)
  const byWord = new Map<string, Set<PayableInvoice>>()
  for (const invoice of invoices) {
    for (const word of wordsOf(`${invoice.business} ${invoice.name}`))
      byWord.set(word, (byWord.get(word) ?? new Set<PayableInvoice>()).add(invoice))
  }
  return (line) => {
    if (line.rest <= 0) return []
    const mentions = mentionsIn(`${line.reference}\n${line.purpose}`).filter(({ reference }) =>
      byReference.has(reference),
    )
    const named = new Map(mentions.map((mention) => [byReference.get(mention.reference)?.id ?? 0, mention]))
    const found = new Set([
      ...(line.customers ?? []).flatMap((customer) => byCustomer.get(customer) ?? []),
      ...mentions.flatMap(({ reference }) => byReference.get(reference) ?? []),
      ...(byAmount.get(`${line.rest} ${line.currency}`) ?? []),
      ...wordsOf(line.payer)
        .map((word) => byWord.get(word) ?? new Set<PayableInvoice>())
        .flatMap((some) => (some.size > mostOfAWord ? [] : [...some])),
    ])
    const payer = pairsOf(line.payer)
    const likeness = ({ id }: PayableInvoice) => Math.max(...(names.get(id) ?? []).map((name) => alike(payer, name)))
    const clearly = [...found].filter(({ id, currency }) => isClear(named.get(id)) && currency === line.currency)
    const together = clearly.length > 1 && clearly.reduce((sum, { open }) => sum + open, 0) === line.rest
    const rated = [...found].map((invoice) =>
      rate(line, invoice, {
        mention: named.get(invoice.id),
        likeness: likeness(invoice),
        together: together && clearly.includes(invoice),
      }),
    )
    return graded(rated)
  }
}

const isClear = (mention: Mention | undefined) => mention !== undefined && mention.how !== 'vague'

type Signs = { mention: Mention | undefined; likeness: number; together: boolean }
type Rated = Omit<Proposal, 'grade'> & { points: number; clear: boolean }

function rate(line: BankLine, invoice: PayableInvoice, { mention, likeness, together }: Signs): Rated {
  const fit = together ? 'together' : fitOf(line, invoice)
  const isAlike = likeness >= bestNames
  const isOfSame = line.customers?.includes(invoice.customer) === true
  const reasons = [
    mention && mentioned(mention, invoice),
    fitReason[fit],
    isAlike && (likeness > 0.95 ? 'The name is the same' : 'The name is alike'),
    !isAlike && mention && line.payer !== '' && 'Paid by somebody else',
    isOfSame && 'Another part of it was booked for this customer',
  ]
  const points =
    (mention ? { checked: 60, written: 55, vague: 25 }[mention.how] : 0) +
    { equal: 30, together: 30, part: 0, over: -5, foreign: -20 }[fit] +
    (isOfSame ? 20 : isAlike ? 20 * likeness : 0)
  return {
    invoice: invoice.id,
    fit,
    amount: fit === 'foreign' ? 0 : Math.min(line.rest, invoice.open),
    reasons: reasons.filter((reason): reason is string => Boolean(reason)),
    points,
    clear: isClear(mention),
  }
}

function fitOf(line: BankLine, { currency, open }: PayableInvoice): Fit {
  if (line.currency !== currency) return 'foreign'
  if (line.rest === open) return 'equal'
  return line.rest < open ? 'part' : 'over'
}

const fitReason: Readonly<Record<Fit, string>> = {
  equal: 'The amount is what is open',
  together: 'The invoices named come to this amount together',
  part: 'Less than is open: the rest stays open',
  over: 'More than is open: what is over stays on the line',
  foreign: 'Another currency than the invoice: it cannot be booked from here',
}

function mentioned({ how, as }: Mention, { reference }: PayableInvoice): string {
  if (how === 'checked') return `The reference is the one of ${reference}`
  if (how === 'written') return `${reference} is written on it`
  return `‘${as}’ may mean ${reference}`
}

/** The best first. One that is named clearly, fits and has no rival is sure. */
function graded(rated: readonly Rated[]): Proposal[] {
  const worth = rated.filter(({ points }) => points >= 10).sort((a, b) => b.points - a.points || a.invoice - b.invoice)
  const [first, second] = worth
  const isSure =
    first?.clear === true &&
    (first.fit === 'equal' || first.fit === 'part') &&
    !worth.some((one) => one !== first && one.clear)
  const isAlone = first !== undefined && (second === undefined || first.points - second.points >= 10)
  return worth.slice(0, most).map(({ points, clear, ...proposal }) => {
    if (proposal.invoice === first?.invoice && isSure) return { ...proposal, grade: 'sure' }
    const isLikely = clear || (proposal.invoice === first?.invoice && isAlone && points >= 40)
    return { ...proposal, grade: isLikely && proposal.fit !== 'foreign' ? 'likely' : 'possible' }
  })
}

const legalForms =
  /\b(gmbh|ag|kg|ohg|gbr|ug|eg|ek|mbh|co|ltd|limited|llc|inc|plc|sarl|sa|bv|und|and|herr|frau|mr|mrs|ms)\b/g

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(legalForms, ' ')
    .trim()

/** Words by which a name is looked up. */
const wordsOf = (name: string): string[] => [
  ...new Set(
    plain(name)
      .split(/\s+/)
      .filter((word) => word.length >= 4),
  ),
]

/** Pairs of neighbouring letters of a name, whatever the order of its words. */
function pairsOf(name: string): ReadonlySet<string> {
  const words = plain(name).split(/\s+/)
  return new Set(
    words.flatMap((word) => Array.from({ length: Math.max(0, word.length - 1) }, (_, i) => word.slice(i, i + 2))),
  )
}

/** From 0 to 1: how many pairs two names share. */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  const shared = [...one].filter((pair) => other.has(pair)).length
  return (2 * shared) / (one.size + other.size)
}
