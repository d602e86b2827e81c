import { setImmediate as nextTurn } from 'node:timers/promises'
import { type FetchFailure, PublicFetchError } from '#kit/server/outbound/public-fetch.ts'
import type { PoliteFetcher } from '#kit/server/outbound/public-fetch-polite.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import { hostOf } from '../../../rules/urls.ts'
import { type PageFacts, PageReader } from '../../rules/extract.ts'
import { contactsOf, type ReadPage, type SiteContacts } from '../../rules/extract-contacts.ts'
import { type ContactPage, contactLinks, wellKnownPages } from '../../rules/extract-links.ts'
import { freshDays } from '../../rules.ts'

/** What a website gave; or why it gave nothing. */
export type ReadSite = { found: SiteContacts; error: string | null }

export type SiteOf = {
  website: string
  /** ISO 3166-1, and what is spoken there. */
  country: string
  language: string
  signal: AbortSignal
}

const noContacts: SiteContacts = { business: '', name: '', email: '', phone: '' }
/** Beside the first page. */
const mostPages = 3
const seconds = 60
const piece = 64 * 1024

const reasons: Readonly<Record<FetchFailure, string>> = {
  NOT_ALLOWED: 'Its website is not at a public address',
  UNREACHABLE: 'Its website cannot be reached',
  TIMEOUT: 'Its website takes too long to answer',
  STATUS: 'Its website answers with an error',
  NOT_HTML: 'Its website is not a page',
  TOO_LARGE: 'Its website is too large',
  TOO_MANY_REDIRECTS: 'Its website leads on and on',
  ROBOTS: 'Its website asks not to be read by programs (robots.txt)',
}

/** Reads the first page and where it says who is behind it. Throws only what the signal was aborted with. */
export async function readSite(
  fetcher: PoliteFetcher,
  { website, country, language, signal }: SiteOf,
): Promise<ReadSite> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)])
  const pages: ReadPage[] = []
  let host = hostOf(website)
  try {
    const home = await fetcher.read(website, limited)
    host = home.url.hostname
    const facts = await factsOf(home.text)
    pages.push({ page: 'home', facts })
    for await (const page of furtherPages(fetcher, { facts, base: home.url.href, language, limited })) {
      pages.push(page)
      const { email, phone, name } = contactsOf(pages, { host, country })
      if (email !== '' && phone !== '' && name !== '') break
    }
  } catch (error) {
    signal.throwIfAborted()
    if (!limited.aborted && !(error instanceof PublicFetchError)) throw error
    const code = error instanceof PublicFetchError ? error.code : 'TIMEOUT'
    // What was read in time counts.
    if (pages.length === 0) return { found: noContacts, error: reasons[code] }
  }
  return { found: contactsOf(pages, { host, country }), error: null }
}

type Further = { facts: PageFacts; base: string; language: string; limited: AbortSignal }

/** Imprint and contact pages that can be read; the likely addresses of them where nothing leads there. */
async function* furtherPages(
  fetcher: PoliteFetcher,
  { facts, base, language, limited }: Further,
): AsyncGenerator<ReadPage> {
  const seen = new Set([base])
  const open: ContactPage[] = contactLinks(facts, base, mostPages)
  if (open.length === 0) open.push(...wellKnownPages(base, language))
  for (let next = open.shift(), left = mostPages; next && left > 0 && !limited.aborted; next = open.shift(), left--) {
    if (seen.has(next.url)) continue
    seen.add(next.url)
    const read = await fetcher.read(next.url, limited).catch(onlyFailures)
    if (!read) continue
    const found = await factsOf(read.text)
    // The page behind a frame is what the first one would be.
    if (next.page === 'home') open.unshift(...contactLinks(found, read.url.href, mostPages))
    yield { page: next.page, facts: found }
  }
}

function onlyFailures(error: unknown): undefined {
  if (!(error instanceof PublicFetchError)) throw error
}

/** Lets others have their turn while a long page is read. */
async function factsOf(html: string): Promise<PageFacts> {
  const reader = new PageReader()
  for (let at = 0; at < html.length && !reader.isFull; at += piece) {
    reader.write(html.slice(at, at + piece))
    await nextTurn()
  }
  return reader.end()
}

const failedHours = 24

/** What a website gave before, where that is still fresh: a month, or a day where it gave nothing. */
export async function readKnownSite(db: Db, key: string, now: Temporal.Instant): Promise<ReadSite | undefined> {
  const since = (hours: number) => now.subtract({ hours }).toString()
  const [row] = await db<ReadSite[]>`
    SELECT found, error FROM acquisition_crawled_sites
    WHERE host = ${key} AND ((error IS NULL AND fetched_at > ${since(24 * freshDays)}) OR fetched_at > ${since(failedHours)})`
  return row
}

export const keepSite = (db: Db, key: string, { found, error }: ReadSite, now: Temporal.Instant) => db`
  INSERT INTO acquisition_crawled_sites (host, found, error, fetched_at)
  VALUES (${key}, ${db.json(found)}, ${error}, ${now.toString()})
  ON CONFLICT (host) DO UPDATE SET found = excluded.found, error = excluded.error, fetched_at = excluded.fetched_at`
