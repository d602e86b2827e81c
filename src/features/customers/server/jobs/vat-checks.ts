import type { Context } from '#kit/server/http/context.ts'
import type { Job } from '#kit/server/work/jobs.ts'
import { forgetVatChecks } from '../commands/vat-checks.ts'

/** What VIES said of businesses that did not become customers, or are none any more, is gone within a day. */
export const vatChecksClearing = ({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Job => ({
  name: 'vat-checks',
  everySeconds: 3600,
  run: async () => {
    await forgetVatChecks(sql, clock())
  },
})
