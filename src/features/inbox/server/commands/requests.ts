import type { Context } from '#kit/server/http/context.ts'
import { type Repeat, rememberAnswer } from '#kit/server/http/repeat.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import type { ContactRequest } from '../../contract/requests.ts'
import type { Business } from '../../contract.ts'
import { insertInboxItem } from '../commands.ts'
import { contactRequestMail, rentalRequestMail } from '../emails/contact-request.ts'

/**
 * Puts what a visitor writes into the inbox of the business, with the mail to its owner and the answer to repetitions.
 */
export async function addContactRequest(
  { sql, env, clock }: Pick<Context, 'sql' | 'env' | 'clock'>,
  request: ContactRequest & { business: Business },
  { repeat, answer }: { repeat: Repeat | undefined; answer: object },
): Promise<void> {
  const { business, sender: name, email, body } = request
  const mailOf = business === 'agency' ? contactRequestMail : rentalRequestMail
  await transaction(sql, async (tx) => {
    if (repeat) await rememberAnswer(tx, repeat, 201, answer)
    await insertInboxItem(tx, { business, type: 'contact', name, email, body, at: clock() })
    await insertMail(tx, mailOf({ ...env, request }))
  })
}
