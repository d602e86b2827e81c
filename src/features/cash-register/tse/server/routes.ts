import { qrMatrix, qrPath } from '#kit/server/documents/epc-qr.ts'
import { sendFile, showPdf } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { notFound } from '#kit/shared/problem.ts'
import { presentReceipt } from '../../receipts/server/policy.ts'
import { readReceipt } from '../../receipts/server/queries.ts'
import { receiptFileName, receiptPdf } from '../../server/pdf/receipt.ts'
import { words as tillWords } from '../../words.ts'
import * as calls from '../contract.ts'
import { words } from '../words.ts'
import { readSetUp, takeStep } from './commands/set-up.ts'
import { beginReceipt, letGo } from './commands.ts'
import { archiving, endingReceipts } from './jobs.ts'
import { copyAddress, copyOf } from './policy.ts'
import { countUnrecorded, lastSigned, readArchive } from './queries.ts'

const business = 'rental'

/** The security device: beginning and ending receipts, how it is, its log, and the receipt to take along. */
export function tseRoutes(app: Server, context: Context): void {
  const { sql, env, signer } = context
  const write = writing(context)

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
    const { state = '', serial = '', client = '', validUntil = null, simulated = !signer?.setUp } = device ?? {}
    const kind = !signer ? ('none' as const) : simulated ? ('simulator' as const) : ('fiskaly' as const)
    return { kind, failure, state, serial, client, valid_until: validUntil, last, unrecorded }
  })

  route(app, calls.getArchive, async ({ params: { closing }, reply }) => {
    const bytes = await readArchive(sql, closing)
    if (!bytes) throw notFound(words.noArchive)
    return sendFile(reply, { name: `tse-closing-${closing}.tar`, type: 'application/x-tar', bytes })
  })

  route(app, calls.getSetUp, () => readSetUp(context))

  route(app, calls.setUpDevice, async (call) => {
    await takeStep(context, call.body)
    const { step, tss } = call.body
    return write(
      call,
      async ({ audit }) => void (await audit('tse.set-up', 'tse:rental', { step, ...(tss && { tss }) })),
    )
  })

  app.jobs.push(endingReceipts(context), archiving(context))
}
