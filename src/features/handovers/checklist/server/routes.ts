import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import * as calls from '../contract.ts'
import { save } from './commands.ts'
import { readChecklists } from './queries.ts'

export function checklistRoutes(app: Server, context: Context): void {
  const write = writing(context, 'handovers')

  route(app, calls.getChecklists, async () => ({ checklists: await readChecklists(context.sql) }))

  route(app, calls.saveChecklist, (call) => write(call, (writes) => save(writes, call.body)))
}
