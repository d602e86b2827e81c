import type { Waiting } from '#features/outbox/rules.ts'
import { happenedAt } from '#features/outbox/rules.ts'
import type { CheckOutForm, Handover, TakeBackForm } from '../contract.ts'
import { chargeLines, chargesOf, lateHours } from '../rules.ts'
import { termsOf } from './draft.ts'

type Now = { now: Temporal.Instant; timeZone: string; by: string }

/**
 * A handover that is known from before, as it is once what waits of its booking is sent; how late it is, is reckoned anew.
 * Without anything that waits and without a network it is what it was.
 */
export function asIfSent(handover: Handover, waiting: readonly Waiting[], { now, timeZone, by }: Now): Handover {
  const { booking, late_grace: grace } = handover
  const steps = waiting.filter((item) => item.booking === booking.id)
  const late_hours = lateHours(booking.ends_at, now, { timeZone, grace })
  return steps.reduce<Handover>((before, step) => withStep(before, step, by), { ...handover, late_hours })
}

function withStep(before: Handover, step: Waiting, by: string): Handover {
  const { kind, sent } = step
  const dateTime = happenedAt(step)
  if (kind === 'check_out' && !before.out) {
    const { license_seen, fuel = null, note, signed_by, deposit, method } = sent.body as CheckOutForm
    const { amount = 0, method: deposit_method = method } = before.deposit_ahead ?? {}
    const kept = { deposit: deposit + amount, deposit_method }
    const out = { dateTime, by, license_seen, fuel, note, signature: null, signed_by, ...kept }
    return { ...before, out: { ...out, fees: before.fees.reduce((sum, { amount }) => sum + amount, 0), receipts: [] } }
  }
  if (kind === 'take_back' && before.out && !before.back) {
    const form = sent.body as TakeBackForm
    const { fuel = null, note, damage, late_hours, give_back } = form
    const charges = chargesOf(chargeLines({ id: before.booking.id, vehicleName: '' }, form, termsOf(before)))
    const held = before.out.deposit - charges - give_back
    return { ...before, back: { dateTime, by, fuel, note, damage, late_hours, charges, held, receipts: [] } }
  }
  if (kind === 'sale') return { ...before, booking: { ...before.booking, paid: true, open_amount: 0 } }
  return before
}
