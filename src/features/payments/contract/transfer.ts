import * as z from 'zod/mini'
import { money } from '#kit/shared/fields.ts'

/** A bank transfer as the payer's screen shows it. */
export const euroTransfer = z.object({
  /** In euros, which is what SEPA moves. */
  amount: money,
  /** The same of the price list, in what the rental takes its prices in. */
  price: money,
  name: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** What to write into the transfer. */
  reference: z.string(),
  /** The last day for the money to arrive. */
  due_on: z.string(),
  /** The EPC code of the transfer: modules on a side, and the dark ones as path data of an SVG. */
  qr: z.object({ size: z.int(), path: z.string() }),
})
export type EuroTransfer = z.output<typeof euroTransfer>
