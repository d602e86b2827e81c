import { getInstallation } from '#features/settings/contract.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { PayWay } from '../contract.ts'

/** As in the contract, which pages that only name the ways need not load. */
const all: readonly PayWay[] = ['paypal', 'card']

/** In which ways one can pay online here, the usual one first; until the server has said so, in all there are. */
export function usePayWays(): readonly PayWay[] {
  const { data } = useEndpoint(getInstallation)
  return data?.payments.ways ?? all
}
