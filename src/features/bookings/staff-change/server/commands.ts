import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Language } from '#kit/shared/language.ts'
import type { Cents } from '#kit/shared/money.ts'
import { type Hands, writeChange } from '../../change/server/commands.ts'
import type { Agreed } from '../../change/server/policy.ts'
import { giveUpOpenPayments } from '../../server/commands/cancel.ts'
import {
  type Prices,
  putTo,
  queueForVehicles,
  refuseAway,
  secondsToThink,
  tellOfMove,
  withdrawMails,
} from '../../server/commands/move.ts'
import { changedMail } from '../../server/emails/changed.ts'
import { ownPageOf } from '../../server/policy.ts'
import { readBooking, type StoredBooking } from '../../server/queries/bookings.ts'
import { readTrip } from '../../server/queries/trips.ts'
import { type Former, type FormerRest, findToldPlace } from '../../timeline/server/queries.ts'
import { movesMoney } from '../rules.ts'
import { type DeskSide, readDeskSide, versionOf } from './queries.ts'

/** How to reach a customer, and what staff note for each other. */
export type Contact = { name: string; email: string; phone: string; language: Language; note: string }

/** A change by staff that is agreed on. */
export type StaffAgreed = Agreed & {
  /** Whether boat, time, extras and people stay. */
  isSame: boolean
  vehicleId: number
  hasLicense: boolean | null
  contact: Contact
  /** Undefined where the agreed price stays. */
  prices: Prices | undefined
  /** What was paid in money of a booking that is not paid as a whole any more. */
  paidSoFar: Cents
}

type By = { movedBy: string; tell: boolean }

/**
 * Changes a booking as staff want it, and puts down what it replaces. Violates `no_double_booking` when somebody else has
 * the boat then. The booking must be locked. Gives the number of the change and whether its customer is mailed.
 */
export async function carryOutStaffChange(
  tx: Transaction,
  { booking, side }: { booking: StoredBooking; side: DeskSide },
  agreed: StaffAgreed,
  { movedBy, tell }: By,
  hands: Hands,
): Promise<{ changeId: number; isTold: boolean }> {
  const { id, vehicleId } = booking
  const { startsAt, endsAt, settled, contact } = agreed
  let changeId: number
  if (agreed.isSame) changeId = await putDown(tx, id, movedBy)
  else {
    await queueForVehicles(tx, [vehicleId, agreed.vehicleId])
    const stays = agreed.vehicleId === vehicleId && startsAt === booking.startsAt && endsAt === booking.endsAt
    // Who is aboard is out with it themselves.
    if (!stays && booking.progress !== 'out') await refuseAway(hands.rental, hands.env.timeZone, tx, agreed)
    if (agreed.quote.total !== booking.quote.total) await giveUpOpenPayments(tx, id)
    changeId = await writeChange(tx, booking, { ...agreed, movedBy, why: 'Your booking was changed' }, hands)
  }
  await tx`UPDATE bookings SET has_license = ${agreed.hasLicense}, staff_comment = ${contact.note} WHERE id = ${id}`
  await writeContact(tx, id, contact)
  await keepFormer(tx, changeId, { booking, side, movesMoney: movesMoney(settled) })
  return { changeId, isTold: await tellCustomer(tx, { booking, changeId, agreed, tell }, hands) }
}

