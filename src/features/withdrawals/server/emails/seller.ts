import { addressOf } from '#features/bookings/server/emails/look.ts'
import type { Env } from '#kit/server/env.ts'
import type { Seller } from '../../rules.instruction.ts'

/** The business as somebody who withdraws has to know it. */
export const sellerOf = (business: Env['business']): Seller => ({
  name: business.name,
  address: addressOf(business).join(', '),
  email: business.email,
  phone: business.phone,
})
