import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ORIGIN } from '#kit/shared/origin.ts'
import { offerCsrfToken } from './csrf.ts'
import type { Server } from './http.ts'
import { notFoundAnswer } from './problems.ts'
import { sha256 } from './secret.ts'

/**
 * What to answer an address with: a file of the build with a status, or another address. Where the file has `:name` in
 * its text, the value of that name in `places` is put there.
 */
export type PageAnswer = { file: string; status: 200 | 404; places?: Places } | { redirect: string }

type Encodings = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

/** Serves the built pages from memory, and the hashed files below `assets/` with a year of caching. */
export async function servePages(
  app: Server,
  options: { dir: string; publicUrl: string; find: (path: string) => PageAnswer },
) {
  const pages = readPages(options.dir, options.publicUrl)
  const fill = placesOf()
  await app.register(fastifyStatic, {
    root: join(options.dir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  app.get('/*', (request, reply) => {
    const path = (request.url.split('?', 1)[0] as string).replace(/(?<=.)\/$/, '')
    if (/^\/(api|files|assets)(\/|$)/.test(path)) return notFoundAnswer(request, reply)
    const found = options.find(path)
    if ('redirect' in found) return reply.redirect(found.redirect, 302)
    offerCsrfToken(request, reply, options.publicUrl)
    if (found.status === 200)
      reply.header('link', `<${options.publicUrl}${path.replace(/[<>]/g, '')}>; rel="canonical"`)
    const page = fill(found.file, pages.get(found.file) as Encodings, found.places)
    return sendPage(request, reply.code(found.status), page)
  })
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Encodings) {
  reply.header('cache-control', 'no-cache').header('vary', 'Accept-Encoding').header('etag', page.etag)
  if (request.headers['if-none-match'] === page.etag && reply.statusCode === 200) return reply.code(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(page[encoding ?? 'plain'])
}

type Places = Readonly<Record<string, string | undefined>>

const mostKept = 200

/** Pages with the values for their places, escaped; those filled in last are kept. */
function placesOf(): (file: string, page: Encodings, places?: Places) => Encodings {
  const kept = new Map<string, Encodings>()
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
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, filled)
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

function readPages(dir: string, publicUrl: string): Map<string, Encodings> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return new Map(files.map((file) => [relative('.', file), readPage(join(dir, file), publicUrl)]))
}

function readPage(file: string, publicUrl: string): Encodings {
  const built = readFileSync(file)
  if (!built.includes(ORIGIN)) {
    const twin = (ending: string, compress: (bytes: Buffer) => Buffer) => {
      try {
        return readFileSync(file + ending)
      } catch {
        return compress(built)
      }
    }
    return { plain: built, br: twin('.br', brotli), gzip: twin('.gz', gzipSync), etag: etagOf(built) }
  }
  return encode(Buffer.from(built.toString().replaceAll(ORIGIN, publicUrl)))
}

const encode = (plain: Buffer): Encodings => ({
  plain,
  br: brotli(plain),
  gzip: gzipSync(plain),
  etag: etagOf(plain),
})

/** Nearly as small as at build, in a few milliseconds. */
const brotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

const etagOf = (bytes: Buffer) => `"${sha256(bytes).toString('base64url')}"`
