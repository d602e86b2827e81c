/** The address of the worker, which stays. It works for the office in every language, so it lies above all pages. */
const address = '/office-worker.js'

type Policy = { createScriptURL: (address: string) => string }
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | undefined

/** Where a browser has Trusted Types, only this address is taken as that of a script; the Content-Security-Policy names it. */
function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  const rules: Policy = { createScriptURL: () => address }
  policy ??= trustedTypes?.createPolicy('office-worker', rules) ?? rules
  return policy.createScriptURL(address)
}

/** The worker of this browser, where there is one. */
export const findOfficeWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration('/')

/** What lies on the device for when there is no network: pages, their code, and what is said of these days. */
export type Kept = { pages: readonly string[]; files: readonly string[]; days: readonly string[] }

/** Tells the worker what to keep. The code is what this page has loaded by now: each part names its files in the head. */
export async function keepOffice(pages: readonly string[], days: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await startOfficeWorker()
  const named = document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]')
  const all = [...named].map((one) => ('src' in one ? one.src : one.href))
  const files = [...new Set(all)].filter((name) => name.startsWith(`${location.origin}/assets/`))
  active?.postMessage({ pages, files, days } satisfies Kept)
}

/** Sets it to work, where it is not yet, and waits until it does. */
export async function startOfficeWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(trusted())
  return navigator.serviceWorker.ready
}
