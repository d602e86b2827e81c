import { clipClusters } from '#kit/shared/clusters.ts'
import { type Answer, type Endpoint, fillPath, type Input } from '#kit/shared/endpoint.ts'
import { language } from '#kit/shared/language.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { fromWire, toWire } from '#kit/shared/wire.ts'
import { reportAnswer, reportSilence } from './connection.ts'
import { words } from './words.ts'

/**
 * An answer that is not a success. `code` is the server's; OFFLINE (no answer) and TIMEOUT (none in time) are ours,
 * with status 0. `message` is a sentence for people, `errors` names fields with the message to show beside each.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: readonly FieldError[]
  readonly extra: Readonly<Record<string, unknown>>
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    code: string,
    detail: string,
    more: { errors?: readonly FieldError[]; extra?: Record<string, unknown>; retryAfter?: number } = {},
  ) {
    super(detail)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.errors = more.errors ?? []
    this.extra = more.extra ?? {}
    this.retryAfter = more.retryAfter
  }

  get detail() {
    return this.message
  }

  /** Whether the same call may well succeed a moment later. */
  get passing() {
    return this.status === 0 || this.status === 429 || this.status >= 502
  }
}

type Part<E extends Endpoint, K extends keyof Input<Endpoint>> = [Input<E>[K]] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : { readonly [P in K]: Input<E>[K] }

/** What a call of this endpoint takes. */
export type Sent<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>

export type CallOptions = {
  signal?: AbortSignal | undefined
  /** The Idempotency-Key: give the one of an earlier try to repeat the same write. A new one otherwise. */
  key?: string | undefined
  /** Time-out, 20 by default. */
  seconds?: number | undefined
  /** Told how much of the body is sent, from 0 to 1. */
  onProgress?: ((sent: number) => void) | undefined
}

type CallArguments<E extends Endpoint> =
  Record<never, never> extends Sent<E>
    ? [sent?: Sent<E>, options?: CallOptions]
    : [sent: Sent<E>, options?: CallOptions]

/**
 * Stands in for the server where a test account writes: the session tells what it takes over, and the site what becomes of
 * it, which is loaded with the first such write. What it changed is seen in every answer to come.
 */
export const standIn = {
  takes: (_: Endpoint): boolean => false,
  load: (): Promise<{ write: (endpoint: Endpoint, sent: unknown) => unknown }> => Promise.reject(),
  changes: [] as { path: string; change: (answer: unknown, sent: unknown) => unknown }[],
}

/** Calls an endpoint of this origin and gives the body of its success answer. Throws `ApiError`, or AbortError when aborted. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[sent, options = {}]: CallArguments<E>
): Promise<Answer<E>> {
  if (standIn.takes(endpoint)) return (await standIn.load()).write(endpoint, sent ?? {}) as Answer<E>
  const { params, query, body } = (sent ?? {}) as Partial<Record<keyof Input<E>, Record<string, unknown> | undefined>>
  const address = fillPath(endpoint.path, params) + queryText(query)
  const request = {
    method: endpoint.method,
    ...(body && { body: formData(toWire(endpoint.body, body), endpoint.sendsEmpty) }),
    key: endpoint.repeatable ? (options.key ?? crypto.randomUUID()) : undefined,
    ...options,
  }
  let response = await send(address, request)
  if (response.status === 403 && (await problemOf(response.clone())).code === 'CSRF') {
    await send('/api/installation/', { method: 'GET' })
    response = await send(address, request)
  }
  if (!response.ok) throw await problemOf(response)
  const answer = fromWire(endpoint.answers?.[response.status as 200], (await answerOf(response)) as Answer<E>)
  const changes = endpoint.method === 'GET' ? standIn.changes.filter(({ path }) => path === endpoint.path) : []
  return changes.reduce<unknown>((now, { change }) => change(now, sent ?? {}), answer) as Answer<E>
}

type Request = CallOptions & { method: string; body?: FormData }

async function send(
  address: string,
  { method, body, key, signal, seconds = 20, onProgress }: Request,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', 'accept-language': language(), 'X-CSRFToken': csrfToken() })
  if (key) headers.set('Idempotency-Key', key)
  const timeout = AbortSignal.timeout(seconds * 1000)
  try {
    const ended = signal ? AbortSignal.any([signal, timeout]) : timeout
    const response =
      onProgress && body
        ? await (await import('./upload.ts')).upload(address, { method, headers, body, signal: ended }, onProgress)
        : await fetch(address, { method, headers, credentials: 'same-origin', signal: ended, ...(body && { body }) })
    // What the worker of the office has kept is no sign of the server.
    if (!response.headers.has('x-kept') && (response.status < 502 || (await isBusy(response)))) reportAnswer()
    else reportSilence()
    return response
  } catch (error) {
    if (signal?.aborted) throw error
    reportSilence()
    if (timeout.aborted) throw new ApiError(0, 'TIMEOUT', words.timeout)
    throw new ApiError(0, 'OFFLINE', words.offline)
  }
}

/** The server is there and has too much to do: nothing is lost, and it says when to come back. */
const isBusy = async (response: Response) =>
  response.status === 503 && (await problemOf(response.clone())).code === 'BUSY'

const csrfToken = () => /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? ''

function queryText(query: Readonly<Record<string, unknown>> = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isGiven).map((item) => [name, String(item)]),
  )
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ''
}

function formData(body: Readonly<Record<string, unknown>>, sendsEmpty = false): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof Blob) form.append(name, item)
      else if (isGiven(item) || (sendsEmpty && item === ''))
        form.append(name, typeof item === 'object' ? JSON.stringify(item) : String(item))
    }
  }
  return form
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

async function answerOf(response: Response): Promise<unknown> {
  const text = await response.text()
  // Among what was kept earlier, and what came by mail, are letters wider than a page.
  return text && isJson(response) ? JSON.parse(clipClusters(text)) : text || undefined
}

async function problemOf(response: Response): Promise<ApiError> {
  const { code, detail, errors, type, title, status, ...extra } = isJson(response)
    ? await response.json().catch(() => ({}))
    : {}
  const seconds = Number(response.headers.get('retry-after'))
  return new ApiError(
    response.status,
    typeof code === 'string' ? code : `HTTP_${response.status}`,
    typeof detail === 'string' ? detail : words.failed,
    { errors: Array.isArray(errors) ? errors : [], extra, ...(seconds > 0 && { retryAfter: seconds }) },
  )
}

const isJson = (response: Response) => /^application\/(.+\+)?json\b/.test(response.headers.get('content-type') ?? '')
