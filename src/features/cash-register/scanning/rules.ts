import type { Product } from '#features/products/contract.ts'
import { barcodeOf } from '#features/products/rules/barcode.ts'
import { normalizeCode } from '#features/vouchers/rules.ts'

/** A key, and when it was pressed, in milliseconds. */
export type Stroke = { key: string; at: number }

/**
 * Milliseconds from key to key of a scanner at most: in a field, where hands type as well, and elsewhere, where nobody does.
 * And signs of a code at least.
 */
export const gap = 60
export const pause = 300
export const leastSigns = 4

/** The keys that came one after the other, up to this one. */
export const burstOf = (before: readonly Stroke[], stroke: Stroke): readonly Stroke[] =>
  stroke.at - (before.at(-1)?.at ?? Number.NEGATIVE_INFINITY) <= pause ? [...before, stroke] : [stroke]

/** What a scanner typed and ended with Enter. In a field one key that took too long makes it none, and not the end of one. */
export function scannedBy(burst: readonly Stroke[], isTyped: boolean): string | undefined {
  const isOver = burst.at(-1)?.key === 'Enter' && burst.length > leastSigns
  const isFast = !isTyped || burst.every(({ at }, i) => at - (burst[i - 1]?.at ?? at) <= gap)
  return isOver && isFast ? burst.map(({ key }) => (key.length === 1 ? key : '')).join('') : undefined
}

type Meaning = { product: Product } | { voucher: string } | { unknown: string }

/** A product by its barcode, or a voucher by its code: that of a card leads to a page with it (`#code=`). */
export function meaningOf(scanned: string, products: readonly Product[]): Meaning {
  const code = barcodeOf(scanned)
  const product = products.find(({ barcode }) => barcode !== '' && barcode === code)
  if (product) return { product }
  const voucher = normalizeCode(scanned.replace(/^.*#code=/, ''))
  return voucher ? { voucher } : { unknown: code }
}
