import type { Write } from '#kit/server/http/write.ts'
import { sanitizeHtml } from '#kit/server/pages/html.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { bodyHtml } from '#kit/shared/typed-html.ts'
import type { OwnLetter } from '../contract.ts'

/** Throws what `saveLetter` names. */
export async function saveLetter({ tx, author, audit }: Write, letter: OwnLetter): Promise<void> {
  const { name, version } = letter
  const body = sanitizeHtml(bodyHtml(letter.body))
  const row = { ...letter, version: version + 1, body, written_by: author.name, at: author.at.toString() }
  const [before] = await tx`SELECT FROM acquisition_letters WHERE name = ${name} AND version = ${version} FOR UPDATE`
  const { count } =
    before || version === 0 ? await tx`INSERT INTO acquisition_letters ${tx(row)} ON CONFLICT DO NOTHING` : { count: 0 }
  if (count === 0) {
    throw version === 0
      ? new ProblemError(409, 'NAME_TAKEN', 'There is a letter of that name already')
      : new ProblemError(409, 'CHANGED_MEANWHILE', 'Somebody else changed this letter meanwhile')
  }
  await audit('acquisition.letter', 'acquisition:mails', { letter: name, version: version + 1 })
}
