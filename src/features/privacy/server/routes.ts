import { sent } from '#kit/server/http/answer.ts'
import { audit, authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { invalid } from '#kit/shared/problem.ts'
import type { Topic } from '#kit/shared/topic.ts'
import * as calls from '../contract.ts'
import { fileNameOf, isConfirmed, partsOf } from '../rules.ts'
import { erasePerson, pseudonymOf } from './commands/erase.ts'
import { packPerson } from './commands/export.ts'
import { retention } from './jobs.ts'
import { findObstacles, nobody } from './policy.ts'
import { countRecords, findPeople, knowPerson, readMarks } from './queries/person.ts'
import { readRetention } from './queries/retention.ts'

/** Whatever remembers anything about people. */
const everything: readonly Topic[] = [
  'bookings',
  'vouchers',
  'payments',
  'mails',
  'inbox',
  'blocked-customers',
  'users',
  'customers',
  'handovers',
  'products',
  'vehicles',
  'working-hours',
  'files',
  'gallery',
  'art-inbox',
  'waiting',
  'privacy',
]

export function privacyRoutes(app: Server, context: Context): void {
  const { sql, env, clock } = context
  app.jobs.push(retention(context))

  route(app, calls.findPeople, async ({ query }) => ({ people: await findPeople(sql, query.search) }))

  route(app, calls.getPerson, async ({ query: { person } }) => {
    const known = await knowPerson(sql, person)
    const [records, marks] = await Promise.all([countRecords(sql, known), readMarks(sql, known)])
    if (records.length === 0) throw nobody()
    return {
      person,
      pseudonym: await pseudonymOf(sql, person),
      confirmation: partsOf(person).value,
      ...marks,
      records,
      obstacles: await findObstacles(sql, known, { now: clock(), timeZone: env.timeZone }),
    }
  })

  route(app, calls.exportPerson, async ({ query: { person }, caller, reply }) => {
    const known = await knowPerson(sql, person)
    if ((await countRecords(sql, known)).length === 0) throw nobody()
    const pseudonym = await pseudonymOf(sql, person)
    const zip = await packPerson(context, known)
    await audit(sql, authorOf(caller, context), 'person.export', `person:${pseudonym}`)
    reply
      .headers({
        'content-disposition': `attachment; filename="${fileNameOf(partsOf(person).value)}.zip"`,
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'no-store',
      })
      .type('application/zip')
      .send(zip)
    return sent
  })

  route(app, calls.erasePerson, (call) => {
    const { person, confirmation } = call.body
    if (!isConfirmed(confirmation, partsOf(person).value)) {
      const message = 'Please type it as it is shown'
      throw invalid([{ field: 'confirmation', message }], message)
    }
    return writing(context)(call, ({ tx, author, tell }) => {
      tell(...everything)
      return erasePerson(tx, person, author, context)
    })
  })

  route(app, calls.getRetention, async () => ({ rules: await readRetention(sql, clock(), env.timeZone) }))
}
