/** What works for the office in a browser while none of its pages is open: it shows what the server tells, and leads there. */
import type { Kept } from '#kit/ui/office-worker.ts'
import icon from './icons/icon-192.png'
import { answerFor, forgetOthers, keepFor } from './office-memory.ts'

type Notice = { title: string; body: string; tag: string; url: string }
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Pushed = Lasting & { data: { json: () => Notice } | null }
type Asked = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void }
type Told = Lasting & { data: Kept }
type Pressed = Lasting & { notification: Notification }
type Page = { url: string; focus: () => Promise<Page>; navigate: (url: string) => Promise<unknown> }

/** As far as it is needed of what a worker has in place of a window. */
type Worker = {
  addEventListener(kind: 'push', heard: (event: Pushed) => void): void
  addEventListener(kind: 'notificationclick', heard: (event: Pressed) => void): void
  addEventListener(kind: 'fetch', heard: (event: Asked) => void): void
  addEventListener(kind: 'message', heard: (event: Told) => void): void
  addEventListener(kind: 'install' | 'activate', heard: (event: Lasting) => void): void
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> }
  clients: {
    claim: () => Promise<void>
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Page[]>
    openWindow: (url: string) => Promise<unknown>
  }
  skipWaiting: () => Promise<void>
}
const worker = globalThis as unknown as Worker

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => worker.clients.claim())))
worker.addEventListener('message', (event) => event.waitUntil(keepFor(event.data)))
worker.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request, (work) => event.waitUntil(work))
  if (answer) event.respondWith(answer)
})

worker.addEventListener('push', (event) => {
  const notice = event.data?.json()
  if (!notice) return
  const { title, body, tag, url } = notice
  event.waitUntil(worker.registration.showNotification(title, { body, tag, data: url, icon }))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})

/** Where the same list is open already it is gone to the card there; what is typed on other pages stays as it is. */
async function open(url: string): Promise<unknown> {
  const goal = new URL(url, location.origin)
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((one) => new URL(one.url).pathname === goal.pathname)
  if (!page) return worker.clients.openWindow(goal.href)
  await page.focus()
  return page.navigate(goal.href).catch(() => worker.clients.openWindow(goal.href))
}
