import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import type { getPricing } from '../contract/pricing.ts'
import type { PromoCode } from '../contract/staff.ts'
import type { PriceRule } from '../contract.ts'
import { readExtras } from '../extras/server/queries.ts'
import type { Made } from '../rules/preview.ts'
import { normalizePromo } from '../rules.ts'
import { readTerms } from '../terms/server/queries.ts'

const change = (db: Db) => db`(permille / 10.0)::float8 AS percent, cents`
const span = (db: Db) => db`starts_on::text, ends_on::text`

/** In the order in which they are told of. */
export const readPriceRules = (db: Db, { activeOnly }: { activeOnly: boolean }): Promise<PriceRule[]> => db<
  PriceRule[]
>`
  SELECT id, kind, name, name_de, ${change(db)}, weekdays, season_from AS "from", season_until AS "until", days, least,
         vehicle_types, flows, ${span(db)}, active
  FROM price_rules WHERE active OR ${!activeOnly}
  ORDER BY array_position('{season,weekday,length,early,late}', kind), id`

const promo = (db: Db) => db`id, code, ${change(db)}, ${span(db)}, max_uses, uses`

/** What decides on prices besides the price list. */
export async function readPricing(db: Db): Promise<Answer<typeof getPricing>> {
  const [rules, terms, extras] = await Promise.all([
    readPriceRules(db, { activeOnly: true }),
    readTerms(db),
    readExtras(db),
  ])
  return { rules, terms, extras }
}

/** The newest first. */
export const readPromoCodes = (db: Db): Promise<PromoCode[]> => db<PromoCode[]>`
  SELECT ${promo(db)} FROM promo_codes ORDER BY id DESC`

/** The promo code that somebody typed. It counts no guesses: what comes from outside goes through `tryPromo`. */
export async function findPromoCode(db: Db, code: string): Promise<PromoCode | undefined> {
  const [row] = await db<PromoCode[]>`SELECT ${promo(db)} FROM promo_codes WHERE code = ${normalizePromo(code)}`
  return row && { ...row }
}

/** The bookings of the days from one up to another, which stand and are not only held; for a year there may be many. */
export const madeStatement = (db: Db, { from, to }: { from: Day; to: Day }, timeZone: string) => db<Made[]>`
  SELECT v.type, v.name AS vehicle_name, b.kind AS flow, to_char(b.starts_at, 'YYYY-MM-DD') AS day,
         to_char(b.created_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS booked,
         (CASE b.kind WHEN 'days' THEN b.ends_at::date - b.starts_at::date
          ELSE extract(epoch FROM coalesce(b.agreed_end, b.ends_at) - b.starts_at) / 3600 END)::float8 AS length,
         coalesce(b.new_price, b.price) AS cost, b.new_price IS NOT NULL AS is_agreed,
         coalesce((b.quote->'lines'->0->>'cents')::int, b.price) AS base, coalesce(by_rules.cents, 0)::int AS changed,
         jsonb_path_query_first(b.quote, '$.lines[*].reason.promo') AS promo
  FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id
  LEFT JOIN LATERAL (
    SELECT sum((line->>'cents')::int) AS cents FROM jsonb_array_elements(b.quote->'lines') line WHERE line ? 'reason'
  ) by_rules ON true
  WHERE b.starts_at >= ${from}::date AND b.starts_at < ${to}::date AND b.canceled_at IS NULL AND b.held_until IS NULL`
