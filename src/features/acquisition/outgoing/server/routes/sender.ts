import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import * as calls from '../../contract/sender.ts'
import { keepFacts, lookUpAgain, lookUpNow, trustSender } from '../commands/sender.ts'
import { readSender } from '../queries/sender.ts'

/** Whether mails to businesses arrive, and whose word it is where the records do not say so. */
export function senderRoutes(app: Server, context: Context): void {
  const { sql, env } = context
  const write = writing(context, 'acquisition')
  app.jobs.push({ name: 'acquisition-sender', everySeconds: 3600, run: () => lookUpAgain(context) })

  route(app, calls.getSender, () => readSender(sql, env))

  route(app, calls.lookUpSender, async (call) => {
    const facts = await lookUpNow(context)
    return write(call, async ({ tx, audit }) => {
      await keepFacts(tx, facts)
      await audit('acquisition.sender-look-up', 'acquisition:mails', { domain: facts.domain })
      return readSender(tx, env)
    })
  })

  route(app, calls.trustSender, (call) =>
    write(call, async (writes) => {
      await trustSender(writes, call.body.domain, env)
      return readSender(writes.tx, env)
    }),
  )
}
