import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line, money, wholeNumber } from '#kit/shared/fields.ts'
import { product } from '../contract.ts'
import { words } from '../words.ts'

/** Carts at the till. What is in one is taken off the stock, and comes back when it is given up or left alone. */

/** Minutes after which a cart that nobody touched is released. */
export const cartMinutes = 15

/** How many of one product a cart may hold. */
export const mostInCart = 999

/** A random id that the browser makes for its cart: `crypto.randomUUID()`. */
const cart = line({ min: 16, max: 60, pattern: /^[\w-]+$/, message: () => words.noCart })

export const cartLine = z.extend(product, {
  quantity: z.int(),
  /** At the current price; the till computes it anew when it sells. */
  price_total: money,
})
export type CartLine = z.output<typeof cartLine>

export const getCart = endpoint({
  summary: 'What a cart holds at the current prices; nothing once it was sold or released',
  method: 'GET',
  path: '/api/rere_get_cart/',
  access: 'staff',
  changesWith: ['products'],
  query: z.object({ cart }),
  answers: { 200: z.object({ lines: z.array(cartLine) }) },
})

export const reserveProduct = endpoint({
  summary: 'Sets how many of a product a cart holds; 409 SOLD_OUT with what is left when there are not as many',
  method: 'POST',
  path: '/api/rere_reserve_product/',
  access: 'staff',
  body: z.object({
    cart,
    product_id: wholeNumber({ min: 1, max: 999_999_999, message: () => words.gone }),
    /** All of them, not how many more: 0 takes the product out of the cart. */
    quantity: wholeNumber({ max: mostInCart, message: () => words.noNumber(mostInCart) }),
  }),
  answers: { 200: z.object({ quantity: z.int(), actual_stock: z.nullable(z.int()) }) },
})

export const renewCart = endpoint({
  summary: `Keeps an open cart for another ${cartMinutes} minutes, and says whether it still holds anything`,
  method: 'POST',
  path: '/api/rere_renew_cart/',
  access: 'staff',
  body: z.object({ cart }),
  answers: { 200: z.object({ held: z.boolean() }) },
})

export const releaseCart = endpoint({
  summary: 'Empties a cart and puts everything back into the stock',
  method: 'POST',
  path: '/api/rere_release_cart/',
  access: 'staff',
  body: z.object({ cart }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})
