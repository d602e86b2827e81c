import { ApiError } from '#kit/ui/api.ts'
import { play } from '#kit/ui/demo.ts'
import { getExtras } from '../extras/contract.ts'
import { putAwayExtra, saveExtra } from './contract.ts'
import { extraOf, inOrder, newKey } from './rules.ts'
import { words } from './words.ts'

export const plays = [
  play(saveExtra, ({ body }, { known, show }) => {
    const all = known(getExtras)[0] ?? []
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
    show(getExtras, (rows) => inOrder([...rows.filter(({ key }) => key !== extra.key), extra]))
    return extra
  }),
  play(putAwayExtra, ({ body: { key, away } }, { known, show }) => {
    const extra = known(getExtras).flatMap((rows) => rows.find((one) => one.key === key) ?? [])[0]
    if (!extra) throw new ApiError(404, 'NOT_FOUND', words.noSuch)
    show(getExtras, (rows) => rows.map((one) => (one.key === key ? { ...one, active: !away } : one)))
    return { ...extra, active: !away }
  }),
]
