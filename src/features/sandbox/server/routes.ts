import type { FastifyRequest } from 'fastify'
import { showPdf } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Caller, route, type Server } from '#kit/server/http/http.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import { mailPage, withPictures } from '#kit/server/mail/page.ts'
import { throttle } from '#kit/server/security/throttle.ts'
import { wallClock } from '#kit/shared/day.ts'
import { notFound } from '#kit/shared/problem.ts'
import * as calls from '../contract.ts'
import { refuseFromElsewhere } from './policy.ts'
import { handsOf, presentTemplate, type Template } from './queries/template.ts'
import { findTemplate, inShade, templates } from './queries.ts'

/** For somebody who types without a break, and looks at each step: one rendering and one frame. A PDF is more work. */
const mailsOfCaller = { limit: 300, seconds: 60 }
const pdfsOfCaller = { limit: 90, seconds: 60 }

/** What the product writes, to be looked at. Nothing is sent or kept, so that a test account may try it as well. */
export function sandboxRoutes(app: Server, context: Context): void {
  const { env, clock } = context

  route(app, calls.getTemplates, () => {
    const { day } = wallClock(env.timeZone, clock())
    return { templates: templates.map((template) => presentTemplate(template, day)) }
  })

  route(app, calls.renderTemplate, async ({ body, caller, request }) => {
    const template = found(body.template)
    await count(context, template, caller, request)
    const hands = handsOf(context)
    if (template.kind === 'pdf') return { title: template.nameOf(body.values, hands), mail: null }
    const mail = await template.render(body.values, hands)
    return { title: mail.subject, mail: presentMail(mail) }
  })

  route(app, calls.showMail, async ({ query, caller, request, reply }) => {
    refuseFromElsewhere(request)
    const template = found(query.template)
    if (template.kind !== 'mail') throw noTemplate()
    await count(context, template, caller, request)
    const { html, attachments = [] } = await template.render(query.values, handsOf(context))
    return mailPage(reply, inShade(withPictures(html, attachments), query.shade), { measurable: true })
  })

  route(app, calls.showPdf, async ({ query, caller, request, reply }) => {
    refuseFromElsewhere(request)
    const template = found(query.template)
    if (template.kind !== 'pdf') throw noTemplate()
    await count(context, template, caller, request)
    const { name, file } = await template.render(query.values, handsOf(context))
    return showPdf(reply, `sample-${name}`, file, true)
  })
}

const count = ({ sql }: Context, { kind }: Template, { id }: Caller, { ip }: FastifyRequest) =>
  throttle(sql, `sandbox-${kind}:${id}:${ip}`, kind === 'pdf' ? pdfsOfCaller : mailsOfCaller)

const noTemplate = () => notFound('There is no such template')

function found(id: string): Template {
  const template = findTemplate(id)
  if (!template) throw noTemplate()
  return template
}

const presentMail = ({ to, replyTo, text, html, attachments = [] }: MailMessage) => ({
  to,
  reply_to: replyTo ?? null,
  text,
  html,
  attachments: attachments.map(({ name, type, content, inline = false }) => ({
    name,
    type,
    size: Buffer.byteLength(content, 'base64'),
    inline,
  })),
})
