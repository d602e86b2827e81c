import type { Caller } from '#kit/server/http/http.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { notAllowed, ProblemError } from '#kit/shared/problem.ts'
import type { ContactRequest } from '../contract/requests.ts'
import { type Business, type InboxList, itemTypes, openTypes } from '../contract.ts'
import { readableLogs } from '../rules.ts'
import { words } from '../words.ts'
import type { List } from './queries.ts'

/**
 * The lists that an answer is made of. Without a choice: everything the caller may see. A logbook that is asked for by
 * name is refused to whom it is not for.
 */
export function listsFor(
  { type, log }: InboxList,
  caller: Pick<Caller, 'admin' | 'root'>,
  business: Business,
): readonly List[] {
  const types = type === undefined ? itemTypes : [type]
  const open = log === true ? [] : openTypes.filter((one) => types.includes(one))
  const logs = log === false ? [] : readableLogs(caller, business).filter((one) => types.includes(one))
  if (log === true && logs.length === 0) throw notAllowed(words.logForAdmins)
  return [...open.map((one) => ({ type: one, log: false })), ...logs.map((one) => ({ type: one, log: true }))]
}

/** Whether a program filled the form in: it found the field that people do not see. */
export const isFromProgram = ({ topic }: ContactRequest): boolean => topic !== undefined && topic !== ''

/** A showcase rents nothing out: who has a question writes to the agency behind it. */
export function refuseShowcase({ showcase }: Pick<Env, 'showcase'>, business: Business): void {
  if (showcase && business === 'rental') throw new ProblemError(403, 'SHOWCASE', words.writeToCompany)
}
