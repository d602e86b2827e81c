import { cardPath } from '../src/features/gallery/rules.ts'
import { type Findable, sitemapEntry } from '../src/kit/server/pages/head.ts'
import type { Day } from '../src/kit/shared/day.ts'
import { ORIGIN } from '../src/kit/shared/origin.ts'
import { sites } from '../src/sites/pages.ts'

/**
 * sitemap.xml as https://www.sitemaps.org/protocol.html describes it, with the translations of each page. What pages say
 * changes with a version: `since` is the day of it.
 */
export function sitemapOf(pages: readonly Findable[], since: Day): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...pages.map((page) => sitemapEntry(page, since)),
    '</urlset>\n',
  ].join('')
}

/** The day of the newest version in the changelog. */
export function dayOfVersion(changelog: string): Day {
  const [, day] = /^## [\d.]+ - (\d{4}-\d\d-\d\d)$/m.exec(changelog) ?? []
  if (!day) throw new Error('CHANGELOG.md does not begin with a version and its day')
  return day
}

/** robots.txt: the back office and the calls are nothing to find. */
export function robotsOf(): string {
  const office = Object.values(sites)
    .flatMap(({ pages }) => pages)
    .filter(({ file }) => file.includes('/office/'))
    .map(({ path }) => path.replace(/\/:\w+\?$/, '').replaceAll(/:\w+/g, '*'))
  const topmost = office.filter((path) => !office.some((other) => path.startsWith(`${other}/`)))
  const closed = ['/api/', ...topmost.sort()].map((path) => `Disallow: ${path}\n`)
  // The pictures of shared links, which messengers ask for as search engines do.
  return `User-agent: *\nAllow: ${cardPath('').slice(0, -1)}\n${closed.join('')}\nSitemap: ${ORIGIN}/sitemap.xml\n`
}
