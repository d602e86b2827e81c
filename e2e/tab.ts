import type { Browser, BrowserContext, BrowserContextOptions, Frame, Page, Request } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { mondayMorning, type Role } from '#testing/app.ts'
import type { Site } from '#testing/site.ts'
import { beginEvidence, isTraced, keepEvidence } from './evidence.ts'
import { type LentPage, lendPage } from './lent-page.ts'
import { actAsPeopleDo, patience } from './viewport.ts'

type TabOptions = BrowserContextOptions & {
  /** What the clock of the device shows at first, by default what that of the site does; from there it runs on. */
  at?: string
  /** Signed in already. */
  as?: Role
  /** Live updates never arrive: what others do is seen late. */
  deaf?: boolean
}

export type Tab = Page & {
  /** Says that the browser will complain about something, and that this is right. */
  expectComplaint: (complaint: RegExp) => void
  /** Says that the browser may complain about something, depending on what is faster. */
  allowComplaint: (complaint: RegExp) => void
  /** Waits until everything asked for has come, live updates aside. */
  untilQuiet: () => Promise<void>
}

type Visited = Pick<Site, 'url'> & Partial<Pick<Site, 'signedIn'>>

/** What is as narrow is held in a hand. */
const widestPhone = 500

/**
 * A person at a browser of their own, who acts on what is on the screen: by finger on a phone. At the end of the test
 * nothing may have gone wrong on the way: no error on the console, no exception, no failed request, besides those that
 * were expected; and the expected ones must have come.
 */
export async function openTab(browser: Browser, site: Visited, options: TabOptions = {}): Promise<Tab> {
  const { at = mondayMorning, as, deaf = false, ...more } = options
  const hasTouch = more.hasTouch ?? (more.viewport?.width ?? widestPhone) < widestPhone
  const lent = await lendPage(browser, {
    baseURL: site.url,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // What a journey holds back or answers itself would go past it.
    serviceWorkers: 'block',
    ...more,
    hasTouch,
  })
  const { context, page } = lent
  context.setDefaultTimeout(patience)
  await beginEvidence(context)
  await context.clock.install({ time: at })
  if (deaf) await context.route('**/api/live/**', () => {})
  if (as) await signIn(context, site, as)
  actAsPeopleDo(page, hasTouch)
  return Object.assign(page, {
    ...watchComplaints(lent),
    untilQuiet: watchRequests(context),
    goto: persistently(Object.getPrototypeOf(page).goto.bind(page)),
  })
}

/** Whose page was just going elsewhere by itself, as after a logout, is overtaken by it; then they ask again. */
function persistently(goto: Page['goto']): Page['goto'] {
  return async (...where) => {
    for (let tries = 1; ; tries++)
      try {
        return await goto(...where)
      } catch (error) {
        if (tries === 3 || !/interrupted by another navigation/.test(String(error))) throw error
      }
  }
}

/** Whom the pages of a tab ask from now on besides the site. */
export function watchThirdParties(tab: Tab, { url }: Pick<Site, 'url'>): string[] {
  const thirdParties: string[] = []
  tab.context().on('request', (request) => {
    const asked = request.url()
    if (!/^(data|blob):/.test(asked) && !isOwnOfBrowser(asked) && new URL(asked).origin !== url)
      thirdParties.push(asked)
  })
  return thirdParties
}

/** What a browser with windows brings along: its viewer of PDFs, its pages about errors. None of it leaves the machine. */
const isOwnOfBrowser = (url: string) => /^chrome(-\w+)?:/.test(url)

/** Signs in without the login screen. */
async function signIn(context: BrowserContext, { url, signedIn }: Visited, role: Role) {
  if (!signedIn) throw new Error(`nobody is known to be ${role} at ${url}`)
  const { cookies } = await signedIn(role)
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })))
}

function watchComplaints({ context, giveBack }: LentPage): Pick<Tab, 'expectComplaint' | 'allowComplaint'> {
  const complaints: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  context.on('console', (message) => {
    // Mails are shown in frames without scripts; the clock of the tab is one.
    const isClock = /^Blocked script execution in '[^']*(about:|html|sandbox_mail|preview_invoice)/.test(message.text())
    const { url } = message.location()
    if (message.type() === 'error' && !isClock && !isOwnOfBrowser(url)) complaints.push(`${message.text()} ${url}`)
  })
  context.on('weberror', (error) => complaints.push(`uncaught ${error.error().stack}`))
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    // Who goes to another page gives up what was under way.
    if (why !== 'net::ERR_ABORTED' && !isOwnOfBrowser(request.url()))
      complaints.push(`${request.method()} ${request.url()} failed: ${why}`)
  })
  const unexpected = () =>
    complaints.filter((complaint) => ![...expected, ...allowed].some((pattern) => pattern.test(complaint)))
  const missing = () => expected.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)))
  onTestFinished(async ({ task }) => {
    const isFine = task.result?.state !== 'fail' && unexpected().length === 0 && missing().length === 0
    if (!isFine) await keepEvidence(context, task)
    await giveBack(isFine && !isTraced)
    expect(unexpected()).toEqual([])
    expect(missing()).toEqual([])
  })
  return {
    expectComplaint: (complaint) => expected.push(complaint),
    allowComplaint: (complaint) => allowed.push(complaint),
  }
}

function watchRequests(context: BrowserContext): Tab['untilQuiet'] {
  const underWay = new Set<Request>()
  const ended = (request: Request) => underWay.delete(request)
  context.on('request', (request) => {
    // What a page was still asking when it was left may never be heard of again.
    const left = request.isNavigationRequest() ? frameOf(request) : undefined
    if (left) for (const one of underWay) if (frameOf(one) === left) underWay.delete(one)
    if (request.resourceType() !== 'eventsource' && !isOwnOfBrowser(request.url())) underWay.add(request)
  })
  context.on('requestfinished', ended)
  context.on('requestfailed', ended)
  return () => expect.poll(() => [...underWay].map((request) => request.url())).toEqual([])
}

/** The first request of a new tab has none yet. */
function frameOf(request: Request): Frame | undefined {
  try {
    return request.frame()
  } catch {
    return undefined
  }
}
