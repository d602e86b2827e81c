import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalid } from '#kit/shared/problem.ts'
import { inLanguageOf } from '../http/language.ts'
import { words } from '../http/words.ts'

/**
 * JSON bodies are read by Fastify's own parser, and refused with 422 where a name stands twice in one object: whoever
 * looked at such a body on its way here may have taken the first value, and JSON.parse takes the last.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string, done: (error: Error | null, body?: unknown) => void) =>
      parse(request, body, (error, value) => {
        const repeated = error ? undefined : repeatedName(body)
        if (repeated === undefined) return done(error, value)
        done(inLanguageOf(request, () => sentTwice(repeated)))
      }),
  )
}

const longestShown = 100

const sentTwice = (name: string) =>
  invalid([{ field: name.slice(0, longestShown).toWellFormed(), message: words.onlyOnce }], words.onlyOnce)

/** The first name that stands twice in one object of valid JSON. Takes about twice as long as reading it. */
export function repeatedName(json: string): string | undefined {
  const objects: (Set<string> | undefined)[] = []
  let text = ''
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (sign === '"') {
      const end = endOfText(json, at)
      text = json.slice(at, end + 1)
      at = end
    } else if (sign === '{') objects.push(undefined)
    else if (sign === '}') objects.pop()
    else if (sign === ':') {
      const name: string = text.includes('\\') ? JSON.parse(text) : text.slice(1, -1)
      const names = objects.at(-1)
      if (names?.has(name)) return name
      if (names) names.add(name)
      else objects[objects.length - 1] = new Set([name])
    }
  }
  return undefined
}

/** Where the quotation mark stands that is none of the text: one behind an even number of backslashes. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); ; end = json.indexOf('"', end + 1)) {
    let first = end
    while (json[first - 1] === '\\') first--
    if ((end - first) % 2 === 0) return end
  }
}
