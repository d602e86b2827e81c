import type { InjectOptions } from 'fastify'
import type { Server } from '#kit/server/http/http.ts'

export type Reply = {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  text: string
  /** The body, where it is a JSON object; else empty. */
  json: Record<string, unknown>
  /** The body, where it is a JSON list; else empty. */
  rows: Record<string, unknown>[]
}

/** What a browser does around a call: keeps cookies, repeats the CSRF token, says where it comes from. */
export class Browser {
  readonly cookies = new Map<string, string>([['csrftoken', 'a-token-of-this-browser']])
  readonly #app: Server

  constructor(app: Server) {
    this.#app = app
  }

  get(url: string, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send({ method: 'GET', url, headers })
  }

  /** Sends the fields as a form, as the product's screens do; `headers` come on top. */
  post(url: string, fields: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<Reply> {
    const form = new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value))
    return this.send({
      method: 'POST',
      url,
      payload: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  }

  async send(options: InjectOptions): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await this.#app.inject({
      ...options,
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'x-csrftoken': this.cookies.get('csrftoken') ?? '',
        ...(cookie === '' ? {} : { cookie }),
        ...options.headers,
      },
    })
    for (const { name, value, maxAge, expires } of response.cookies) {
      const gone = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now())
      if (gone) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const body = parse(response.payload)
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.payload,
      json: typeof body === 'object' && !Array.isArray(body) ? ((body ?? {}) as Reply['json']) : {},
      rows: Array.isArray(body) ? (body as Reply['rows']) : [],
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
