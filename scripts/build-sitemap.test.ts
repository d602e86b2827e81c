import { expect, test } from 'vitest'
import { ORIGIN } from '../src/kit/shared/origin.ts'
import { prerenderedPaths, sites } from '../src/sites/pages.ts'
import { dayOfVersion, robotsOf, sitemapOf } from './build-sitemap.ts'

test('the sitemap has every page with its translations, under the address that the server fills in', () => {
  const sitemap = sitemapOf(
    [
      { path: '/de/impressum', head: { language: 'de', alternates: { en: '/imprint' } } },
      { path: '/RentalRevolution', head: { language: 'en', alternates: {} } },
    ],
    '2026-11-26',
  )
  expect(sitemap.match(/<(loc|lastmod|xhtml:link)[^\n]*/g)).toEqual([
    `<loc>${ORIGIN}/de/impressum</loc>`,
    '<lastmod>2026-11-26</lastmod>',
    `<xhtml:link rel="alternate" hreflang="de" href="${ORIGIN}/de/impressum"/>`,
    `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/imprint"/>`,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/imprint"/>`,
    `<loc>${ORIGIN}/RentalRevolution</loc>`,
    '<lastmod>2026-11-26</lastmod>',
  ])
})

test('the day is that of the newest version, and without one there is no sitemap', () => {
  expect(dayOfVersion('# Changelog\n\n## 0.2.0 - 2026-02-28\n\n## 0.1.0 - 2025-12-31\n')).toBe('2026-02-28')
  expect(() => dayOfVersion('# Changelog\n')).toThrow('CHANGELOG.md')
})

/** As search engines read it: a beginning, in which a star stands for anything. */
const closed = (path: string) =>
  [...robotsOf().matchAll(/^Disallow: (.+)$/gm)].some(([, rule]) =>
    new RegExp(`^${(rule as string).replaceAll('*', '.*')}`).test(path),
  )

test('robots are kept out of the calls and the back office, and of nothing that is rendered for everybody', () => {
  const office = Object.values(sites).flatMap(({ pages }) => pages.filter(({ file }) => file.includes('/office/')))
  expect(office.length).toBeGreaterThan(10)
  expect(office.map(({ path }) => path.replaceAll(/:\w+\??/g, 'x')).filter((path) => !closed(path))).toEqual([])
  expect(closed('/api/live/')).toBe(true)
  expect(robotsOf()).toContain('\nAllow: /api/aral_get_gallery_card/\n')
  expect(prerenderedPaths.filter(closed)).toEqual([])
  expect(robotsOf()).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)
})
