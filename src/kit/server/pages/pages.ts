import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ORIGIN } from '#kit/shared/origin.ts'
import { ByteCache } from '../cache/byte-cache.ts'
import type { Server } from '../http/http.ts'
import { notFoundAnswer } from '../http/problems.ts'
import { type Encoding, encodingFor } from '../input/encoding.ts'
import { offerCsrfToken } from '../security/csrf.ts'
import { allowFraming, letFilm, letIn, type ThirdParties } from '../security/headers.ts'
import { sha256 } from '../security/secret.ts'
import { type Drawn, withDrawn } from './drawn.ts'
import { type Findable, openFileOf, withEntries } from './head.ts'

/**
 * What to answer an address with: a file of the build with a status, or another address. Where the file has `:name` in
 * its text, the value of that name in `places` is put there. `drawn`: what stands in it now. `framed`: our own pages may show it in a frame. `strangers`:
 * whose parts it shows, nobody's by default.
 */
export type PageAnswer =
  | {
      file: string
      status: 200 | 404
      places?: Places
      drawn?: Drawn | undefined
      framed?: boolean
      thirdParties?: ThirdParties
      films?: boolean
    }
  | { redirect: string }

type Encodings = { etag: string; plain: Buffer; compressed: (encoding: Encoding) => Buffer | Promise<Buffer> }

export type PagesOptions = {
  dir: string
  publicUrl: string
  /** What is put into every page of a path that says `:name`, from the settings of this installation. */
  facts: (path: string) => Facts
  /** What else a page of a path says otherwise here than it was built. */
  retell?: (path: string, html: string) => string
  /** Pages that search engines are to find, besides those that the build knew of. */
  found?: () => Promise<readonly Findable[]>
  /** What it does not promise, and has nothing drawn of, it always answers the same way. */
  find: (path: string) => PageAnswer | Promise<PageAnswer>
}

/** A page as one address shows it. */
type Shown = {
  page: Encodings
  status: 200 | 404
  link: string | undefined
  framed: boolean
  thirdParties: ThirdParties
  films: boolean
}

/**
 * Serves the built pages from memory, and the hashed files below `assets/` with a year of caching. Returns how to read
 * the pages anew, once the facts have changed.
 */
