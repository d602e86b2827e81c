import { cachedRoute } from '#kit/server/cache/cached-route.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { violates } from '#kit/server/postgres/db.ts'
import { wallClock } from '#kit/shared/day.ts'
import { invalid } from '#kit/shared/problem.ts'
import { toWire } from '#kit/shared/wire.ts'
import { getPricing } from '../contract/pricing.ts'
import * as staff from '../contract/staff.ts'
import * as calls from '../contract.ts'
import { extrasRoutes } from '../extras/server/routes.ts'
import { comparison, lastYear, ruleOf, rulesAfter } from '../rules/preview.ts'
import { termsRoutes } from '../terms/server/routes.ts'
import { words } from '../words.ts'
import { removePromo, removeRule, savePromo, saveRule } from './commands.ts'
import { tryPromo } from './policy.ts'
import { madeStatement, readPriceRules, readPricing, readPromoCodes } from './queries.ts'

export function priceRuleRoutes(app: Server, context: Context): void {
  const { sql, live, env, clock } = context
  const write = writing(context, 'prices')
  extrasRoutes(app, context)
  const today = () => wallClock(env.timeZone, clock()).day
  termsRoutes(app, context)

  cachedRoute(app, live, getPricing, async () =>
    JSON.stringify(toWire(getPricing.answers[200], await readPricing(sql))),
  )

  route(app, calls.checkPromoCode, async ({ query, request }) => {
    const { promo, refusal } = await tryPromo(sql, request, query.promo_code, today())
    return refusal === undefined && promo
      ? { terms: { code: promo.code, percent: promo.percent, cents: promo.cents }, refusal: '' }
      : { terms: null, refusal: refusal ?? '' }
  })

  route(app, staff.getPrices, async () => ({
    rules: await readPriceRules(sql, { activeOnly: false }),
    promo_codes: await readPromoCodes(sql),
  }))

  route(app, staff.savePriceRule, (call) => write(call, (writes) => saveRule(writes, call.body)))

  route(app, staff.removePriceRule, (call) => write(call, (writes) => removeRule(writes, call.params.id)))

  route(app, staff.savePromoCode, (call) =>
    write(call, (writes) => savePromo(writes, call.body)).catch((error: unknown) => {
      throw violates(error, 'promo_codes_code') ? invalid([{ field: 'code', message: words.codeTaken }]) : error
    }),
  )

  route(app, staff.removePromoCode, (call) => write(call, (writes) => removePromo(writes, call.params.id)))

  route(app, staff.previewPrices, async ({ query: { rule, remove } }) => {
    const changed = rule && ruleOf(rule, rule.id ?? 0)
    const rules = await readPriceRules(sql, { activeOnly: true })
    const after = rulesAfter(rules, { changed, removed: remove }, today())
    const { from, to } = lastYear(today())
    const compared = comparison({ today: rulesAfter(rules, {}, today()), after }, from)
    for await (const made of madeStatement(sql, { from, to }, env.timeZone).cursor(1000)) made.forEach(compared.add)
    return compared.result()
  })
}
