import { showPdf } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Caller, route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { notFound } from '#kit/shared/problem.ts'
import * as calls from '../../contract.ts'
import { receiptFileName, receiptPdf } from '../../server/pdf/receipt.ts'
import { words } from '../../words.ts'
import { reverse } from './commands/reverse.ts'
import { presentListed, presentReceipt } from './policy.ts'
import { listReceipts, olderThan, readReceipt } from './queries.ts'

const business = 'rental'

/** Receipts: one, its PDF, all of them, and taking one back. */
export function receiptRoutes(app: Server, context: Context): void {
  const { sql, env } = context

  route(app, calls.getReceipt, ({ params, caller }) => present(context, params.position, caller))

  route(app, calls.getReceiptPdf, async ({ params, caller, reply }) => {
    const receipt = await present(context, params.position, caller)
    const file = await receiptPdf(receipt, env.timeZone)
    return showPdf(reply, receiptFileName(receipt), file)
  })

  route(app, calls.getReceipts, async ({ query }) => {
    const receipts = await listReceipts(sql, business, query.before, query.booking)
    if (query.booking !== undefined) return { receipts: receipts.map(presentListed), next: null }
    const last = receipts.at(-1)?.position ?? query.before
    return { receipts: receipts.map(presentListed), next: await olderThan(sql, business, last) }
  })

  route(app, calls.reverseReceipt, (call) =>
    writing(context)(call, (writes) => {
      writes.tell('till', 'bookings', 'vouchers', 'payments', 'products')
      return reverse(writes, call.body, context)
    }),
  )
}

async function present({ sql, env }: Context, position: number, caller: Caller): Promise<calls.Receipt> {
  const entry = await readReceipt(sql, business, position)
  if (!entry) throw notFound(words.noReceipt)
  return presentReceipt(entry, env, caller)
}
