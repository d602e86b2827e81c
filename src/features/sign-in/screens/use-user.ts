import { useEndpoint } from '#kit/ui/server-state.tsx'
import { checkUser, type SignedInUser } from '../contract.ts'

/** Who is signed in: undefined while nobody knows, null where nobody is. */
export function useUser(): SignedInUser | null | undefined {
  const { data } = useEndpoint(checkUser)
  return data?.email === null ? null : data
}
