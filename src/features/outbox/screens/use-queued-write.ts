import { useRef, useState } from 'react'
import type { Endpoint } from '#kit/shared/endpoint.ts'
import { type Sent, standIn } from '#kit/ui/api.ts'
import { useWrite, type WriteOptions } from '#kit/ui/use-write.ts'
import { chainOf, type New } from '../rules.ts'
import { words } from '../words.ts'
import { mustWait, wait } from './outbox.ts'

export type Queued<E extends Endpoint> = Pick<New, 'kind' | 'what' | 'facts' | 'cash'> & {
  booking: number
  /** It was kept, and is sent later. */
  onKept: (sent: Sent<E>) => void
}

/**
 * A write that is kept on the device where there is no network, or no answer, and sent once there is. What may have arrived
 * goes under the same key.
 */
export function useQueuedWrite<E extends Endpoint>(
  endpoint: E,
  { kind, booking, what, facts = [], cash, onKept, ...options }: Queued<E> & Omit<WriteOptions<E>, 'key'>,
) {
  const key = useRef('')
  const [unkept, setUnkept] = useState<string>()
  /** `isNew`: it was not sent before. */
  const keepIt = async (sent: Sent<E>, isNew: boolean) => {
    const { body } = sent as { body: Readonly<Record<string, unknown>> }
    const item = { kind, booking, what, facts, cash, path: endpoint.path, sent: { body }, key: key.current }
    const at = Date.now()
    try {
      await wait({ ...item, at, ...(isNew ? { timed: kind !== 'note' } : { timed: false, tried: at }) })
      write.reset()
      onKept(sent)
    } catch {
      setUnkept(words.notKept)
    }
  }
  const write = useWrite(endpoint, {
    ...options,
    key: () => key.current,
    onError: (error, sent) => (error.passing ? void keepIt(sent, false) : options.onError?.(error, sent)),
  })
  return {
    ...write,
    /** Why it could not even be kept. */
    unkept,
    mutate: (sent: Sent<E>) => {
      key.current = crypto.randomUUID()
      setUnkept(undefined)
      if (!standIn.takes(endpoint) && mustWait(chainOf(booking))) void keepIt(sent, true)
      else write.mutate(sent)
    },
  }
}
