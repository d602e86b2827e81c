import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { weighBuild } from '../scripts/check-weight.ts'
import { fileOf, sites } from '../src/sites/pages.ts'
import { layOut } from './report.ts'

/** Bytes as sent. `pictures` are those that a phone fetches without scrolling. */
export type PageWeight = { path: string; html: number; js: number; css: number; fonts: number; pictures: number }

/** What a page names: stylesheets, fonts it preloads, and pictures that do not wait until they are scrolled to. */
export type Named = { css: string[]; fonts: string[]; pictures: string[] }

/** A phone 412 pixels wide, with 1.75 dots each: what Lighthouse asks as. */
const phoneWidth = 721

export function namedIn(html: string): Named {
  const tags = html.match(/<(?:link|img)\b[^>]*>|<picture\b[^>]*>.*?<\/picture>/gs) ?? []
  const links = tags.filter((tag) => tag.startsWith('<link'))
  const hrefs = (those: readonly string[]) => those.flatMap((tag) => attribute(tag, 'href') ?? [])
  const preloaded = links.filter((tag) => attribute(tag, 'rel') === 'preload')
  const shown = [
    ...preloaded.filter((tag) => attribute(tag, 'as') === 'image'),
    ...tags.filter((tag) => !tag.startsWith('<link') && !/\bloading="lazy"/.test(tag)),
  ]
  return {
    css: hrefs(links.filter((tag) => attribute(tag, 'rel') === 'stylesheet')),
    fonts: hrefs(preloaded.filter((tag) => attribute(tag, 'as') === 'font')),
    pictures: [...new Set(shown.flatMap((tag) => pictureOf(tag) ?? []))],
  }
}

/** Of several sizes the smallest that is wide enough; the first source of a picture is the one for phones. */
function pictureOf(tag: string): string | undefined {
  const sizes = (attribute(tag, '(?:image)?srcset') ?? '')
    .split(',')
    .map((candidate) => /^\s*(\S+)\s+(\d+)w\s*$/.exec(candidate))
    .flatMap((found) => (found ? [{ file: found[1] as string, width: Number(found[2]) }] : []))
    .sort((a, b) => a.width - b.width)
  const file = (sizes.find(({ width }) => width >= phoneWidth) ?? sizes.at(-1))?.file ?? attribute(tag, 'src|href')
  return file?.startsWith('/') ? file : undefined
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s(?:${name})="([^"]*)"`, 'i').exec(tag)?.[1]

/** Every page that is rendered at build, from the build's directory. */
export async function readWeights(build: string): Promise<PageWeight[]> {
  const scripts = await weighBuild(build, 'en')
  const pages = new Map(Object.values(sites).flatMap((site) => site.pages.map((page) => [page.path, page] as const)))
  const weights = scripts.map(async ({ path, bytes: js }): Promise<PageWeight | undefined> => {
    const address = pages.get(path)?.prerender?.[0] ?? path
    const html = await readFile(join(build, 'client', fileOf(address)), 'utf8').catch(() => undefined)
    if (html === undefined) return undefined
    const sum = async (files: readonly string[]) =>
      (await Promise.all(files.map((file) => sizeOf(join(build, 'client', file))))).reduce((all, one) => all + one, 0)
    const { css, fonts, pictures } = namedIn(html)
    return {
      ...{ path: address, js, html: compressed(html) },
      ...{ css: await sum(css), fonts: await sum(fonts), pictures: await sum(pictures) },
    }
  })
  return (await Promise.all(weights)).filter((weight) => weight !== undefined)
}

const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

const sizeOf = (file: string): Promise<number> =>
  stat(`${file}.br`)
    .catch(() => stat(file))
    .then(
      ({ size }) => size,
      () => 0,
    )

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** The heaviest first. */
export function weightLines(weights: readonly PageWeight[]): string[] {
  const all = weights.map((weight) => ({ ...weight, total: totalOf(weight) })).sort((a, b) => b.total - a.total)
  const rows = all.map(({ path, html, js, css, fonts, pictures, total }) => [
    path,
    ...[total, html, js, css, fonts, pictures].map(inKilobytes),
  ])
  return [
    'Weight of the public pages, KB as sent (brotli); pictures: those a phone fetches without scrolling',
    ...layOut([['page', 'all', 'HTML', 'JS', 'CSS', 'fonts', 'pictures'], ...rows]),
  ]
}

const totalOf = ({ html, js, css, fonts, pictures }: PageWeight) => html + js + css + fonts + pictures
