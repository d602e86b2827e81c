import { play } from '#kit/ui/demo.ts'
import { getBusinessSettings } from '../contract.ts'
import { removeSpecialDay, saveSpecialDay } from './contract.ts'
import { replaced, specialDayOf } from './rules/staff.ts'

export const plays = [
  play(saveSpecialDay, ({ body }, { newId, show }) => {
    const next = specialDayOf(body, body.id ?? newId())
    show(getBusinessSettings, (all) => ({ ...all, special_days: replaced(all.special_days ?? [], next.id, next) }))
    return next
  }),
  play(removeSpecialDay, ({ params: { id } }, { show }) =>
    show(getBusinessSettings, (all) => ({ ...all, special_days: replaced(all.special_days ?? [], id) })),
  ),
]
