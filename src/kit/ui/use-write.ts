import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer, Endpoint } from '#kit/shared/endpoint.ts'
import type { ApiError, Sent } from './api.ts'
import { repeatKeys } from './repeat-keys.ts'
import { refresh, send } from './server-state.tsx'

export type WriteOptions<E extends Endpoint> = {
  /** Endpoints whose answers the write changes: they are asked again. */
  refreshes?: readonly Endpoint[]
  onSuccess?: (answer: Answer<E>, sent: Sent<E>) => void
  onError?: (error: ApiError, sent: Sent<E>) => void
  /** The Idempotency-Key, where a screen keeps it over a reload. */
  key?: () => string
}

/**
 * A write: `mutate(sent)` or `await mutateAsync(sent)`. Never repeated by itself; but when an answer got lost and the
 * user sends the same input again, it goes under the same Idempotency-Key, so that nothing happens twice.
 */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  options: WriteOptions<E> = {},
): UseMutationResult<Answer<E>, ApiError, Sent<E>> {
  const [repeat] = useState(repeatKeys)
  return useMutation<Answer<E>, ApiError, Sent<E>>({
    mutationFn: (sent) => repeat(sent, (key) => send(endpoint, sent, { key: options.key?.() ?? key })),
    onSuccess: (answer, sent) => {
      if (options.refreshes) refresh(...options.refreshes)
      options.onSuccess?.(answer, sent)
    },
    onError: (error, sent) => options.onError?.(error, sent),
  })
}
