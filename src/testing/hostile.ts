import type * as z from 'zod/mini'
import type { Endpoint } from '#kit/shared/endpoint.ts'
import type { Browser, Reply } from './browser.ts'
import { multipart } from './form.ts'
import { fieldsOf, type Schema, someValid } from './valid.ts'

/** Where a field of a call is sent. */
export const places = ['params', 'query', 'body'] as const
export type Place = (typeof places)[number]

/** In each text that no field may take, so that it is nowhere in the database afterwards. */
export const neverKept = 'NeverKept7q'

const long = `${neverKept}${'x'.repeat(300_000)}`
const deep = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`

/** As JSON, because there are numbers and keys that no value of the language stands for. */
const hostileTexts: Readonly<Record<string, string>> = {
  'a script': '<script>alert(1)</script>',
  'a picture that fails': '"><img src=x onerror=alert(1)>',
  'an address that runs': 'javascript:alert(1)//',
  'a null byte': `${neverKept}\0b`,
  'a control character': `${neverKept}\u001b[2J`,
  'half a character': `${neverKept}\ud800`,
  'turned text': 'abc\u202egpj.exe\u202c\u2066',
  'stacked marks': `Z${'\u0351\u0321\u034e'.repeat(30)}`,
  'joined emoji': '👩‍👩‍👧‍👦🏳️‍🌈',
  'a header': 'Anna\r\nBcc: all@example.org',
  'a statement': "'); DROP TABLE users; --",
  'a directory query': '*)(uid=*))(|(uid=*',
  'a format': '%s%n%x$' + '{jndi:ldap://a.example/a}',
  'a template': `{{7*7}}\${7*7}<%= 7*7 %>#{7*7}`,
  'a path': '../../../../etc/passwd',
  'an escaped path': '..%2f..%2f%00',
  'a formula': '=HYPERLINK("https://a.example","a")',
  'very long text': long,
  'too large a number': '9999999999999999999',
  'a number by its bits': '0x10',
  'no number': 'NaN',
  'foreign digits': '１２',
  'a name of objects': '__proto__',
  'a late year': '275760-09-13',
  'the first day': '0001-01-01',
  'the last day': '9999-12-31',
}

const hostileJson: Readonly<Record<string, string>> = {
  null: 'null',
  true: 'true',
  'nothing in a list': '[]',
  'a list of texts': '["a","b"]',
  'a list of numbers': '[1,2]',
  'lists in lists': '[[[[1]]]]',
  'an object': '{"toString":"a","length":-1}',
  'a file that is none': '{"type":"Buffer","data":[1]}',
  'an infinite number': '1e400',
  'less than nothing': '-1',
  'minus zero': '-0',
  'too fine a number': '0.0000001',
  'beyond whole numbers': '9007199254740993',
  'a huge number': '1e21',
  'a number of 31 bits': '2147483648',
}

export type Hostile = { what: string; json: string; value: unknown }

/** Values of all kinds that somebody might send for any field. */
export const hostileValues: readonly Hostile[] = [
  ...Object.entries(hostileTexts).map(([what, text]) => ({ what, json: JSON.stringify(text), value: text as unknown })),
  ...Object.entries(hostileJson).map(([what, json]) => ({ what, json, value: JSON.parse(json) as unknown })),
  { what: 'text of deep JSON', json: JSON.stringify(deep(50_000)), value: deep(50_000) },
]

/** Each hostile value in each place within a list or an object, or the text of JSON that stands for one. */
export function hostileWithin(value: unknown): Hostile[] {
  const isText = typeof value === 'string' && /^[[{]/.test(value)
  const whole: unknown = isText ? JSON.parse(value) : value
  return placesIn(whole).flatMap((path) =>
    hostileValues.map(({ what, value: hostile }) => {
      const changed = withValueAt(whole, path, hostile)
      const sent = isText ? JSON.stringify(changed) : changed
      return { what: `${what} in ${path.join('.')}`, json: JSON.stringify(sent), value: sent }
    }),
  )
}

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array)

/** The ways to the values within; none for what has none. */
const placesIn = (value: unknown): string[][] =>
  isNested(value)
    ? Object.entries(value).flatMap(([name, inner]) =>
        isNested(inner) ? placesIn(inner).map((path) => [name, ...path]) : [[name]],
      )
    : []

function withValueAt(value: unknown, [name = '', ...rest]: readonly string[], hostile: unknown): unknown {
  if (!isNested(value)) return hostile
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value }
  Reflect.set(copy, name, rest.length === 0 ? hostile : withValueAt(Reflect.get(copy, name), rest, hostile))
  return copy
}

