import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openCashRegister } from '#testing/cash-register.ts'
import { insertProduct } from '#testing/products.ts'
import { insertVoucher } from '#testing/voucher.ts'

const till = openCashRegister()
const bottles = 12

type Step =
  | { does: 'sell'; quantity: number; method: 'cash' | 'card' }
  | { does: 'book'; byVoucher: boolean; method: 'cash' | 'card'; withBottle: boolean }
  | { does: 'reverse'; which: number; restock: boolean }
  | { does: 'cancel'; which: number }
  | { does: 'refund'; which: number; method: 'cash' | 'card' }

const method = fc.constantFrom('cash' as const, 'card' as const)
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('sell' as const), quantity: fc.integer({ min: 1, max: 8 }), method }),
  fc.record({ does: fc.constant('book' as const), byVoucher: fc.boolean(), method, withBottle: fc.boolean() }),
  fc.record({ does: fc.constant('reverse' as const), which: fc.nat(9), restock: fc.boolean() }),
  fc.record({ does: fc.constant('cancel' as const), which: fc.nat(3) }),
  fc.record({ does: fc.constant('refund' as const), which: fc.nat(3), method }),
)

test('Whatever is sold, taken back and given back at once: chain, receipts, drawer, stock and vouchers agree.', {
  timeout: 120_000,
}, async () => {
  const { sql } = till.it
  let hour = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(anyStep, { minLength: 1, maxLength: 3 }), { maxLength: 6 }), async (turns) => {
      const bottle = await insertProduct(sql, { price: 500, target_stock: bottles, actual_stock: bottles })
      const { id: voucher, code } = await insertVoucher(sql, { amount: 12_000 })
      const bookings: number[] = []
      const positions: number[] = []
      const before = (await till.entries()).length

      const take = async (step: Step) => {
        if (step.does === 'sell') {
          const products = [{ id: bottle, quantity: step.quantity }]
          return till.sell({ income: 5 * step.quantity, method: step.method, products })
        }
        if (step.does === 'book') {
          hour += 1
          const day = new Date(Date.UTC(2026, 5, 3) + hour * 86_400_000).toISOString().slice(0, 10)
          const id = await till.booking({ startsAt: `${day}T10:00`, endsAt: `${day}T11:00` })
          bookings.push(id)
          const products = step.withBottle ? [{ id: bottle, quantity: 1 }] : []
          const total = step.withBottle ? 55 : 50
          const used = step.byVoucher ? Math.min(total, ((await till.balance(voucher)) ?? 0) / 100) : 0
          const part = used > 0 ? { voucher: code, voucher_used: used } : {}
          return till.payBooking(id, total - used, { method: step.method, products, ...part })
        }
        if (step.does === 'reverse') {
          const position = positions[step.which]
          if (position === undefined) return undefined
          const { total } = (await till.receipt(position)).json
          return till.reverse(position, total as number, { restock: step.restock })
        }
        const id = bookings[step.which]
        if (id === undefined) return undefined
        if (step.does === 'cancel') {
          await till.admin.post('/api/rere_cancel_booking_EN/', { booking_id: id, canceled_reason: 'Storm' })
          return undefined
        }
        const { refunds } = (await till.unpaid()).json as { refunds: { id: number; amount: number }[] }
        const income = refunds.find((one) => one.id === id)?.amount ?? 0
        return till.sell({ income, method: step.method, main_item: { type: 'refund', id } })
      }

      for (const turn of turns) {
        const replies = await Promise.all(turn.map(take))
        for (const reply of replies) {
          expect([undefined, 201, 404, 409, 422], reply?.text).toContain(reply?.status)
          if (reply?.status === 201) positions.push(reply.json.position as number)
        }
      }

      await till.expectSoundLedger()
      const mine = (await till.entries()).slice(before)
      const moved = mine.flatMap(({ kind, position, content }) =>
        content.lines.filter((line) => line.kind === 'product').map(({ quantity }) => ({ kind, position, quantity })),
      )
      const restocked = await sql<{ restock: boolean; receipt: string }[]>`
        SELECT (details ->> 'restock')::boolean AS restock, record AS receipt FROM audit_log WHERE action = 'till.reverse'`
      const kept = new Set(restocked.filter(({ restock }) => !restock).map(({ receipt }) => receipt))
      const gone = moved.filter(({ position }) => {
        const entry = mine.find((one) => one.position === position)
        return !kept.has(`receipt:${entry?.receipt}`)
      })
      expect(await till.stock(bottle)).toBe(bottles - gone.reduce((sum, { quantity }) => sum + quantity, 0))

      const [books] = await sql<{ redeemed: number; entries: number; amount: number }[]>`
        SELECT redeemed, amount, (SELECT coalesce(sum(e.amount), 0)::int FROM voucher_entries e WHERE voucher_id = v.id) AS entries
        FROM vouchers v WHERE id = ${voucher}`
      expect(books?.entries).toBe(books?.redeemed)
      expect(books?.redeemed).toBeLessThanOrEqual(books?.amount ?? 0)
      // A booking is paid when it has one receipt more than was taken back, unless it was canceled.
      for (const id of bookings) {
        const stored = await till.stored(id)
        const sales = mine.filter((entry) => entry.booking_id === id && entry.content.lines[0]?.kind === 'booking')
        const counts = sales.reduce((sum, { kind }) => sum + (kind === 'reversal' ? -1 : 1), 0)
        expect([id, stored?.paid]).toEqual([id, counts === 1])
      }
    }),
    { numRuns: 12 },
  )
})
