import { play } from '#kit/ui/demo.ts'
import { banCustomer, getBlacklist, unbanCustomer } from './contract.ts'

export const plays = [
  play(banCustomer, ({ body }, { by, at, newId, show }) => {
    const blocked_by = `${by.first_name} ${by.last_name}`.trim()
    const entry = { ...body, id: newId(), dateTime: at, booking: null, booking_id: body.booking_id ?? null, blocked_by }
    show(getBlacklist, (list) => [entry, ...list])
    return entry
  }),
  play(unbanCustomer, ({ params }, { show }) =>
    show(getBlacklist, (list) => list.filter(({ id }) => id !== params.id)),
  ),
]
