import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { wallClock } from '#kit/shared/day.ts'
import { notFound } from '#kit/shared/problem.ts'
import { agencyInbox, type InboxCalls, rentalInbox } from '../contract.ts'
import { logbookSince, tickedOffText } from '../rules.ts'
import { words } from '../words.ts'
import { addTodo, tickOff } from './commands.ts'
import { listsFor } from './policy.ts'
import { countOpen, readList } from './queries.ts'
import { contactRequestRoutes } from './routes/requests.ts'

export function inboxRoutes(app: Server, context: Context): void {
  for (const calls of [rentalInbox, agencyInbox]) inboxOf(app, calls, context)
  contactRequestRoutes(app, context)
}

function inboxOf(app: Server, calls: InboxCalls, context: Context): void {
  const { sql, env, clock } = context
  const { business } = calls
  const { timeZone } = env
  const write = writing(context)

  route(app, calls.getInbox, async ({ query, caller }) => {
    const lists = listsFor(query, caller, business)
    const isOne = query.type !== undefined && query.log !== undefined
    const page = {
      business,
      since: logbookSince(clock(), timeZone),
      timeZone,
      before: isOne ? query.before : undefined,
    }
    const [open, ...pages] = await Promise.all([
      countOpen(sql, business),
      ...lists.map((list) => readList(sql, list, page)),
    ])
    return { inbox: pages.flatMap(({ items }) => items), open, next: isOne ? (pages[0]?.next ?? null) : null }
  })

  route(app, calls.addTodo, (call) =>
    write(call, async (writes) => {
      await addTodo(writes, { business, body: call.body.body })
      writes.tell('inbox')
    }),
  )

  route(app, calls.tickOff, (call) =>
    write(call, async (writes) => {
      const ticked = await tickOff(writes, { id: call.body.id, business })
      if (!ticked) throw notFound(words.noSuchEntry)
      if (ticked.isNew) writes.tell('inbox')
      return { status: 'success' as const, ticked_off: tickedOffText(ticked.by, wallClock(timeZone, ticked.at).day) }
    }),
  )
}
