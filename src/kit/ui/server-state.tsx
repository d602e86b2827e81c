import {
  keepPreviousData,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Answer, Endpoint } from '#kit/shared/endpoint.ts'
import { type KnownAnswer, keyOf, knownAnswersId } from '#kit/shared/known-answers.ts'
import { ApiError, type CallOptions, call, type Sent } from './api.ts'
import { isAskedAgain, waitBefore } from './retries.ts'

const sessionEndListeners = new Set<() => void>()

/** Calls back when a call is refused because nobody is signed in any more. Gives how to stop it. */
export function onSessionEnd(listener: () => void): () => void {
  sessionEndListeners.add(listener)
  return () => sessionEndListeners.delete(listener)
}

const noticeSessionEnd = (error: Error) => {
  if (!(error instanceof ApiError) || error.code !== 'NOT_SIGNED_IN') return
  for (const listener of sessionEndListeners) listener()
}

/** Every answer that is kept, for the screens and for what stands in for the server. */
export const client = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSessionEnd }),
  mutationCache: new MutationCache({ onError: noticeSessionEnd }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: isAskedAgain,
      retryDelay: (failures, error) => waitBefore(failures, error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

/** Keeps the answers that a page is drawn from, before any screen asks for them. `updatedAt`: milliseconds since 1970. */
export function recall(answers: readonly KnownAnswer[], updatedAt = Date.now()) {
  for (const [key, answer] of answers) client.setQueryData(key, answer, { updatedAt })
}

const known = globalThis.document?.getElementById(knownAnswersId)?.textContent
if (known) {
  // On the way back a browser may show what it was sent long ago.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  recall(JSON.parse(known), navigation?.type === 'back_forward' ? 0 : undefined)
}

/** What the server said, kept for the screens below. One store for the whole page, whatever site's layout mounts it. */
export function ServerState({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

export type Readable = Endpoint & { method: 'GET' }
type TakesInput<E extends Endpoint> = Record<never, never> extends Sent<E> ? false : true

export type ReadOptions = {
  enabled?: boolean
  /** Seconds for which an answer counts as fresh, 30 by default. Live updates and `refresh` do not wait for it. */
  freshSeconds?: number
  /** Asks again every so often while the page is visible. */
  everySeconds?: number
  /** Goes on showing the last answer while the one to a new input is on its way. */
  keepPrevious?: boolean
}

/**
 * The answer to a GET, kept and refreshed. An endpoint that takes input waits as long as it is given undefined:
 * `useEndpoint(getWeek, week && { query: { selectedWeek: week } })`.
 */
export function useEndpoint<E extends Readable>(
  endpoint: E,
  ...[input, options = {}]: TakesInput<E> extends true
    ? [input: Sent<E> | undefined, options?: ReadOptions]
    : [input?: Sent<E> | undefined, options?: ReadOptions]
): UseQueryResult<Answer<E>, Error> {
  const waits = input === undefined && Boolean(endpoint.params ?? endpoint.query)
  const { enabled = true, freshSeconds, everySeconds, keepPrevious } = options
  return useQuery({
    queryKey: keyOf(endpoint, input),
    meta: { changesWith: endpoint.changesWith },
    queryFn: ({ signal }) => send(endpoint, input, { signal }),
    enabled: enabled && !waits,
    ...(freshSeconds !== undefined && { staleTime: freshSeconds * 1000 }),
    ...(everySeconds !== undefined && { refetchInterval: everySeconds * 1000 }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  }) as UseQueryResult<Answer<E>, Error>
}

/** A call whose endpoint only the caller knows. */
export const send = <E extends Endpoint>(
  endpoint: E,
  sent: Sent<E> | undefined,
  options: CallOptions,
): Promise<Answer<E>> =>
  (call as (endpoint: E, sent: Sent<E> | undefined, options: CallOptions) => Promise<Answer<E>>)(
    endpoint,
    sent,
    options,
  )

/** Asks these endpoints again, whatever their input: at once where a screen shows them. Without any: all of them. */
export function refresh(...endpoints: readonly Endpoint[]): Promise<void> {
  const paths = new Set<unknown>(endpoints.map((endpoint) => endpoint.path))
  return askAgain(({ queryKey }) => paths.size === 0 || paths.has(queryKey[0]))
}

/** Asks again for every answer that changes with a topic. */
export const refreshTopic = (topic: string): Promise<void> =>
  askAgain(({ meta }) => (meta?.changesWith as readonly string[] | undefined)?.includes(topic) ?? false)

/**
 * What is asked for the first time just then is not asked anew but waited for, and its answer may be older than the
 * change: it is asked once more after that.
 */
async function askAgain(predicate: (query: Query) => boolean): Promise<void> {
  const begun = client
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await client.invalidateQueries({ predicate })
  if (begun.length > 0) await client.invalidateQueries({ predicate: (query) => begun.includes(query) })
}

/** Asks for what may be shown next, unless it is known and fresh. */
export const lookAhead = <E extends Readable>(endpoint: E, input: Sent<E>): void => {
  void client.prefetchQuery({
    queryKey: keyOf(endpoint, input),
    meta: { changesWith: endpoint.changesWith },
    queryFn: ({ signal }) => send(endpoint, input, { signal }),
    staleTime: 30_000,
  })
}

/** Puts an answer that is known by other means where `useEndpoint` finds it. */
export const remember = <E extends Readable>(endpoint: E, input: Sent<E> | undefined, answer: Answer<E>) => {
  client.setQueryData(keyOf(endpoint, input), answer)
}

/** An answer that is kept, where there is one. */
export const keptAnswer = <E extends Readable>(endpoint: E, input?: Sent<E>): Answer<E> | undefined =>
  client.getQueryData<Answer<E>>(keyOf(endpoint, input))

/** Changes an answer that is kept, as if the server had said so; does nothing where there is none. */
export const amend = <E extends Readable>(
  endpoint: E,
  input: Sent<E> | undefined,
  change: (answer: Answer<E>) => Answer<E>,
) => {
  client.setQueryData<Answer<E>>(keyOf(endpoint, input), (answer) => answer && change(answer))
}
