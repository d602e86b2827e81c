import { ApiError } from '#kit/ui/api.ts'
import { play } from '#kit/ui/demo.ts'
import { getPricing } from '../contract/pricing.ts'
import { putAwayExtra, saveExtra } from './contract.ts'
import { extraOf, inOrder, newKey } from './rules.ts'
import { words } from './words.ts'

export const plays = [
  play(saveExtra, ({ body }, { known, show }) => {
    const all = known(getPricing)[0]?.extras ?? []
    const last = Math.max(0, ...all.map(({ position }) => position))
    const before = all.find(({ key }) => key === body.key)
    const isNew = {
      key: newKey(
        body.name,
        all.map(({ key }) => key),
      ),
      position: last + 1,
      active: true,
    }
    const extra = extraOf(body, before ?? isNew)
    show(getPricing, (all) => ({
      ...all,
      extras: inOrder([...all.extras.filter(({ key }) => key !== extra.key), extra]),
    }))
    return extra
  }),
  play(putAwayExtra, ({ body: { key, away } }, { known, show }) => {
    const extra = known(getPricing).flatMap(({ extras }) => extras.find((one) => one.key === key) ?? [])[0]
    if (!extra) throw new ApiError(404, 'NOT_FOUND', words.noSuch)
    show(getPricing, (all) => ({
      ...all,
      extras: all.extras.map((one) => (one.key === key ? { ...one, active: !away } : one)),
    }))
    return { ...extra, active: !away }
  }),
]
