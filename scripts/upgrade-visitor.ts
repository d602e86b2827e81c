/** A browser for processes that stand behind one address: cookies, CSRF token, origin. Counts what is answered. */
export class Visitor {
  readonly #origin: string
  readonly #cookies = new Map([['csrftoken', 'a-token-of-this-browser']])
  readonly #answers: Map<string, number>

  /** `answers` gets a line for each call and status. */
  constructor(origin: string, answers: Map<string, number>) {
    this.#origin = origin
    this.#answers = answers
  }

  get(at: string, path: string) {
    return this.#send(at, path, { method: 'GET' })
  }

  post(at: string, path: string, fields: Record<string, unknown> = {}) {
    const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
    return this.#send(at, path, { method: 'POST', body })
  }

  async #send(at: string, path: string, request: { method: string; body?: URLSearchParams }) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { origin: this.#origin, 'x-csrftoken': this.#cookies.get('csrftoken') ?? '', cookie }
    const answer = await fetch(at + path, { ...request, headers })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(set)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    const text = await answer.text()
    const key = `${answer.status} ${path.split('?')[0]}${answer.ok ? '' : ` ${text}`}`
    this.#answers.set(key, (this.#answers.get(key) ?? 0) + 1)
    return { text }
  }
}

/** Hears what an open screen is told, until told to stop; gives the topics. */
export async function listenAt(at: string): Promise<() => Promise<string[]>> {
  const ending = new AbortController()
  const answer = await fetch(`${at}/api/live/`, { signal: ending.signal })
  const topics: string[] = []
  const reading = (async () => {
    for await (const chunk of answer.body ?? [])
      topics.push(
        ...[...new TextDecoder().decode(chunk).matchAll(/"topic":"([^"]+)"/g)].map(([, topic]) => topic ?? ''),
      )
  })().catch(() => {})
  return async () => {
    ending.abort()
    await reading
    return topics
  }
}
