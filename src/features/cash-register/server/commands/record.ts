import type { Context } from '#kit/server/http/context.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { wallClock } from '#kit/shared/day.ts'
import { inFirstLanguage, inRentalLanguage } from '#kit/shared/language.ts'
import type { Cents, Currency } from '#kit/shared/money.ts'
import type { Business, EntryContent, EntryKind } from '../../contract/ledger.ts'
import { tillCurrency } from '../../rules/currencies.ts'
import { processDataOf } from '../../rules/signature.ts'
import { type SignedAs, settle, sign } from '../../tse/server/commands.ts'
import * as de from '../words/de.ts'
import * as en from '../words/en.ts'
import { words } from '../words.ts'
import { type Appended, appendEntry, appendIfOpen, type NewEntry } from './ledger.ts'

export type Recording = Pick<Context, 'env' | 'clock' | 'log' | 'signer'>
export type Cashier = { id: number | null; name: string }
export type Recorded = {
  kind: EntryKind
  content: EntryContent
  /** Of all its amounts; without one that of the till. */
  currency?: Currency | undefined
  bookingId?: number | undefined
  voucherId?: number | undefined
  /** The position of the entry that a reversal takes back. */
  reverses?: number | undefined
  /** What the security device began at the first line, as the till's screen names it. */
  transaction?: string | undefined
}

/** How a till stands while nobody else can add to its ledger. */
export type LockedTill = {
  /** The number that the closing of this period will have. */
  closing: number
  isOpen: boolean
  /** What the last closing left in the drawer. */
  carried: Cents
  /** The position of an outage of the security device that has not ended. */
  outage: number | null
}

/**
 * Waits until nobody else adds to the ledger, and keeps it so until the transaction ends: whatever else a transaction
 * locks, it locks before.
 */
export async function lockTill(tx: Transaction, business: Business): Promise<LockedTill> {
  const [till] = await tx<LockedTill[]>`
    SELECT closing, is_open AS "isOpen", carried, outage FROM lock_till(${business})`
  return till as LockedTill
}

/**
 * Adds what happened to the ledger of a till: opens the till before, with what the last closing left, where nobody has
 * in this period, and lets the security device sign. What came to the bank has nothing to do with the drawer, and leaves
 * it as it is. The last thing that a transaction does.
 */
export async function recordAtTill(
  tx: Transaction,
  business: Business,
  context: Recording,
  cashier: Cashier,
  entry: Recorded,
): Promise<Appended> {
  // Before the till is locked, so that nobody else waits for the device; in its order where the till is opened first.
  const early = await signed(tx, business, context, cashier, entry, { onlyIfOpen: true })
  if (early ? 'signature' in early : !context.signer) {
    const added = await add(appendIfOpen, tx, business, context, cashier, entry, early)
    if (added) return added
  }
  const till = await lockTill(tx, business)
  if (!till.isOpen && !isBankOnly(entry.content))
    await recordEntry(tx, business, context, cashier, till, opening(till.carried, openedByItself(business)))
  return recordEntry(tx, business, context, cashier, till, entry, early)
}

const signed = (
  tx: Transaction,
  business: Business,
  context: Recording,
  cashier: Cashier,
  { kind, content, currency = tillCurrency(business), transaction: given }: Recorded,
  when = { onlyIfOpen: false },
) => sign(tx, context, { business, by: cashier.id, data: processDataOf(kind, content, currency), given }, when)

const openedByItself = (business: Business) =>
  (business === 'rental' ? inRentalLanguage : inFirstLanguage)(() => words.openedByItself)

/** Why cash moved, as whoever reads it now says it: what the till wrote itself is in the language that the rental had. */
export const saidReason = (reason: string): string =>
  [en, de].some(({ openedByItself }) => openedByItself === reason) ? words.openedByItself : reason

const isBankOnly = ({ payments }: EntryContent) =>
  payments.length > 0 && payments.every(({ method }) => method === 'transfer')

export const opening = (float: Cents, reason: string, difference: Cents = 0): Recorded => ({
  kind: 'opening',
  content: {
    lines: [],
    payments: [{ method: 'cash', amount: float }],
    ...(reason && { reason }),
    ...(difference !== 0 && { difference }),
  },
})

/** Signs an entry, unless that was done, and adds it. The till is locked, and `till.outage` is kept up to date. */
export async function recordEntry(
  tx: Transaction,
  business: Business,
  context: Recording,
  cashier: Cashier,
  till: LockedTill,
  entry: Recorded,
  early?: SignedAs,
): Promise<Appended> {
  const said = early ?? (await signed(tx, business, context, cashier, entry))
  const failure = said && 'failure' in said ? said.failure : undefined
  if (failure !== undefined && till.outage === null) {
    context.log.warn({ reason: failure }, 'the security device of the till is out of order')
    const began = { lines: [], payments: [], reason: failure, tse: { outage: 'began' } }
    till.outage = (
      await appendEntry(tx, business, { kind: 'outage', content: began, ...by(context, cashier) })
    ).position
  }
  if (said && failure === undefined && till.outage !== null) {
    const ended = { lines: [], payments: [], tse: { outage: 'ended', began: till.outage } }
    await appendEntry(tx, business, { kind: 'outage', content: ended, ...by(context, cashier) })
    till.outage = null
  }
  return add(appendEntry, tx, business, context, cashier, entry, said)
}

type Append<A> = (tx: Transaction, business: Business, entry: NewEntry) => Promise<A>

/** Adds an entry with what the device said of it, and puts down that its transaction ended so. */
async function add<A extends Appended | undefined>(
  append: Append<A>,
  tx: Transaction,
  business: Business,
  context: Recording,
  cashier: Cashier,
  entry: Recorded,
  said: SignedAs | undefined,
): Promise<A> {
  const at = by(context, cashier)
  if (!said) return append(tx, business, { ...entry, ...at })
  const tse = {
    ...(entry.content.tse as object | undefined),
    ...('failure' in said ? { failure: said.failure } : said.signature),
  }
  const appended = await append(tx, business, { ...entry, ...at, content: { ...entry.content, tse } })
  if (!appended) return appended
  await settle(tx, said, { business, position: appended.position, now: at.at.toString() })
  return { ...appended, tse }
}

function by({ clock, env }: Recording, cashier: Cashier) {
  const at = clock()
  return { at, day: wallClock(env.timeZone, at).day, cashier }
}
