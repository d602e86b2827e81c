import { changed, play } from '#kit/ui/demo.ts'
import { agencyEmployees, rentalEmployees } from './contract.ts'

export const plays = [rentalEmployees, agencyEmployees].map(({ changePermission, getEmployees }) =>
  play(changePermission, ({ params: { id }, body }, { known, show }) => {
    const active = body.active ?? !known(getEmployees)[0]?.find((one) => one.id === id)?.active
    show(getEmployees, (list) => changed(list, id, (one) => ({ ...one, active })))
    return { active }
  }),
)
