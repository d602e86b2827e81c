import { play } from '#kit/ui/demo.ts'
import { addOrChangeVehicle } from './contract/staff.ts'
import { getAllVehicles, type Vehicle } from './contract.ts'

export const plays = [
  // The fleet is shown as it is.
  play(addOrChangeVehicle, ({ body }, { known }): Vehicle => {
    const vehicle = known(getAllVehicles)
      .flat()
      .find(({ id }) => id === body.id)
    return (vehicle ?? body) as Vehicle
  }),
]
