import type { PageFacts } from './extract.ts'

/** Where a website says who is behind it. */
export type ContactPage = { url: string; page: 'contact' | 'imprint' | 'home' }

const imprint =
  /impressum|imprint|anbieterkenn|legal[\s_-]?notice|mentions[\s_-]?l[ée]gales|note[\s_-]?legali|informazioni[\s_-]?legali|site[\s_-]?notice/i
const contact = /kontakt|contact|contatt|get[\s_-]in[\s_-]touch|find[\s_-]us|so[\s_-]finden|anfahrt|nous[\s_-]joindre/i
const about = /(?:ü|ue|%C3%BC)ber[\s_-]?uns|about|team|wir[\s_-]über|qui[\s_-]sommes|chi[\s_-]siamo/i
const noPage = /\.(?:pdf|jpe?g|png|gif|webp|svg|docx?|xlsx?|zip|ics|vcf|mp[34])$/i

const siteOf = (url: URL) => url.hostname.replace(/^www\./, '')

/** Links of a page to where its site says who is behind it: the likeliest first, at most so many, each once. */
export function contactLinks({ links }: PageFacts, base: string, max: number): ContactPage[] {
  const here = new URL(base)
  const best = new Map<string, ContactPage & { score: number }>()
  for (const { href, text } of links) {
    const url = URL.parse(href, here)
    if (!url || !/^https?:$/.test(url.protocol) || siteOf(url) !== siteOf(here) || noPage.test(url.pathname)) continue
    url.hash = ''
    const found = rated(text, `${url.pathname}${url.search}`)
    if (!found || url.href === here.href || (best.get(url.href)?.score ?? 0) >= found.score) continue
    best.set(url.href, { url: url.href, ...found })
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, max)
    .map(({ url, page }) => ({ url, page }))
}

function rated(text: string, path: string): { page: ContactPage['page']; score: number } | undefined {
  if (text === 'frame') return { page: 'home', score: 15 }
  if (imprint.test(text)) return { page: 'imprint', score: 40 }
  if (imprint.test(path)) return { page: 'imprint', score: 35 }
  if (contact.test(text)) return { page: 'contact', score: 30 }
  if (contact.test(path)) return { page: 'contact', score: 25 }
  return about.test(text) || about.test(path) ? { page: 'contact', score: 10 } : undefined
}

const wellKnown: Readonly<Record<string, readonly string[]>> = {
  de: ['/impressum', '/kontakt'],
  fr: ['/mentions-legales', '/contact'],
  it: ['/contatti', '/note-legali'],
  en: ['/contact', '/contact-us'],
}

/** Where it often stands on a site that has no links to it. */
export const wellKnownPages = (base: string, language: string): ContactPage[] =>
  (wellKnown[language] ?? wellKnown.en ?? []).map((path) => ({
    url: new URL(path, base).href,
    page: /impressum|legal/.test(path) ? ('imprint' as const) : ('contact' as const),
  }))
