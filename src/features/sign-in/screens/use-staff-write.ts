import type { Answer, Endpoint } from '#kit/shared/endpoint.ts'
import type { Sent } from '#kit/ui/api.ts'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite, type WriteOptions } from '#kit/ui/use-write.ts'
import type { SignedInUser } from '../contract.ts'

type StaffWriteOptions<E extends Endpoint> = Omit<WriteOptions<E>, 'instead'> & {
  /**
   * What a test account sees in place of the call: the answer, and with `amend` or local state the change itself, until
   * the page is loaded again.
   */
  simulate: (sent: Sent<E>) => Answer<E>
}

/** A write of staff: real, or with a test account simulated and said so. */
export function useStaffWrite<E extends Endpoint>(
  { demo }: Pick<SignedInUser, 'demo'>,
  endpoint: E,
  { simulate, ...options }: StaffWriteOptions<E>,
) {
  const pretend = (sent: Sent<E>) => {
    toast('Simulated: with the test account nothing was really changed', { tone: 'info' })
    return simulate(sent)
  }
  return useWrite(endpoint, { ...options, instead: demo ? pretend : undefined })
}
