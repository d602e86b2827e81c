import type { Write } from '#kit/server/http/write.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import { toUnits } from '#kit/shared/money.ts'
import { invalid, notFound } from '#kit/shared/problem.ts'
import type { PromoCode, PromoForm, RuleForm } from '../contract/staff.ts'
import type { PriceRule } from '../contract.ts'
import { ruleOf } from '../rules/preview.ts'
import { normalizePromo } from '../rules.ts'
import { words } from '../words.ts'
import { readPriceRules, readPromoCodes } from './queries.ts'

/** As tenths of a percent, or cents. */
const changeOf = ({ percent, cents }: Pick<RuleForm, 'percent' | 'cents'>) => ({
  permille: percent === undefined ? null : Math.round(percent * 10),
  cents: cents ?? null,
})

export async function saveRule({ tx, audit }: Write, form: RuleForm): Promise<PriceRule> {
  const before = form.id === undefined ? undefined : await findRule(tx, form.id)
  const { id: _, percent: __, from, until, ...rule } = ruleOf(form, 0)
  const row = { ...rule, season_from: from, season_until: until, ...changeOf(form) }
  const [saved] = before
    ? await tx<{ id: number }[]>`UPDATE price_rules SET ${tx(row)} WHERE id = ${before.id} RETURNING id`
    : await tx<{ id: number }[]>`INSERT INTO price_rules ${tx(row)} RETURNING id`
  const after = ruleOf(form, saved?.id as number)
  const [action, details] = before
    ? (['price-rule.change', { before: noted(before), after: noted(after) }] as const)
    : (['price-rule.add', noted(after)] as const)
  await audit(action, `price-rule:${after.id}`, details)
  return after
}

/** Says whether it was there. */
export async function removeRule({ tx, audit }: Write, id: number): Promise<void> {
  const rule = await findRule(tx, id)
  await tx`DELETE FROM price_rules WHERE id = ${id}`
  await audit('price-rule.remove', `price-rule:${id}`, noted(rule))
}

async function findRule(tx: Transaction, id: number): Promise<PriceRule> {
  await tx`SELECT FROM price_rules WHERE id = ${id} FOR UPDATE`
  const rule = (await readPriceRules(tx, { activeOnly: false })).find((one) => one.id === id)
  if (!rule) throw notFound(words.noSuch)
  return rule
}

/** As the log keeps it: without what is not said. */
const noted = ({ id: _, cents, ...rest }: PriceRule | PromoCode) =>
  Object.fromEntries(
    Object.entries({ ...rest, amount: cents === null ? null : toUnits(cents) }).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** Violates `promo_codes_code` where the code is there already. */
export async function savePromo({ tx, audit }: Write, form: PromoForm): Promise<PromoCode> {
  const before = form.id === undefined ? undefined : await findPromo(tx, form.id)
  const { starts_on, ends_on = null, max_uses = null } = form
  if (before && max_uses !== null && max_uses < before.uses) {
    throw invalid([{ field: 'max_uses', message: words.tooFewUses(before.uses) }])
  }
  const row = { code: normalizePromo(form.code), ...changeOf(form), starts_on, ends_on, max_uses }
  const [saved] = before
    ? await tx<{ id: number }[]>`UPDATE promo_codes SET ${tx(row)} WHERE id = ${before.id} RETURNING id`
    : await tx<{ id: number }[]>`INSERT INTO promo_codes ${tx(row)} RETURNING id`
  const after = await findPromo(tx, saved?.id as number)
  const [action, details] = before
    ? (['promo-code.change', { before: noted(before), after: noted(after) }] as const)
    : (['promo-code.add', noted(after)] as const)
  await audit(action, `promo-code:${after.id}`, details)
  return after
}

export async function removePromo({ tx, audit }: Write, id: number): Promise<void> {
  const promo = await findPromo(tx, id)
  await tx`DELETE FROM promo_codes WHERE id = ${id}`
  await audit('promo-code.remove', `promo-code:${id}`, noted(promo))
}

async function findPromo(tx: Transaction, id: number): Promise<PromoCode> {
  await tx`SELECT FROM promo_codes WHERE id = ${id} FOR UPDATE`
  const promo = (await readPromoCodes(tx)).find((one) => one.id === id)
  if (!promo) throw notFound(words.noSuch)
  return promo
}

/**
 * Counts a use of a promo code, in the transaction of its booking. False where none is left, or it does not count that
 * day: then nothing was counted. Uses of bookings that end are given back by the database.
 */
export async function countPromo(tx: Transaction, id: number, today: Day): Promise<boolean> {
  const { count } = await tx`
    UPDATE promo_codes SET uses = uses + 1
    WHERE id = ${id} AND (max_uses IS NULL OR uses < max_uses) AND ${today}::date BETWEEN starts_on AND coalesce(ends_on, 'infinity')`
  return count === 1
}
