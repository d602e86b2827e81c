import { keep, readKept } from '#kit/ui/kept-state.ts'

/** From which page of ours the payer went to one of the provider's, kept in the tab until they come back. */
const key = 'rental/paying'
const nowhere = { payment: '', page: '' }

export function rememberPlace(payment: string): void {
  const { pathname, search, hash } = location
  keep(sessionStorage, key, { payment, page: pathname + search + hash })
}

/** The page to go on at; undefined where the payment was begun in another tab, or elsewhere. */
export function placeOf(payment: string): string | undefined {
  const kept = readKept(sessionStorage, key, nowhere)
  return kept.payment === payment && /^\/(?!\/)/.test(kept.page) ? kept.page : undefined
}
