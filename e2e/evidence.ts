import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import type { RunnerTask } from 'vitest'

/** What a journey that failed leaves behind, for whoever looks for the reason. */

/** With TRACE=1 everything that happens is recorded, which takes a tenth more processor time. */
export const isTraced = Boolean(process.env.TRACE)

/** Where it lies: below the project, and not in git. */
const results = process.env.TEST_RESULTS ?? 'test-results'

/** To be called before anything happens in the context. */
export async function beginEvidence(context: BrowserContext): Promise<void> {
  if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true })
}

const pagesKept = new WeakMap<RunnerTask, number>()

/**
 * Keeps a picture of each open page, what a screen reader would find on it, and the trace if there is one, in
 * `test-results/<file>/<test>`, and says so. Each context of a test adds its own.
 */
export async function keepEvidence(context: BrowserContext, task: RunnerTask): Promise<void> {
  const directory = join(results, wordsOf(task.file.name.replace(/\.test\.tsx?$|\.ts$/, '')), wordsOf(task.name))
  const kept = pagesKept.get(task) ?? 0
  if (kept === 0) await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  const pages = context.pages()
  pagesKept.set(task, kept + Math.max(pages.length, 1))
  for (const [i, page] of pages.entries()) {
    const name = `page-${kept + i + 1}`
    const seen = await page.locator('body').ariaSnapshot({ timeout: 3000 }).catch(String)
    const text = `${page.url()}\n${seen}\n`
    console.log(text)
    await writeFile(join(directory, `${name}.txt`), text)
    // A page that hangs has no picture, and that is no reason to lose the rest.
    await page.screenshot({ path: join(directory, `${name}.png`), timeout: 5000 }).catch(() => {})
  }
  const trace = join(directory, `trace-${kept + 1}.zip`)
  if (isTraced) await context.tracing.stop({ path: trace })
  console.log(
    isTraced
      ? `Pictures and texts: ${directory}\nTrace: npx playwright-core show-trace ${trace}`
      : `Pictures and texts: ${directory} (TRACE=1 also keeps a trace)`,
  )
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
