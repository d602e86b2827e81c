import type { Context } from '#kit/server/http/context.ts'
import type { Outbound } from '#kit/server/outbound/public-fetch.ts'
import type { PoliteFetcher } from '#kit/server/outbound/public-fetch-polite.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { Job } from '#kit/server/work/jobs.ts'
import { candidateOf } from '../../entries/rules/screening.ts'
import { screen } from '../../entries/server/queries/screening.ts'
import { isSharedHost, websiteKey } from '../../rules/hosts.ts'
import { hostOf } from '../../rules/urls.ts'
import { lookupStateOf } from '../content/places-states.ts'
import { type FoundPlace, type Question, questionsFor } from '../rules/places.ts'
import { backoff } from '../rules.ts'
import { askLookup, type Circuits, type LookupAnswer } from './commands/places.ts'
import { keepSite, type ReadSite, readKnownSite, readSite } from './commands/sites.ts'
import { type Progress, type Run, readRunsUnderWay } from './queries.ts'

export type CrawlDesk = Pick<Context, 'sql' | 'env' | 'clock' | 'live' | 'log'> & {
  fetcher: PoliteFetcher
  circuits: Circuits
  way: Outbound
  userAgent: string
  /** Aborted when the process is to end. */
  signal: AbortSignal
}

/** Milliseconds for which a turn begins anything new. */
const turn = 8000
const sitesAtOnce = 4
const mostPagesOfAnswer = 3
const mostTries = 3
/** Milliseconds between two questions. */
const pauses = { google: 250, overpass: 3000 } as const
/** Milliseconds between two messages to open screens. */
const tellEvery = 3000

/**
 * Works off the crawls under way. The database lets one process at a time do so. Everything is written down as soon as it
 * is known: whoever comes after a crash asks the next question and reads the next website.
 */
export const crawling = (desk: CrawlDesk): Job => ({
  name: 'acquisition-crawl',
  everySeconds: 3,
  run: async () => {
    const news = telling(desk)
    try {
      const until = performance.now() + turn
      for (const run of await readRunsUnderWay(desk.sql, desk.clock())) await askPlaces(desk, run, until, news)
      await readSites(desk, performance.now() + turn, news)
    } catch (error) {
      if (!desk.signal.aborted) throw error
    }
    if (await finish(desk)) await news.now()
    else await news.last()
  },
})

type News = ReturnType<typeof telling>

/** Tells open screens what is new, now and then. */
function telling({ live }: CrawlDesk) {
  let told = performance.now()
  let untold = false
  const now = async () => {
    told = performance.now()
    untold = false
    await live.changed('acquisition')
  }
  return {
    now,
    some: async () => {
      untold = true
      if (performance.now() - told > tellEvery) await now()
    },
    last: async () => {
      if (untold) await now()
    },
  }
}

/** Asks the lookup the questions that are left, until it is enough for this turn or it wants to be left alone. */
async function askPlaces(desk: CrawlDesk, run: Run, until: number, news: News): Promise<void> {
  const { env, signal, userAgent, way, circuits } = desk
  const { provider } = run
  const questions = questionsFor(provider, run.country, run.state) ?? []
  let { progress } = run
  for (;;) {
    const question = questions[progress.question]
    if (!question) return void (await moveOn(desk, run, { ...progress, questions: questions.length }))
    const { page, tries } = progress
    // Another run was told that nobody answers: this one waits, and loses none of its tries.
    if (circuits[provider].wait > 0) return
    const answer = await askLookup(
      { places: env.places, way, userAgent, signal, circuits },
      { provider, question, page, tries },
    )
    if (answer.state !== 'found') {
      await putOff(desk, run, progress, answer)
      return news.now()
    }
    const pages = progress.pages + 1
    const goesOn = answer.next !== '' && pages < mostPagesOfAnswer
    progress = {
      ...(goesOn
        ? { question: progress.question, page: answer.next, pages }
        : { question: progress.question + 1, page: '', pages: 0 }),
      tries: 0,
      questions: questions.length,
    }
    if (!(await keepPlaces(desk, run, { places: answer.places, question, progress }))) return
    await news.some()
    if (performance.now() > until && progress.question < questions.length) return
    if (progress.question < questions.length) await way.pause(pauses[provider], signal)
  }
}

type Kept = { places: readonly FoundPlace[]; question: Question; progress: Progress }

/** Writes down what was found, and where it goes on; says whether it does. A canceled run takes nothing more in. */
const keepPlaces = ({ sql }: CrawlDesk, { id }: Run, { places, question, progress }: Kept): Promise<boolean> =>
  sql.begin(async (tx) => {
    const [run] = await tx<{ status: string }[]>`
      UPDATE acquisition_crawls SET progress = ${tx.json(progress)}, wait_until = NULL, error = NULL
      WHERE id = ${id} AND status IN ('places', 'paused') RETURNING status`
    if (!run) return false
    await tx`
      INSERT INTO acquisition_crawl_targets (crawl_id, place, search_term, business, website, email, phone)
      SELECT ${id}, place, ${question.term}, business, website, email, phone
      FROM jsonb_to_recordset(${JSON.stringify(places)}::text::jsonb)
        AS found (place text, business text, website text, email text, phone text)
      ON CONFLICT ON CONSTRAINT found_once DO NOTHING`
    return run.status === 'places'
  })

const moveOn = ({ sql }: CrawlDesk, { id }: Run, progress: Progress) => sql`
  UPDATE acquisition_crawls SET status = 'sites', progress = ${sql.json(progress)} WHERE id = ${id} AND status = 'places'`

