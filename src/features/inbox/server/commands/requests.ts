import type { Context } from '#kit/server/http/context.ts'
import { type Repeat, rememberAnswer } from '#kit/server/http/repeat.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import { errorCode, transaction } from '#kit/server/postgres/db.ts'
import type { ContactRequest } from '../../contract/requests.ts'
import { insertInboxItem } from '../commands.ts'
import { contactRequestMail } from '../emails/contact-request.ts'

/**
 * Puts what a visitor writes into the agency's inbox, with the mail to its owner and the answer to repetitions. False
 * where the same key was there before.
 */
export async function addContactRequest(
  { sql, env, clock }: Pick<Context, 'sql' | 'env' | 'clock'>,
  request: ContactRequest,
  { repeat, answer }: { repeat: Repeat | undefined; answer: object },
): Promise<boolean> {
  const { sender: name, email, body } = request
  try {
    await transaction(sql, async (tx) => {
      if (repeat) await rememberAnswer(tx, repeat, 201, answer)
      await insertInboxItem(tx, { business: 'agency', type: 'contact', name, email, body, at: clock() })
      await insertMail(tx, contactRequestMail({ ...env, request }))
    })
    return true
  } catch (error) {
    // The same key at the same moment: the other request was first.
    if (errorCode(error) === '23505' && repeat) return false
    throw error
  }
}
