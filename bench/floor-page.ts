import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Asked } from './floor-answers.ts'

/** A page from memory, in brotli as it was put there, with what browsers need to keep it. */
export function openPage(file: string) {
  const body = readFileSync(file)
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    etag,
  }
  return async ({ request, response }: Asked): Promise<void> => {
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end()
    response.writeHead(200, headers).end(body)
  }
}
