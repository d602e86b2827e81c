import { useKept } from '#kit/ui/kept-state.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useBusiness } from '../../screens/use-business.ts'
import { getFreeBoats } from '../contract.ts'
import { askOf, insteadOf, noWish, type Wish } from '../rules/ask.ts'

/** When, how long and how many, kept for the session, and the boats that can be had so; undefined until that is known. */
export function useAsk() {
  const { business, installation } = useBusiness()
  const [wish, setWish, restored] = useKept<Wish>('rental/ask', noWish)
  const ask = business && restored ? askOf(wish, business) : undefined
  const answer = useEndpoint(getFreeBoats, ask && { query: ask }, { freshSeconds: 5, keepPrevious: true })
  const instead = business && ask && insteadOf(wish, business)
  return { business, installation, wish, setWish, ask, instead, answer }
}
