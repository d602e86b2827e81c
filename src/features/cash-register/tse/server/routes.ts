import { qrMatrix, qrPath } from '#kit/server/documents/epc-qr.ts'
import { showPdf } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { notFound } from '#kit/shared/problem.ts'
import { presentReceipt } from '../../receipts/server/policy.ts'
import { readReceipt } from '../../receipts/server/queries.ts'
import { receiptFileName, receiptPdf } from '../../server/pdf/receipt.ts'
import { words as tillWords } from '../../words.ts'
import * as calls from '../contract.ts'
import { words } from '../words.ts'
import { beginReceipt, letGo } from './commands.ts'
import { endingReceipts } from './jobs.ts'
import { copyAddress, copyOf } from './policy.ts'
import { countUnrecorded, lastSigned } from './queries.ts'

const business = 'rental'

/** The security device: beginning and ending receipts, how it is, and the receipt to take along. */
export function tseRoutes(app: Server, context: Context): void {
  const { sql, env, signer } = context

  route(app, calls.beginReceipt, async ({ body, caller }) => {
    await beginReceipt(context, body.transaction, caller.id)
    return { status: 'success' as const }
  })

  route(app, calls.cancelReceipt, async ({ body }) => {
    // Where the device does not answer, it is ended by itself later.
    await letGo(context, body.transaction).catch(() => {})
    return { status: 'success' as const }
  })

  route(app, calls.takeAlong, async ({ params: { position } }) => {
    if (!(await readReceipt(sql, business, position))) throw notFound(tillWords.noReceipt)
    const address = copyAddress(context, position)
    const matrix = qrMatrix(address)
    return { address, qr: { size: matrix.size, path: qrPath(matrix) } }
  })

  route(app, calls.readTaken, async ({ params, reply }) => {
    const position = copyOf(context, params.token)
    const entry = position === undefined ? undefined : await readReceipt(sql, business, position)
    if (!entry) throw notFound(words.linkGone)
    const receipt = presentReceipt(entry, env, { admin: false })
    reply.header('x-robots-tag', 'noindex')
    return showPdf(reply, receiptFileName(receipt), await receiptPdf(receipt, env.timeZone))
  })

  route(app, calls.getDevice, async () => {
    const failure = (await signer?.checkSelf()) ?? ''
    const [device, last, unrecorded] = await Promise.all([
      signer?.describe({ anew: failure === '' }),
      lastSigned(sql),
      countUnrecorded(sql),
    ])
    const kind = env.fiskaly ? ('fiskaly' as const) : signer ? ('simulator' as const) : ('none' as const)
    const { state = '', serial = '', client = '', validUntil = null } = device ?? {}
    return { kind, failure, state, serial, client, valid_until: validUntil, last, unrecorded }
  })

  app.jobs.push(endingReceipts(context))
}
