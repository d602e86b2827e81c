/** What works for the office in a browser while none of its pages is open: it shows what the server tells, and leads there. */
import icon from './icons/icon-192.png'

type Notice = { title: string; body: string; tag: string; url: string }
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Pushed = Lasting & { data: { json: () => Notice } | null }
type Pressed = Lasting & { notification: Notification }
type Page = { url: string; focus: () => Promise<Page>; navigate: (url: string) => Promise<unknown> }

/** As far as it is needed of what a worker has in place of a window. */
type Worker = {
  addEventListener(kind: 'push', heard: (event: Pushed) => void): void
  addEventListener(kind: 'notificationclick', heard: (event: Pressed) => void): void
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
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

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