/** The lookup did not answer: it is asked again later, or not at all. */
async function putOff(
  { sql, clock, log }: CrawlDesk,
  { id }: Run,
  progress: Progress,
  answer: Exclude<LookupAnswer, { state: 'found' }>,
): Promise<void> {
  const tries = progress.tries + 1
  const wait = answer.state === 'busy' ? backoff(tries) : undefined
  log.warn({ crawl: id, tries, reason: answer.reason }, 'a places lookup did not answer')
  if (wait === undefined) {
    await sql`
      UPDATE acquisition_crawls SET status = 'failed', error = ${answer.reason}, finished_at = ${clock().toString()}
      WHERE id = ${id} AND status = 'places'`
    return
  }
  const seconds = Math.max(wait, answer.state === 'busy' ? answer.seconds : 0)
  await sql`
    UPDATE acquisition_crawls
    SET wait_until = ${clock().add({ seconds }).toString()}, error = ${answer.reason},
        progress = ${sql.json({ ...progress, tries })}
    WHERE id = ${id} AND status = 'places'`
}

type Target = {
  id: number
  business: string
  website: string
  email: string
  phone: string
  tries: number
  country: string
  state: string
}

/** Reads websites, a few at once, until it is enough for this turn; those found so far while the lookup is asked for more. */
async function readSites(desk: CrawlDesk, until: number, news: News): Promise<void> {
  const underWay = new Map<number, Promise<void>>()
  // Once a turn: what cannot even be written down now is tried again at the next.
  const begun = new Set<number>()
  while (performance.now() < until && !desk.signal.aborted) {
    if (underWay.size === sitesAtOnce) await Promise.race(underWay.values())
    const target = await nextTarget(desk.sql, [...begun])
    if (!target && underWay.size === 0) return
    if (!target) {
      // What is under way may be all there is.
      await Promise.race(underWay.values())
      continue
    }
    begun.add(target.id)
    const attended = attend(desk, target, news).finally(() => underWay.delete(target.id))
    underWay.set(target.id, attended)
  }
  await Promise.all(underWay.values())
}

async function attend(desk: CrawlDesk, target: Target, news: News): Promise<void> {
  try {
    await settle(desk, target)
    await news.some()
  } catch (error) {
    if (!desk.signal.aborted) return desk.log.warn({ err: error, target: target.id }, 'a website could not be read')
    // One that is broken off because the process ends was not begun.
    await desk.sql`UPDATE acquisition_crawl_targets SET tries = tries - 1 WHERE id = ${target.id}`
  }
}

/** The next one, whose beginning is noted: one that brings a process down is given up some time. */
async function nextTarget(sql: Db, begun: number[]): Promise<Target | undefined> {
  const [target] = await sql<Target[]>`
    UPDATE acquisition_crawl_targets t SET tries = t.tries + 1
    FROM acquisition_crawls c
    WHERE c.id = t.crawl_id AND t.id = (
      SELECT n.id FROM acquisition_crawl_targets n JOIN acquisition_crawls o ON o.id = n.crawl_id
      WHERE n.state = 'waiting' AND o.status IN ('places', 'sites') AND NOT n.id = ANY(${begun}::int[])
      ORDER BY n.tries, n.id LIMIT 1)
    RETURNING t.id, t.business, t.website, t.email, t.phone, t.tries, c.country, c.state`
  return target
}

async function settle(desk: CrawlDesk, target: Target): Promise<void> {
  const { id, business, website, email, phone } = target
  const { rejected_lines } = await screen(desk.sql, [
    candidateOf({ name: business, website, email, phone, contact: '' }, 0),
  ])
  const [known] = rejected_lines
  if (known?.tag === 'NO_URL') return set(desk, id, { state: 'done', reason: '' })
  if (known) return set(desk, id, { state: 'known', reason: known.reason })
  const { found, error } = await contactsAt(desk, target)
  return set(desk, id, {
    state: error === null ? 'done' : 'failed',
    reason: error ?? (isSharedHost(hostOf(website)) ? 'It has no website of its own' : ''),
    email: found.email || email,
    phone: phone || found.phone,
    name: found.name,
  })
}

/** What its website says: as it was told before, or read now. */
async function contactsAt(desk: CrawlDesk, { website, tries, country, state }: Target): Promise<ReadSite> {
  const { sql, fetcher, clock, signal } = desk
  const nothing = { business: '', name: '', email: '', phone: '' }
  const key = websiteKey(website)
  if (key === undefined || isSharedHost(hostOf(website))) return { found: nothing, error: null }
  const before = await readKnownSite(sql, key, clock())
  if (before) return before
  if (tries > mostTries) return { found: nothing, error: 'Reading its website broke off several times' }
  const lookup = lookupStateOf(country, state)
  const read = await readSite(fetcher, {
    website,
    country: lookup?.country ?? '',
    language: lookup?.names[0]?.language ?? 'en',
    signal,
  })
  await keepSite(sql, key, read, clock())
  return read
}

type Outcome = { state: 'done' | 'failed' | 'known'; reason: string; email?: string; phone?: string; name?: string }

async function set({ sql }: CrawlDesk, id: number, outcome: Outcome): Promise<void> {
  await sql`UPDATE acquisition_crawl_targets SET ${sql(outcome)} WHERE id = ${id} AND state = 'waiting'`
}

/** Ends the runs that have nothing left to read; says whether there were any. */
async function finish({ sql, clock }: CrawlDesk): Promise<boolean> {
  const done = await sql`
    UPDATE acquisition_crawls c SET status = 'done', finished_at = ${clock().toString()}, error = NULL
    WHERE status = 'sites'
      AND NOT EXISTS (SELECT FROM acquisition_crawl_targets t WHERE t.crawl_id = c.id AND t.state = 'waiting')
    RETURNING 1`
  return done.length > 0
}
