import '#kit/ui/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { findCurrencyBy, type RentalCurrency } from '#kit/shared/money.ts'
import { findPage } from './find-page.ts'
import { loadPage } from './modules.ts'
import { Shell } from './shell.tsx'

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

const root = document.getElementById('root') as HTMLElement
const path = location.pathname.replace(/(?<=.)\/+$/, '')
// One address for a page, also where it was asked for with a slash at its end: what compares addresses knows but one.
if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash)
const found = findPage(path)
document.documentElement.dataset.site = found.site
// One document may show several sites, one after the other.
const currency = root.dataset.currency as RentalCurrency
findCurrencyBy(() => (location.pathname.includes('/RentalRevolution') ? currency : 'USD'))
const first = await loadPage(path, found)

// What the server sends with something in it was rendered at build, and from the same list of pages.
if (root.firstElementChild) hydrateRoot(root, <Shell first={first} ssrPath={path} onStart={() => void takeOver()} />)
else {
  globalThis.earlyInput.stop.abort()
  createRoot(root).render(<Shell first={first} />)
}

/** Puts back what people did too early, now and as long as parts of the page may still be starting. */
async function takeOver() {
  for (const moments of [0, 1000, 2000]) {
    await new Promise((done) => setTimeout(done, moments))
    const { actions, form } = globalThis.earlyInput
    if (actions.size > 0 || form) await (await import('./early-input.ts')).replayEarlyInput()
  }
  globalThis.earlyInput.stop.abort()
}
