import '#kit/ui/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadPage } from './modules.ts'
import { findPage, isNotFound, prerenderedAs } from './pages.ts'
import { Shell } from './shell.tsx'

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

const root = document.getElementById('root') as HTMLElement
const path = location.pathname.replace(/(?<=.)\/$/, '')
const found = findPage(path)
document.documentElement.dataset.site = found.site
const first = await loadPage(path, found)

const prerendered = root.hasChildNodes() && (isNotFound(found.page) || prerenderedAs(found.page, path))
if (prerendered) {
  const early = root.querySelector('[data-early]') && (await import('./early-input.ts')).keepEarlyInput(root)
  hydrateRoot(root, <Shell first={first} ssrPath={path} {...(early ? { onStart: early } : {})} />)
} else createRoot(root).render(<Shell first={first} />)
