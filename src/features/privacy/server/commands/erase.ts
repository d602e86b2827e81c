import { createHmac, randomBytes } from 'node:crypto'
import { digestOfMail } from '#features/acquisition/outgoing/server/queries/suppressions.ts'
import { endAccess } from '#features/sign-in/server/commands.ts'
import { type Author, audit } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import { signatures } from '../../content/columns.ts'
import { registry } from '../../content/registry.ts'
import type { KeptRecords } from '../../contract.ts'
import { countOf, pseudonymPattern } from '../../rules.ts'
import { findObstacles, nobody, notNow } from '../policy.ts'
import { patternOf, readFirm, withoutThoseOfOthers } from '../queries/firm.ts'
import { conditionOf, countRecords, type Known, knowPerson, readMarks, wordsOf } from '../queries/person.ts'
import { applyErasures, dropFiles, filesOf } from './erasure.ts'

/**
 * What is written where a person stood: the same for the same person, and of no use to who does not have this
 * installation's key.
 */
export async function pseudonymOf(db: Db, person: string): Promise<string> {
  const secret = await readSecret(db)
  return `Erased ${createHmac('sha256', secret).update(person).digest('hex').slice(0, 8).toUpperCase()}`
}

async function readSecret(db: Db): Promise<string> {
  const name = 'pseudonyms'
  const stored = () => db<{ value: string }[]>`SELECT value FROM shared_secrets WHERE name = ${name}`
  const [known] = await stored()
  if (known) return known.value
  await db`INSERT INTO shared_secrets (name, value) VALUES (${name}, ${randomBytes(32).toString('base64url')}) ON CONFLICT DO NOTHING`
  return (await stored())[0]?.value as string
}

type Desk = Pick<Context, 'env' | 'clock'>

export type Erased = { pseudonym: string; erased: number; stays: { label: string; count: number; why: string }[] }

/**
 * Erases a person in one transaction. Throws 404 where nothing is known of them, 409 with the obstacles. Done again it
 * finds what came since.
 */
export async function erasePerson(tx: Transaction, person: string, by: Author, desk: Desk): Promise<Erased> {
  const known = await knowPerson(tx, person, { lock: true })
  const records = await countRecords(tx, known)
  if (records.length === 0) throw nobody()
  const { timeZone } = desk.env
  const obstacles = await findObstacles(tx, known, { now: by.at, timeZone })
  if (obstacles.length > 0) throw notNow(obstacles)

  const pseudonym = await pseudonymOf(tx, person)
  const { names } = await readMarks(tx, known)
  const firm = await readFirm(tx, known, names)
  const words = [...new Set([...(await wordsOf(tx, known)), ...firm.names, ...firm.domains])]
  const inAudit = await withoutThoseOfOthers(tx, known, words)
  const files = await filesOf(tx, known.ids.get('bookings') ?? [])
  await signNoMore(tx, known, pseudonym)
  await eraseMentions(tx, words, names, pseudonym, desk.env.business.email)
  // Those that hang on others first: they are found by them.
  for (const entry of registry.toReversed())
    await applyErasures(tx, entry.table, conditionOf(tx, entry, known), pseudonym)
  await dropFiles(tx, files)
  await eraseTraces(tx, known, words)
  await eraseFirm(tx, firm.domains)
  await eraseFromAudit(tx, known, inAudit, pseudonym)
  const erased = countOf(records)
  await audit(tx, by, 'person.erase', `person:${pseudonym}`, { rows: erased })
  return { pseudonym, erased, stays: staysOf(records) }
}

const staysOf = (records: readonly KeptRecords[]) =>
  records.flatMap(({ label, count, keeps }) => (keeps === null ? [] : [{ label, count, why: keeps }]))

