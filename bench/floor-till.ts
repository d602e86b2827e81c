import type { Sql } from '#kit/server/postgres/db.ts'
import { wallClock } from '#kit/shared/day.ts'
import { type Asked, end, findSignedIn, isOwn, parseAsStream, readCookies, sha256, type User } from './floor-answers.ts'

type CartLine = { id: number; quantity: number; price: number }
type Product = { id: number; name: string; price: number; vat_percent: number; actual_stock: number | null }

type Sale = { user: User; cart: CartLine[]; income: number; key: string; bodyHash: Buffer }

/** Products over the counter, paid in cash: a session, then stock, ledger, audit log and answer in one transaction. */
export async function answerSale(sql: Sql, { request, response }: Asked): Promise<void> {
  const cookies = readCookies(request.headers.cookie)
  if (!isOwn(request, cookies)) return end(response, 403)
  const [user, fields] = await Promise.all([findSignedIn(sql, cookies), parseAsStream(request)])
  if (!user) return end(response, 401)
  const cart = JSON.parse(fields.products || '[]') as CartLine[]
  const isRight = cart.every(({ id, quantity }) => Number.isInteger(id) && Number.isInteger(quantity) && quantity > 0)
  if (!isRight || cart.length === 0 || fields.method !== 'cash') return end(response, 422)
  const sold = await sell(sql, {
    ...{ user, cart, income: Math.round(Number(fields.income) * 100) },
    key: String(request.headers['idempotency-key']),
    bodyHash: sha256(JSON.stringify(fields)),
  })
  if (sold === undefined) return end(response, 409)
  end(response, 201, sold)
}

/** The text of the answer; undefined where stock or prices are not as they were shown. */
function sell(sql: Sql, { user, cart, income, key, bodyHash }: Sale): Promise<string | undefined> {
  const quantities = new Map(cart.map(({ id, quantity }) => [id, quantity]))
  const ids = [...quantities.keys()].sort((a, b) => a - b)
  return sql.begin(async (tx) => {
    const products = await tx<Product[]>`
      SELECT id, name, price, vat_percent, actual_stock FROM products
      WHERE id = ANY(${ids}::integer[]) AND deleted_at IS NULL ORDER BY id FOR UPDATE`
    const lines = products.map(({ id, name, price, vat_percent, actual_stock }) => {
      const quantity = quantities.get(id) ?? 0
      const isLeft = actual_stock === null || actual_stock >= quantity
      const line = { kind: 'product', label: name, quantity, unitPrice: price, amount: price * quantity }
      return { isLeft, line: { ...line, vatPercent: vat_percent, productId: id } }
    })
    const total = lines.reduce((sum, { line }) => sum + line.amount, 0)
    if (lines.length < ids.length || !lines.every(({ isLeft }) => isLeft) || total !== income) return undefined
    await tx`
      UPDATE products SET actual_stock = actual_stock - sold.quantity
      FROM unnest(${ids}::integer[], ${ids.map((id) => quantities.get(id) as number)}::integer[]) sold (id, quantity)
      WHERE products.id = sold.id AND actual_stock IS NOT NULL`
    const content = {
      lines: lines.map(({ line }) => line),
      payments: [{ method: 'cash', amount: total }],
      received: total,
      change: 0,
    }
    const [till] = await tx`SELECT is_open FROM lock_till('rental')`
    if (!till?.is_open) throw new Error('the till of the bench is closed')
    const [entry] = await tx<{ position: number; receipt: number }[]>`
      INSERT INTO till_entries (business, kind, at, day, cashier_id, cashier, cash, income, content)
      VALUES ('rental', 'sale', now(), ${wallClock('Europe/Berlin').day}, ${user.id}, ${user.name}, ${total}, ${total},
              ${JSON.stringify(content)})
      RETURNING position, receipt`
    const answer = { status: 'success', ...entry, total: total / 100, change: 0, voucher_left: null }
    const text = JSON.stringify(answer)
    await Promise.all([
      tx`
        INSERT INTO audit_log (actor_id, actor, action, record, details)
        VALUES (${user.id}, ${user.name}, 'till.sale', ${`receipt:${entry?.receipt}`}, ${text}::text::jsonb)`,
      tx`
        INSERT INTO idempotent_answers (scope, key, body_hash, status, answer)
        VALUES ('sale', ${key}, ${bodyHash}, 201, ${text})`,
    ])
    return text
  }) as Promise<string | undefined>
}
