import type { Context } from '#kit/server/http/context.ts'
import { type Caller, route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { invalid } from '#kit/shared/problem.ts'
import * as carts from '../contract/carts.ts'
import * as calls from '../contract.ts'
import { missingStock } from '../rules.ts'
import { release, renew, reserve, type Touch } from './commands/carts.ts'
import { removeProduct, saveProduct, taken } from './commands/products.ts'
import { forgottenCarts } from './jobs.ts'
import { readCart, readProducts } from './queries.ts'

export function productRoutes(app: Server, context: Context): void {
  const { sql, live } = context
  const write = writing(context, 'products')

  route(app, calls.getAllProducts, async () => ({ product_data: await readProducts(sql) }))

  route(app, calls.addOrChangeProduct, (call) => {
    const errors = missingStock(call.body)
    if (errors.length > 0) throw invalid(errors)
    return write(call, (writes) => saveProduct(writes, call.body)).catch((error: unknown) => {
      const conflict = taken(error)
      throw conflict ? invalid([conflict]) : error
    })
  })

  route(app, calls.deleteProduct, (call) => write(call, (writes) => removeProduct(writes, call.params.id)))

  route(app, carts.getCart, async ({ query }) => ({ lines: await readCart(sql, query.cart) }))

  route(app, carts.reserveProduct, async ({ body, caller }) => {
    const reserved = await reserve(sql, body, touchOf(context, caller))
    await live.changed('products')
    return reserved
  })

  route(app, carts.renewCart, async ({ body, caller }) => ({
    held: await renew(sql, body.cart, touchOf(context, caller)),
  }))

  route(app, carts.releaseCart, async ({ body }) => {
    if (await release(sql, body.cart)) await live.changed('products')
    return { status: 'success' as const }
  })

  app.jobs.push(forgottenCarts(context))
}

const touchOf = ({ clock }: Context, caller: Caller): Touch => ({ userId: caller.id, at: clock().toString() })
