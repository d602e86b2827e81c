import { changed, play } from '#kit/ui/demo.ts'
import { getPrices, removePriceRule, removePromoCode, savePriceRule, savePromoCode } from './contract/staff.ts'
import { plays as extras } from './extras-office/demo.ts'
import { ruleOf } from './rules/preview.ts'
import { normalizePromo } from './rules.ts'
import { termsPlays } from './terms/demo.ts'

export const plays = [
  ...termsPlays,
  ...extras,
  play(savePriceRule, ({ body }, { newId, show }) => {
    const rule = ruleOf(body, body.id ?? newId())
    show(getPrices, (all) => ({ ...all, rules: [...changed(all.rules, rule.id, () => undefined), rule] }))
    return rule
  }),
  play(removePriceRule, ({ params }, { show }) =>
    show(getPrices, (all) => ({ ...all, rules: changed(all.rules, params.id, () => undefined) })),
  ),
  play(savePromoCode, ({ body }, { newId, known, show }) => {
    const id = body.id ?? newId()
    const { percent = null, cents = null, starts_on, ends_on = null, max_uses = null } = body
    const uses =
      known(getPrices).flatMap(({ promo_codes }) => promo_codes.find((one) => one.id === id)?.uses ?? [])[0] ?? 0
    const promo = { id, code: normalizePromo(body.code), percent, cents, starts_on, ends_on, max_uses, uses }
    show(getPrices, (all) => ({
      ...all,
      promo_codes: [promo, ...changed(all.promo_codes, id, () => undefined)],
    }))
    return promo
  }),
  play(removePromoCode, ({ params }, { show }) =>
    show(getPrices, (all) => ({ ...all, promo_codes: changed(all.promo_codes, params.id, () => undefined) })),
  ),
]
