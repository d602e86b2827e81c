import type { FastifyReply } from 'fastify'
import { sent } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { type WithWrite, type WriteCall, writing } from '#kit/server/http/write.ts'
import type { Attachment } from '#kit/server/mail/mail.ts'
import { mailPage } from '#kit/server/mail/page.ts'
import { inFileName } from '#kit/shared/file-name.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import * as calls from '../contract.ts'
import { words } from '../words.ts'
import { cancelMail, resendMail } from './commands.ts'
import { staffReader, visitorOf } from './policy.ts'
import { findAttachment, findHtml, findMail, listMails } from './queries.ts'

export function sentMailRoutes(app: Server, context: Context): void {
  const { sql, env } = context
  const write = writing(context)
  const desk = { ...context, write }
  route(app, calls.listMails, ({ query }) => listMails(sql, 'staff', query))
  route(app, calls.getMail, async ({ params }) => found(await findMail(sql, 'staff', params.id)))
  route(app, calls.readMail, async ({ params, caller, reply }) =>
    mailPage(reply, found(await findHtml(sql, staffReader(caller, env), params.id))),
  )
  route(app, calls.readMailAttachment, async ({ params, reply }) =>
    download(reply, found(await findAttachment(sql, 'staff', params.id, params.index))),
  )

  route(app, calls.cancelMail, (call) => changed(desk, cancelMail, call.params.id, call))
  route(app, calls.resendMail, (call) => changed(desk, resendMail, call.params.id, call))

  route(app, calls.listMyMails, ({ query, request }) => listMails(sql, visitorOf(request, env), query))
  route(app, calls.getMyMail, async ({ params, request }) =>
    found(await findMail(sql, visitorOf(request, env), params.id)),
  )
  route(app, calls.readMyMail, async ({ params, request, reply }) =>
    mailPage(reply, found(await findHtml(sql, visitorOf(request, env), params.id))),
  )
  route(app, calls.readMyMailAttachment, async ({ params, request, reply }) =>
    download(reply, found(await findAttachment(sql, visitorOf(request, env), params.id, params.index))),
  )
}

const changed = ({ write }: WithWrite, change: typeof cancelMail, id: number, call: WriteCall) =>
  write(call, async (writes) => {
    const outcome = await change(writes, id)
    if (outcome === 'missing') throw notFound(words.noSuchMail)
    if (outcome !== 'changed') throw new ProblemError(409, 'MAIL_STATE', words.otherState)
    writes.tell('mails')
  })

function found<T>(record: T | undefined): T {
  if (record === undefined) throw notFound(words.noSuchMail)
  return record
}

/** Anything else a browser could take for a page of ours. */
const openable = /^(text\/calendar|application\/pdf)(; ?[\w-]+=[\w-]+)*$/

function download(reply: FastifyReply, { name, type, content }: Attachment) {
  const harmless = inFileName(name).replace(/^[. ]+/, '') || 'attachment'
  const plain = harmless.replace(/[^\w. -]/g, '_')
  const full = encodeURIComponent(harmless).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  reply
    .headers({
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${full}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    })
    .type(openable.test(type) ? type : 'application/octet-stream')
    .send(Buffer.from(content, 'base64'))
  return sent
}
