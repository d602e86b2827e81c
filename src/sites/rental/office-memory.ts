import { words } from '#features/outbox/words.ts'
import { findLanguageBy, languageAt, prefixOf } from '#kit/shared/language.ts'
import type { Kept } from '#kit/ui/office-worker.ts'
import { today } from './office-addresses.ts'

/**
 * What the worker keeps for the office: its pages with their code, and what the server said about today and tomorrow. The
 * network comes first; only where it fails, or takes too long, is something from here. Pages of visitors never are.
 */

/** Of the version that this worker was built with; it is cleared with the next one. */
declare const OFFICE_VERSION: string
const memory = `office-${OFFICE_VERSION}`

/** Milliseconds after which what is kept is better than waiting. */
const patience = 4000

const who = '/api/rere_check_user/'
const officePage = /^(\/\w\w)?\/RentalRevolution\/(today|cashregister|bookings|handover\/\d+)$/
const somePage = /^(\/\w\w)?\/RentalRevolution(\/|$)/
/** With whom signs in or out, whoever was before is nobody here any more. */
const comingAndGoing = /^\/api\/rere_log(in|out)\/$/
/** Calls that are kept, and by what they ask for a day: only those of the kept days are. */
export const keptCalls: Readonly<Record<string, 'day' | 'selectedDay' | undefined>> = {
  [who]: undefined,
  '/api/installation/': undefined,
  '/api/rere_get_business_settings/': undefined,
  '/api/rere_get_day_bookings/': 'day',
  '/api/rere_day_handovers/': 'day',
  '/api/rere_get_unpaid_bookings_and_vouchers_for_cashregister/': 'selectedDay',
  '/api/rere_get_all_products/': undefined,
  '/api/rere_till/': undefined,
}
/** Kept where it was looked at. */
const oneHandover = '/api/rere_handover/'

type Known = { account?: number | undefined; days: readonly string[] }

/** Goes up whenever everything is forgotten: what was asked before that is not kept after it. */
let generation = 0
let known: Promise<Known> | undefined

const knownAt = '/office/known'
const recall = () => {
  known ??= caches.match(knownAt).then((kept): Promise<Known> | Known => kept?.json() ?? { days: [] })
  return known
}
async function note(next: Known) {
  known = Promise.resolve(next)
  await (await caches.open(memory)).put(knownAt, Response.json(next))
}

/** What the other version kept. */
export async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name !== memory) await caches.delete(name)
}

async function forgetAnswers(next: Known): Promise<void> {
  generation += 1
  const kept = await caches.open(memory)
  for (const { url } of await kept.keys()) if (new URL(url).pathname.startsWith('/api/')) await kept.delete(url)
  await note(next)
}

/** A page says what is needed; on another day all anew. */
export async function keepFor({ pages, files, days }: Kept): Promise<void> {
  const before = await recall()
  if (before.days.join() !== days.join()) await forgetAnswers({ ...before, days })
  const kept = await caches.open(memory)
  for (const page of pages) {
    const response = await fetch(page)
    if (response.ok && !response.redirected) await kept.put(shellOf(page), response)
  }
  for (const [path, name] of Object.entries(keptCalls))
    for (const day of name ? days : [undefined])
      await ask(new Request(`${location.origin}${path}${day ? `?${name}=${day}` : ''}`)).catch(() => {})
  for (const file of files) if (!(await kept.match(file))) await kept.add(file).catch(() => {})
}

/** One handover's page is as good as another's. */
const shellOf = (path: string) => path.replace(/\d+$/, '1')

/** What a request of the office is answered with; undefined where that is none of ours. */
export function answerFor(request: Request, lasting: (work: Promise<unknown>) => void): Promise<Response> | undefined {
  const url = new URL(request.url)
  const { pathname: path } = url
  if (url.origin !== location.origin) return undefined
  if (comingAndGoing.test(path)) lasting(forgetAnswers({ days: [] }))
  if (request.method !== 'GET' || request.cache === 'no-store') return undefined
  if (path.startsWith('/assets/')) return caches.match(request).then((file) => file ?? fetch(request))
  if (request.mode === 'navigate' && somePage.test(path)) {
    const page = officePage.test(path) ? networkFirst(request, shellOf(path), keepPage) : fetch(request)
    return page.catch(() => noPage(path))
  }
  // The till is opened and closed on a page that is not kept itself.
  const isOffice = officePage.test(new URL(request.referrer || url).pathname.replace(/(?<=cashregister)\/day$/, ''))
  return isOffice && isKeptCall(url) ? ask(request) : undefined
}

const isKeptCall = ({ pathname: path }: URL) => Object.hasOwn(keptCalls, path) || path.startsWith(oneHandover)

const ask = (request: Request) => networkFirst(request, request.url, keepAnswer)

type Keep = (response: Response, keptAt: string) => Promise<unknown>

async function networkFirst(request: Request, keptAt: string, keep: Keep): Promise<Response> {
  const begun = generation
  const asked = fetch(request).then(async (response) => {
    if (begun === generation) await keep(response.clone(), keptAt)
    return response
  })
  const slow = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  const answer = await Promise.race([asked, slow]).catch(() => undefined)
  if (answer && answer.status < 502) return answer
  const kept = await caches.match(keptAt)
  return kept ? fromMemory(kept) : asked
}

/** In place of the browser's own page: the way back to where there is something. */
function noPage(path: string): Response {
  const lang = languageAt(path)
  findLanguageBy(() => lang)
  const html = `<!doctype html><html lang="${lang}"><title>${words.noPage}</title>
<meta name="viewport" content="width=device-width"><style>:root{color-scheme:light dark;font:1.1rem/1.5 system-ui}
main{max-width:30rem;margin:15vh auto;padding:1rem}</style>
<main><h1>${words.noPage}</h1><p>${words.noPageText} ${words.noLogout}</p><a href="${prefixOf(lang)}${today}">${words.toToday}</a></main>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** The page is told that nobody has answered. */
function fromMemory(kept: Response): Response {
  const headers = new Headers(kept.headers)
  headers.set('x-kept', 'yes')
  return new Response(kept.body, { status: kept.status, headers })
}

async function keepPage(response: Response, shell: string) {
  if (response.ok && !response.redirected) await (await caches.open(memory)).put(shell, response)
}

async function keepAnswer(response: Response, url: string) {
  if (response.status === 401) return forgetAnswers({ days: [] })
  if (!response.ok) return
  const { account, days } = await recall()
  const { pathname: path, searchParams } = new URL(url)
  const asked = searchParams.get('day') ?? searchParams.get('selectedDay')
  if (path === who) {
    const { id }: { id?: number } = await response.clone().json()
    if (id !== account) await forgetAnswers({ account: id, days })
    if (id === undefined) return
  } else if (account === undefined || (asked !== null && !days.includes(asked))) return
  await (await caches.open(memory)).put(url, response)
}
