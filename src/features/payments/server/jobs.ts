import type { Job } from '#kit/server/work/jobs.ts'
import type { Payments } from './commands/payments.ts'

/** Looks at every payment that is due, so that each ends even if nobody else ever does. */
export const settling = (payments: Payments): Job => ({
  name: 'payments',
  everySeconds: 5,
  run: () => payments.settleDue(),
})
