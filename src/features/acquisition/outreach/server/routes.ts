import { authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { type WithWrite, type Write, type WriteCall, writing } from '#kit/server/http/write.ts'
import { mailboxCircuit } from '#kit/server/mail/imap.ts'
import { mailPage } from '#kit/server/mail/page.ts'
import { wallClock } from '#kit/shared/day.ts'
import { invalid, notFound } from '#kit/shared/problem.ts'
import { acquisitionMessages } from '../../entries/contract/handle.ts'
import * as letters from '../../letters/contract.ts'
import { saveLetter } from '../../letters/server/commands.ts'
import { readLetters } from '../../letters/server/queries.ts'
import * as notes from '../../notes/contract.ts'
import { addNote, finishTask } from '../../notes/server/commands.ts'
import { readDueTasks } from '../../notes/server/queries.ts'
import * as suppressions from '../../outgoing/contract/suppressions.ts'
import { addByHand, removeSuppression } from '../../outgoing/server/commands/suppressions.ts'
import { cancelMessage, sendMessageNow, setOutreach } from '../../outgoing/server/commands.ts'
import { listSuppressions } from '../../outgoing/server/queries/suppressions.ts'
import { changedByOutreach, refusalOf } from '../../replies/server/commands/messages.ts'
import { reply } from '../../replies/server/commands/reply.ts'
import { noteByHand, takeIn } from '../../replies/server/commands.ts'
import { readMail } from '../../replies/server/queries/inbound.ts'
import {
  countSent,
  readDraft,
  readFollowUps,
  readFreeAt,
  readHistory,
  readMailboxAway,
  readMessageHtml,
  readSettings,
  readTroubled,
  readWaiting,
} from '../../replies/server/queries/messages.ts'
import * as calls from '../contract.ts'
import { daysBetweenMails } from '../rules.ts'
import { askingAgain, readingMailbox, sendingToBusinesses } from './jobs.ts'

/** What waits to be sent to businesses, what came back, and who is never written to. */
export function outreachRoutes(app: Server, context: Context): void {
  const { sql, env, clock } = context
  const write = writing(context)
  const desk = { ...context, write }
  app.jobs.push(sendingToBusinesses(context), askingAgain(context))
  if (env.imapUrl) {
    const circuit = mailboxCircuit()
    app.circuits.push(circuit)
    app.jobs.push(readingMailbox(context, env.imapUrl, circuit))
  }

  route(app, calls.getOutgoing, async () => {
    const settings = await readSettings(sql)
    const [sent, freeAt, waiting, troubled, followUps, mailbox] = await Promise.all([
      countSent(sql, clock()),
      readFreeAt(sql, clock(), settings),
      readWaiting(sql),
      readTroubled(sql),
      readFollowUps(sql, clock(), daysBetweenMails(settings)),
      env.imapUrl === undefined ? null : readMailboxAway(sql),
    ])
    return {
      settings,
      sent,
      free_at: freeAt,
      waiting: waiting.messages,
      waiting_total: waiting.total,
      troubled,
      follow_ups: followUps.messages,
      follow_ups_total: followUps.total,
      reads_mailbox: env.imapUrl !== undefined,
      mailbox_away: mailbox,
    }
  })

  route(app, calls.setOutreach, (call) => doing(desk, call, ({ tx, author }) => setOutreach(tx, call.body, author)))

  route(app, calls.cancelMessage, (call) =>
    doing(desk, call, ({ tx, author }) => cancelMessage(tx, call.body.message, author)),
  )

  route(app, calls.sendMessageNow, (call) =>
    doing(desk, call, ({ tx, author }) => sendMessageNow(tx, call.body.message, author)),
  )

  route(app, calls.getHistory, async ({ params }) => present(await readHistory(sql, clock(), params.id)))

  route(app, calls.readMessage, async ({ params, reply }) =>
    mailPage(reply, present(await readMessageHtml(sql, context, params.id), 'There is no such mail')),
  )

  route(app, calls.previewDraft, async ({ body: draft }) => {
    const { to, subject, html } = present(await readDraft(sql, context, draft))
    return { to, subject, html, refusal: (await refusalOf(sql, draft)) ?? null }
  })

  route(app, calls.noteEvent, (call) => {
    const { entry: entryId, kind, words } = call.body
    return doing(desk, call, ({ tx, author }) => noteByHand(tx, { entryId, kind, words, by: author }))
  })

  route(app, notes.replyToAnswer, (call) => doing(desk, call, (writes) => reply(writes, call.body)))

  route(app, notes.getDueTasks, () => readDueTasks(sql, wallClock(env.timeZone, clock()).day))
  route(app, notes.addNote, (call) => doing(desk, call, (writes) => addNote(writes, call.body)))
  route(app, notes.finishTask, (call) => doing(desk, call, (writes) => finishTask(writes, call.body.task)))

  route(app, letters.getLetters, async () => ({ letters: await readLetters(sql) }))
  route(app, letters.saveLetter, (call) => doing(desk, call, (writes) => saveLetter(writes, call.body)))

  route(app, calls.takeInMail, async ({ body, caller }) => {
    const mail = await readMail(await bytesOf(body.file))
    if (!mail) throw invalid([{ field: 'file', message: 'This file is no mail. Save it as .eml and try again' }])
    return takeIn(context, mail, authorOf(caller, context))
  })

  route(app, suppressions.getSuppressions, ({ query }) => listSuppressions(sql, query))

  route(app, suppressions.addSuppression, (call) =>
    doing(desk, call, ({ tx, author }) => addByHand(tx, { value: call.body.value, words: call.body.note, by: author })),
  )

  route(app, suppressions.removeSuppression, (call) =>
    doing(desk, call, ({ tx, author }) => removeSuppression(tx, call.body.id, author)),
  )
}

/** A write whose answer is that it was done. */
const doing = async ({ write }: WithWrite, call: WriteCall, work: (writes: Write) => Promise<void>) =>
  write(call, async (writes) => {
    await work(writes)
    writes.tell(...changedByOutreach)
  })

const bytesOf = async (file: Blob | Uint8Array): Promise<Uint8Array> =>
  file instanceof Uint8Array ? file : new Uint8Array(await file.arrayBuffer())

function present<T>(record: T | undefined, otherwise: string = acquisitionMessages.gone): T {
  if (record === undefined) throw notFound(otherwise)
  return record
}
