import { checkUser } from '#features/sign-in/contract.ts'
import { capitalised } from '#features/sign-in/rules.ts'
import { play, type Scene } from '#kit/ui/demo.ts'
import { agencySettings, type PersonalForm, rentalSettings } from './contract/staff.ts'
import { getBusinessSettings, type SpecialDay } from './contract.ts'
import { removeSpecialDay, type SpecialDayForm, saveSpecialDay } from './special-days/contract.ts'
import { replaced, specialDayOf } from './special-days/rules/staff.ts'

const personal = [rentalSettings, agencySettings].map(({ updateSettings, getUserInfo }) =>
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

const showDays = ({ show }: Scene, id: number, next?: SpecialDay) =>
  show(getBusinessSettings, ({ special_days: days = [], ...settings }) => ({
    ...settings,
    special_days: replaced(days, id, next),
  }))

export const plays = [
  ...personal,
  play(saveSpecialDay, ({ body }, scene) => {
    const special = specialDayOf(body as SpecialDayForm, body.id ? Number(body.id) : scene.newId())
    showDays(scene, special.id, special)
    return special
  }),
  play(removeSpecialDay, ({ params }, scene) => showDays(scene, Number(params.id))),
]
