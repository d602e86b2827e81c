import type { Context } from '#kit/server/http/context.ts'
import { type Repeat, rememberAnswer } from '#kit/server/http/repeat.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import type { ContactRequest } from '../../contract/requests.ts'
import { insertInboxItem } from '../commands.ts'
import { contactRequestMail } from '../emails/contact-request.ts'

/**
 * Puts what a visitor writes into the agency's inbox, with the mail to its owner and the answer to repetitions.
 */
export async function addContactRequest(
  { sql, env, clock }: Pick<Context, 'sql' | 'env' | 'clock'>,
  request: ContactRequest,
  { repeat, answer }: { repeat: Repeat | undefined; answer: object },
): Promise<void> {
  const { sender: name, email, body } = request
  await transaction(sql, async (tx) => {
    if (repeat) await rememberAnswer(tx, repeat, 201, answer)
    await insertInboxItem(tx, { business: 'agency', type: 'contact', name, email, body, at: clock() })
    await insertMail(tx, contactRequestMail({ ...env, request }))
  })
}
