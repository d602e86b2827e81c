import type { Circuit } from '#kit/server/outbound/circuit.ts'
import { parseAnswer, peaceAsked, readAnswer } from '#kit/server/outbound/outgoing.ts'
import type { Outbound } from '#kit/server/outbound/public-fetch.ts'
import type { Env } from '#kit/server/settings/env.ts'
import {
  type FoundPlace,
  googleBody,
  googleFields,
  overpassQuery,
  type Provider,
  type Question,
} from '../../rules/places.ts'
import { readGoogle, readOverpass } from '../../rules/places-answers.ts'

/** busy: ask again later, after `seconds` where it says when. refused: asking again is of no use. */
export type LookupAnswer =
  | { state: 'found'; places: FoundPlace[]; next: string }
  | { state: 'busy'; seconds: number; reason: string }
  | { state: 'refused'; reason: string }

export type Lookup = {
  places: Env['places']
  way: Pick<Outbound, 'pause'>
  userAgent: string
  signal: AbortSignal
  circuits?: Circuits
}

/** Whether each is asked at all. */
export type Circuits = Readonly<Record<Provider, Circuit>>

export type Asking = {
  provider: Provider
  question: Question
  /** Which page of the answer; empty for the first. */
  page: string
  /** How often it came to nothing before. */
  tries: number
}

const names = { google: 'Google Places', overpass: 'OpenStreetMap' } as const
const mostBytes = 20 * 1024 * 1024
const seconds = { google: 20, overpass: 130 } as const

/** Asks a places lookup. Throws only what the signal was aborted with. */
export async function askLookup(lookup: Lookup, asking: Asking): Promise<LookupAnswer> {
  const { provider } = asking
  if (provider === 'google' && lookup.places.googleKey === undefined) {
    return refused(provider, 'is not set up any more')
  }
  const circuit = lookup.circuits?.[provider]
  if (circuit?.mayAsk() === false) return busy(provider, 'does not answer at the moment', circuit.wait / 1000)
  const answer = await (provider === 'google' ? askGoogle(lookup, asking) : askOverpass(lookup, asking)).catch(() => {
    lookup.signal.throwIfAborted()
    return busy(provider, 'cannot be reached')
  })
  if (answer.state === 'busy') circuit?.failed(answer.seconds * 1000)
  else circuit?.answered()
  return answer
}

const busy = (provider: Provider, what: string, after = 0): LookupAnswer => ({
  state: 'busy',
  seconds: after,
  reason: `${names[provider]} ${what}`,
})
const refused = (provider: Provider, what: string): LookupAnswer => ({
  state: 'refused',
  reason: `${names[provider]} ${what}`,
})

async function askGoogle({ places, signal }: Lookup, { question, page }: Asking): Promise<LookupAnswer> {
  const { googleBase, googleKey = '' } = places
  const response = await fetch(`${googleBase.replace(/\/$/, '')}/v1/places:searchText`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(seconds.google * 1000)]),
    headers: {
      'content-type': 'application/json',
      'x-goog-api-key': googleKey,
      'x-goog-fieldmask': googleFields,
    },
    body: JSON.stringify(googleBody(question, page)),
  })
  const json = parseAnswer(await readAnswer(response, mostBytes))
  // A page is only there for a while: what it would have said is asked from the beginning.
  if (response.status === 400 && page !== '') return { state: 'found', places: [], next: '' }
  const problem = problemOf('google', response)
  if (problem) return problem
  const answer = readGoogle(json, question.region)
  return answer ? { state: 'found', ...answer } : busy('google', 'answers what makes no sense')
}

async function askOverpass(lookup: Lookup, { question, tries }: Asking): Promise<LookupAnswer> {
  for (const by of ['code', 'name'] as const) {
    const response = await fetch(`${lookup.places.overpassBase.replace(/\/$/, '')}/api/interpreter`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([lookup.signal, AbortSignal.timeout(seconds.overpass * 1000)]),
      headers: { 'user-agent': lookup.userAgent },
      body: new URLSearchParams({ data: overpassQuery(question, by) }),
    })
    const json = parseAnswer(await readAnswer(response, mostBytes))
    const problem = problemOf('overpass', response)
    if (problem) return problem
    const answer = readOverpass(json)
    if (!answer) return busy('overpass', 'answers what makes no sense')
    if (answer.isPartial && tries < 2) return busy('overpass', 'has too much to do')
    if (answer.hasArea || answer.places.length > 0) return { state: 'found', places: answer.places, next: '' }
    if (by === 'code') await lookup.way.pause(1000, lookup.signal)
  }
  return { state: 'found', places: [], next: '' }
}

function problemOf(provider: Provider, { status, headers }: Response): LookupAnswer | undefined {
  if (status === 200) return undefined
  const wait = peaceAsked({ headers }) / 1000
  if (status === 429) return busy(provider, 'has answered as much as it will for now', wait)
  if (status >= 500 || status === 408) return busy(provider, 'has too much to do', wait)
  if (status === 401 || status === 403) return refused(provider, 'refuses the key that is set up')
  return refused(provider, `refuses the question (${status})`)
}
