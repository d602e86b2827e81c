import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { findRentalLanguageBy, type Language, rentalLanguage } from '#kit/shared/language.ts'
import { findCurrencyBy, type RentalCurrency, rentalCurrency } from '#kit/shared/money.ts'
import { words } from '../http/words.ts'
import { WorkQueue } from '../work/queue.ts'
import { type ThreadAnswer, WorkThread } from '../work/thread.ts'

type Draw = (given: unknown[]) => Promise<Buffer>
/** `currency` and `language`: of the rental, which the thread knows nothing of. */
type Order = { paper: string; given: unknown[]; currency: RentalCurrency; language: Language }

const papers = new Map<string, Draw>()

const queue = new WorkQueue({
  running: 1,
  waiting: 48,
  seconds: 20,
  busy: () => words.busyPapers,
})

/** From the sources, or as the build made it, beside what this file has become. */
const program = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, '../../../documents.ts')
  : join(import.meta.dirname, 'documents.js')
const thread = new WorkThread(program, { seconds: 20, megabytes: 256, idleSeconds: 30 })

/**
 * A paper whose drawing holds up nobody else: it is done in a thread, one at a time. What it is given is copied, so plain
 * data, in which a Buffer arrives as Uint8Array. The module is to be named in `src/documents.ts`. The function throws what
 * `draw` throws, and 503 BUSY when too many wait.
 */
export function drawnAside<A extends unknown[]>(
  paper: string,
  draw: (...given: A) => Promise<Buffer>,
): (...given: A) => Promise<Buffer> {
  papers.set(paper, (given) => draw(...(given as A)))
  return (...given) => {
    const order: Order = { paper, given, currency: rentalCurrency(), language: rentalLanguage() }
    return queue.run(async () => Buffer.from((await thread.do(order)) as ArrayBuffer))
  }
}

/** In the thread: draws what is asked for. */
export function drawPapers(): void {
  parentPort?.on('message', async (order: Order) => {
    findCurrencyBy(() => order.currency)
    findRentalLanguageBy(() => order.language)
    try {
      // A copy, because small Buffers share their memory with others.
      const { buffer } = Uint8Array.from(await drawingOf(order))
      answer({ done: buffer }, [buffer])
    } catch (failed) {
      answer({ failed })
    }
  })
}

function drawingOf({ paper, given }: Order): Promise<Buffer> {
  const draw = papers.get(paper)
  if (!draw) throw new Error(`the thread knows no paper ${paper}: its module is missing in src/documents.ts`)
  return draw(given)
}

const answer = (said: ThreadAnswer, moved: ArrayBuffer[] = []) => parentPort?.postMessage(said, moved)