export type Field = { endpoint: Endpoint; place: Place; name: string; schema: Schema }

/** Every field that an endpoint takes. */
export const fieldsOfCall = (endpoint: Endpoint): Field[] =>
  places.flatMap((place) =>
    Object.entries(fieldsOf(endpoint[place])).map(([name, schema]) => ({ endpoint, place, name, schema })),
  )

export type Call = Partial<Record<Place, Record<string, unknown>>>

/** Values with which an endpoint can be called. */
export const validCall = (endpoint: Endpoint): Call =>
  Object.fromEntries(
    places.map((place) => [
      place,
      Object.fromEntries(Object.entries(fieldsOf(endpoint[place])).map(([name, one]) => [name, someValid(one, name)])),
    ]),
  )

/** What a schema says to a call in which one field has a hostile value: undefined when it takes it. */
export function refusalOf(field: Field, call: Call, value: unknown): z.core.$ZodIssue[] | undefined {
  const result = field.endpoint[field.place]?.safeParse({ ...call[field.place], [field.name]: value })
  return result?.success === false ? result.error.issues : undefined
}

type Values = Record<string, unknown>

/** Calls an endpoint with a hostile value in one field. Bodies are JSON, or multipart where there is a file. */
export async function sendHostile(browser: Browser, { endpoint, place, name }: Field, call: Call, hostile: Hostile) {
  const changed = (at: Place): Values => ({ ...call[at], ...(at === place && { [name]: hostile.value }) })
  const path = endpoint.path.replace(/:(\w+)/g, (_, one: string) => inAddress(changed('params')[one]))
  const query = Object.entries(changed('query')).filter(([, value]) => value !== undefined)
  const url = `${path}?${query.map(([one, value]) => `${one}=${inAddress(value)}`).join('&')}`
  if (endpoint.method !== 'POST') return browser.send({ method: endpoint.method, url })
  const body = changed('body')
  if (Object.values(call.body ?? {}).some((value) => value instanceof Uint8Array)) {
    const asText = { ...body, ...(place === 'body' && typeof hostile.value === 'object' && { [name]: hostile.json }) }
    return browser.send({ method: 'POST', url, ...(await multipart(asText)) })
  }
  const fields = Object.entries(body).filter(([, value]) => value !== undefined)
  const json = (one: string, value: unknown) =>
    place === 'body' && one === name ? hostile.json : JSON.stringify(value)
  return browser.send({
    method: 'POST',
    url,
    payload: `{${fields.map(([one, value]) => `${JSON.stringify(one)}:${json(one, value)}`).join(',')}}`,
    headers: { 'content-type': 'application/json' },
  })
}

/** Half characters have no form there that is right: sent as bytes that stand for none. */
function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '')
  return text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80'
}

/** What is wrong with the answer to a hostile value; undefined where nothing is. */
export function faultOf(reply: Reply, { endpoint, place, name }: Field, isRefused: boolean): string | undefined {
  const { status, json, text } = reply
  if (status >= 500) return `answers ${status}: ${text}`
  // An address that is none is refused before anybody knows whose it is.
  if (isRefused && status !== 422 && !(place === 'params' && (status === 400 || status === 414)))
    return `is taken: ${status}`
  if (status < 400 || endpoint.method === 'HEAD') return undefined
  if (!json.code || !json.detail || json.status !== status) return `has no clear answer: ${text}`
  if (/Invalid input|Error:|\.ts:\d|node_modules|FST_/.test(text)) return `tells of the inside: ${text}`
  const named = (json.errors ?? []) as { field: string }[]
  if (isRefused && status === 422 && !named.some(({ field }) => field.split('.')[0] === name))
    return `is not named: ${text}`
  return undefined
}
