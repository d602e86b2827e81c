import { useEffect, useRef, useState } from 'react'
import { Router, useLocation } from 'wouter'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { LanguageOffer } from '#kit/ui/language-offer.tsx'
import { ProgressBar } from '#kit/ui/progress-bar.tsx'
import { baseOf, findPage } from './find-page.ts'
import { type Loaded, loadPage } from './modules.ts'
import { sites, thirdPartiesOf } from './pages.ts'
import { words } from './words.ts'

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
    if (found.elsewhere !== undefined) return navigate(found.elsewhere, { replace: true })
    let current = true
    setFailed(false)
    document.documentElement.dataset.loading = ''
    // What a document may show was said when it was loaded, and its scripts speak one language.
    if (thirdPartiesOf(found.page) !== thirdPartiesOf(loaded.page) || found.language !== loaded.language)
      return location.reload()
    loadPage(path, found)
      .then((next) => current && setLoaded(next))
      .catch(() => current && setFailed(true))
      .finally(() => current && delete document.documentElement.dataset.loading)
    return () => {
      current = false
    }
  }, [path, loaded.path, loaded.page, loaded.language, navigate])

  useArrival(loaded)

  const { Layout, Page, params, meta } = loaded
  return (
    <Router base={baseOf(loaded.path)}>
      <Layout language={loaded.language} alternates={meta.alternates}>
        {failed ? (
          <ErrorState
            isPage
            title={words.notLoaded}
            text={words.notLoadedText}
            // Not only tried again: a newer version has other files.
            retry={() => location.reload()}
          />
        ) : (
          <Page key={loaded.page.file} params={params} />
        )}
      </Layout>
      <LanguageOffer language={loaded.language} alternates={meta.alternates} />
    </Router>
  )
}

/** After a navigation: title, icon, language, look, scroll position and focus are those of the new page. */
function useArrival({ path, site, page, language, meta, icon }: Loaded) {
  const place = page.isOnePlace ? page.path : path
  const arrived = useRef({ path, place })
  useEffect(() => {
    document.title = meta.title
    document.documentElement.lang = language
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
  }, [path, place, site, language, meta, icon])
}
