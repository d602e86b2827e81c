import type { FastifyRequest } from 'fastify'
import type { Sql } from '#kit/server/postgres/db.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import type { Day } from '#kit/shared/day.ts'
import type { PromoCode } from '../contract/staff.ts'
import { normalizePromo, promoRefusal } from '../rules.ts'
import { findPromoCode } from './queries.ts'

const wrongCodes = { limit: 20, seconds: 900 }

/**
 * The promo code with a text from outside, and why it does not count on a day; `regained` are the uses that come back when
 * an order replaces what its customer holds. Codes that are none are counted, 20 in 15 minutes, and then all are refused
 * (429).
 */
export async function tryPromo(
  sql: Sql,
  { ip }: Pick<FastifyRequest, 'ip'>,
  text: string,
  today: Day,
  regained: (promoId: number) => Promise<number> = async () => 0,
): Promise<{ promo: PromoCode | undefined; refusal: string | undefined }> {
  const promo = await findPromoCode(sql, text)
  await throttle(sql, `promo:${networkOf(ip)}`, wrongCodes, promo !== undefined)
  const standing = promo && { ...promo, uses: promo.uses - (await regained(promo.id)) }
  return { promo, refusal: promoRefusal(standing, normalizePromo(text), today) }
}
