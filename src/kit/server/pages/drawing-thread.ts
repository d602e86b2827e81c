import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { KnownAnswer } from '#kit/shared/known-answers.ts'
import { languageAt } from '#kit/shared/language.ts'
import { type RentalCurrency, rentalCurrency } from '#kit/shared/money.ts'
import { seldom } from '../http/log.ts'
import { words } from '../http/words.ts'
import { WorkQueue } from '../work/queue.ts'
import { type ThreadAnswer, WorkThread } from '../work/thread.ts'
import type { Drawn } from './drawn.ts'

/** What a page is drawn from: the answers to the calls it makes, and what prices are in. */
export type Known = { answers: readonly KnownAnswer[]; currency: RentalCurrency }
type Order = { program: string; path: string; known: Known }
type Pages = { draw: (path: string, known: Known) => Promise<Omit<Extract<Drawn, { markup: string }>, 'answers'>> }

/** The page at an address, drawn from what is known now; undefined where it cannot be, and stays as it was built. */
export type Draw = (path: string, answers: readonly KnownAnswer[]) => Promise<Drawn | undefined>

const program = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, '../../../drawing.ts')
  : join(import.meta.dirname, 'drawing.js')
const queue = new WorkQueue({ running: 1, waiting: 48, seconds: 5, busy: () => words.busy })
const thread = new WorkThread(program, { seconds: 10, megabytes: 256, idleSeconds: 120 })

/** `directory`: of the built pages, beside which lies what draws them. */
export function drawer(directory: string, log: Pick<FastifyBaseLogger, 'error'>): Draw {
  const tell = seldom((error: unknown, times) => log.error({ err: error, times }, 'a page cannot be drawn'))
  return async (path, answers) => {
    const pages = join(directory, '../pages', languageAt(path), 'prerender.js')
    if (!existsSync(pages)) return undefined
    const order: Order = { program: pathToFileURL(pages).href, path, known: { answers, currency: rentalCurrency() } }
    try {
      const drawn = (await queue.run(() => thread.do(order))) as Awaited<ReturnType<Pages['draw']>>
      return { ...drawn, answers }
    } catch (error) {
      tell(error)
      return undefined
    }
  }
}

/** In the thread: draws what is asked for. */
export function drawPages(): void {
  parentPort?.on('message', async ({ program, path, known }: Order) => {
    try {
      const { draw }: Pages = await import(program)
      answer({ done: await draw(path, known) })
    } catch (failed) {
      answer({ failed })
    }
  })
}

const answer = (said: ThreadAnswer) => parentPort?.postMessage(said)
