import type { InjectOptions } from 'fastify'
import * as z from 'zod/mini'
import type { Server } from '#kit/server/http/http.ts'
import type { Endpoint } from '#kit/shared/endpoint.ts'
import { Browser, type Reply } from './browser.ts'

type Fields = [string, string][]

/** What a caller would like to decide, by the names under which it could be believed. */
export const forged: Readonly<Record<string, string>> = {
  ...{ admin: 'true', root: 'true', role: 'root', demo: 'false', active: 'true', isAdmin: 'true', artist: 'true' },
  ...{ paid: 'true', paid_at: '2020-01-01', price: '0.01', total: '0.01', vat: '0', cost: '0', voucher_amount: '9999' },
  ...{ cashier: 'Somebody', employee: 'Somebody', author: 'Somebody', uploader: 'Somebody', actor: 'Somebody' },
  ...{ id: '1', userId: '1', user_id: '1', artistId: '1', author_id: '1', uploader_id: '1', employee_id: '1' },
  ...{ createdAt: '2020-01-01', created_at: '2020-01-01', reference: 'FORGED22', state: 'sent', likecount: '999' },
  ...{ deleted_at: '2020-01-01', position: '1', receipt: '1', number: '1', 'constructor.prototype.admin': 'true' },
}

/** What only a parser could believe. JSON with such names is refused as a whole. */
const forParsers: Fields = [
  ...['__proto__', '__proto__.admin', '__proto__[admin]', 'constructor', 'constructor[prototype][admin]', 'prototype'],
].map((name) => [name, 'true'])

const namesOf = ({ body }: Endpoint): readonly string[] => {
  const { properties = {} } = (
    body ? z.toJSONSchema(body as never, { io: 'input', unrepresentable: 'any' }) : {}
  ) as Record<string, object>
  return Object.keys(properties)
}

/** A browser that adds to every write the forged fields which its contract does not know. */
export class ForgingBrowser extends Browser {
  readonly #endpoints: Server['endpoints']
  /** By all of them. */
  static fieldsAdded = 0

  constructor(app: Server) {
    super(app)
    this.#endpoints = app.endpoints
  }

  override send(options: InjectOptions): Promise<Reply> {
    if (options.method !== 'POST' && options.method !== 'DELETE') return super.send(options)
    const given = Object.entries(options.headers ?? {}).find(([name]) => name === 'content-type')
    const type = String(given?.[1] ?? '')
    const known = namesOf(this.#endpointOf(String(options.method), String(options.url)))
    const fields = Object.entries(forged).filter(([name]) => !known.includes(name))
    ForgingBrowser.fieldsAdded += fields.length
    return super.send({ ...options, ...added(options.payload, type, fields) })
  }

  #endpointOf(method: string, url: string): Endpoint {
    const found = this.#endpoints.find(
      (one) => one.method === method && new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}?$`).test(url),
    )
    if (!found) throw new Error(`no endpoint for ${method} ${url}`)
    return found
  }
}

function added(payload: InjectOptions['payload'], type: string, fields: Fields): Partial<InjectOptions> {
  const all: Fields = [...fields, ...forParsers]
  if (type.startsWith('multipart/form-data')) {
    const boundary = /boundary=(.*)$/.exec(type)?.[1] ?? ''
    const parts = all.map(
      ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    return { payload: Buffer.concat([Buffer.from(parts.join('')), payload as Buffer]) }
  }
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { payload: [String(payload), new URLSearchParams(all).toString()].filter(Boolean).join('&') }
  if (typeof payload === 'object') return { payload: { ...payload, ...Object.fromEntries(fields) } }
  return {}
}
