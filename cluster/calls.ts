import { Agent, request } from 'node:http'

export type Answer = { status: number; body: string; cookies: string[] }

export type Asked = {
  method?: 'GET' | 'HEAD' | 'POST'
  path: string
  body?: object
  /** The Idempotency-Key. */
  key?: string
  session?: string
  /** From where the call comes, told by X-Forwarded-For, where no proxy tells it. */
  from?: string
}

/** Asks one address, with connections of its own. Rejects when no answer comes, or only a part of one. */
export type Caller = { ask: (asked: Asked) => Promise<Answer>; close: () => void }

const csrf = 'dGhlIGNsdXN0ZXIgaXMgbm8gYnJvd3Nlcg'

/** `publicUrl` is what pages would be opened under; `port` may be another way in. Unanswered calls end after 20 seconds. */
export function callerOf(port: number, publicUrl: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 300, scheduling: 'lifo', timeout: 20_000 })
  const ask = ({ method = 'GET', path, body, key, session, from }: Asked) =>
    new Promise<Answer>((done, fail) => {
      const text = body && JSON.stringify(body)
      const headers = {
        host: new URL(publicUrl).host,
        origin: publicUrl,
        'x-csrftoken': csrf,
        cookie: `csrftoken=${csrf}${session ? `; ${session}` : ''}`,
        ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(key && { 'idempotency-key': key }),
        ...(from && { 'x-forwarded-for': from }),
      }
      const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
        let read = ''
        response.setEncoding('utf8').on('data', (chunk) => {
          read += chunk
        })
        response.once('error', fail).once('end', () => {
          done({ status: response.statusCode ?? 0, body: read, cookies: response.headers['set-cookie'] ?? [] })
        })
      })
      sent.setTimeout(20_000, () => sent.destroy(new Error('no answer in time'))).once('error', fail)
      sent.end(text)
    })
  return { ask, close: () => agent.destroy() }
}

/** Listens to live updates until it is closed; `heard` are the topics so far, with when they came. */
export function listenLive(port: number): {
  heard: { topic: string; at: number }[]
  open: Promise<void>
  close: () => void
} {
  const heard: { topic: string; at: number }[] = []
  const sent = request({ host: '127.0.0.1', port, path: '/api/live/', agent: false })
  const open = new Promise<void>((done, fail) => {
    sent.once('error', fail).once('response', (response) => {
      if (response.statusCode !== 200) fail(new Error(`live updates answered ${response.statusCode}`))
      response.setEncoding('utf8').on('data', (chunk: string) => {
        done()
        for (const [, topic] of chunk.matchAll(/"topic":"([a-z-]+)"/g))
          heard.push({ topic: topic ?? '', at: performance.now() })
      })
      response.on('error', () => {})
    })
  })
  sent.on('error', () => {})
  sent.end()
  return { heard, open, close: () => sent.destroy() }
}
