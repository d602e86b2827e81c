import { changed, play } from '#kit/ui/demo.ts'
import { acceptWithdrawal, closeWithdrawal, getWithdrawals } from './contract.ts'

export const plays = [acceptWithdrawal, closeWithdrawal].map((decide) =>
  play(decide, ({ body }, { show }) =>
    show(getWithdrawals, (list) => changed(list, body.id, (one) => ({ ...one, open: false }))),
  ),
)
