import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { offerCsrfToken } from './csrf.ts'
import type { Server } from './http.ts'
import { notFoundAnswer } from './problems.ts'
import { sha256 } from './secret.ts'

/** What to answer an address with: a file of the build with a status, or another address. */
export type PageAnswer = { file: string; status: 200 | 404 } | { redirect: string }

type Encodings = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

/** Serves the built pages from memory, and the hashed files below `assets/` with a year of caching. */
export async function servePages(
  app: Server,
  options: { dir: string; publicUrl: string; find: (path: string) => PageAnswer },
) {
  const pages = readPages(options.dir)
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
    return sendPage(request, reply.code(found.status), pages.get(found.file) as Encodings)
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

function readPages(dir: string): Map<string, Encodings> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return new Map(files.map((file) => [relative('.', file), encode(join(dir, file))]))
}

function encode(file: string): Encodings {
  const plain = readFileSync(file)
  const read = (ending: string, compress: (bytes: Buffer) => Buffer) => {
    try {
      return readFileSync(file + ending)
    } catch {
      return compress(plain)
    }
  }
  return {
    plain,
    br: read('.br', brotliCompressSync),
    gzip: read('.gz', gzipSync),
    etag: `"${sha256(plain).toString('base64url')}"`,
  }
}
