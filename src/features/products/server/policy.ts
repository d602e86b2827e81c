import type { Caller } from '#kit/server/http/http.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { type ProductValues, usualVat } from '../contract.ts'
import { employeeErrors } from '../rules.ts'

/** Refuses what only admins may do to a product: making anything of it less, and choosing its VAT. */
export function refuseDecrease(caller: Caller, before: ProductValues | undefined, after: ProductValues): void {
  if (caller.admin) return
  const errors = employeeErrors(before, after, usualVat)
  if (errors[0]) throw new ProblemError(403, 'NOT_ALLOWED', errors[0].message, { errors })
}
