import { standIn } from '#kit/ui/api.ts'
import { keptAnswer, useEndpoint } from '#kit/ui/server-state.tsx'
import { checkUser, type SignedInUser } from '../contract.ts'

/** Who is signed in: undefined while nobody knows, null where nobody is. */
export function useUser(): SignedInUser | null | undefined {
  const { data } = useEndpoint(checkUser)
  return data?.email === null ? null : data
}

/**
 * What a test account changes in the office is not sent: `load` brings what answers instead, and nothing else knows of it.
 * What anyone may do says by itself that it is a demonstration.
 */
export function standInForTestAccounts(load: typeof standIn.load) {
  standIn.load = load
  standIn.takes = ({ method, acts = method !== 'GET' && method !== 'HEAD', access, demoMayWrite }) => {
    const user = acts && access !== 'anyone' && !demoMayWrite ? keptAnswer(checkUser) : undefined
    return user?.email != null && user.demo
  }
}