/** A change of who and how alone: what is over stays when it was. */
async function putDown(tx: Transaction, id: number, movedBy: string): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO booking_moves (booking_id, vehicle_id, starts_at, ends_at, price, new_price, price_change_reason, quote,
                               moved_price, extras, license, comment, due_on, moved_by)
    SELECT id, vehicle_id, starts_at, ends_at, price, new_price, price_change_reason, quote, coalesce(new_price, price),
           extras, license, comment, due_on, ${movedBy}
    FROM bookings WHERE id = ${id} RETURNING id::int`
  return row?.id as number
}

/** All boats of a trip are one customer's. */
async function writeContact(tx: Transaction, id: number, { name, email, phone, language }: Omit<Contact, 'note'>) {
  const leader = tx`(SELECT coalesce(leader_id, id) FROM bookings WHERE id = ${id})`
  await tx`
    UPDATE bookings SET name = ${name}, email = ${email}, phone = ${phone}, language = ${language}
    WHERE (id = ${leader} OR leader_id = ${leader})
      AND (name, email, phone, language) IS DISTINCT FROM (${name}, ${email}, ${phone}, ${language})`
}

async function keepFormer(
  tx: Transaction,
  changeId: number,
  { booking, side, movesMoney }: { booking: StoredBooking; side: DeskSide; movesMoney: boolean },
) {
  const { id, people, adults, children, ageFrom, ageTo, hasLicense, voucherAmount, paymentMethod, leastFee } = booking
  const { name, email, phone, language, advance = 0 } = booking
  const now = await readBooking(tx, { id })
  const after = now ? versionOf(now, await readDeskSide(tx, id)) : ''
  const former: FormerRest = {
    ...{ people, adults, children, ageFrom, ageTo, hasLicense, voucherAmount, paymentMethod, leastFee },
    ...{ name, email, phone, language, note: side.note, advance, paidAt: side.paidAt, after, movesMoney },
  }
  await tx`UPDATE booking_moves SET former = ${JSON.stringify(former)}::text::jsonb WHERE id = ${changeId}`
}

/** Puts everything back that a change replaced. No money moved with it. */
export async function takeBack(
  tx: Transaction,
  booking: StoredBooking,
  former: Former & { former: FormerRest },
  movedBy: string,
  hands: Hands,
) {
  const { id } = booking
  const rest = former.former
  await queueForVehicles(tx, [booking.vehicleId, former.vehicleId])
  if (booking.progress !== 'out') await refuseAway(hands.rental, hands.env.timeZone, tx, former)
  if (former.quote.total !== booking.quote.total) await giveUpOpenPayments(tx, id)
  const changeId = await putTo(tx, booking, { ...former, prices: former, party: rest }, movedBy)
  await tx`
    UPDATE bookings
    SET has_license = ${rest.hasLicense}, staff_comment = ${rest.note}, advance = ${rest.advance}, least_fee = ${rest.leastFee},
        paid_at = ${rest.paidAt}, payment_method = ${rest.paymentMethod}
    WHERE id = ${id}`
  await writeContact(tx, id, rest)
  const agreed = { ...nothingMoves, leastFee: rest.leastFee }
  return { changeId, isTold: await tellCustomer(tx, { booking, changeId, agreed, tell: false }, hands) }
}

const nothingMoves = {
  settled: { pay: 0, openBefore: 0, openAfter: 0, voucherMore: 0, voucherBack: 0, providerBack: 0, handBack: 0 },
  keepAs: 'money',
  kept: 0,
} as const

type Telling = {
  /** As it was right before. */
  booking: StoredBooking
  changeId: number
  agreed: Pick<Agreed, 'settled' | 'keepAs' | 'kept' | 'leastFee'>
  tell: boolean
}

/**
 * One mail about all that the customer does not know of yet, a little later, so that whoever changes it back at once
 * bothers nobody; none where it is as they think it is. Where money moves it is told at once: that is not taken back.
 * A mail that waits is written anew, also where this change alone would not be told.
 */
async function tellCustomer(
  tx: Transaction,
  { booking, changeId, agreed, tell }: Telling,
  hands: Hands,
): Promise<boolean> {
  const now = await readBooking(tx, { id: booking.id })
  const waited = await withdrawMails(tx, booking.id)
  if (!now || now.email === '' || !(tell || waited || (await wasTold(tx, changeId)))) return false
  const place = await findToldPlace(tx, booking.id)
  if (!place) return false
  const former = { ...booking, ...place.former, ...place }
  if (isSame(former, now) && !movesMoney(agreed.settled)) return false
  const trip = await readTrip(tx, { id: booking.id })
  const told = { ...hands.env, ...agreed, booking: now, former, trip, ownPage: ownPageOf(hands, now) }
  await tellOfMove(tx, changeId, await changedMail(told), now.visitor, movesMoney(agreed.settled) ? 0 : secondsToThink)
  return true
}

/** Whether the change before this one was mailed: then that it was taken back is as well. */
async function wasTold(tx: Transaction, changeId: number): Promise<boolean> {
  const told = await tx`
    SELECT FROM booking_moves m
    WHERE m.id = (SELECT max(p.id) FROM booking_moves p JOIN booking_moves t ON t.booking_id = p.booking_id
                  WHERE t.id = ${changeId} AND p.id < ${changeId})
      AND EXISTS (SELECT FROM mails WHERE id = m.mail_id AND state <> 'canceled')`
  return told.length > 0
}

const isSame = (former: Omit<StoredBooking, 'quote'> & { quote: StoredBooking['quote'] }, now: StoredBooking) =>
  (['vehicleName', 'startsAt', 'endsAt', 'people', 'name', 'email', 'phone'] as const).every(
    (field) => former[field] === now[field],
  ) &&
  former.quote.total === now.quote.total &&
  former.extras.toSorted().join() === now.extras.toSorted().join()
