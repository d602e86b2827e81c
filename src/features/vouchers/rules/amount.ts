import { toCents } from '#kit/shared/money.ts'

/** Of a voucher, apart from its other rules because pages say it at once. */
export const leastAmount = toCents(50)
