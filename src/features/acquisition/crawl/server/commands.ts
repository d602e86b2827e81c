import type { Write } from '#kit/server/http/write.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import { type CrawlAction, type CrawlPlace, crawlMessages } from '../contract.ts'
import { questionsFor } from '../rules/places.ts'
import { crawlRefusal, mayControl, nextStep } from '../rules.ts'
import { lockLatestRun, lockRun, type Progress, type Run } from './queries.ts'

/** Throws the 422 where a place cannot be looked up. */
export function checkPlace(place: CrawlPlace): void {
  const refusal = crawlRefusal(place)
  if (!refusal) return
  const { code, field, message } = refusal
  throw new ProblemError(422, code, message, { errors: [{ field, message }] })
}

/** Sees to it that a place is looked up: starts a run, goes on with one that stopped, or leaves the one there is. */
export async function crawl(write: Write, place: CrawlPlace, env: Env): Promise<void> {
  checkPlace(place)
  const latest = await lockLatestRun(write.tx, place)
  const step = nextStep(latest, write.author.at)
  if (step === 'start') await start(write, env, place)
  if (step === 'resume' && latest) await resume(write, latest)
}

/** Throws 404, or 409 where the run is in no state for it. Gives the run to look at: a new one after `again`. */
export async function control(
  write: Write,
  { id, action }: { id: number; action: CrawlAction },
  env: Env,
): Promise<number> {
  const { tx } = write
  const run = await lockRun(tx, id)
  if (!run) throw notFound(crawlMessages.gone)
  const { country, state, type } = run
  const latest = action === 'again' || action === 'resume' ? await lockLatestRun(tx, run) : run
  if (!mayControl(run.status, action) || latest?.id !== id) throw new ProblemError(409, 'NOT_NOW', crawlMessages.notNow)
  if (action === 'again') return start(write, env, { country, state, type })
  if (action === 'resume') await resume(write, run)
  if (action === 'pause') await stop(write, run, 'paused')
  if (action === 'cancel') await stop(write, run, 'canceled')
  return id
}

async function start({ tx, author, audit }: Write, env: Env, place: CrawlPlace): Promise<number> {
  const provider = env.places.googleKey === undefined ? 'overpass' : 'google'
  const questions = questionsFor(provider, place.country, place.state)?.length ?? 0
  const progress: Progress = { question: 0, page: '', pages: 0, tries: 0, questions }
  const [started] = await tx<{ id: number }[]>`
    INSERT INTO acquisition_crawls (country, state, type, status, provider, progress, started_by_id, started_by, started_at)
    VALUES (${place.country}, ${place.state}, ${place.type}, 'places', ${provider}, ${tx.json(progress)}, ${author.id},
            ${author.name}, ${author.at.toString()})
    ON CONFLICT DO NOTHING RETURNING id`
  // Somebody else started one at the same moment.
  if (!started) return (await lockLatestRun(tx, place))?.id ?? 0
  await audit('acquisition.crawl', 'acquisition:list', { ...place })
  return started.id
}

async function resume({ tx, audit }: Write, { id, country, state, type, progress }: Run): Promise<void> {
  const status = progress.question < progress.questions ? 'places' : 'sites'
  await tx`
    UPDATE acquisition_crawls
    SET status = ${status}, wait_until = NULL, error = NULL, finished_at = NULL,
        progress = progress || '{"tries": 0}'
    WHERE id = ${id}`
  await audit('acquisition.crawl-resume', 'acquisition:list', { country, state, type })
}

async function stop({ tx, author, audit }: Write, run: Run, status: 'paused' | 'canceled'): Promise<void> {
  const { id, country, state, type } = run
  await tx`
    UPDATE acquisition_crawls
    SET status = ${status}, wait_until = NULL, error = NULL,
        finished_at = ${status === 'canceled' ? author.at.toString() : null}
    WHERE id = ${id}`
  const action = status === 'paused' ? 'acquisition.crawl-pause' : 'acquisition.crawl-cancel'
  await audit(action, 'acquisition:list', { country, state, type })
}
