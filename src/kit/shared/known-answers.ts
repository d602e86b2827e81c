import type { Answer, Endpoint } from './endpoint.ts'

/** What a screen knows the answer to a call by: its path, and what was sent. */
export const keyOf = (endpoint: Pick<Endpoint, 'path'>, input: unknown = {}) => [endpoint.path, input] as const

/** An answer that comes with a page, which is drawn from it: nothing has to be asked for then. */
export type KnownAnswer = readonly [key: ReturnType<typeof keyOf>, answer: unknown]

export const knownAnswer = <E extends Endpoint>(endpoint: E, input: unknown, answer: Answer<E>): KnownAnswer => [
  keyOf(endpoint, input),
  answer,
]

/** The element of a page that has them, as JSON. */
export const knownAnswersId = 'known-answers'
