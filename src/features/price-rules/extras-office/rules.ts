import type { ExtraRow } from '../extras/contract.ts'
import type { ExtraForm } from './contract.ts'

/** What a form makes of an extra. */
export const extraOf = (
  { key: _, stock, vehicle_types, flows, position, ...form }: ExtraForm,
  kept: Pick<ExtraRow, 'key' | 'position' | 'active'>,
): ExtraRow => ({
  ...form,
  key: kept.key,
  stock: stock ?? null,
  vehicle_types: [...new Set(vehicle_types)],
  flows: [...new Set(flows)],
  position: position ?? kept.position,
  active: kept.active,
})

/** A key for a new extra, of letters that every program takes; `taken` are those there are. */
export function newKey(name: string, taken: readonly string[]): string {
  const plain = name.normalize('NFKD').toLowerCase().replaceAll('ß', 'ss').replaceAll(/\p{M}/gu, '')
  const letters = plain
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, 30)
  const base = letters === '' || letters === 'captain' ? 'extra' : letters
  for (let n = 1; ; n++) {
    const key = n === 1 ? base : `${base}_${n}`
    if (!taken.includes(key)) return key
  }
}

/** In the order in which they are shown. */
export const inOrder = (extras: readonly ExtraRow[]): ExtraRow[] =>
  extras.toSorted((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1))
