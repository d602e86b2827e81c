import { useEffect } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getUnpaid } from '../../contract.ts'
import { emptySale, type ItemNow, itemNow, type Sale, type SaleItem, type SaleMode } from './sale.ts'

/**
 * What the navigation to the till asks for: `{ mode: 'products' }` in its state, as the main menu gives it. Asked once:
 * after a reload the sale goes on where it was.
 */
function takeAskedMode(): SaleMode | undefined {
  const { mode, ...others } = (history.state ?? {}) as { mode?: unknown }
  if (mode === undefined) return undefined
  history.replaceState(others, '')
  if (mode === 'booking') return 'select_booking'
  if (mode === 'voucher') return 'select_voucher'
  return mode === 'products' ? 'select_products' : undefined
}

/** The sale that somebody is making: it survives a reload and an ended session, and is nobody else's. */
export function useSale({ id }: Pick<SignedInUser, 'id'>) {
  const [sale, set, restored] = useKept<Sale>(`till sale ${id}`, emptySale)
  const change = (part: Partial<Sale>) => set((before) => ({ ...before, ...part }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page is opened
  useEffect(() => {
    const mode = restored ? takeAskedMode() : undefined
    if (mode) change({ mode, ...(mode !== 'select_products' && { item: null }) })
  }, [restored])

  return {
    sale,
    restored,
    change,
    choose: (item: SaleItem, back: string | null = null) =>
      set((before) => ({
        ...before,
        ...{ item, mode: 'checkout', back, method: 'cash', received: '', people: 0, parts: [], part: '' },
        discounts: before.discounts.filter((one) => !one.item),
      })),
    /** After a sale; the cart stays where its products were not part of it. */
    clear: ({ keepsCart }: { keepsCart: boolean }) =>
      set((before) => ({ ...emptySale, ...(keepsCart && { cart: before.cart }) })),
  }
}

export type ChangeSale = ReturnType<typeof useSale>['change']

/** What was chosen as the server has it by now; as it was chosen until that is known. */
export function useItemNow(chosen: SaleItem | null): Omit<ItemNow, 'item'> & { item: SaleItem | null } {
  const query = chosen?.type === 'booking' ? { booking: chosen.id } : {}
  const { data } = useEndpoint(getUnpaid, chosen ? { query } : undefined)
  return chosen && data ? itemNow(chosen, data) : { item: chosen, state: 'open' }
}
