import { sent } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import { notFound } from '#kit/shared/problem.ts'
import { ownDomainOf } from '../../../outreach/rules/domains.ts'
import { changedByOutreach } from '../../../replies/server/commands/messages.ts'
import * as calls from '../../contract/unsubscribe.ts'
import { leave } from '../commands/suppressions.ts'
import { readLinked, suppressedScope } from '../queries/suppressions.ts'

/** The way out of our mails, for whoever holds the link of one. */
export function unsubscribeRoutes(app: Server, context: Context): void {
  route(app, calls.oneClickUnsubscribe, async ({ params }) => {
    await optOut(context, await linked(context, params.token), 'address', 'With one click in the mail program')
    return { status: 'success' as const }
  })

  route(app, calls.showUnsubscribe, async ({ params, reply }) => {
    reply.redirect(await toPage(context, params.token), 303)
    return sent
  })
  route(app, calls.probeUnsubscribe, async ({ params, reply }) => {
    reply.redirect(await toPage(context, params.token), 303)
    return sent
  })

  route(app, calls.readUnsubscribe, async ({ body }) => present(context, await linked(context, body.link)))

  route(app, calls.confirmUnsubscribe, async ({ body }) => {
    const message = await linked(context, body.link)
    await optOut(context, message, body.scope, body.scope === 'domain' ? 'For everybody at their domain' : '')
    return present(context, message)
  })
}

type Linked = Awaited<ReturnType<typeof linked>>

/** The mail whose link it is. */
async function linked({ sql, clock, links }: Context, token: string) {
  const read = links.read('unsubscribe', token, clock())
  const message = typeof read === 'object' ? await readLinked(sql, Number(read.id)) : undefined
  // Of somebody who was erased there is no address left to write to.
  if (!message?.recipient) throw notFound('This link is not complete. Please open it from our mail once more')
  return message
}

async function optOut({ sql, clock, live }: Context, message: Linked, scope: 'address' | 'domain', words: string) {
  const domain = ownDomainOf(message.recipient)
  const value = scope === 'domain' ? domain : message.recipient
  if (value === undefined) throw notFound('At this domain are addresses of strangers')
  await transaction(sql, (tx) => leave(tx, { kind: scope, value, reason: 'unsubscribed', message, words, at: clock() }))
  await live.changed(...changedByOutreach)
}

const present = async ({ sql }: Context, { recipient }: Linked) => ({
  address: recipient,
  domain: ownDomainOf(recipient) ?? null,
  done: await suppressedScope(sql, recipient),
})

async function toPage(context: Context, token: string): Promise<string> {
  const { env } = context
  const { language } = await linked(context, token)
  return `${env.publicUrl}${language === 'de' ? '/de' : ''}/unsubscribe#${token}`
}
