import { sendFile } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { wallClock } from '#kit/shared/day.ts'
import { notFound } from '#kit/shared/problem.ts'
import * as calls from '../contract.ts'
import { readAside } from './commands/reading.ts'
import { addStep, keepIncoming } from './commands.ts'
import { readIncoming, readIncomingFile } from './queries.ts'

/** Invoices that others sent: taken in, shown in words, and what became of them. */
export function incomingRoutes(app: Server, context: Context): void {
  const { sql, env, clock } = context
  const write = writing(context, 'invoices')
  const fileOf = async (id: number) => {
    const file = await readIncomingFile(sql, id)
    if (!file) throw notFound('There is no such invoice')
    return file
  }

  route(app, calls.getIncomingInvoices, async () => {
    return { today: wallClock(env.timeZone, clock()).day, invoices: await readIncoming(sql) }
  })

  route(app, calls.getIncomingInvoice, async ({ params }) => {
    const { bytes, name, sha256 } = await fileOf(params.incoming)
    const { parts, findings } = await readAside(bytes)
    return { file_name: name, sha256, parts, findings }
  })

  route(app, calls.getIncomingFile, async ({ params, reply }) => {
    const { bytes } = await fileOf(params.incoming)
    const kind = bytes.subarray(0, 1024).includes('%PDF-') ? 'pdf' : 'xml'
    return sendFile(reply, { name: `incoming-${params.incoming}.${kind}`, type: `application/${kind}`, bytes })
  })

  route(app, calls.takeInInvoice, async (call) => {
    const file = Buffer.from(call.body.file as Uint8Array)
    const read = await readAside(file)
    return write(call, async ({ tx, author, audit }) => {
      const id = await keepIncoming(tx, { ...read, file, name: call.body.file_name }, author)
      await audit('incoming.take-in', `incoming:${id}`, { seller: read.head.seller, number: read.head.number })
      return { id }
    })
  })

  route(app, calls.markIncoming, (call) =>
    write(call, async ({ tx, author, audit }) => {
      const { incoming, state, paid_on: day = null, reason } = call.body
      await addStep(tx, call.body, author)
      await audit(`incoming.${state}`, `incoming:${incoming}`, { day, reason })
    }),
  )
}
