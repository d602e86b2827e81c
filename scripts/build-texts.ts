import { type Plugin, transformWithOxc } from 'vite'
import { findPage } from '../src/sites/find-page.ts'
import { isNotFound } from '../src/sites/pages.ts'
import { accented, isPseudo } from './pseudo-words.ts'

/** What of Markdown our long texts are written in: docs/decisions/0063-long-texts.md. Anything else is refused. */

type Options = {
  /** Whose it is: links to its own pages need no reload. */
  site?: string | undefined
  /** Throws when it is rendered with a place left empty. */
  isStrict?: boolean
}

/** The module of a text, in JSX. */
export function moduleOf(markdown: string, { site, isStrict = false }: Options = {}): string {
  const [, head = '', body = markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? []
  const entries = head.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2))
  const { stand = '', en, de, ...meta }: Record<string, string> = Object.fromEntries(entries)
  const [opening = '', ...chapters] = body.split(/^## /m)
  const [, title = '', lead = ''] = /^\s*(?:# (.*))?([\s\S]*)$/.exec(opening) ?? []
  const places = [...new Set(body.match(/(?<=\{)\w+(?=[:}])/g))]
  const check = `for (const place of ${JSON.stringify(places)}) if (!(place in facts)) throw new Error('No ' + place)`
  const parts = chapters.map((chapter) => chapterOf(chapter, site)).join()
  return `${parts.includes('<Link') ? "import { Link } from '#kit/ui/link.tsx'" : ''}
export const meta = ${JSON.stringify({ ...saidOf(meta), ...((en || de) && { alternates: { en, de } }) })}
export default (facts) => {
  ${isStrict ? check : ''}
  return {
    title: ${wordsOf(title)},
    ${lead.trim() && `lead: ${wordsOf(oneLine(lead))},`}
    ${stand && `stand: ${wordsOf(stand)},`}
    chapters: [${parts}],
  }
}`
}

function chapterOf(chapter: string, site: string | undefined): string {
  const [, title = '', id = '', text = ''] = /^(.*?)(?: \{#([\w-]+)\})?\n([\s\S]*)$/.exec(chapter) ?? []
  const blocks = text.trim().split(/\n{2,}/)
  const jsx = blocks.map((block) => blockOf(block, (part) => lineOf(oneLine(part), site))).join('')
  const whole = blocks.length > 1 ? `<>${jsx.replaceAll('</dl><dl>', '')}</>` : jsx
  return `{ ${id && `id: '${id}',`} title: ${wordsOf(title)}, text: ${whole} }`
}

/**
 * A list of `- `, a term with what `: ` says of it below, a part of the page, alone or around a block, or a paragraph;
 * `<!-- -->` ends a list.
 */
function blockOf(block: string, line: (text: string) => string): string {
  if (block.startsWith('- ')) {
    const items = block.slice(2).split('\n- ')
    return `<ul>${items.map((item) => `<li>${line(item)}</li>`).join('')}</ul>`
  }
  const [, term, said] = /^(.+)\n: ([\s\S]+)$/.exec(block) ?? []
  if (term && said) return `<dl><div><dt>${line(term)}</dt><dd>${line(said)}</dd></div></dl>`
  if (block === '<!-- -->') return '{null}'
  const [, part, within] = /^\{([A-Z]\w+):\n([\s\S]+)\n\}$/.exec(block) ?? []
  if (part && within) return `<facts.${part}>${blockOf(within, line)}</facts.${part}>`
  return /^\{[A-Z]\w+\}$/.test(block) ? line(block) : `<p>${line(block)}</p>`
}

const oneLine = (text: string) => text.trim().replaceAll(/\n\s*/g, ' ')

const marks = /(\*\*.+?\*\*|\[[^\]]+\]\([^)]+\)(?:\{hreflang=\w+\})?|\{\w+\}|\{[A-Z]\w+:[^{}]+\})/

/**
 * `**strong**`, `[link](address)`, or `[link](address){hreflang=de}`, and places: `{email}`, `{MapsChoice}` for a part,
 * `{Fee: 5 EUR}` for one that decides whether these words stand there.
 */
function lineOf(line: string, site: string | undefined): string {
  const jsx = line.split(marks).map((part, i) => {
    if (i % 2 === 0) return part && `{${wordsOf(part)}}`
    const [, name, within = ''] = /^\{([A-Z]\w+):(.+)\}$/.exec(part) ?? []
    if (name) return `<facts.${name}>${lineOf(within.trimStart(), site)}</facts.${name}>`
    if (/^\{[A-Z]/.test(part)) return `<facts.${part.slice(1, -1)} />`
    if (part.startsWith('{')) return `{facts.${part.slice(1)}`
    if (part.startsWith('**')) return `<strong>${lineOf(part.slice(2, -2), site)}</strong>`
    const [, label = '', address = '', language] = /^\[(.+)\]\((.+?)\)(?:\{hreflang=(.+)\})?$/.exec(part) ?? []
    const to = `{\`${address.replaceAll('{', '$' + '{facts.')}\`}`
    if (isOwnPage(address, site)) return `<Link to=${to}>${lineOf(label, site)}</Link>`
    return `<a href=${to}${language ? ` hrefLang="${language}"` : ''}>${lineOf(label, site)}</a>`
  })
  return jsx.join('')
}

function isOwnPage(address: string, site: string | undefined): boolean {
  if (!address.startsWith('/')) return false
  const found = findPage(address.replace(/#.*/, ''))
  return found.site === site && !isNotFound(found.page)
}

/** What of the head is read by people. */
const saidOf = ({ title, description, ...rest }: Record<string, string>) => ({
  ...rest,
  ...(title && { title: isPseudo ? accented(title) : title }),
  ...(description && { description: isPseudo ? accented(description) : description }),
})

/** Plain words as a string of JavaScript. */
function wordsOf(text: string): string {
  const strange = /[*_`<>{}[\]|\\#]|&(?!nbsp;|shy;)/.exec(text)
  if (strange) throw new Error(`${strange[0]} is no Markdown of ours: ${text}`)
  const said = text.replaceAll('&nbsp;', '\u00a0').replaceAll('&shy;', '\u00ad')
  return JSON.stringify(isPseudo ? accented(said) : said)
}

/** Long texts as modules, so that no browser has to read Markdown. Rendered with a place left empty, there is no build. */
export const texts: Plugin = {
  name: 'texts',
  transform: {
    filter: { id: /\/content\/(?:[a-z]{2}\/)?[a-z-]+\.md$/ },
    async handler(markdown, id) {
      const site = /\/sites\/([^/]+)\//.exec(id)?.[1]
      const jsx = moduleOf(markdown, { site, isStrict: this.environment.config.consumer === 'server' })
      const { code } = await transformWithOxc(jsx, `${id}.jsx`, { jsx: { runtime: 'automatic', development: false } })
      return { code, map: null, moduleType: 'js' }
    },
  },
}