export async function servePages(app: Server, options: PagesOptions): Promise<() => void> {
  const pages = readPages(options)
  let fill = placesOf()
  let drawn = new WeakMap<Drawn, Encodings>()
  await app.register(async (assets) => {
    // What serves the files reads the header in a way of its own.
    assets.addHook('onRequest', async ({ headers }) => {
      headers['accept-encoding'] = encodingFor(headers['accept-encoding']) ?? 'identity'
    })
    const root = join(options.dir, 'assets')
    await assets.register(fastifyStatic, {
      root,
      serve: false,
      preCompressed: true,
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
    // Its own route would list all two thousand for each that is asked for.
    const files = new Set(readdirSync(root))
    assets.get<{ Params: { file: string } }>('/assets/:file', (request, reply) =>
      files.has(request.params.file) ? reply.sendFile(request.params.file) : notFoundAnswer(request, reply),
    )
  })
  for (const [file, page] of pages) {
    const type = typeAtRoot(file)
    if (file === 'sitemap.xml') app.get('/sitemap.xml', (request, reply) => sendSitemap(request, reply, page))
    else if (type) app.get(`/${file}`, (request, reply) => sendFile(request, reply, page, type))
  }
  // As many as there are pages built for an address of their own.
  const known = new Map<string, Shown>()
  app.get('/*', (request, reply) => {
    const path = pathOf(request.url)
    const shown = known.get(path)
    if (shown) return send(request, reply, shown)
    if (/^\/(api|files|assets)(\/|$)/.test(path)) return notFoundAnswer(request, reply)
    const found = options.find(path)
    if (found instanceof Promise) return found.then((later) => answer(request, reply, path, later))
    if ('file' in found && !found.drawn && found.file === `${path}/index.html`.replace(/^\/+/, ''))
      known.set(path, show(path, found))
    // Most answers are known at once, and wait for nothing.
    return answer(request, reply, path, found)
  })

  return () => {
    for (const [file, page] of readPages(options)) pages.set(file, page)
    known.clear()
    fill = placesOf()
    drawn = new WeakMap()
  }

  async function sendSitemap(request: FastifyRequest, reply: FastifyReply, built: Encodings) {
    const more = (await options.found?.()) ?? []
    const all = withEntries(built.plain.toString(), more).replaceAll(ORIGIN, options.publicUrl)
    return sendFile(
      request,
      reply,
      more.length > 0 ? encode(Buffer.from(all)) : built,
      typeAtRoot('sitemap.xml') as string,
    )
  }

  /** A page as it was drawn, which is kept as long as that is. */
  function asDrawn(path: string, file: string, page: Encodings, now: Drawn): Encodings {
    const kept = drawn.get(now)
    if (kept) return kept
    const open = pages.get(openFileOf(file))?.plain.toString()
    const finished = (html: string) => finishedPage(path, html, options)
    const made = encode(Buffer.from(withDrawn({ built: page.plain.toString(), open }, now, finished)))
    drawn.set(now, made)
    return made
  }

  function show(
    path: string,
    {
      file,
      status,
      places,
      drawn: now,
      framed = false,
      thirdParties = 'none',
      films = false,
    }: Exclude<PageAnswer, { redirect: string }>,
  ): Shown {
    const built = pages.get(file) as Encodings
    const page = now ? asDrawn(path, file, built, now) : fill(file, built, places)
    const link = status === 200 ? `<${options.publicUrl}${path.replace(/[<>]/g, '')}>; rel="canonical"` : undefined
    return { page, status, link, framed, thirdParties, films }
  }

  function answer(request: FastifyRequest, reply: FastifyReply, path: string, found: PageAnswer) {
    if ('redirect' in found) return reply.redirect(found.redirect + (/\?.*/s.exec(request.url)?.[0] ?? ''), 302)
    return send(request, reply, show(path, found))
  }

  function send(request: FastifyRequest, reply: FastifyReply, shown: Shown) {
    const { page, status, link, framed, thirdParties, films } = shown
    offerCsrfToken(request, reply, options.publicUrl)
    letIn(reply, thirdParties)
    if (films) letFilm(reply)
    if (framed) allowFraming(reply)
    if (link !== undefined) reply.header('link', link)
    return sendFile(request, reply.code(status), page, 'text/html; charset=utf-8')
  }
}

/** Without a slash at its end. */
function pathOf(url: string): string {
  const path = url.includes('?') ? url.slice(0, url.indexOf('?')) : url
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** The media types of the files that have their place at the root. */
function typeAtRoot(file: string): string | undefined {
  if (file === 'robots.txt' || file === 'licenses.txt') return 'text/plain; charset=utf-8'
  if (file === 'sitemap.xml') return 'application/xml; charset=utf-8'
  if (file === 'favicon.ico') return 'image/svg+xml'
  if (file === 'office-worker.js') return 'text/javascript; charset=utf-8'
  return file.endsWith('.webmanifest') ? 'application/manifest+json' : undefined
}

function sendFile(request: FastifyRequest, reply: FastifyReply, page: Encodings, type: string) {
  reply.header('cache-control', 'no-cache').header('vary', 'Accept-Encoding').header('etag', page.etag)
  if (request.headers['if-none-match'] === page.etag && reply.statusCode === 200) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply.type(type)
  if (!encoding) return reply.send(page.plain)
  reply.header('content-encoding', encoding)
  const bytes = page.compressed(encoding)
  return bytes instanceof Promise ? bytes.then((made) => reply.send(made)) : reply.send(bytes)
}

type Places = Readonly<Record<string, string | undefined>>

const mostBytes = 4 * 1024 * 1024

/** Pages with the values for their places, escaped; those filled in last are kept. */
function placesOf(): (file: string, page: Encodings, places?: Places) => Encodings {
  // With both compressed forms.
  const kept = new ByteCache<Encodings>(mostBytes, ({ plain }) => plain.length * 1.6)
  return (file, page, places = {}) => {
    const open = Object.entries(places).filter(([name]) => page.plain.includes(`:${name}`))
    if (open.length === 0) return page
    const key = JSON.stringify([file, open])
    const known = kept.get(key)
    if (known) return known
    const html = open.reduce(
      (text, [name, value = '']) => text.replaceAll(`:${name}`, () => escapeHtml(value)),
      page.plain.toString(),
    )
    const filled = encode(Buffer.from(html))
    kept.keep(key, filled)
    return filled
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

function readPages(options: PagesOptions): Map<string, Encodings> {
  const { dir } = options
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => file.endsWith('.html') || typeAtRoot(file))
  const complete = (file: string) =>
    finishedPage(`/${file.replace(/(^|\/)(index|open)\.html$/, '')}`, readFileSync(join(dir, file), 'utf8'), options)
  return new Map(pages.map((file) => [file, encode(Buffer.from(complete(file)))]))
}

/** With what only this installation knows. */
const finishedPage = (path: string, html: string, { publicUrl, facts, retell = (_, same) => same }: PagesOptions) =>
  withFacts(retell(path, html).replaceAll(ORIGIN, publicUrl), facts(path))

type Facts = Readonly<Record<string, string>>

const structuredData = /(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/gs

/** Text of a page is escaped as such, text in its structured data as JSON. */
function withFacts(html: string, facts: Facts): string {
  const fill = (text: string, escaped: (value: string) => string) =>
    Object.entries(facts).reduce((all, [name, value]) => all.replaceAll(`:${name}`, () => escaped(value)), text)
  return fill(
    html.replace(structuredData, (json) => fill(json, escapeJson)),
    escapeHtml,
  )
}

const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')

const compress: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain) => promisify(gzip)(plain),
}

/** Compressed when first asked for, off the main thread and nearly as small as at build, and then kept. */
function encode(plain: Buffer): Encodings {
  const kept: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = {}
  const make = async (encoding: Encoding) => {
    const made = await compress[encoding](plain)
    kept[encoding] = made
    return made
  }
  return {
    etag: etagOf(plain),
    plain,
    compressed(encoding) {
      kept[encoding] ??= make(encoding)
      return kept[encoding]
    },
  }
}

const etagOf = (bytes: Buffer) => `"${sha256(bytes).toString('base64url')}"`
