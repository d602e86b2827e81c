import { useEffect, useRef, useState } from 'react'
import { Router, useLocation } from 'wouter'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { ProgressBar } from '#kit/ui/progress-bar.tsx'
import { type Loaded, loadPage } from './modules.ts'
import { findPage, sites, thirdPartiesOf } from './pages.ts'

/** The whole page: the frame of its site and its content. A navigation keeps the old page until the new one's code is here. */
export function Shell({ first, ssrPath, onStart }: { first: Loaded; ssrPath?: string; onStart?: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page starts once
  useEffect(() => onStart?.(), [])
  return (
    <Router {...(ssrPath ? { ssrPath } : {})}>
      <ProgressBar />
      <CurrentPage first={first} />
    </Router>
  )
}

function CurrentPage({ first }: { first: Loaded }) {
  const [path, navigate] = useLocation()
  const [loaded, setLoaded] = useState(first)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (path === loaded.path) return
    const found = findPage(path)
    if (found.misfit) return navigate(`${sites[found.site].prefix}/404`, { replace: true })
    let current = true
    setFailed(false)
    document.documentElement.dataset.loading = ''
    // What a document may show was said when it was loaded.
    if (thirdPartiesOf(found.page) !== thirdPartiesOf(loaded.page)) return location.reload()
    loadPage(path, found)
      .then((next) => current && setLoaded(next))
      .catch(() => current && setFailed(true))
      .finally(() => current && delete document.documentElement.dataset.loading)
    return () => {
      current = false
    }
  }, [path, loaded.path, loaded.page, navigate])

  useArrival(loaded)

  const { Layout, Page, params, meta } = loaded
  return (
    <Layout language={meta.language ?? 'en'} alternates={meta.alternates ?? {}}>
      {failed ? (
        <ErrorState
          isPage
          title="This page could not be loaded"
          text="The connection seems to be interrupted, or there is a newer version. What you typed is kept."
          // Not only tried again: a newer version has other files.
          retry={() => location.reload()}
        />
      ) : (
        <Page key={loaded.page.file} params={params} />
      )}
    </Layout>
  )
}

/** After a navigation: title, icon, language, look, scroll position and focus are those of the new page. */
function useArrival({ path, site, page, meta, icon }: Loaded) {
  const place = page.isOnePlace ? page.path : path
  const arrived = useRef({ path, place })
  useEffect(() => {
    document.title = meta.title
    document.documentElement.lang = meta.language ?? 'en'
    document.documentElement.dataset.site = site
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', sites[site].themeColor)
    // In place: without any icon for a moment a browser asks for /favicon.ico.
    document.querySelector('link[rel="icon"]')?.setAttribute('href', icon)
    const before = arrived.current
    if (before.path === path) return
    arrived.current = { path, place }
    // What browsers share is the canonical address. Other languages are for search engines, which come without a way.
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', location.origin + path)
    if (before.place === place) return
    for (const link of document.querySelectorAll('link[hreflang]')) link.remove()
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
    // Who came for a part of the page reads on from there.
    const goal = target?.matches('[tabindex]') ? target : document.querySelector('main')
    goal?.focus({ preventScroll: true })
  }, [path, place, site, meta, icon])
}
