import { checkUser } from '#features/sign-in/contract.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'

/** Whether the test account is signed in, whose writes are only simulated. */
export function useIsDemo(): boolean {
  const { data: user } = useEndpoint(checkUser)
  return user?.email ? user.demo : false
}
