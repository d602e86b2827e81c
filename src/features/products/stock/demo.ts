import { changed, play } from '#kit/ui/demo.ts'
import { countProduct, getCounts, getStock, receiveGoods } from './contract.ts'

/** Stock as a test account counts it. */
export const plays = [
  play(receiveGoods, ({ body: { product_id, quantity } }, { show }) =>
    show(getStock, ({ goods }) => ({
      goods: changed(goods, product_id, (one) => ({ ...one, actual_stock: (one.actual_stock ?? 0) + quantity })),
    })),
  ),
  play(countProduct, ({ body: { product_id, counted, why = null } }, { at, by, newId, known, show }) => {
    const product = known(getStock)[0]?.goods.find(({ id }) => id === product_id)
    const expected = (product?.actual_stock ?? 0) + (product?.in_carts ?? 0)
    const line = { product_id, name: product?.name ?? '', counted_at: at, counted_by: by.first_name, cost: null }
    show(getCounts, ({ counts: [last, ...past] }) => {
      const open = last?.closed_by === null ? last : undefined
      const before = open?.lines.find((one) => one.product_id === product_id)
      const next = { ...line, counted: counted ?? 0, expected, ...(counted === undefined && before), why }
      const lines = [...(open?.lines.filter((one) => one !== before) ?? []), next]
      const count = { id: newId(), version: 0, started_at: at, closed_by: null, ...open, lines }
      return { counts: [count, ...(last && !open ? [last] : []), ...past] }
    })
  }),
]
