import { answer } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer } from '#kit/server/http/repeat.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import { sendContactRequest } from '../../contract/requests.ts'
import type { Business } from '../../contract.ts'
import { addContactRequest } from '../commands/requests.ts'
import { isFromProgram, refuseShowcase } from '../policy.ts'

/** Each is a mail to the owner. Behind one address of the network there may be a whole company. */
const requestsFromAddress = { limit: 20, seconds: 3600 }
const requestsOfEmail = { limit: 5, seconds: 3600 }

/** What visitors write to the businesses. */
export function contactRequestRoutes(app: Server, context: Context): void {
  for (const business of ['agency', 'rental'] as const) requestsTo(app, context, business)
}

function requestsTo(app: Server, context: Context, business: Business): void {
  const { sql, live, env } = context

  route(app, sendContactRequest[business], async ({ body: request, repeat, request: { ip } }) => {
    refuseShowcase(env, business)
    const sent = await orEarlierAnswer(sql, repeat, async () => {
      await throttle(sql, `contact:${networkOf(ip)}`, requestsFromAddress)
      if (isFromProgram(request)) return done
      await throttle(sql, `contact:${request.email.toLowerCase()}`, requestsOfEmail)
      await addContactRequest(context, { business, ...request }, { repeat, answer: done.body })
      await live.changed('inbox', 'mails')
      return done
    })
    return sent ?? done
  })
}

const done = answer(201, { status: 'success' as const })
