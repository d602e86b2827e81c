import { useEffect } from 'react'
import { call } from '#kit/ui/api.ts'
import type { Sale } from '../../sale/screens/sale.ts'
import type { Cart } from '../../sale/screens/use-cart.ts'
import type { ChangeSale } from '../../sale/screens/use-sale.ts'
import { beginReceipt, cancelReceipt } from '../contract.ts'

/** Lets the security device hear of a receipt at its first line, and of its end where every line was taken out again. */
export function useReceipt({ item, transaction = '' }: Sale, { lines }: Cart, change: ChangeSale): void {
  const isBegun = item !== null || lines.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each beginning and each end
  useEffect(() => {
    if (isBegun === (transaction !== '')) return
    const id = isBegun ? crypto.randomUUID() : transaction
    change({ transaction: isBegun ? id : '' })
    // What does not arrive is made up for when the receipt is signed, or ended by the server later.
    void call(isBegun ? beginReceipt : cancelReceipt, { body: { transaction: id } }).catch(() => {})
  }, [isBegun])
}
