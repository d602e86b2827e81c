import type { Answer, Endpoint } from '#kit/shared/endpoint.ts'
import { type Sent, standIn } from './api.ts'
import { client, type Readable } from './server-state.tsx'

/** What a play has at hand. Who does it, and when, are as the server would know them. */
export type Scene = {
  by: { username: string; first_name: string; last_name: string }
  /** The instant, in UTC, and the day on site. */
  at: string
  today: string
  /** A number that no record of the server has. */
  newId: () => number
  /** Everything that is kept of a read, whatever it was asked with, as it is shown. */
  known: <R extends Readable>(read: R) => Answer<R>[]
  /** Changes each answer of a read, of now and of later, until the page is loaded again. */
  show: <R extends Readable>(read: R, change: (answer: Answer<R>, input: Sent<R>) => Answer<R>) => void
}

/** What becomes of a write that is not sent. */
export type Play = { endpoint: Endpoint; perform: (sent: never, scene: Scene) => unknown; isSilent?: boolean }

/** An answer but for its `status: 'success'`, which is said of itself. */
type Own<E extends Endpoint> = Answer<E> extends { status: 'success' } ? Omit<Answer<E>, 'status'> : Answer<E>
// biome-ignore lint/suspicious/noConfusingVoidType: most answer nothing of their own
type Said<E extends Endpoint> = Record<never, never> extends Own<E> ? Own<E> | void : Own<E>

export const play = <E extends Endpoint>(
  endpoint: E,
  perform: (sent: Sent<E>, scene: Scene) => Said<E> | Promise<Said<E>>,
): Play => ({ endpoint, perform: perform as Play['perform'] })

/** One of those that are sent by themselves, or many times: nothing is said of it. */
export const silent: typeof play = (...given) => ({ ...play(...given), isSilent: true })

/** A list in which the one with an id is as `change` gives it; without it where that is nothing. */
export const changed = <T extends { id: number }>(
  list: readonly T[],
  id: number,
  change: (one: T) => T | undefined,
): T[] => list.flatMap((one) => (one.id === id ? (change(one) ?? []) : [one]))

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Answers writes in place of the server, each by its play where it has one, shows them in what is read, and tells of it. */
export function stage(plays: readonly Play[], author: () => Pick<Scene, 'by' | 'today'>, tell: () => void) {
  const byCall = new Map(plays.map((one) => [nameOf(one.endpoint), one]))
  return {
    async write(endpoint: Endpoint, sent: unknown) {
      const { perform, isSilent } = byCall.get(nameOf(endpoint)) ?? {}
      const own = await perform?.(sent as never, { ...author(), ...tools() })
      if (!isSilent) tell()
      return { status: 'success', ...(own as object | undefined) }
    },
  }
}

let lastId = 0

const tools = (): Omit<Scene, 'by' | 'today'> => ({
  at: Temporal.Now.instant().toString({ smallestUnit: 'second' }),
  newId: () => --lastId,
  known: <R extends Readable>({ path }: R) =>
    client
      .getQueriesData<Answer<R>>({ queryKey: [path] })
      .map(([, answer]) => answer)
      .filter((answer) => answer !== undefined),
  show({ path }, given) {
    const change = given as (answer: unknown, input: unknown) => unknown
    standIn.changes.push({ path, change })
    for (const [key, answer] of client.getQueriesData({ queryKey: [path] }))
      if (answer !== undefined) client.setQueryData(key, change(answer, key[1]))
  },
})
