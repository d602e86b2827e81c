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

/** What lies on the device for when there is no network: pages, what they have loaded, and what was said of these days. */
export type Kept = { pages: readonly string[]; loaded: readonly string[]; days: readonly string[] }

/** Tells the worker what to keep. What was loaded is what this page has asked for by now. */
export async function keepOffice(pages: readonly string[], days: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await startOfficeWorker()
  const entries = performance.getEntriesByType('resource').map(({ name }) => name)
  const loaded = [...new Set(entries)].filter((name) => name.startsWith(`${location.origin}/`))
  active?.postMessage({ pages, loaded, days } satisfies Kept)
}

/** Sets it to work, where it is not yet, and waits until it does. */
export async function startOfficeWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(trusted())
  return navigator.serviceWorker.ready
}
