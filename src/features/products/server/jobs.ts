import type { Context } from '#kit/server/http/context.ts'
import type { Job } from '#kit/server/work/jobs.ts'
import { cartMinutes } from '../contract/carts.ts'
import { listUntouched, release } from './commands/carts.ts'

/** Puts back what carts hold that were left alone, each in a transaction of its own. */
export const forgottenCarts = ({ sql, live, clock }: Context): Job => ({
  name: 'forgotten-carts',
  everySeconds: 30,
  async run() {
    const since = clock().subtract({ minutes: cartMinutes }).toString()
    const carts = await listUntouched(sql, since)
    for (const cart of carts) await release(sql, cart, since)
    if (carts.length > 0) await live.changed('products')
  },
})
