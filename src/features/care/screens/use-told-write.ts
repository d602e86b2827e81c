import type { Endpoint } from '#kit/shared/endpoint.ts'
import type { Sent } from '#kit/ui/api.ts'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getCare, getToLookAfter } from '../contract.ts'
import { words } from '../words.ts'

export const refreshes = [getCare, getToLookAfter]

/** Says what was done, with the way to undo it. */
export const tellDone = (done: string, undo: () => void) =>
  toast(done, { action: { label: words.undo, run: undo }, seconds: 10 })

/** A write by one touch: says that it was done, with the way to undo it, or why not. */
export function useToldWrite<E extends Endpoint>(endpoint: E) {
  const { mutate, isPending } = useWrite(endpoint, {
    refreshes,
    onError: ({ message }) => toast(message, { tone: 'danger' }),
  })
  const run = (sent: Sent<E>, done: string, undo?: () => void) => {
    if (!isPending) mutate(sent, { onSuccess: () => (undo ? tellDone(done, undo) : toast(done)) })
  }
  return { run, isPending }
}