/** A former employee's name under what they did, unless somebody who works here has the same one. */
async function signNoMore(tx: Transaction, known: Known, pseudonym: string): Promise<void> {
  const accounts = known.ids.get('users') ?? []
  const rows = await tx<{ name: string }[]>`
    SELECT DISTINCT trim(first_name || ' ' || last_name) AS name FROM users u
    WHERE id = ANY(${accounts}) AND NOT EXISTS (
      SELECT FROM users o WHERE o.id <> ALL(${accounts}) AND lower(o.first_name || o.last_name) = lower(u.first_name || u.last_name))`
  for (const { name } of rows.filter((row) => !pseudonymPattern.test(row.name)))
    for (const [table, columns] of Object.entries(signatures))
      for (const [column, how] of Object.entries(columns)) {
        if (how === 'kept') continue
        const signed =
          how === 'whole' ? tx`${tx(column)} = ${name}` : tx`position(${` by ${name} (`} IN ${tx(column)}) > 0`
        await tx`UPDATE ${tx(table)} SET ${tx(column)} = replace(${tx(column)}, ${name}, ${pseudonym}) WHERE ${signed}`
      }
  for (const { name } of rows)
    await tx`UPDATE inbox_items SET name = ${pseudonym} WHERE type = 'todo' AND name = ${name}`
}

/** Mails to our own people that name them, and tasks: there the names go, out of tasks alone. */
async function eraseMentions(
  tx: Transaction,
  words: readonly string[],
  names: readonly string[],
  pseudonym: string,
  ownAddress: string,
): Promise<void> {
  // First which ones are to us: reading the texts of all others would take long.
  const toUs = await tx<{ id: number }[]>`
    SELECT id FROM mails WHERE lower(recipient) IN (SELECT lower(email) FROM users UNION SELECT lower(${ownAddress}::text))`
  const ids = toUs.map(({ id }) => id)
  for (const word of words) {
    const pattern = wholeWord(word)
    await tx`
      UPDATE mails SET subject = ${pseudonym}, body_text = '', body_html = '', attachments = '[]', reply_to = '',
                       state = CASE WHEN state = 'waiting' THEN 'canceled' ELSE state END
      WHERE id = ANY(${ids}) AND (subject ~* ${pattern} OR body_text ~* ${pattern} OR reply_to ~* ${pattern})`
  }
  // A single word is too common to be taken for a name.
  for (const word of [...words, ...names.filter((name) => /\S{2,}\s+\S{2,}/.test(name))]) {
    const pattern = wholeWord(word)
    await tx`
      UPDATE inbox_items SET body = regexp_replace(body, ${pattern}, ${pseudonym}, 'gi')
      WHERE type = 'todo' AND body ~* ${pattern}`
  }
}

/** Not within a longer word: a firm may be called like a part of one. */
const wholeWord = (word: string) => `(?<![[:alnum:]])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![[:alnum:]])`

/**
 * What is known of a firm by its domain alone: what its website said, what a search found, and which mails of it were
 * looked through. Those stay known by a digest, so that none is taken in again.
 */
async function eraseFirm(tx: Transaction, domains: readonly string[]): Promise<void> {
  for (const domain of domains) {
    const within = patternOf(domain)
    await tx`DELETE FROM acquisition_crawled_sites WHERE host ~* ${within}`
    await tx`DELETE FROM acquisition_crawl_targets WHERE website ~* ${within} OR email ~* ${within}`
    const mails = await tx<{ id: string }[]>`
      SELECT message_id AS id FROM acquisition_inbound WHERE message_id ~* ${within}`
    for (const { id } of mails)
      await tx`UPDATE acquisition_inbound SET message_id = ${digestOfMail(id)} WHERE message_id = ${id}`
  }
}

/** What is kept for a while anyway: answers to repetitions and of VIES, what websites said, counters of attempts, sessions, what shows bookings without one. */
async function eraseTraces(tx: Transaction, { ids, emails }: Known, words: readonly string[]): Promise<void> {
  for (const word of words) {
    const like = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    await tx`DELETE FROM idempotent_answers WHERE answer ILIKE ${like}`
    await tx`DELETE FROM acquisition_crawled_sites WHERE found::text ILIKE ${like}`
  }
  for (const email of emails)
    await tx`DELETE FROM throttles WHERE bucket LIKE ${`%:${email.replaceAll(/[\\%_]/g, '\\$&')}%`}`
  await endAccess(tx, ids.get('users') ?? [])
  await tx`DELETE FROM recovered_passwords WHERE user_id = ANY(${ids.get('users') ?? []})`
  // The customers among the rows have no VAT id any more.
  await tx`DELETE FROM vat_checks WHERE NOT EXISTS (SELECT FROM customers c WHERE c.vat_id = vat_checks.vat_id)`
}

/** Only the owner of the log may change it: by a function that puts this pseudonym in place of a person and no more. */
async function eraseFromAudit(
  tx: Transaction,
  { ids }: Known,
  words: readonly string[],
  pseudonym: string,
): Promise<void> {
  const records = registry.flatMap(({ table, record }) =>
    record === undefined ? [] : (ids.get(table) ?? []).map((id) => `${record}:${id}`),
  )
  const accounts = ids.get('users') ?? []
  for (const account of accounts.length > 0 ? accounts : [null])
    await tx`SELECT pseudonymise_audit_log(${records}, ${account}, ${words as string[]}, ${pseudonym})`
}
