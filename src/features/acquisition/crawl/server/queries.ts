import type { Db } from '#kit/server/postgres/db.ts'
import { candidateOf } from '../../entries/rules/screening.ts'
import { screen } from '../../entries/server/queries/screening.ts'
import type { Crawled, CrawledTarget, CrawlPlace, CrawlRun, CrawlStatus, OmittedTarget } from '../contract.ts'
import type { Provider } from '../rules/places.ts'

/** Where a run goes on: the next question, which page of its answer, and how often that came to nothing. */
export type Progress = { question: number; page: string; pages: number; tries: number; questions: number }

export type Run = CrawlPlace & { id: number; status: CrawlStatus; provider: Provider; progress: Progress }

const run = (db: Db) => db`id, country, state, type, status, provider, progress`

/** Runs that the job may go on with now, the one that has waited longest first. */
export const readRunsUnderWay = (db: Db, now: Temporal.Instant) => db<Run[]>`
  SELECT ${run(db)} FROM acquisition_crawls
  WHERE status = 'places' AND (wait_until IS NULL OR wait_until <= ${now.toString()}) ORDER BY id`

export type LatestRun = Run & { finishedAt: string | null }

/** The latest of a place, locked until the transaction ends. */
export async function lockLatestRun(tx: Db, { country, state, type }: CrawlPlace): Promise<LatestRun | undefined> {
  const [row] = await tx<LatestRun[]>`
    SELECT ${run(tx)}, ${instant(tx, 'finished_at')} AS "finishedAt" FROM acquisition_crawls
    WHERE country = ${country} AND state = ${state} AND type = ${type} ORDER BY id DESC LIMIT 1 FOR UPDATE`
  return row
}

export async function lockRun(tx: Db, id: number): Promise<Run | undefined> {
  const [row] = await tx<Run[]>`SELECT ${run(tx)} FROM acquisition_crawls WHERE id = ${id} FOR UPDATE`
  return row
}

const instant = (db: Db, column: string) => db`to_char(${db(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** How far a run is; by its id, or the latest one of a place. */
export async function readRun(db: Db, which: number | CrawlPlace): Promise<CrawlRun | undefined> {
  const [row] = await db<CrawlRun[]>`
    SELECT c.id, c.status, c.provider, c.error, c.started_by AS "startedBy",
           coalesce((c.progress ->> 'question')::int, 0) AS asked,
           coalesce((c.progress ->> 'questions')::int, 0) AS questions,
           ${instant(db, 'started_at')} AS "startedAt", ${instant(db, 'finished_at')} AS "finishedAt",
           CASE WHEN c.status = 'places' THEN ${instant(db, 'wait_until')} END AS "waitingUntil",
           t.found, t.read, t.found AS sites
    FROM acquisition_crawls c
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS found, count(*) FILTER (WHERE state <> 'waiting')::int AS read
      FROM acquisition_crawl_targets WHERE crawl_id = c.id
    ) t
    WHERE ${
      typeof which === 'number'
        ? db`c.id = ${which}`
        : db`country = ${which.country} AND c.state = ${which.state} AND type = ${which.type}`
    }
    ORDER BY c.id DESC LIMIT 1`
  return row
}

/** What the latest run of a place found, screened against the list as it is now. */
export async function readCrawled(db: Db, place: CrawlPlace): Promise<Crawled> {
  const crawl = await readRun(db, place)
  if (!crawl) return { crawled_list: [], omitted_list: [], crawl: null }
  const targets = await db<CrawledTarget[]>`
    SELECT id, business AS name, website, email, phone, name AS contact, search_term AS "searchTerm", state, reason
    FROM acquisition_crawl_targets WHERE crawl_id = ${crawl.id} ORDER BY id`
  const { cleaned_list, rejected_lines } = await screen(db, targets.map(candidateOf))
  const at = (line: number) => targets[line] as CrawledTarget
  const crawled_list = cleaned_list.map(({ line, name, website, email, phone }) => ({
    ...at(line),
    ...{ name, website, email, phone },
  }))
  const omitted_list = rejected_lines.map(({ line, tag, reason, entry, earlier }): OmittedTarget => {
    const same =
      earlier === null ? undefined : `The same ${tag === 'GOT_EMAIL' ? 'address' : 'website'} as ${at(earlier).name}`
    return { ...at(line), tag, reason: tag === 'NO_URL' ? 'It has no website' : (same ?? reason), entry }
  })
  return { crawled_list: crawled_list.sort(byName), omitted_list: omitted_list.sort(byName), crawl }
}

const collator = new Intl.Collator('de')
const byName = (a: CrawledTarget, b: CrawledTarget) => collator.compare(a.name, b.name) || a.id - b.id
