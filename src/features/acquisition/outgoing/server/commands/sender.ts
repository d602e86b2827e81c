import type { Context } from '#kit/server/http/context.ts'
import type { Write } from '#kit/server/http/write.ts'
import { askNameServer } from '#kit/server/outbound/name-server.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import type { SenderFacts } from '../../rules/sender.ts'
import { lookUp, senderDomain } from '../queries/sender.ts'

type Looking = Pick<Context, 'sql' | 'env' | 'clock' | 'names'>

export const lookUpNow = ({ env, clock, names }: Looking): Promise<SenderFacts> =>
  lookUp(names ?? askNameServer(), env, clock().toString({ smallestUnit: 'second' }))

export const keepFacts = (db: Db, facts: SenderFacts) =>
  db`UPDATE acquisition_settings SET sender = ${db.json(facts as never)}`

/** Where mails go out: so that what was mended, or broke, is known without anybody asking. */
export async function lookUpAgain(context: Looking): Promise<void> {
  if (context.env.smtpUrl !== undefined) await keepFacts(context.sql, await lookUpNow(context))
}

/** Keeps whose word it is that mails go out whatever the records say. */
export async function trustSender({ tx, author, audit }: Write, shown: string, env: Context['env']): Promise<void> {
  const domain = senderDomain(env)
  if (shown !== domain) throw new ProblemError(409, 'DOMAIN_CHANGED', `Mails come from ${domain} by now`)
  await tx`
    UPDATE acquisition_settings
    SET sender_word_for = ${domain}, sender_word_by = ${author.name}, sender_word_at = ${author.at.toString()}`
  await audit('acquisition.sender-trust', 'acquisition:mails', { domain })
}
