import { checkUser } from '#features/sign-in/contract.ts'
import { capitalised } from '#features/sign-in/rules.ts'
import { play } from '#kit/ui/demo.ts'
import { agencySettings, type PersonalForm, rentalSettings } from './contract/staff.ts'

export const plays = [rentalSettings, agencySettings].map(({ updateSettings, getUserInfo }) =>
  play(updateSettings, ({ body }, { show }) => {
    // The other form is root's.
    const { firstName, lastName, phone, address, additional, zipCodeAndCity, weAreHiring } = body as PersonalForm
    show(getUserInfo, (before) => ({
      ...before,
      ...{ phone, streetAndNumber: address, additional, zipCodeAndCity },
      weAreHiring: weAreHiring ?? before.weAreHiring,
    }))
    const [first_name, last_name] = [capitalised(firstName.trim()), capitalised(lastName.trim())]
    show(checkUser, (user) =>
      user.email === null ? user : { ...user, first_name, last_name, username: `${first_name} ${last_name}` },
    )
    return { signed_out: false }
  }),
)
