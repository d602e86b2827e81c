import { type Cents, formatMoney, parseCents, type RentalCurrency, rentalCurrency } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { words as tillWords } from '../../words.ts'
import type { TillReport } from '../contract.ts'
import { words } from '../words.ts'

const piecesIn: Readonly<Record<RentalCurrency, readonly Cents[]>> = {
  USD: [10_000, 5000, 2000, 1000, 500, 100, 25, 10, 5, 1],
  EUR: [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  CHF: [100_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5],
  GBP: [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
}

/** Notes and coins, as they lie in the drawer. */
export const pieces = (currency = rentalCurrency()): readonly Cents[] => piecesIn[currency]

/** What was typed for a closing. */
export type Draft = {
  /** The period that it was counted for; 0 before anything was typed. */
  closing: number
  counts: Record<string, string>
  cash: string
  card: string
  withdrawn: string
  note: string
}
export const emptyDraft: Draft = { closing: 0, counts: {}, cash: '', card: '', withdrawn: '', note: '' }

/** Cents of what was counted: the typed sum, or that of the pieces; undefined before anything was. */
export function countedCash({ cash, counts }: Pick<Draft, 'cash' | 'counts'>): Cents | undefined {
  if (cash !== '') return parseCents(cash)
  const given = Object.entries(counts).filter(([, count]) => count !== '')
  return given.length === 0 ? undefined : given.reduce((sum, [piece, count]) => sum + Number(piece) * Number(count), 0)
}

/** How many of each piece, where it was counted so. */
export function piecesOf({ cash, counts }: Pick<Draft, 'cash' | 'counts'>): Record<string, number> | undefined {
  const given = Object.entries(counts).filter(([, count]) => Number(count) > 0)
  if (cash !== '' || given.length === 0) return undefined
  return Object.fromEntries(given.map(([piece, count]) => [piece, Number(count)]))
}

/** What a draft comes to against what should be there, in cents; undefined where it cannot be known yet. */
export type Count = {
  counted: Cents | undefined
  card: Cents | undefined
  withdrawn: Cents | undefined
  cashDifference: Cents | undefined
  cardDifference: Cents | undefined
  differs: boolean
  /** What is still missing or wrong, by field. */
  errors: FieldError[]
}

type Expected = Pick<TillReport, 'expected_cash' | 'by_method'>

/** The total that the card terminal should show. */
export const cardExpected = ({ by_method }: Expected): Cents =>
  by_method.find(({ method }) => method === 'card')?.amount ?? 0

/** Whether anything went over the card terminal: only then its total has to be typed. */
export const usesCard = (expected: Expected): boolean => cardExpected(expected) !== 0

/** More may go back over the card terminal than came. */
function signedCents(typed: string): Cents | undefined {
  const [, minus, amount = ''] = /^([-−]?)(.*)$/.exec(typed.trim()) ?? []
  const cents = parseCents(amount)
  return minus && cents !== undefined ? 0 - cents : cents
}

export function countOf(draft: Draft, expected: Expected): Count {
  const counted = countedCash(draft)
  const card = draft.card.trim() === '' && !usesCard(expected) ? 0 : signedCents(draft.card)
  const withdrawn = draft.withdrawn.trim() === '' ? 0 : parseCents(draft.withdrawn)
  const cashDifference = counted === undefined ? undefined : counted - expected.expected_cash
  const cardDifference = card === undefined ? undefined : card - cardExpected(expected)
  const differs = Boolean(cashDifference) || Boolean(cardDifference)

  const errors: FieldError[] = []
  if (counted === undefined) errors.push({ field: 'counted_cash', message: words.noCountedCash })
  if (card === undefined) errors.push({ field: 'counted_card', message: words.noCountedCard })
  if (withdrawn === undefined) errors.push({ field: 'withdrawn', message: words.noWithdrawn })
  else if (counted !== undefined && withdrawn > counted)
    errors.push({ field: 'withdrawn', message: tillWords.onlyInDrawer(formatMoney(counted)) })
  if (differs && draft.note.trim() === '') errors.push({ field: 'note', message: words.noExplanation })
  return { counted, card, withdrawn, cashDifference, cardDifference, differs, errors }
}
