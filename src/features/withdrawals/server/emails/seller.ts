import { addressOf } from '#features/mail-themes/server/emails/rental.ts'
import type { Env } from '#kit/server/settings/env.ts'
import type { Seller } from '../../content/instruction.ts'

/** The business as somebody who withdraws has to know it. */
export const sellerOf = (business: Env['business']): Seller => ({
  name: business.name,
  address: addressOf(business).join(', '),
  email: business.email,
  phone: business.phone,
})
