import { answer } from '#kit/server/http/answer.ts'
import { authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Caller, route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer } from '#kit/server/http/repeat.ts'
import { invalid, notFound } from '#kit/shared/problem.ts'
import * as carts from '../contract/carts.ts'
import * as calls from '../contract.ts'
import { missingStock } from '../rules.ts'
import { release, renew, reserve, type Touch } from './commands/carts.ts'
import { removeProduct, saveProduct } from './commands/products.ts'
import { forgottenCarts } from './jobs.ts'
import { readCart, readProducts } from './queries.ts'

export function productRoutes(app: Server, context: Context): void {
  const { sql, live, clock } = context
  const by = (caller: Caller) => authorOf(caller, context)
  const touchOf = (caller: Caller): Touch => ({ userId: caller.id, at: clock().toString() })

  route(app, calls.getAllProducts, async () => ({ product_data: await readProducts(sql) }))

  route(app, calls.addOrChangeProduct, async ({ body: form, caller, repeat }) => {
    const errors = missingStock(form)
    if (errors.length > 0) throw invalid(errors)
    const saved = await orEarlierAnswer(sql, repeat, async () =>
      answer(201, await saveProduct(sql, form, by(caller), repeat)),
    )
    await live.changed('products')
    return saved as NonNullable<typeof saved>
  })

  route(app, calls.deleteProduct, async ({ params, caller }) => {
    if (!(await removeProduct(sql, params.id, by(caller)))) throw notFound(calls.productMessages.gone)
    await live.changed('products')
    return { status: 'success' as const }
  })

  route(app, carts.getCart, async ({ query }) => ({ lines: await readCart(sql, query.cart) }))

  route(app, carts.reserveProduct, async ({ body, caller }) => {
    const reserved = await reserve(sql, body, touchOf(caller))
    await live.changed('products')
    return reserved
  })

  route(app, carts.renewCart, async ({ body, caller }) => ({ held: await renew(sql, body.cart, touchOf(caller)) }))

  route(app, carts.releaseCart, async ({ body }) => {
    if (await release(sql, body.cart)) await live.changed('products')
    return { status: 'success' as const }
  })

  app.jobs.push(forgottenCarts(context))
}
