import { isSharedDomain, ownDomainOf, registrableDomain } from '#features/acquisition/outreach/rules/domains.ts'
import { isSharedHost } from '#features/acquisition/rules/hosts.ts'
import { hostOf, parseUrl } from '#features/acquisition/rules/urls.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import { registry } from '../../content/registry.ts'
import { conditionOf, type Fragment, type Known } from './person.ts'

/** What names a person besides their own address: their name, their firm, and the domain of its website and addresses. */
export type Firm = { names: string[]; domains: string[] }

/** Where a firm stands beside a person. */
const kept = ['customers', 'acquisition_entries'] as const
const firms = [...kept, 'acquisition_crawl_targets'] as const

/**
 * Full names, firms and domains of a person. What is also somebody else's is left out: of two at one firm the other one
 * keeps its name, and so does a namesake, or whoever has it within a longer name.
 */
export async function readFirm(db: Db, known: Known, names: readonly string[]): Promise<Firm> {
  const rows = (
    await Promise.all(
      firms.map(
        (table) => db<{ business: string; website: string; email: string }[]>`
          SELECT business, website, email FROM ${db(table)} WHERE ${mine(db, table, known)}`,
      ),
    )
  ).flat()
  const called = [...names.filter((name) => /\S{2,}\s+\S{2,}/.test(name)), ...rows.map(({ business }) => business)]
  const domains = rows.flatMap(({ website, email }) => [domainOfWebsite(website), ownDomainOf(email)])
  const [ownNames, ownDomains] = await Promise.all([
    withoutOthers(called, (name) => othersAreCalled(db, known, name)),
    withoutOthers(domains, (domain) => othersAreAt(db, known, domain)),
  ])
  return { names: ownNames, domains: ownDomains }
}

const mine = (db: Db, table: string, known: Known) => {
  const entry = registry.find((one) => one.table === table)
  return entry ? conditionOf(db, entry, known) : db`false`
}

function domainOfWebsite(website: string): string | undefined {
  const url = parseUrl(website)
  const host = url && hostOf(url)
  const domain = host && !isSharedHost(host) ? registrableDomain(host) : undefined
  return domain && !isSharedDomain(domain) ? domain : undefined
}

async function withoutOthers(
  words: readonly (string | undefined)[],
  isOthers: (word: string) => Promise<boolean>,
): Promise<string[]> {
  const distinct = [...new Set(words.map((word) => word?.trim().toLowerCase() ?? ''))].filter(
    (word) => word.length >= 4,
  )
  const others = await Promise.all(distinct.map(isOthers))
  return distinct.filter((word, i) => !others[i] && !/^erased [0-9a-f]{8}$/.test(word))
}

type Column = { table: string; column: 'name' | 'email' }

/** The same domain or a part of it, wherever it stands: in an address, a website, the id of a mail. */
export const patternOf = (domain: string): string => `(^|[^a-z0-9-])${domain.replaceAll('.', '[.]')}($|[^a-z0-9.-])`

/** Every column of a name or an address by which somebody is found; not of what a search found, which is the firm itself. */
const columnsOf = (mark: Column['column']) =>
  registry.flatMap((entry) => {
    const column = 'by' in entry.found ? entry.found.by[mark] : undefined
    return column === undefined || entry.table === 'acquisition_crawl_targets' ? [] : [{ entry, column }]
  })

/** Those that stand in no name, address or website of anybody else: where whole texts go that have them, these may be looked for. */
export const withoutThoseOfOthers = (db: Db, known: Known, words: readonly string[]): Promise<string[]> =>
  withoutOthers(words, (word) => othersAreCalled(db, known, word))

async function othersAreCalled(db: Db, known: Known, name: string): Promise<boolean> {
  const within = (text: Fragment) => db`position(${name} IN lower(${text})) > 0`
  const found = [...columnsOf('name'), ...columnsOf('email')].map(
    ({ entry, column }) => db`
      SELECT FROM ${db(entry.table)} WHERE ${within(db`${db(column)}`)} AND (${conditionOf(db, entry, known)}) IS NOT TRUE`,
  )
  const firmsToo = kept.map(
    (table) => db`
      SELECT FROM ${db(table)} WHERE ${within(db`business || ' ' || website`)} AND (${mine(db, table, known)}) IS NOT TRUE`,
  )
  const staff = db`
    SELECT FROM users WHERE ${within(db`first_name || ' ' || last_name`)} AND id <> ALL(${known.ids.get('users') ?? []})`
  return any(db, [...found, ...firmsToo, staff])
}

async function othersAreAt(db: Db, known: Known, domain: string): Promise<boolean> {
  const found = columnsOf('email').map(
    ({ entry, column }) => db`
      SELECT FROM ${db(entry.table)} WHERE ${db(column)} ~* ${patternOf(domain)} AND (${conditionOf(db, entry, known)}) IS NOT TRUE`,
  )
  const websites = kept.map(
    (table) => db`
      SELECT FROM ${db(table)} WHERE website ~* ${patternOf(domain)} AND (${mine(db, table, known)}) IS NOT TRUE`,
  )
  return any(db, [...found, ...websites])
}

async function any(db: Db, selects: readonly Fragment[]): Promise<boolean> {
  const [row] = await db<{ found: boolean }[]>`
    SELECT ${selects.map((one) => db`EXISTS (${one})`).reduce((all, one) => db`${all} OR ${one}`)} AS found`
  return row?.found ?? false
}
