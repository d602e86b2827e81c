import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { visitable } from '#kit/server/outbound/public-address.ts'
import { arePushKeys, type PushTarget, publicPushKey } from '#kit/server/outbound/web-push.ts'
import { throttle } from '#kit/server/security/throttle.ts'
import { invalid } from '#kit/shared/problem.ts'
import * as calls from '../contract.ts'
import { deviceName, quietErrors } from '../rules.ts'
import { words } from '../words.ts'
import { addDevice, orderTest, removeDevice, saveWishes } from './commands.ts'
import { lateBoats, pushing, pushKeyOf } from './jobs.ts'
import { readPush } from './queries.ts'

const testsOfPerson = { limit: 10, seconds: 5 * 60 }
export function pushRoutes(app: Server, context: Context): void {
  const { sql } = context
  const write = writing(context)
  app.jobs.push(pushing(context), lateBoats(context))

  route(app, calls.getPush, async ({ caller }) => ({
    public_key: publicPushKey(await pushKeyOf(sql)),
    ...(await readPush(sql, caller)),
  }))

  route(app, calls.addDevice, (call) => {
    const target = targetOf(call.body)
    return write(call, (writes) => addDevice(writes, target, deviceName(call.request.headers['user-agent'])))
  })

  route(app, calls.removeDevice, (call) => write(call, (writes) => removeDevice(writes, call.body.id)))

  route(app, calls.saveWishes, (call) => {
    const errors = quietErrors(call.body)
    if (errors.length > 0) throw invalid(errors)
    return write(call, (writes) => saveWishes(writes, call.body))
  })

  route(app, calls.testDevice, async (call) => {
    await throttle(sql, `push-test:${call.caller.id}`, testsOfPerson)
    return write(call, (writes) => orderTest(writes, call.body.id))
  })
}

/** Only what anybody on the internet can reach is ever written to, and that is looked at again whenever it is. */
function targetOf({ endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string }): PushTarget {
  const target = { endpoint, p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') }
  if (visitable(endpoint)?.protocol !== 'https:' || !arePushKeys(target))
    throw invalid([{ field: 'endpoint', message: words.noDevice }])
  return target
}
