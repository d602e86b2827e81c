import type { Browser, Page, Request } from 'playwright-core'
import { mainMenu, type Screen } from './office-screens.ts'

const menuAddress = '/RentalRevolution/internal'
const csrf = 'a-token-of-this-browser'

export type Opened = {
  screen: Screen
  /** Milliseconds from the click until the screen was on the screen. */
  took: number
  /** The tab had not had the page's code before. */
  cold: boolean
}

/** A person of the back office at a browser of their own, in which nothing is kept yet, signed in and at the main menu. */
export class OfficeTab {
  /** The calls that each screen asked for. */
  readonly asked = new Map<string, Set<string>>()
  readonly #page: Page
  readonly #known = new Set([mainMenu.file])
  readonly #underWay = new Set<Request>()
  #at = ''

  private constructor(page: Page) {
    this.#page = page
    page.on('request', (request) => this.#note(request))
    page.on('requestfinished', (request) => this.#underWay.delete(request))
    page.on('requestfailed', (request) => this.#underWay.delete(request))
  }

  static async open(browser: Browser, baseURL: string, as: { email: string; password: string }): Promise<OfficeTab> {
    const context = await browser.newContext({
      baseURL,
      locale: 'en-US',
      timezoneId: 'Europe/Berlin',
      viewport: { width: 1440, height: 900 },
    })
    await context.addCookies([{ name: 'csrftoken', value: csrf, url: baseURL }])
    const answer = await context.request.post('/api/rere_login/', {
      form: as,
      headers: { 'x-csrftoken': csrf, origin: baseURL },
    })
    if (!answer.ok()) throw new Error(`${as.email} could not sign in: ${await answer.text()}`)
    const tab = new OfficeTab(await context.newPage())
    await tab.#page.goto(menuAddress)
    await tab.#page.locator(mainMenu.content).first().waitFor()
    await tab.#quiet()
    return tab
  }

  /** Opens a screen as people do and comes back to the main menu; measures both where both are a click. */
  async visit(screen: Screen): Promise<Opened[]> {
    this.#at = screen.name
    if (screen.from) await this.#go(screen.from)
    const opened = await this.#open(screen).catch((error: unknown) => {
      throw new Error(`${screen.name} did not open`, { cause: error })
    })
    await this.#quiet()
    if (screen.from || screen.file === 'mailbox') {
      await this.#go(menuAddress)
      return [opened]
    }
    this.#at = mainMenu.name
    const back = await this.#open(mainMenu)
    await this.#quiet()
    return [opened, back]
  }

  /** What a call needs to be this tab's. */
  async cookies(): Promise<string> {
    return (await this.#page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  close = () => this.#page.context().close()

  async #open(screen: Screen): Promise<Opened> {
    const last = screen.clicks.at(-1) as string
    for (const click of screen.clicks.slice(0, -1)) await this.#page.click(click)
    await this.#page.locator(last).waitFor()
    const cold = !this.#known.has(screen.file)
    this.#known.add(screen.file)
    if (screen.isLoaded) return { screen, took: await this.#load(screen.content, last), cold }
    const opening = { content: screen.content, isPart: screen.isPart ?? false }
    const [took] = await Promise.all([this.#page.evaluate(untilOpen, opening), this.#page.click(last)])
    return { screen, took, cold }
  }

  /** A document of its own: from its beginning until the content stands in it. */
  async #load(content: string, click: string): Promise<number> {
    await Promise.all([this.#page.waitForEvent('domcontentloaded'), this.#page.click(click)])
    await this.#page.locator(`main ${content}`).first().waitFor()
    return this.#page.evaluate(() => performance.now())
  }

  /** Inside the page, without a click. */
  async #go(path: string) {
    await this.#page.evaluate((to) => history.pushState(null, '', to), path)
    await this.#page
      .locator(path === menuAddress ? mainMenu.content : 'main h1')
      .first()
      .waitFor()
    await this.#quiet()
  }

  /** Until nothing was asked for any more for a moment, live updates aside. */
  async #quiet() {
    for (let calm = 0; calm < 3; calm = this.#underWay.size === 0 ? calm + 1 : 0) await this.#page.waitForTimeout(40)
  }

  #note(request: Request) {
    const url = new URL(request.url())
    if (request.resourceType() === 'eventsource' || url.pathname === '/api/live/') return
    this.#underWay.add(request)
    if (request.method() !== 'GET' || !url.pathname.startsWith('/api/')) return
    const screens = this.asked.get(url.pathname + url.search) ?? new Set()
    this.asked.set(url.pathname + url.search, screens.add(this.#at))
  }
}

/**
 * In the page: waits for a click and then for another heading, or for another part under the same one, with the first
 * of its data and nothing loading, and answers once that was drawn.
 */
function untilOpen({ content, isPart }: { content: string; isPart: boolean }): Promise<number> {
  const heading = () => document.querySelector('main h1')
  const [before, path] = [heading()?.textContent, location.pathname]
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  setTimeout(() => reject(new Error(`nothing of it within half a minute: ${location.pathname}`)), 30_000)
  let clicked = 0
  const isThere = () => {
    const main = document.querySelector('main')
    const isAnother = isPart ? location.pathname !== path : heading() !== null && heading()?.textContent !== before
    return (
      isAnother &&
      !('loading' in document.documentElement.dataset) &&
      main?.querySelector('[aria-busy="true"]') === null &&
      main.querySelector(content) !== null
    )
  }
  const look = () => {
    if (!isThere()) return requestAnimationFrame(look)
    // After this frame.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(performance.now() - clicked)
    port2.postMessage(null)
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp
      requestAnimationFrame(look)
    },
    { capture: true, once: true },
  )
  return promise
}
